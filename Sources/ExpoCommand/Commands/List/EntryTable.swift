import ExpoSource
import ExpoText

/// A table of entries, aligned by cells.
///
/// ` 1  한빛탑  박람회장 한가운데에 선 …`
///
/// The right edge is ragged: if a terminal draws a character wider than computed, only the rest of
/// that line shifts.
struct EntryTable {
  private static let gap = 2
  private static let ellipsis = "…"

  private let cells: EntryCells
  private let widths: [Int]
  /// The cells of a line; nil for no limit.
  private let limit: Int?
  private let ambiguous: AmbiguousWidth

  /// Creates a table that fits a width, or without one is as wide as its strings.
  ///
  /// `natural` holds the cells of the widest string of each field.
  init(
    _ cells: EntryCells, natural: [Int], fitting width: Int?, ambiguous: AmbiguousWidth
  ) {
    self.cells = cells
    self.ambiguous = ambiguous
    limit = width
    let room = width.map { $0 - Self.gap * (cells.fields.count - 1) }
    widths = room.map { Self.shares(of: max(0, $0), natural) } ?? natural
  }

  /// The line of an entry without its end.
  func line(_ entry: NumberedEntry) -> StyledText {
    var line = StyledText()
    for (index, field) in cells.fields.enumerated() {
      let text = cut(cells.text(field, of: entry), to: widths[index])
      let space = String(
        repeating: " ",
        count: max(0, widths[index] - DisplayWidth.of(text, ambiguous: ambiguous)))
      if field == .number { line.append(space) }
      line.append(cells.marked(text, Self.role(of: field)))
      if index == cells.fields.count - 1 { break }
      line.append((field == .number ? "" : space) + String(repeating: " ", count: Self.gap))
    }
    return line
  }

  /// The line of an entry that cannot be read: its number and a label.
  func line(_ number: Int, unreadable word: String) -> StyledText {
    var line = StyledText()
    let digits = String(number)
    let place = cells.fields.first == .number ? widths[0] - digits.utf8.count : 0
    line.append(String(repeating: " ", count: max(0, place)) + digits, .faint)
    line.append(String(repeating: " ", count: Self.gap))
    let taken = max(0, place) + digits.utf8.count + Self.gap
    line.append(cut("[\(word)]", to: limit.map { max(0, $0 - taken) } ?? .max), .warning)
    return line
  }

  private static func role(of field: EntryField) -> StyledText.Role {
    switch field {
    case .number: .faint
    case .name: .heading
    case .imageName, .shortDescription, .description: .plain
    }
  }

  /// The start of a string that is too wide, with `…` at the cut.
  private func cut(_ text: String, to width: Int) -> String {
    guard DisplayWidth.of(text, ambiguous: ambiguous) > width else { return text }
    let room = width - DisplayWidth.of(Self.ellipsis, ambiguous: ambiguous)
    guard room >= 0 else { return "" }
    var cells = 0
    let head = text.prefix { character in
      cells += DisplayWidth.of(character, ambiguous: ambiguous)
      return cells <= room
    }
    return head + Self.ellipsis
  }

  /// Distributes cells: columns below an even share get what they need, the others share the rest.
  private static func shares(of room: Int, _ natural: [Int]) -> [Int] {
    var shares = natural
    var (room, open) = (room, Array(natural.indices))
    while let index = open.first(where: { natural[$0] * open.count <= room }) {
      room -= natural[index]
      open.removeAll { $0 == index }
    }
    for (place, index) in open.enumerated() {
      shares[index] = room / open.count + (place < room % open.count ? 1 : 0)
    }
    return shares
  }
}
