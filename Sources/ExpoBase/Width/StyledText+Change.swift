extension StyledText {
  /// What is drawn of a text where another stands on the screen.
  package struct Change: Equatable, Sendable {
    /// The bytes of the text that are drawn.
    package let bytes: Range<Int>
    /// The cells before them.
    package let column: Int
    /// The cells to make blank behind them, so that all that follows the text stays; nil if it is not
    /// certain how many they are.
    package let blanks: Int?
  }

  /// The fewest bytes at the beginning that are worth a column of their own.
  private static let leastKept = 4

  /// What differs from a text that is drawn at the same place; `isLast` says that nothing is behind it.
  ///
  /// Before something that is kept there are only characters that all terminals draw equally wide. A
  /// character next to a change is drawn with it: a mark may belong to it.
  package func change(from former: StyledText, isLast: Bool) -> Change {
    let (new, old) = (Array(string.utf8), Array(former.string.utf8))
    guard new.first == old.first || new.last == old.last else {
      return Change(bytes: new.indices, column: 0, blanks: nil)
    }
    let same = Self.count(sharedRoles(with: former)) { new[$0] == old[$0] }
    let (start, column) = Self.beginning(of: new, within: same)
    let most = min(sharedRolesAtEnd(with: former), min(new.count, old.count) - start)
    let kept = Self.count(most) { new[new.count - 1 - $0] == old[old.count - 1 - $0] }
    let end = Self.startOfEnd(of: new, from: new.count - kept)
    guard end < new.count || !isLast, let cells = Self.cells(of: new[start..<end]),
      let former = Self.cells(of: old[start..<end + old.count - new.count])
    else { return Change(bytes: start..<new.count, column: column, blanks: nil) }
    if cells == former { return Change(bytes: start..<end, column: column, blanks: 0) }
    // What moves must be as wide as it is measured.
    let blanks = Self.cells(of: new[end...]).map { _ in max(0, former - cells) }
    return Change(bytes: start..<new.count, column: column, blanks: blanks)
  }

  /// How many bytes at the beginning have the same roles as those of another text.
  private func sharedRoles(with other: StyledText) -> Int {
    var shared = 0
    for (own, its) in zip(runs, other.runs) {
      guard own.role == its.role else { break }
      shared = min(own.end, its.end)
      if own.end != its.end { break }
    }
    return shared
  }

  /// How many bytes at the end have the same roles as those of another text.
  private func sharedRolesAtEnd(with other: StyledText) -> Int {
    var (own, its, shared) = (runs.count, other.runs.count, 0)
    while own > 0, its > 0, runs[own - 1].role == other.runs[its - 1].role {
      (own, its) = (own - 1, its - 1)
      let (length, otherLength) = (bytes(behindRun: own - 1), other.bytes(behindRun: its - 1))
      shared = min(length, otherLength)
      if length != otherLength { break }
    }
    return shared
  }

  private func bytes(behindRun run: Int) -> Int {
    string.utf8.count - (run >= 0 ? runs[run].end : 0)
  }

  /// How many numbers from 0 on hold, of so many.
  private static func count(_ most: Int, while holds: (Int) -> Bool) -> Int {
    var count = 0
    while count < most, holds(count) { count += 1 }
    return count
  }

  /// The cells of a scalar that all terminals draw as wide and that is not a mark; nil for any other.
  private static func sureCells(_ scalar: UInt32) -> Int? {
    0x20...0x7E ~= scalar ? 1 : GraphemeQuickCheck.isHanOrHangul(scalar) ? 2 : nil
  }

  /// The bytes and cells of what is kept at the beginning of a text, of which some bytes are the same.
  private static func beginning(of text: [UInt8], within same: Int) -> (bytes: Int, cells: Int) {
    var (kept, end) = ((bytes: 0, cells: 0), (bytes: 0, cells: 0))
    while end.bytes < same {
      let (scalar, length) = UTF8.scalar(at: end.bytes) { text[$0] }
      guard let cells = sureCells(scalar), end.bytes + length <= same else { break }
      kept = end
      end = (end.bytes + length, end.cells + cells)
    }
    return kept.bytes < leastKept ? (0, 0) : kept
  }

  /// Where that begins which is kept at the end of a text, from a byte on that may be inside a character.
  private static func startOfEnd(of text: [UInt8], from start: Int) -> Int {
    var (end, isBehindSure) = (start, false)
    while end < text.count {
      if text[end] & 0xC0 == 0x80 {
        end += 1
        continue
      }
      let (scalar, length) = UTF8.scalar(at: end) { text[$0] }
      let isSure = sureCells(scalar) != nil
      if isSure, isBehindSure { return end }
      isBehindSure = isSure
      end += length
    }
    return end
  }

  /// The cells of a text; nil unless they are certain.
  private static func cells(of text: ArraySlice<UInt8>) -> Int? {
    var (end, cells) = (text.startIndex, 0)
    while end < text.endIndex {
      let (scalar, length) = UTF8.scalar(at: end) { text[$0] }
      guard let width = sureCells(scalar) else { return nil }
      (end, cells) = (end + length, cells + width)
    }
    return cells
  }
}
