/// Scalars at which grapheme cluster boundaries are certain without context.
///
/// There is always a boundary between a scalar of ``canEnd(with:)`` and one of ``canBegin(with:)``, as
/// in `한글`, `e` + U+0301 + `x` and between two syllables of conjoining jamo. Nearly all text consists
/// of these, so a search rarely needs the rules of UAX #29.
enum GraphemeQuickCheck {
  /// Whether a scalar begins a cluster after every scalar of ``canEnd(with:)``.
  static func canBegin(with scalar: UInt32) -> Bool {
    isSimple(scalar) || HangulSyllable.initial(ofJamo: scalar) != nil
  }

  /// Whether a scalar ends a cluster before every scalar of ``canBegin(with:)``.
  static func canEnd(with scalar: UInt32) -> Bool {
    switch scalar {
    case 0x300...0x36F, 0x1161...0x1175, 0x11A8...0x11C2: true
    default: isSimple(scalar)
    }
  }

  /// Whether a scalar is a common letter or sign, kana, Han, Hangul, punctuation or a line feed.
  static func isSimple(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0A, 0x20...0x7E, 0xA1...0xAC, 0xAE...0x2FF, 0x370...0x482, 0x2010...0x2027: true
    case 0x3001...0x3029, 0x3041...0x3096, 0x30A1...0x30FA, 0x3131...0x3163: true
    default: isHanOrHangul(scalar)
    }
  }

  /// Whether a scalar is a unified ideograph or a Hangul syllable of the BMP.
  static func isHanOrHangul(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xAC00...0xD7A3, 0x4E00...0x9FFF, 0x3400...0x4DBF: true
    default: false
    }
  }
}
