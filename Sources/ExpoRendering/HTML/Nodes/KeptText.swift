import ExpoBase

/// Text that must stay on one line, although browsers would break it: particles, glosses and middle dots.
///
/// A particle and a middle dot never begin a line, and a gloss stays with its word. `word-break: keep-all`
/// keeps the letters of a word together, but browsers break between a mark and the syllable after it, before
/// an opening bracket and before `·` (UAX #14, LB 19a, 27 and 30). The two characters beside such a place get
/// an element of their own: `‘하나의 빛’과` → the bytes of `’과`; `심요(心要)를` → those of `요(` and of `)를`; `영·정조` →
/// those of `영·`.
enum KeptText {
  private typealias Block = SIMD16<UInt8>
  private typealias Mask = SIMDMask<SIMD16<Int8>>

  /// The bytes of the first one at or after an offset of well-formed UTF-8.
  ///
  /// Tests sixteen offsets at a time, because most text has none.
  static func first(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Range<Int>? {
    let raw = UnsafeRawBufferPointer(text)
    var offset = start
    while offset + 20 <= raw.count {
      guard let lane = candidates(in: raw, at: offset).firstLane else {
        offset += 16
        continue
      }
      offset += lane
      if let found = range(in: text, at: offset) { return found }
      offset += 1
    }
    return (offset..<max(offset, text.count)).lazy.compactMap { range(in: text, at: $0) }.first
  }

  /// The offsets of sixteen where one may begin, by the first bytes of its characters.
  @inline(__always)
  private static func candidates(in text: UnsafeRawBufferPointer, at offset: Int) -> Mask {
    let first = text.loadUnaligned(fromByteOffset: offset, as: Block.self)
    let second = text.loadUnaligned(fromByteOffset: offset + 1, as: Block.self)
    let fourth = text.loadUnaligned(fromByteOffset: offset + 3, as: Block.self)
    let isWide = (first .>= Block(repeating: 0xE2)) .& (first .<= Block(repeating: 0xEF))
    // `)`, `%`, and `]` and `}`, which differ by one bit.
    let isASCIIMark =
      (first .== Block(repeating: 0x29)) .| (first .== Block(repeating: 0x25))
      .| ((first | Block(repeating: 0x20)) .== Block(repeating: 0x7D))
    let isBracket =
      (fourth .== Block(repeating: 0x28)) .| (fourth .== Block(repeating: 0x5B))
      .| (fourth .== Block(repeating: 0xEF)) .| (fourth .== Block(repeating: 0xE3))
      .| (fourth .== Block(repeating: 0xC2))
    // The first two bytes of a mark; those of frequent syllables begin with another.
    let beginsMark =
      (first .== Block(repeating: 0xE2)) .| (first .== Block(repeating: 0xE3))
      .| (first .== Block(repeating: 0xEF))
    let continuesMark =
      (second .== Block(repeating: 0x80)) .| (second .== Block(repeating: 0xBC))
      .| (second .== Block(repeating: 0x84))
    return (isASCIIMark .& isKeptAfterMark(second))
      .| (beginsMark .& continuesMark .& isKeptAfterMark(fourth)) .| (isWide .& isBracket)
  }

  /// Whether a syllable or a middle dot begins, by its first byte.
  @inline(__always)
  private static func isKeptAfterMark(_ leads: Block) -> Mask {
    isHangul(leads) .| (leads .== Block(repeating: 0xC2))
  }

  @inline(__always)
  private static func isHangul(_ leads: Block) -> Mask {
    (leads .>= Block(repeating: 0xEA)) .& (leads .<= Block(repeating: 0xED))
  }

  /// The bytes of the one at an offset.
  private static func range(in text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Range<Int>? {
    let mark = lengthOfClosingMark(in: text, at: offset)
    if mark > 0 {
      let dot = lengthOfMiddleDot(in: text, at: offset + mark)
      if dot > 0 { return offset..<offset + mark + dot }
      guard isHangul(text, at: offset + mark) else { return nil }
      // The syllable can itself be followed by a gloss: `)은(는)`.
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
}

extension KeptText {
  private static func isHangul(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    0xAC00...0xD7A3 ~= scalar(in: text, at: offset)
  }

  private static func isIdeograph(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    switch scalar(in: text, at: offset) {
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF: true
    default: false
    }
  }

  /// The scalar of three bytes at an offset; 0 if there is another.
  private static func scalar(in text: UnsafeBufferPointer<UInt8>, at offset: Int) -> UInt32 {
    guard offset + 2 < text.count, 0xE0...0xEF ~= text[offset] else { return 0 }
    return UInt32(text[offset] & 0xF) << 12 | UInt32(text[offset + 1] & 0x3F) << 6
      | UInt32(text[offset + 2] & 0x3F)
  }

  /// In bytes; 0 if there is none.
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

  /// In bytes; 0 if there is none.
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
