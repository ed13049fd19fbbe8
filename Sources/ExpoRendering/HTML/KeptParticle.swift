/// The end of a quotation or a parenthesis with the Hangul that is written on to it: `’과`, `)」은`.
///
/// A particle never begins a line. Browsers keep the syllables of a word together, but part them
/// from a sign like these before them (UAX #14, LB 19a and 30); so both go into one element.
/// `‘하나의 빛’과` → the bytes of `’과`. Only the first syllable is needed for that.
enum KeptParticle: ByteSearch {
  /// How many signs may stand together.
  private static let mostSigns = 4

  @inline(__always)
  static func suspects(in block: Block) -> Mask {
    (block .== Block(repeating: 0x29)) .| (block .== Block(repeating: 0xE2))
      .| (block .== Block(repeating: 0xE3)) .| (block .== Block(repeating: 0xEF))
  }

  static func isSuspect(_ byte: UInt8) -> Bool {
    byte == 0x29 || byte == 0xE2 || byte == 0xE3 || byte == 0xEF
  }

  /// The bytes of the first one from an offset on, in well-formed UTF-8; nil if there is none.
  static func first(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Range<Int>? {
    var offset = firstSuspect(in: text, from: start)
    while offset < text.count {
      var end = offset
      for _ in 0..<mostSigns { end += length(ofSignIn: text, at: end) }
      if end > offset, isHangul(text, at: end) { return offset..<end + 3 }
      offset = firstSuspect(in: text, from: max(end, offset + 1))
    }
    return nil
  }

  /// How many bytes the sign at an offset has; 0 if there is none.
  private static func length(ofSignIn text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
    guard offset < text.count else { return 0 }
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

  /// Whether a syllable from U+AC00 to U+D7A3 stands at an offset.
  private static func isHangul(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    guard offset + 2 < text.count else { return false }
    guard 0xEA...0xED ~= text[offset] else { return false }
    let scalar =
      UInt32(text[offset] & 0xF) << 12 | UInt32(text[offset + 1] & 0x3F) << 6
      | UInt32(text[offset + 2] & 0x3F)
    return 0xAC00...0xD7A3 ~= scalar
  }
}
