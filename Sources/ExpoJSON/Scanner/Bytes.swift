import ExpoSource

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

  /// Whether a value of JSON may begin with it.
  var beginsValue: Bool {
    switch self {
    case .quote, .openBrace, .openBracket, .minus: true
    default: isDigit
    }
  }
}

extension JSONScanner {
  /// The byte at an offset, or nil past the end.
  func byte(at offset: Int) -> UInt8? {
    offset < bytes.count ? bytes[offset] : nil
  }

  func matches(_ text: String, at start: Int? = nil) -> Bool {
    bytes[(start ?? offset)...].starts(with: text.utf8)
  }

  /// The length of the letter, digit, `_` or `$` at an offset; 0 if there is none.
  func wordCharacter(at offset: Int) -> Int {
    guard let byte = byte(at: offset) else { return 0 }
    if byte < 0x80 {
      let isSign = byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
      return byte.isASCIILetter || byte.isDigit || isSign ? 1 : 0
    }
    let next = UTF8Sequence(in: bytes, at: offset)
    guard let properties = next.scalar?.properties else { return 0 }
    return properties.isAlphabetic || properties.numericType != nil ? next.length : 0
  }

  /// The offset behind the letters and digits at an offset.
  func endOfWord(from start: Int) -> Int {
    var index = start
    while case let length = wordCharacter(at: index), length > 0 { index += length }
    return index
  }

  /// The offset of the first byte at or after `start` that is not white space.
  func endOfSpace(from start: Int) -> Int {
    bytes[start...].firstIndex { !$0.isSpace } ?? bytes.count
  }

  /// The offset at which the line that holds `start` ends.
  func endOfLine(from start: Int) -> Int {
    bytes[start...].firstIndex { $0.isLineEnd } ?? bytes.count
  }

  /// Whether a line ends between two offsets.
  func hasLineEnd(_ start: Int, _ end: Int) -> Bool {
    bytes[start..<max(start, end)].contains(where: \.isLineEnd)
  }

  /// The offset behind the last byte before `end` that is not white space.
  func trimmedEnd(_ start: Int, _ end: Int) -> Int {
    (bytes[start..<end].lastIndex { !$0.isSpace }).map { $0 + 1 } ?? start
  }
}
