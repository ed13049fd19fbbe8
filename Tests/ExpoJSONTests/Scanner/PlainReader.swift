@testable import ExpoJSON
import ExpoSource

/// A reader of RFC 8259 that can be read: byte by byte, one function a rule of the grammar.
///
/// It knows only what is right: it gives the tape of a valid document, and nothing for any other.
/// The scanner, which is fast and recovers, must write the same tape.
struct PlainReader {
  private let bytes: [UInt8]
  private var offset = 0
  private(set) var nodes: [Tape.Node] = []

  /// The tape of a valid document; nil for any other, or one with a byte order mark.
  static func nodes(of bytes: [UInt8]) -> [Tape.Node]? {
    var reader = PlainReader(bytes)
    reader.space()
    guard reader.value() else { return nil }
    reader.space()
    return reader.offset == bytes.count ? reader.nodes : nil
  }

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func space() {
    while let next, [0x20, 0x09, 0x0A, 0x0D].contains(next) { offset += 1 }
  }

  private mutating func skip(_ byte: Character) -> Bool {
    guard next == byte.asciiValue else { return false }
    offset += 1
    return true
  }

  private mutating func value() -> Bool {
    switch next {
    case UInt8(ascii: "{"): container(.object) { $0.member() }
    case UInt8(ascii: "["): container(.array) { $0.value() }
    case UInt8(ascii: "\""): string()
    case UInt8(ascii: "t"): literal("true", .true)
    case UInt8(ascii: "f"): literal("false", .false)
    case UInt8(ascii: "n"): literal("null", .null)
    default: number()
    }
  }

  private mutating func container(
    _ kind: Tape.Kind, _ child: (inout PlainReader) -> Bool
  ) -> Bool {
    let opener = nodes.count
    let closer: Character = kind == .object ? "}" : "]"
    nodes.append(Tape.Node(kind, at: offset, end: 0))
    offset += 1
    space()
    if !skip(closer) {
      repeat {
        space()
        guard child(&self) else { return false }
        space()
      } while skip(",")
      guard skip(closer) else { return false }
    }
    nodes[opener].end = nodes.count
    nodes.append(Tape.Node(.end, at: offset, end: offset))
    return true
  }

  private mutating func member() -> Bool {
    guard next == UInt8(ascii: "\""), string() else { return false }
    space()
    guard skip(":") else { return false }
    space()
    return value()
  }

  private mutating func literal(_ word: String, _ kind: Tape.Kind) -> Bool {
    guard bytes[offset...].starts(with: word.utf8) else { return false }
    nodes.append(Tape.Node(kind, at: offset, end: offset + word.utf8.count))
    offset += word.utf8.count
    return true
  }

  private mutating func number() -> Bool {
    let start = offset
    _ = skip("-")
    if !skip("0"), !digits() { return false }
    if skip("."), !digits() { return false }
    if skip("e") || skip("E") {
      if !skip("+") { _ = skip("-") }
      guard digits() else { return false }
    }
    nodes.append(Tape.Node(.number, at: start, end: offset))
    return true
  }

  private mutating func digits() -> Bool {
    let start = offset
    while let next, 0x30...0x39 ~= next { offset += 1 }
    return offset > start
  }

  private mutating func string() -> Bool {
    let start = offset
    var flags: Tape.Flags = []
    offset += 1
    while let next, next != UInt8(ascii: "\"") {
      if next == UInt8(ascii: "\\") {
        flags.insert(.escaped)
        guard escape(&flags) else { return false }
      } else {
        let step = UTF8Sequence(in: SourceBytes(bytes[offset...].prefix(4)), at: 0)
        guard step.scalar != nil, next >= 0x20 else { return false }
        offset += step.length
      }
    }
    guard skip("\"") else { return false }
    nodes.append(Tape.Node(.string, at: start, end: offset, flags: flags))
    return true
  }

  /// An escape; of two halves of a pair the second must follow the first.
  private mutating func escape(_ flags: inout Tape.Flags) -> Bool {
    offset += 1
    guard let letter = next else { return false }
    offset += 1
    guard letter == UInt8(ascii: "u") else { return "\"\\/bfnrt".utf8.contains(letter) }
    flags.insert(.unicodeEscaped)
    guard let unit = hexadecimal() else { return false }
    if 0xDC00...0xDFFF ~= unit { return false }
    guard 0xD800...0xDBFF ~= unit else { return true }
    guard skip("\\"), skip("u"), let low = hexadecimal() else { return false }
    return 0xDC00...0xDFFF ~= low
  }

  private mutating func hexadecimal() -> UInt32? {
    let digits = bytes[offset...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ $0.isHexDigit }) else { return nil }
    offset += 4
    return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
