import ExpoSource

/// The end of a quotation or a parenthesis with the Hangul that is written on to it: `’과`, `)은`.
///
/// A particle never begins a line. Browsers keep the syllables of a word together, but part them
/// from a sign like these before them (UAX #14, LB 19a and 30); so both go into one element.
/// `‘하나의 빛’과` → the bytes of `’과`: no more is needed, since nothing parts a sign from what
/// it closes, or one syllable from the next.
enum KeptParticle {
  private typealias Block = SIMD16<UInt8>
  private typealias Mask = SIMDMask<SIMD16<Int8>>

  /// The bytes of the first one from an offset on, in well-formed UTF-8; nil if there is none.
  ///
  /// Nearly all text has none, so sixteen places are looked at together.
  static func first(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Range<Int>? {
    let raw = UnsafeRawBufferPointer(text)
    var offset = start
    while offset + 19 <= raw.count {
      guard let lane = suspects(in: raw, at: offset).firstLane else {
        offset += 16
        continue
      }
      offset += lane
      if let found = range(in: text, at: offset) { return found }
      offset += 1
    }
    return (offset..<max(offset, text.count)).lazy.compactMap { range(in: text, at: $0) }.first
  }

  /// Which of sixteen places may begin one: a sign by its first bytes, Hangul by its first.
  @inline(__always)
  private static func suspects(in text: UnsafeRawBufferPointer, at offset: Int) -> Mask {
    let first = text.loadUnaligned(fromByteOffset: offset, as: Block.self)
    let second = text.loadUnaligned(fromByteOffset: offset + 1, as: Block.self)
    let fourth = text.loadUnaligned(fromByteOffset: offset + 3, as: Block.self)
    let isLead =
      (first .== Block(repeating: 0xE2)) .| (first .== Block(repeating: 0xE3))
      .| (first .== Block(repeating: 0xEF))
    let isSign =
      isLead .& ((second .== Block(repeating: 0x80)) .| (second .== Block(repeating: 0xBC)))
    return ((first .== Block(repeating: 0x29)) .& isHangul(second)) .| (isSign .& isHangul(fourth))
  }

  @inline(__always)
  private static func isHangul(_ leads: Block) -> Mask {
    (leads .>= Block(repeating: 0xEA)) .& (leads .<= Block(repeating: 0xED))
  }

  /// The bytes of the one at an offset.
  private static func range(in text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Range<Int>? {
    let length = length(ofSignIn: text, at: offset)
    let end = offset + length
    guard length > 0, end + 2 < text.count, 0xEA...0xED ~= text[end] else { return nil }
    let scalar =
      UInt32(text[end] & 0xF) << 12 | UInt32(text[end + 1] & 0x3F) << 6
      | UInt32(text[end + 2] & 0x3F)
    return 0xAC00...0xD7A3 ~= scalar ? offset..<end + 3 : nil
  }

  /// How many bytes the sign at an offset has; 0 if there is none.
  private static func length(ofSignIn text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
    if text[offset] == 0x29 { return 1 }
    guard offset + 2 < text.count else { return 0 }
    switch (text[offset], text[offset + 1], text[offset + 2]) {
    // ’ and ”; 〉 》 」 』 】 〕 and ）.
    case (0xE2, 0x80, 0x99), (0xE2, 0x80, 0x9D), (0xEF, 0xBC, 0x89): return 3
    case (0xE3, 0x80, 0x89), (0xE3, 0x80, 0x8B), (0xE3, 0x80, 0x8D), (0xE3, 0x80, 0x8F),
      (0xE3, 0x80, 0x91), (0xE3, 0x80, 0x95):
      return 3
    default: return 0
    }
  }
}
