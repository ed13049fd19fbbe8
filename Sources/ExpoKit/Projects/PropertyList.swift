import ExpoBase

/// An old-style property list, the format of Xcode's project files.
///
/// It has strings, data, arrays, dictionaries and comments of C. Data is read as an empty string.
enum PropertyList: Sendable {
  case string(String)
  case array([PropertyList])
  /// Of several members with one key the last counts.
  case dictionary([String: PropertyList])

  /// Reads a list; nil if the bytes are none, or if it is nested deeper than 64 levels.
  init?(_ bytes: SourceBytes) {
    var reader = PropertyListReader(bytes: bytes)
    guard let list = reader.value(depth: 0), reader.next() == nil else { return nil }
    self = list
  }

  /// The value of a key; nil if this is no dictionary or has no such key.
  subscript(key: String) -> PropertyList? {
    if case .dictionary(let members) = self { members[key] } else { nil }
  }

  /// The string; nil if this is none.
  var string: String? { if case .string(let string) = self { string } else { nil } }

  /// The elements of an array; empty if this is none.
  var elements: [PropertyList] { if case .array(let elements) = self { elements } else { [] } }
}

/// Reads a property list from its bytes, each once.
private struct PropertyListReader {
  private static let deepest = 64

  private let bytes: SourceBytes
  private var index = 0

  init(bytes: SourceBytes) { self.bytes = bytes }

  private func byte(at index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

  /// The next byte that is neither blank nor part of a comment; nil at the end.
  mutating func next() -> UInt8? {
    while let byte = byte(at: index) {
      if byte <= 0x20 {
        index += 1
      } else if byte == UInt8(ascii: "/"), self.byte(at: index + 1) == UInt8(ascii: "/") {
        while let byte = self.byte(at: index), byte != 0x0A, byte != 0x0D { index += 1 }
      } else if byte == UInt8(ascii: "/"), self.byte(at: index + 1) == UInt8(ascii: "*") {
        index += 2
        while let byte = self.byte(at: index),
          byte != UInt8(ascii: "*") || self.byte(at: index + 1) != UInt8(ascii: "/")
        { index += 1 }
        index += 2
      } else {
        return byte
      }
    }
    return nil
  }

  /// Skips a byte; false if another comes next.
  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard next() == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  mutating func value(depth: Int) -> PropertyList? {
    if depth > Self.deepest { return nil }
    switch next() {
    case UInt8(ascii: "{"): return dictionary(depth: depth)
    case UInt8(ascii: "("): return array(depth: depth)
    case UInt8(ascii: "<"):
      while let byte = byte(at: index), byte != UInt8(ascii: ">") { index += 1 }
      return skip(">") ? .string("") : nil
    default: return string().map(PropertyList.string)
    }
  }

  private mutating func dictionary(depth: Int) -> PropertyList? {
    var members: [String: PropertyList] = [:]
    index += 1
    while !skip("}") {
      guard let key = string(), skip("="), let value = value(depth: depth + 1), skip(";") else {
        return nil
      }
      members[key] = value
    }
    return .dictionary(members)
  }

  private mutating func array(depth: Int) -> PropertyList? {
    var elements: [PropertyList] = []
    index += 1
    while !skip(")") {
      guard let value = value(depth: depth + 1) else { return nil }
      elements.append(value)
      if skip(",") { continue }
      return skip(")") ? .array(elements) : nil
    }
    return .array(elements)
  }

  /// A string, in quotes or bare; nil if there is none.
  private mutating func string() -> String? {
    guard let first = next() else { return nil }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return quoted(by: first) }
    let start = index
    while let byte = byte(at: index), Self.isBare(byte) { index += 1 }
    return start == index ? nil : text(start..<index)
  }

  private mutating func quoted(by quote: UInt8) -> String? {
    index += 1
    let start = index
    while let byte = byte(at: index), byte != quote, byte != UInt8(ascii: "\\") { index += 1 }
    if byte(at: index) == quote {
      defer { index += 1 }
      return text(start..<index)
    }
    var decoded = text(start..<index)
    while let byte = byte(at: index), byte != quote {
      if byte == UInt8(ascii: "\\") {
        decoded.unicodeScalars.append(escaped())
      } else {
        let start = index
        while let byte = self.byte(at: index), byte != quote, byte != UInt8(ascii: "\\") {
          index += 1
        }
        decoded += text(start..<index)
      }
    }
    index += 1
    return index <= bytes.count ? decoded : nil
  }

  /// What stands after a backslash: a letter, three octal digits or `U` and four hexadecimal ones.
  private mutating func escaped() -> Unicode.Scalar {
    index += 1
    let byte = byte(at: index) ?? 0
    index += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "U"): return number(radix: 16, digits: 4)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      index -= 1
      return number(radix: 8, digits: 3)
    default: return Unicode.Scalar(byte)
    }
  }

  private mutating func number(radix: Int, digits: Int) -> Unicode.Scalar {
    var value: UInt32 = 0
    for _ in 0..<digits {
      let digit = byte(at: index).flatMap { Character(Unicode.Scalar($0)).hexDigitValue }
      guard let digit, digit < radix else { break }
      value = value * UInt32(radix) + UInt32(digit)
      index += 1
    }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  /// Whether a byte may stand in a string without quotes.
  private static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"),
      UInt8(ascii: "+"), UInt8(ascii: "~"), UInt8(ascii: "@"), 0x80...:
      true
    default: false
    }
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
