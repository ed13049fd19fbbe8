/// A word between spaces, with its gloss and particles: `‘직지인심견성성불(直指人心見性成佛)’이라는`.
///
/// A gloss stays with its word, but a narrow line may be too short for both. Such a line must end before the
/// bracket: the style sheet makes the word a box of its own, which breaks only if it does not fit on a line.
struct GlossedWord {
  /// The bytes of the word in its line.
  let bytes: Range<Int>
  /// Whether it has a gloss and the narrowest line is too short for it.
  let isLong: Bool

  /// The width in cells of the narrowest line: 320 pixels with text at 200 %, less the sides.
  private static let narrowestLine = 16

  /// Creates the word around some bytes of a line that has been read up to an offset.
  init(around part: Range<Int>, in line: UnsafeBufferPointer<UInt8>, from start: Int) {
    let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    let before = line[start..<part.lowerBound].lastIndex(where: isSpace)
    let first = before.map { $0 + 1 } ?? start
    var (end, cells, hasGloss) = (first, 0, false)
    while end < line.count, !isSpace(line[end]) {
      let lead = line[end]
      if lead & 0xC0 != 0x80 { cells += lead < 0xE0 ? 1 : 2 }
      end += 1
      let bracket = Self.lengthOfBracket(before: end, in: line)
      // A gloss explains a word in Hangul or ideographs.
      hasGloss = hasGloss || bracket > 0 && end - bracket > first && line[end - bracket - 1] >= 0x80
    }
    bytes = first..<end
    isLong = hasGloss && cells > Self.narrowestLine
  }

  /// The length in bytes of the opening bracket that ends at an offset; 0 if there is none.
  static func lengthOfBracket(before end: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
    [1, 3].first {
      end >= $0 && KeptText.lengthOfOpeningBracket(in: text, at: end - $0) == $0
    } ?? 0
  }
}
