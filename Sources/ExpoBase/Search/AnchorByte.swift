/// The values that one byte of a text may have, as those that agree with a value in some bits.
///
/// `a` or `A` → the bits 0xDF of 0x41; the first byte of any syllable with ㄲ, 0xEA or 0xEB → the bits
/// 0xFE of 0xEA
struct AnchorByte: Sendable {
  let mask: UInt8
  let value: UInt8
  /// How many of 1,000 bytes are of this kind, as a rough guess for texts in any language.
  let frequency: Int

  /// The byte of an ASCII character, in capitals and small letters; nil if JSON may escape it with a
  /// backslash.
  init?(ascii scalar: UInt32) {
    switch scalar {
    case 0x61...0x7A: self.init(mask: 0xDF, value: UInt8(scalar - 0x20), Self.letters(scalar))
    case 0x22, 0x2F, 0x5C: return nil
    case 0x21...0x7E: self.init(mask: 0xFF, value: UInt8(scalar), 8)
    default: return nil
    }
  }

  private init(mask: UInt8, value: UInt8, _ frequency: Int) {
    (self.mask, self.value, self.frequency) = (mask, value, frequency)
  }

  /// A byte of UTF-8 from one value to another, or a little more.
  init(_ range: ClosedRange<UInt8>) {
    let bits = 8 - (range.lowerBound ^ range.upperBound).leadingZeroBitCount
    mask = bits == 8 ? 0 : 0xFF << UInt8(bits)
    value = range.lowerBound & mask
    let isHangul = 0xEA...0xED ~= range.lowerBound
    frequency = (range.lowerBound < 0xC0 ? 12 : isHangul ? 80 : 20) << bits
  }

  /// Whether a byte is one of them.
  func contains(_ byte: UInt8) -> Bool { byte & mask == value }

  /// The bytes of the scalars of a range, all of one length.
  static func bytes(of scalars: ClosedRange<UInt32>) -> [AnchorByte] {
    let first = UTF8Bytes.encoding(of: scalars.lowerBound)
    let last = UTF8Bytes.encoding(of: scalars.upperBound)
    return first.indices.map { index in
      let isAny = first[..<index] != last[..<index]
      return AnchorByte(isAny ? 0x80...0xBF : first[index]...last[index])
    }
  }

  /// How many of 1,000 bytes of English text are a letter.
  private static func letters(_ scalar: UInt32) -> Int {
    switch UInt8(truncatingIfNeeded: scalar) {
    case UInt8(ascii: "j"), UInt8(ascii: "q"), UInt8(ascii: "x"), UInt8(ascii: "z"): 2
    case UInt8(ascii: "v"), UInt8(ascii: "k"): 8
    case UInt8(ascii: "e"), UInt8(ascii: "t"), UInt8(ascii: "a"), UInt8(ascii: "o"),
      UInt8(ascii: "i"), UInt8(ascii: "n"), UInt8(ascii: "s"), UInt8(ascii: "r"):
      60
    default: 20
    }
  }
}
