import ExpoSource

/// A closing quotation mark or bracket and the Hangul attached to it: `’과`, `)은`.
///
/// A particle never begins a line. `word-break: keep-all` keeps the syllables of a word together, but
/// browsers break between such a mark and the syllable after it (UAX #14, LB 19a and 30), so the two
/// get an element of their own. `‘하나의 빛’과` → the bytes of `’과`: nothing else needs it, because
/// browsers break neither before a closing mark nor between two syllables.
enum KeptParticle {
  private typealias Block = SIMD16<UInt8>
  private typealias Mask = SIMDMask<SIMD16<Int8>>

  /// The bytes of the first one at or after an offset of well-formed UTF-8; nil if none.
  ///
  /// Tests sixteen offsets at a time, because most text has none.
  static func first(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Range<Int>? {
    let raw = UnsafeRawBufferPointer(text)
    var offset = start
    while offset + 19 <= raw.count {
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

  /// The offsets of sixteen where one may begin, judged by the first bytes of mark and Hangul.
  @inline(__always)
  private static func candidates(in text: UnsafeRawBufferPointer, at offset: Int) -> Mask {
    let first = text.loadUnaligned(fromByteOffset: offset, as: Block.self)
    let second = text.loadUnaligned(fromByteOffset: offset + 1, as: Block.self)
    let fourth = text.loadUnaligned(fromByteOffset: offset + 3, as: Block.self)
    let isLead =
      (first .== Block(repeating: 0xE2)) .| (first .== Block(repeating: 0xE3))
      .| (first .== Block(repeating: 0xEF))
    let isMark =
      isLead .& ((second .== Block(repeating: 0x80)) .| (second .== Block(repeating: 0xBC)))
    return ((first .== Block(repeating: 0x29)) .& isHangul(second)) .| (isMark .& isHangul(fourth))
  }

  @inline(__always)
  private static func isHangul(_ leads: Block) -> Mask {
    (leads .>= Block(repeating: 0xEA)) .& (leads .<= Block(repeating: 0xED))
  }

  /// The bytes of the one at an offset; nil if there is none.
  private static func range(in text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Range<Int>? {
    let length = length(ofMarkIn: text, at: offset)
    let end = offset + length
    guard length > 0, end + 2 < text.count, 0xEA...0xED ~= text[end] else { return nil }
    let scalar =
      UInt32(text[end] & 0xF) << 12 | UInt32(text[end + 1] & 0x3F) << 6
      | UInt32(text[end + 2] & 0x3F)
    return 0xAC00...0xD7A3 ~= scalar ? offset..<end + 3 : nil
  }

  /// The length in bytes of the closing mark at an offset; 0 if there is none.
  private static func length(ofMarkIn text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
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
