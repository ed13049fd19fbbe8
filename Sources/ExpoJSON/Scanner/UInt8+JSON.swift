/// The bytes that JSON gives a meaning to (RFC 8259).
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

  /// White space of RFC 8259 §2.
  var isSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }

  var isLineEnd: Bool { self == .lineFeed || self == .carriageReturn }

  var isDigit: Bool { 0x30...0x39 ~= self }

  var isHexDigit: Bool { hexValue != nil }

  /// The value of a hexadecimal digit.
  var hexValue: UInt32? {
    switch self {
    case 0x30...0x39: UInt32(self) - 0x30
    case 0x41...0x46: UInt32(self) - 0x37
    case 0x61...0x66: UInt32(self) - 0x57
    default: nil
    }
  }

  var isASCIILetter: Bool { 0x41...0x5A ~= self || 0x61...0x7A ~= self }

  var isCloser: Bool { self == .closeBrace || self == .closeBracket }

  /// Whether it can be part of a number; an e is a letter.
  var mayStandInNumber: Bool { isDigit || self == .plus || self == .minus || self == .point }

  /// Whether a JSON value may begin with it.
  var beginsValue: Bool {
    switch self {
    case .quote, .openBrace, .openBracket, .minus: true
    default: isDigit
    }
  }
}
