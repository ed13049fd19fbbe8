/// Characters that are invisible or show that text was lost: rule EX205.
enum SuspiciousCharacter {
  /// Whether a character with this lead byte can be one of them; false for Hangul and Hanja.
  static func mayBegin(with lead: UInt8) -> Bool {
    switch lead {
    case 0x7F, 0xC2, 0xCD, 0xD8, 0xE1, 0xE2, 0xE3, 0xEE, 0xEF, 0xF0...0xF4: true
    default: false
    }
  }

  static func includes(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x7F...0x9F, 0xAD, 0x034F, 0x061C, 0x115F...0x1160, 0x180E: true
    case 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0x3164: true
    case 0xE000...0xF8FF, 0xFEFF, 0xFFA0, 0xFFF9...0xFFFD: true
    case 0xF0000...0x10FFFF: true
    default: isNoncharacter(scalar)
    }
  }

  /// The line ends of Unicode that need no escape: U+0085, U+2028, U+2029.
  static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0x85 || 0x2028...0x2029 ~= scalar.value
  }

  /// The two joiners, which have an effect inside emoji and some scripts.
  static func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
    0x200C...0x200D ~= scalar.value
  }

  /// Unicode 15 §23.7.
  static func isNoncharacter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value & 0xFFFE == 0xFFFE || 0xFDD0...0xFDEF ~= scalar.value
  }

  /// Whether it shows that text was lost: the replacement character.
  static func showsLoss(_ scalar: Unicode.Scalar) -> Bool { scalar == "\u{FFFD}" }
}
