/// The end of a line: LF, CR, CRLF, U+2028 or U+2029.
///
/// Texts are looked through byte by byte: finding the ends of clusters takes longer than all else
/// that is done with them.
enum LineEnd: ByteSearch {
  @inline(__always)
  static func suspects(in block: Block) -> Mask {
    (block .< Block(repeating: 0x0E)) .| (block .== Block(repeating: 0xE2))
  }

  static func isSuspect(_ byte: UInt8) -> Bool { byte < 0x0E || byte == 0xE2 }

  /// The bytes of the first end from an offset on, in well-formed UTF-8; nil if there is none.
  static func first(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Range<Int>? {
    var offset = firstSuspect(in: text, from: start)
    while offset < text.count {
      if let length = length(in: text, at: offset) { return offset..<offset + length }
      offset = firstSuspect(in: text, from: offset + 1)
    }
    return nil
  }

  /// How many bytes the end at an offset has; nil if there is none.
  private static func length(in text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int? {
    switch text[offset] {
    case 0x0A: 1
    case 0x0D: offset + 1 < text.count && text[offset + 1] == 0x0A ? 2 : 1
    // U+2028 and U+2029 are E2 80 A8 and E2 80 A9.
    case 0xE2 where text[offset + 1] == 0x80 && text[offset + 2] & 0xFE == 0xA8: 3
    default: nil
    }
  }
}
