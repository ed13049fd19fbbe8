import ExpoBase

/// The boundaries of grapheme clusters in a text, queried from left to right.
///
/// In `e`, U+0301, `x` the offsets 0, 3 and 4 are boundaries, 1 is not.
/// The standard library can test any index, but scans back to the start of the cluster or the run of
/// flags each time: testing every offset of a long cluster takes quadratic time. This type remembers
/// the last cluster and never scans back behind it, so all queries together take linear time.
struct GraphemeBoundaries {
  private let text: String
  private let bytes: UTF8Bytes
  /// The last cluster found, in bytes.
  private var cluster = 0..<0
  /// The index of its end.
  private var end: String.Index

  /// Creates the boundaries of a text; `bytes` is its UTF-8.
  init(of text: String, _ bytes: UTF8Bytes) {
    self.text = text
    self.bytes = bytes
    end = text.startIndex
  }

  /// Whether a byte offset is a boundary; no query may precede an earlier one.
  mutating func contains(_ offset: Int) -> Bool {
    if isCertain(offset) { return true }
    if offset >= cluster.upperBound { find(offset) }
    return offset == cluster.lowerBound
  }

  /// Finds the cluster that contains the byte at an offset.
  private mutating func find(_ offset: Int) {
    skip(to: offset)
    while cluster.upperBound <= offset {
      let start = end
      end = text.index(after: start)
      let length = text.utf8.distance(from: start, to: end)
      cluster = cluster.upperBound..<cluster.upperBound + length
    }
  }

  /// Moves to the last certain boundary at or before an offset.
  private mutating func skip(to offset: Int) {
    var start = offset
    while start > cluster.upperBound, !isCertain(start) { start = bytes.start(before: start) }
    // A new index does not cache that it is a boundary, and costs a scan back to find out.
    guard start > cluster.upperBound else { return }
    end = text.utf8.index(end, offsetBy: start - cluster.upperBound)
    cluster = start..<start
  }

  /// Whether the scalars on both sides suffice to tell that an offset is a boundary.
  private func isCertain(_ offset: Int) -> Bool {
    if offset == 0 || offset == bytes.count { return true }
    return GraphemeQuickCheck.canBegin(with: bytes.scalar(at: offset))
      && GraphemeQuickCheck.canEnd(with: bytes.scalar(at: bytes.start(before: offset)))
  }
}

extension GraphemeQuickCheck {
  /// Whether a scalar begins a cluster after every scalar of ``canEnd(with:)``.
  static func canBegin(with scalar: UInt32) -> Bool {
    isSimple(scalar) || HangulSyllable.initial(ofJamo: scalar) != nil
  }

  /// Whether a scalar ends a cluster before every scalar of ``canBegin(with:)``.
  ///
  /// There is always a boundary between the two, as in `한글`, `e` + U+0301 + `x` and between two
  /// syllables of conjoining jamo.
  static func canEnd(with scalar: UInt32) -> Bool {
    switch scalar {
    case 0x300...0x36F, 0x1161...0x1175, 0x11A8...0x11C2: true
    default: isSimple(scalar)
    }
  }
}
