import ExpoBase

/// Text that must stay on one line, although browsers would break it: particles, glosses and middle dots.
///
/// A particle and a middle dot never begin a line, and a gloss stays with its word. `word-break: keep-all`
/// keeps the letters of a word together, but browsers break between a mark and the syllable after it, before
/// an opening bracket and before `·` (UAX #14, LB 19a, 27 and 30). So the two characters around such a break get
/// an element: `‘하나의 빛’과` → `’과`; `심요(心要)를` → `요(` and `)를`; `영·정조` → `영·`. None of them needs an escape.
enum UnbreakableText {
  /// The bytes of the first unbreakable part of well-formed UTF-8, at or after an offset.
  static func first(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Range<Int>? {
    var offset = start
    while offset < text.count {
      let candidate = text.span.bytes.firstIndex(in: offset..<text.count, where: candidates)
      if candidate == text.count { return nil }
      // A bracket or a dot follows a letter of three bytes.
      for begin in [candidate - 3, candidate] where begin >= start {
        if let found = range(in: text, at: begin) { return found }
      }
      offset = candidate + 1
    }
    return nil
  }

  /// The bytes that may begin a mark, a bracket or a middle dot; most text has few of them.
  @inline(__always)
  private static func candidates(in block: SIMD16<UInt8>) -> SIMDMask<SIMD16<Int8>> {
    typealias Block = SIMD16<UInt8>
    // `]` and `}` differ by one bit, as do `(` and `)`, and E2 and E3.
    let isASCII =
      ((block | Block(repeating: 0x20)) .== Block(repeating: 0x7D))
      .| ((block | Block(repeating: 1)) .== Block(repeating: 0x29))
      .| (block .== Block(repeating: 0x5B)) .| (block .== Block(repeating: 0x25))
    let isLead =
      ((block | Block(repeating: 1)) .== Block(repeating: 0xE3))
      .| (block .== Block(repeating: 0xEF)) .| (block .== Block(repeating: 0xC2))
    return isASCII .| isLead
  }

  /// The bytes of the unbreakable part at an offset; nil if none begins there.
  private static func range(in text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Range<Int>? {
    let mark = lengthOfClosingMark(in: text, at: offset)
    if mark > 0 {
      let dot = lengthOfMiddleDot(in: text, at: offset + mark)
      if dot > 0 { return offset..<offset + mark + dot }
      guard isHangul(text, at: offset + mark) else { return nil }
      // A gloss may follow the syllable: `)은(는)`.
      let end = offset + mark + 3
      return offset..<end + lengthOfOpeningBracket(in: text, at: end)
        + lengthOfMiddleDot(in: text, at: end)
    }
    let dot = lengthOfMiddleDot(in: text, at: offset + 3)
    if dot > 0 {
      let isLetter = isHangul(text, at: offset) || isIdeograph(text, at: offset)
      return isLetter ? offset..<offset + 3 + dot : nil
    }
    let bracket = lengthOfOpeningBracket(in: text, at: offset + 3)
    guard bracket > 0, offset + 3 + bracket < text.count else { return nil }
    // A reading in Hangul is a gloss too: `心要(심요)`.
    let isGlossed =
      isHangul(text, at: offset)
      || isIdeograph(text, at: offset) && isHangul(text, at: offset + 3 + bracket)
    return isGlossed ? offset..<offset + 3 + bracket : nil
  }

  private static func isHangul(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    0xAC00...0xD7A3 ~= scalar(in: text, at: offset)
  }

  private static func isIdeograph(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    switch scalar(in: text, at: offset) {
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF: true
    default: false
    }
  }

  /// The scalar at an offset if it has three bytes, else 0.
  private static func scalar(in text: UnsafeBufferPointer<UInt8>, at offset: Int) -> UInt32 {
    guard offset + 2 < text.count, 0xE0...0xEF ~= text[offset] else { return 0 }
    return UInt32(text[offset] & 0xF) << 12 | UInt32(text[offset + 1] & 0x3F) << 6
      | UInt32(text[offset + 2] & 0x3F)
  }

  /// The length in bytes of a closing mark at an offset; 0 if there is none.
  private static func lengthOfClosingMark(
    in text: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> Int {
    switch text[offset] {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "%"): return 1
    case 0..<0x80: return 0
    default: break
    }
    switch Unicode.Scalar(scalar(in: text, at: offset)) {
    case "’", "”", "…", "℃", "〉", "》", "」", "』", "】", "〕", "）", "］", "％": return 3
    default: return 0
    }
  }

  /// The length in bytes of U+00B7 at an offset; 0 if there is none.
  private static func lengthOfMiddleDot(
    in text: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> Int {
    offset + 1 < text.count && text[offset] == 0xC2 && text[offset + 1] == 0xB7 ? 2 : 0
  }

  /// The length in bytes of an opening bracket at an offset; 0 if there is none.
  static func lengthOfOpeningBracket(
    in text: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> Int {
    guard offset < text.count else { return 0 }
    switch text[offset] {
    case UInt8(ascii: "("), UInt8(ascii: "["): return 1
    case 0..<0x80: return 0
    default: break
    }
    switch Unicode.Scalar(scalar(in: text, at: offset)) {
    case "（", "［", "〔": return 3
    default: return 0
    }
  }
}

// MARK: - Words with a gloss

extension UnbreakableText {
  /// The width in cells of the narrowest line: 320 pixels with text at 200 %, less the sides.
  private static let narrowestLine = 16
  /// The greatest width of a box in cells: a wider one would leave much of the line before it empty.
  private static let widestBox = 48

  /// A word between spaces or middle dots, with its gloss and particles: `‘직지인심견성성불(直指人心見性成佛)’이라는`.
  ///
  /// A gloss stays with its word, but a narrow line may be too short for both. Such a line must end before the
  /// bracket: the style sheet makes the word a box of its own, which breaks only if it does not fit on a line.
  /// A word that is too wide for that ends the line before its bracket wherever it is.
  ///
  /// Returns the bytes of the word around `part` of a line that has been read up to `start`, whether it has
  /// a gloss and the narrowest line is too short for it, and whether it is then a box.
  static func word(
    around part: Range<Int>, in line: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> (bytes: Range<Int>, isLong: Bool, isBox: Bool) {
    let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    let endsWord = { (last: Int) in
      isSpace(line[last]) || last > start && lengthOfMiddleDot(in: line, at: last - 1) > 0
    }
    let before = (start..<part.lowerBound).last(where: endsWord)
    let first = before.map { $0 + 1 } ?? start
    var end = first
    var cells = 0
    var hasGloss = false
    while end < line.count, !isSpace(line[end]), end == first || !endsWord(end - 1) {
      let lead = line[end]
      if lead & 0xC0 != 0x80 {
        cells += lead < 0xE0 ? 1 : 2
        // A gloss explains a word in Hangul or ideographs.
        let isAfterLetter = end > first && line[end - 1] >= 0x80
        hasGloss = hasGloss || isAfterLetter && lengthOfOpeningBracket(in: line, at: end) > 0
      }
      end += 1
    }
    return (first..<end, hasGloss && cells > narrowestLine, cells <= widestBox)
  }

  /// The length in bytes of the opening bracket that ends at an offset; 0 if there is none.
  static func lengthOfOpeningBracket(before end: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
    [1, 3].first {
      end >= $0 && lengthOfOpeningBracket(in: text, at: end - $0) == $0
    } ?? 0
  }
}
