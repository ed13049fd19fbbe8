extension UInt8 {
  static let quote = UInt8(ascii: "\"")
  static let backslash = UInt8(ascii: "\\")
  static let openBrace = UInt8(ascii: "{")
  static let closeBrace = UInt8(ascii: "}")
  static let openBracket = UInt8(ascii: "[")
  static let closeBracket = UInt8(ascii: "]")
  static let comma = UInt8(ascii: ",")
  static let colon = UInt8(ascii: ":")
  static let minus = UInt8(ascii: "-")
  static let plus = UInt8(ascii: "+")
  static let point = UInt8(ascii: ".")
  static let slash = UInt8(ascii: "/")
  static let star = UInt8(ascii: "*")
  static let zero = UInt8(ascii: "0")
  static let nine = UInt8(ascii: "9")
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D

  /// RFC 8259 §2.
  var isSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }

  var isLineEnd: Bool { self == .lineFeed || self == .carriageReturn }

  var isDigit: Bool { 0x30...0x39 ~= self }

  var isHexDigit: Bool { hexValue != nil }

  var hexValue: UInt32? {
    switch self {
    case 0x30...0x39: UInt32(self) - 0x30
    case 0x41...0x46: UInt32(self) - 0x37
    case 0x61...0x66: UInt32(self) - 0x57
    default: nil
    }
  }

  var isASCIILetter: Bool { 0x41...0x5A ~= self || 0x61...0x7A ~= self }

  var isOpener: Bool { self == .openBrace || self == .openBracket }

  var isCloser: Bool { self == .closeBrace || self == .closeBracket }

  /// A byte of a number, except e, which is a letter.
  var mayStandInNumber: Bool { isDigit || self == .plus || self == .minus || self == .point }

  var beginsValue: Bool {
    switch self {
    case .quote, .openBrace, .openBracket, .minus: true
    default: isDigit
    }
  }

  /// Whether a suspicious character may begin with this byte; false for Hangul and Hanja.
  var mayBeginSuspicious: Bool {
    switch self {
    case 0x7F, 0xC2, 0xCD, 0xD8, 0xE1, 0xE2, 0xE3, 0xEE, 0xEF, 0xF0...0xF4: true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// Invisible, or a sign of lost text: rule EX205.
  var isSuspicious: Bool {
    switch value {
    case 0x7F...0x9F, 0xAD, 0x034F, 0x061C, 0x115F...0x1160, 0x180E: true
    case 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0x3164: true
    case 0xE000...0xF8FF, 0xFEFF, 0xFFA0, 0xFFF9...0xFFFD: true
    case 0xF0000...0x10FFFF: true
    default: isNoncharacter
    }
  }

  /// Line ends of Unicode: U+0085, U+2028, U+2029.
  var isUnescapedLineEnd: Bool { value == 0x85 || 0x2028...0x2029 ~= value }

  /// Or a won sign, which Korean keyboards have in its place.
  var isBackslash: Bool { self == "\\" || self == "₩" || self == "￦" }

  /// The two joiners have an effect inside emoji and some scripts.
  var isJoiner: Bool { 0x200C...0x200D ~= value }

  /// Unicode 15 §23.7.
  var isNoncharacter: Bool { value & 0xFFFE == 0xFFFE || 0xFDD0...0xFDEF ~= value }

  /// The replacement character, and private use: text was lost.
  var showsLoss: Bool { self == "\u{FFFD}" || isPrivateUse }

  /// Korean word processors wrote old Hangul with it.
  var isPrivateUse: Bool { 0xE000...0xF8FF ~= value }
}
