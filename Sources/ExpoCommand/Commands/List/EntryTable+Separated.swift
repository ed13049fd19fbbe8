import ExpoBase

extension EntryTable {
  /// Tab-separated values: a line without its end, with `\t`, `\n`, `\r` and `\\` as escapes; `showsHidden`
  /// makes control characters visible for a terminal.
  static func tabSeparated(_ texts: [String], showsHidden: Bool) -> String {
    texts.map(escaped).map { showsHidden ? VisibleText.of($0) : $0 }.joined(separator: "\t")
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\t": text += "\\t"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\\": text += "\\\\"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}

/// Comma-separated values for spreadsheets and databases (RFC 4180).
///
/// Every text is quoted, so that a reader takes `0012` and `1e3` for text. A spreadsheet runs a cell that
/// begins like a formula even if it is quoted: `=1+1` becomes `"'=1+1"`, which is shown as it is.
extension EntryTable {
  /// The start of a formula in a spreadsheet, also in full width, and what it skips before one.
  private static let formulaStarts: Set<Unicode.Scalar> = [
    "=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠",
  ]

  /// A row of cells with its end; `showsHidden` makes control characters visible for a terminal.
  static func commaSeparated(_ cells: [String], showsHidden: Bool) -> String {
    let row = cells.joined(separator: ",")
    return (showsHidden ? VisibleText.of(row) : row) + "\r\n"
  }

  /// The cell of a text: `높이 "93" m` → `"높이 ""93"" m"`.
  static func commaSeparatedCell(_ text: String) -> String {
    let isFormula = text.unicodeScalars.first.map(formulaStarts.contains) ?? false
    return "\"" + (isFormula ? "'" : "") + text.replacing("\"", with: "\"\"") + "\""
  }
}
