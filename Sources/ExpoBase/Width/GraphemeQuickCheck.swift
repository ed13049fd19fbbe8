/// Scalars at which grapheme cluster boundaries are certain without context.
///
/// Nearly all text consists of these, so searches and lines rarely need the rules of UAX #29.
@usableFromInline
package enum GraphemeQuickCheck {
  /// A common letter or sign, kana, Han, Hangul, punctuation or a line feed.
  @inlinable
  package static func isSimple(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0A, 0x20...0x7E, 0xA1...0xAC, 0xAE...0x2FF, 0x370...0x482, 0x2010...0x2027: true
    case 0x3001...0x3029, 0x3041...0x3096, 0x30A1...0x30FA, 0x3131...0x3163: true
    default: isHanOrHangul(scalar)
    }
  }

  /// A unified ideograph or a Hangul syllable of the BMP.
  @inlinable
  package static func isHanOrHangul(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xAC00...0xD7A3, 0x4E00...0x9FFF, 0x3400...0x4DBF: true
    default: false
    }
  }
}
