import ExpoBase

/// The boundaries of grapheme clusters in a text, queried from left to right.
///
/// In `e`, U+0301, `x` the offsets 0, 3 and 4 are boundaries, 1 is not. Most are certain by the
/// scalars on both sides; between these the standard library finds the others once for all queries,
/// so that these take linear time together.
struct GraphemeBoundaries {
  private let text: SearchedText
  /// The last part of the text that had to be read, and the boundaries in it.
  private var part = 0..<0
  private var boundaries: [Int] = []

  init(of text: SearchedText) { self.text = text }

  mutating func contains(_ offset: Int) -> Bool {
    if isCertain(offset) { return true }
    if !part.contains(offset) { readPart(around: offset) }
    let index = boundaries.partitioningIndex { $0 >= offset }
    return index < boundaries.count && boundaries[index] == offset
  }

  /// Finds the boundaries between the nearest certain ones.
  private mutating func readPart(around offset: Int) {
    var start = offset
    while !isCertain(start) { start = text.start(before: start) }
    var end = start
    var scalars = String.UnicodeScalarView()
    repeat {
      let (value, length) = text.scalar(at: end)
      scalars.append(Unicode.Scalar(value) ?? "\u{FFFD}")
      end += length
    } while !isCertain(end)
    part = start..<end
    boundaries = []
    for character in String(scalars) {
      boundaries.append(start)
      for _ in character.unicodeScalars { start += text.scalar(at: start).length }
    }
  }

  /// Whether the scalars on both sides suffice to tell that an offset is a boundary.
  private func isCertain(_ offset: Int) -> Bool {
    text.isEdge(offset)
      || GraphemeQuickCheck.canBegin(with: text.scalar(at: offset).value)
        && GraphemeQuickCheck.canEnd(with: text.scalar(at: text.start(before: offset)).value)
  }
}

extension GraphemeQuickCheck {
  /// Whether a scalar begins a cluster after every scalar of ``canEnd(with:)``.
  static func canBegin(with scalar: UInt32) -> Bool {
    isSimple(scalar) || HangulSyllable.initial(ofJamo: scalar) != nil
  }

  /// Whether there is always a boundary between the scalar and one of ``canBegin(with:)``, as in
  /// `한글`, `e` + U+0301 + `x` and between two syllables of conjoining jamo.
  static func canEnd(with scalar: UInt32) -> Bool {
    switch scalar {
    case 0x300...0x36F, 0x1161...0x1175, 0x11A8...0x11C2: true
    default: isSimple(scalar)
    }
  }
}
