import ExpoBase

/// Rows of a frame that were higher or lower in the one before: a text that was scrolled.
struct RowShift: Equatable, Sendable {
  /// The fewest rows to draw that make a shift worth it.
  private static let leastGain = 2

  /// The rows that move, and those that they move to.
  let rows: ClosedRange<Int>
  /// How many rows they move up; negative for down.
  let up: Int
  /// The rows to draw after it, first those that it leaves blank.
  private(set) var stale: [Int] = []

  /// Finds the shift of most changed rows; nil if drawing them costs no more.
  init?(from old: [Frame.Line], to new: [Frame.Line], changed: [Int]) {
    guard changed.count > Self.leastGain else { return nil }
    // Comparing rows takes longer than comparing numbers.
    let keys = old.map(\.key)
    var finds = Array(repeating: 0, count: 2 * new.count)
    for row in changed {
      // A blank row is found everywhere.
      guard let key = new[row].key, key != 0 else { continue }
      for former in old.indices where keys[former] == key { finds[former - row + new.count] += 1 }
    }
    guard let most = finds.max(), most >= Self.leastGain, let index = finds.firstIndex(of: most)
    else { return nil }
    let up = index - new.count
    let moved = changed.filter { old.indices.contains($0 + up) && new[$0] == old[$0 + up] }
    guard let first = moved.first, let last = moved.last else { return nil }
    rows = min(first, first + up)...max(last, last + up)
    self.up = up
    let inside = up > 0 ? Array(rows.reversed()) : Array(rows)
    stale = inside.filter { new[$0] != line(at: $0, of: old) }
    stale += changed.filter { !rows.contains($0) }
    if changed.count - stale.count < Self.leastGain { return nil }
  }

  /// The content of a row after the shift.
  func line(at row: Int, of lines: [Frame.Line]) -> Frame.Line {
    if !rows.contains(row) { return lines[row] }
    return rows.contains(row + up) ? lines[row + up] : .blank
  }
}

extension Frame.Line {
  /// How much of a text distinguishes it from most others, in bytes.
  private static let keyLength = 16

  /// A number that differs for most different rows, 0 for a blank row; nil for a row of several parts, which
  /// do not move together, such as a list and an entry.
  fileprivate var key: UInt64? {
    guard parts.count == 1 else { return parts.isEmpty ? 0 : nil }
    let bytes = parts[0].text.string.utf8
    return bytes.prefix(Self.keyLength).reduce(UInt64(bytes.count) &+ 1) { $0 &* 31 &+ UInt64($1) }
  }
}
