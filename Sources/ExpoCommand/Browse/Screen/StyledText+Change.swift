import ExpoBase

extension StyledText {
  /// The part of a text to draw where another text is on the screen.
  struct Change: Equatable, Sendable {
    /// The bytes of the text that are drawn.
    let bytes: Range<Int>
    /// The cells before them.
    let column: Int
    /// The cells to clear after them, so that following text stays; nil if uncertain.
    let blanks: Int?
  }

  /// The fewest bytes at the beginning that are worth a column of their own.
  private static let leastKept = 4

  /// The difference from a text at the same column.
  ///
  /// A kept part follows only characters that all terminals draw equally wide.
  /// A character next to a change is drawn with it: a mark may belong to it.
  func change(from former: StyledText) -> Change {
    let new = Array(string.utf8)
    let old = Array(former.string.utf8)
    guard new.first == old.first || new.last == old.last else {
      return Change(bytes: new.indices, column: 0, blanks: nil)
    }
    let same = Self.same(new, old)
    // Roles limit what is kept; where no bytes are kept, they are not needed.
    let keepsBytes = same >= Self.leastKept || new.last == old.last
    let roles = keepsBytes ? roles : []
    let formerRoles = keepsBytes ? former.roles : []
    let (start, column) = Self.beginning(of: new, within: min(same, Self.same(roles, formerRoles)))
    let kept = min(
      Self.same(new[start...].reversed(), old[start...].reversed()),
      Self.same(roles[start...].reversed(), formerRoles[start...].reversed()))
    let end = Self.startOfEnd(of: new, from: new.count - kept)
    guard let cells = Self.cells(of: new[start..<end]),
      let former = Self.cells(of: old[start..<end + old.count - new.count])
    else { return Change(bytes: start..<new.count, column: column, blanks: nil) }
    if cells == former { return Change(bytes: start..<end, column: column, blanks: 0) }
    // Text that moves must be as wide as it is measured.
    let blanks = Self.cells(of: new[end...]).map { _ in max(0, former - cells) }
    return Change(bytes: start..<new.count, column: column, blanks: blanks)
  }

  /// How many elements are the same at the beginning.
  private static func same<Part: Sequence>(_ new: Part, _ old: Part) -> Int
  where Part.Element: Equatable {
    zip(new, old).lazy.prefix { $0 == $1 }.reduce(0) { count, _ in count + 1 }
  }

  /// The cells of a scalar that all terminals draw with the same width; nil for others and for marks.
  private static func sureCells(_ scalar: UInt32) -> Int? {
    0x20...0x7E ~= scalar ? 1 : GraphemeQuickCheck.isHanOrHangul(scalar) ? 2 : nil
  }

  /// The bytes and cells to keep at the beginning; the first `same` bytes are unchanged.
  private static func beginning(of text: [UInt8], within same: Int) -> (bytes: Int, cells: Int) {
    var kept = (bytes: 0, cells: 0)
    var end = kept
    while end.bytes < same {
      let (scalar, length) = UTF8.scalar(at: end.bytes) { text[$0] }
      guard let cells = sureCells(scalar), end.bytes + length <= same else { break }
      kept = end
      end = (end.bytes + length, end.cells + cells)
    }
    return kept.bytes < leastKept ? (0, 0) : kept
  }

  /// Where the part to keep at the end begins; `start` may be inside a character.
  private static func startOfEnd(of text: [UInt8], from start: Int) -> Int {
    var end = text[start...].firstIndex { $0 & 0xC0 != 0x80 } ?? text.count
    var isAfterSure = false
    while end < text.count {
      let (scalar, length) = UTF8.scalar(at: end) { text[$0] }
      let isSure = sureCells(scalar) != nil
      if isSure, isAfterSure { return end }
      isAfterSure = isSure
      end += length
    }
    return end
  }

  /// The cells of a text; nil unless they are certain for each scalar.
  private static func cells(of text: ArraySlice<UInt8>) -> Int? {
    var cells = 0
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      guard let width = sureCells(scalar.value) else { return nil }
      cells += width
    }
    return cells
  }
}
