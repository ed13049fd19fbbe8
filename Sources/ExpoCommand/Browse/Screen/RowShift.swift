import ExpoBase

/// Rows that stand in a frame as in the one before, but higher or lower: a text that was scrolled.
struct RowShift: Equatable, Sendable {
  /// The fewest rows that need not be drawn thanks to it.
  private static let leastGain = 2
  /// How much of a row tells it from most others, in bytes.
  private static let keyLength = 32

  /// The rows that move, and those that they move to.
  let rows: ClosedRange<Int>
  /// How many rows they move up; less than 0 if they move down.
  let up: Int

  /// Finds the rows that most rows of a frame can be had from; nil if drawing them is no dearer.
  init?(from old: [Frame.Line], to new: [Frame.Line]) {
    let changed = new.indices.filter { new[$0] != old[$0] }
    guard changed.count > Self.leastGain else { return nil }
    // Comparing rows takes longer than comparing numbers. A blank row is found everywhere.
    let keys = old.map { $0.key(Self.keyLength) }
    var finds = Array(repeating: 0, count: 2 * new.count)
    for row in changed where !new[row].parts.isEmpty {
      let key = new[row].key(Self.keyLength)
      for other in old.indices where keys[other] == key && old[other] == new[row] {
        finds[other - row + new.count] += 1
      }
    }
    guard let most = finds.max(), most >= Self.leastGain, let place = finds.firstIndex(of: most)
    else { return nil }
    let up = place - new.count
    let moved = changed.filter { old.indices.contains($0 + up) && new[$0] == old[$0 + up] }
    guard let first = moved.first, let last = moved.last else { return nil }
    (rows, self.up) = (min(first, first + up)...max(last, last + up), up)
    let after = moving(old)
    let left = new.indices.count { new[$0] != after[$0] }
    if changed.count - left < Self.leastGain { return nil }
  }

  /// The rows of a screen after it: blank where others were.
  func moving(_ lines: [Frame.Line]) -> [Frame.Line] {
    var moved = lines
    for row in rows {
      moved[row] = rows.contains(row + up) ? lines[row + up] : Frame.Line([])
    }
    return moved
  }
}

extension Frame.Line {
  /// A number that differs for most rows whose beginnings do.
  fileprivate func key(_ length: Int) -> UInt64 {
    parts.reduce(into: 0) { key, part in
      let bytes = part.text.string.utf8
      key = key &* 31 &+ UInt64(bytes.count)
      for byte in bytes.prefix(length) { key = key &* 31 &+ UInt64(byte) }
    }
  }
}
