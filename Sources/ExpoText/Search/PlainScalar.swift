/// Scalars of which it is known without a look around them where grapheme clusters begin and end.
///
/// Between one that plainly ends and one that plainly begins there is always a boundary, as in `한글`,
/// `e` + U+0301 + `x` and between two syllables of conjoining jamo. Nearly all text is of these, so
/// a search seldom has to pay for the rules of UAX #29.
enum PlainScalar {
  /// Whether a cluster begins with a scalar, if what is before it plainly ends one.
  static func begins(_ scalar: UInt32) -> Bool {
    contains(scalar) || HangulSyllable.initial(ofJamo: scalar) != nil
  }

  /// Whether a cluster ends with a scalar, if what is after it plainly begins one.
  static func ends(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x300...0x36F, 0x1161...0x1175, 0x11A8...0x11C2: true
    default: contains(scalar)
    }
  }

  /// Whether a scalar is a letter, kana, Han, Hangul, punctuation or line feed of the plain kind.
  static func contains(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0A, 0x20...0x7E, 0xC0...0x2FF, 0x370...0x482, 0x2010...0x2027: true
    case 0x3001...0x3029, 0x3041...0x3096, 0x30A1...0x30FA, 0x3131...0x3163: true
    default: isHanOrHangul(scalar)
    }
  }

  /// Whether a scalar is a unified ideograph or Hangul syllable of the first plane.
  static func isHanOrHangul(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xAC00...0xD7A3, 0x4E00...0x9FFF, 0x3400...0x4DBF: true
    default: false
    }
  }
}
