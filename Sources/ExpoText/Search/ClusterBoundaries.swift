/// Tells which places of a text are boundaries of grapheme clusters, asked from left to right.
///
/// In `e`, U+0301, `x` the bytes 0, 3 and 4 are boundaries, 1 is not.
/// The standard library can tell it of any place, but looks back for it as far as a cluster or a row
/// of flags goes, so that asking everywhere in one costs the square of its length. This remembers
/// the cluster it found last and never looks back behind it: all questions together cost one pass.
struct ClusterBoundaries {
  private let text: String
  private let bytes: UTF8Bytes
  /// The cluster that was found last, in bytes.
  private var cluster = 0..<0
  /// Where it ends.
  private var end: String.Index

  /// Begins at the start of a text, whose UTF-8 is given beside it.
  init(of text: String, _ bytes: UTF8Bytes) {
    self.text = text
    self.bytes = bytes
    end = text.startIndex
  }

  /// Whether an offset in bytes is a boundary; it must not be before the last one asked for.
  mutating func contains(_ offset: Int) -> Bool {
    if isPlain(offset) { return true }
    if offset >= cluster.upperBound { find(offset) }
    return offset == cluster.lowerBound
  }

  /// Finds the cluster that holds the byte at an offset.
  private mutating func find(_ offset: Int) {
    skip(to: offset)
    while cluster.upperBound <= offset {
      let start = end
      end = text.index(after: start)
      let length = text.utf8.distance(from: start, to: end)
      cluster = cluster.upperBound..<cluster.upperBound + length
    }
  }

  /// Goes on to the last place at or before an offset that is plainly a boundary.
  private mutating func skip(to offset: Int) {
    var start = offset
    while start > cluster.upperBound, !isPlain(start) { start = bytes.start(before: start) }
    // An index made anew loses the mark of a boundary, and costs a look back to have it again.
    guard start > cluster.upperBound else { return }
    end = text.utf8.index(end, offsetBy: start - cluster.upperBound)
    cluster = start..<start
  }

  /// Whether an offset is a boundary by the look of the scalars on both sides.
  private func isPlain(_ offset: Int) -> Bool {
    if offset == 0 || offset == bytes.count { return true }
    return PlainScalar.begins(bytes.scalar(at: offset))
      && PlainScalar.ends(bytes.scalar(at: bytes.start(before: offset)))
  }
}
