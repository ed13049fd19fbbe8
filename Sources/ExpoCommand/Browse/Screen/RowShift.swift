import ExpoBase

/// Rows that are in a frame as in the one before, but higher or lower: a text that was scrolled.
struct RowShift: Equatable, Sendable {
  /// The fewest rows that need not be drawn thanks to it.
  private static let leastGain = 2

  /// The rows that move, and those that they move to.
  let rows: ClosedRange<Int>
  /// How many rows they move up; less than 0 if they move down.
  let up: Int
  /// The rows to draw after it, first those that it leaves blank.
  private(set) var stale: [Int] = []

  /// Finds how most rows that changed have moved; nil if drawing them costs no more.
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
    guard let most = finds.max(), most >= Self.leastGain, let place = finds.firstIndex(of: most)
    else { return nil }
    let up = place - new.count
    let moved = changed.filter { old.indices.contains($0 + up) && new[$0] == old[$0 + up] }
    guard let first = moved.first, let last = moved.last else { return nil }
    (rows, self.up) = (min(first, first + up)...max(last, last + up), up)
    let inside = up > 0 ? Array(rows.reversed()) : Array(rows)
    stale = inside.filter { new[$0] != line(at: $0, of: old) }
    stale += changed.filter { !rows.contains($0) }
    if changed.count - stale.count < Self.leastGain { return nil }
  }

  /// What is in a row of a screen after it.
  func line(at row: Int, of lines: [Frame.Line]) -> Frame.Line {
    if !rows.contains(row) { return lines[row] }
    return rows.contains(row + up) ? lines[row + up] : .blank
  }
}

extension Frame.Line {
  /// How much of a text tells it from most others, in bytes.
  private static let keyLength = 16

  /// A number that differs for most rows that do, 0 for a blank row; nil for a row of several parts, which
  /// do not move together: what is beside a list.
  fileprivate var key: UInt64? {
    guard parts.count == 1 else { return parts.isEmpty ? 0 : nil }
    let bytes = parts[0].text.string.utf8
    return bytes.prefix(Self.keyLength).reduce(UInt64(bytes.count) &+ 1) { $0 &* 31 &+ UInt64($1) }
  }
}
