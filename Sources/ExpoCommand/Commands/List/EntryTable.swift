import ExpoKit
import ExpoSearch

/// A table of entries, aligned by cells.
///
/// ` 1  한빛탑  박람회장 한가운데에 선…`
///
/// The right edge is ragged: if a terminal draws a character wider than computed, only the rest of that line
/// shifts.
struct EntryTable {
  private typealias Column = (field: EntryField, width: Int)

  private static let gap = 2

  private let cells: EntryCells
  private let columns: [Column]
  /// The cells of a line; nil for no limit.
  private let limit: Int?
  private let ambiguous: AmbiguousWidth

  /// Creates a table that fits a width, or as wide as its strings; `widths` are those of each field's widest string.
  init(
    _ cells: EntryCells, widths: [Int], fitting width: Int?, ambiguous: AmbiguousWidth
  ) {
    self.cells = cells
    self.ambiguous = ambiguous
    limit = width
    let columns = zip(cells.fields, widths).map { Column($0, $1) }
    self.columns = width.map { Self.fitted(columns, to: $0) } ?? columns
  }

  func line(_ entry: NumberedEntry) -> StyledText {
    var line = StyledText()
    for (index, column) in columns.enumerated() {
      let cell = cells.cell(column.field, of: entry)
      let text = StyledText(cell.text, cell.role).fitted(to: column.width, ambiguous: ambiguous)
      let space = String.spaces(column.width - DisplayWidth.of(text.string, ambiguous: ambiguous))
      let isNumber = column.field == .number
      if isNumber { line.append(space) }
      line.append(cells.marked(text, cell.role))
      if index == columns.count - 1 { break }
      line.append((isNumber ? "" : space) + .spaces(Self.gap))
    }
    return line
  }

  /// The line of an unreadable entry: its number and a mark.
  func line(_ number: Int, unreadable mark: String) -> StyledText {
    var line = StyledText()
    let digits = String(number)
    let padding = columns.first?.field == .number ? columns[0].width - digits.utf8.count : 0
    line.append(.spaces(padding) + digits, .faint)
    line.append(.spaces(Self.gap))
    let taken = max(0, padding) + digits.utf8.count + Self.gap
    let room = limit.map { max(0, $0 - taken) } ?? .max
    line.append(StyledText(mark, .warning).fitted(to: room, ambiguous: ambiguous))
    return line
  }

  /// The widest line on which texts give way to the name.
  private static let narrow = 40
  /// The fewest cells of a text beside the name there, unless it needs less.
  private static let least = 8

  /// The columns in the width of a line.
  ///
  /// A narrow line has number and name first, and omits texts that would leave too little room for them.
  private static func fitted(_ columns: [Column], to width: Int) -> [Column] {
    let gaps = gap * (columns.count - 1)
    guard width <= narrow, columns.contains(where: { $0.field == .name }) else {
      return shared(columns, in: width - gaps)
    }
    let first = columns.filter { $0.field == .number || $0.field == .name }
    let others = columns.filter { $0.field != .number && $0.field != .name }
    guard let last = others.last else { return shared(columns, in: width - gaps) }
    let room = width - gaps - first.reduce(0) { $0 + $1.width }
    guard room >= others.reduce(0, { $0 + min(least, $1.width) }) else {
      return fitted(columns.filter { $0.field != last.field }, to: width)
    }
    let shares = shared(others, in: room)
    return columns.map { column in shares.first { $0.field == column.field } ?? column }
  }

  /// Distributes cells: columns below an even share get what they need, the others share the rest.
  private static func shared(_ columns: [Column], in room: Int) -> [Column] {
    var columns = columns
    var room = max(0, room)
    var open = Array(columns.indices)
    while let index = open.first(where: { columns[$0].width * open.count <= room }) {
      room -= columns[index].width
      open.removeAll { $0 == index }
    }
    for (position, index) in open.enumerated() {
      columns[index].width = room / open.count + (position < room % open.count ? 1 : 0)
    }
    return columns
  }
}

/// The strings in a table of entries, with the matches of a search.
struct EntryCells {
  typealias Cell = (text: String, role: StyledText.Role)

  let fields: [EntryField]
  let search: SearchQuery?
  /// Whether the text that the search matched replaces the short description.
  let showsExcerpts: Bool
  let labels: Language

  /// The string of a field, a mark for a fault, or `(no name)`.
  func cell(_ field: EntryField, of entry: NumberedEntry) -> Cell {
    guard let key = field.key else { return (String(entry.number), .faint) }
    if let text = text(key, of: entry.entry) {
      let text = Self.oneLine(text)
      guard key == .name else { return (text, .plain) }
      guard text.allSatisfy(\.isWhitespace) else { return (text, .heading) }
      return ("(\(Label.noName.text(in: labels)))", .faint)
    }
    return (entry.entry[key].mark(in: labels) ?? "", .warning)
  }

  private func text(_ key: Entry.CodingKeys, of entry: PartialEntry) -> String? {
    guard key == .shortDescription, showsExcerpts, let search else { return entry[key].text }
    return entry.excerpt(matching: search)
  }

  func marked(_ text: StyledText, _ role: StyledText.Role) -> StyledText {
    role == .faint || role == .warning ? text : text.markingMatches(of: search)
  }

  /// A string on one line: line breaks and tabs become one space, control characters visible.
  static func oneLine(_ text: String) -> String {
    if VisibleText.of(text).hasBytes(of: text) { return text }
    let parts = text.split { $0.isNewline || $0.isOne(of: "\t") }
    return VisibleText.of(parts.joined(separator: " "))
  }
}

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
