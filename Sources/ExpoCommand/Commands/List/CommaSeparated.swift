import ExpoBase

/// Comma-separated values for spreadsheets and databases (RFC 4180).
///
/// Every text is quoted, so that a reader takes `0012` and `1e3` for text. A spreadsheet runs a cell
/// that begins like a formula also if it is quoted: `=1+1` becomes `"'=1+1"`, which is shown as it is.
enum CommaSeparated {
  /// What a formula begins with in a spreadsheet, also in its full width, and what it skips before one.
  private static let formulaStarts: Set<Unicode.Scalar> = [
    "=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠",
  ]

  /// A row of cells with its end; `showsHidden` makes control characters visible for a terminal.
  static func row(_ cells: [String], showsHidden: Bool) -> String {
    let row = cells.joined(separator: ",")
    return (showsHidden ? VisibleText.of(row) : row) + "\r\n"
  }

  /// The cell of a text: `높이 "93" m` → `"높이 ""93"" m"`.
  static func cell(_ text: String) -> String {
    let isFormula = text.unicodeScalars.first.map(formulaStarts.contains) ?? false
    return "\"" + (isFormula ? "'" : "") + text.replacing("\"", with: "\"\"") + "\""
  }
}
