import ExpoJSON
import Foundation

/// A second reader of RFC 8259, byte by byte, that only accepts or refuses: the judge of fuzzers and
/// of tests that need one at every input, where another program would be too slow.
package struct StrictGrammar {
  private let bytes: [UInt8]
  private var index: Int

  /// Whether bytes are one JSON text in UTF-8, no deeper than expo reads and without unpaired
  /// surrogates; a byte order mark may precede it.
  package static func accepts(_ bytes: [UInt8]) -> Bool {
    guard String(bytes: bytes, encoding: .utf8) != nil else { return false }
    var grammar = Self(bytes)
    guard grammar.value(depth: 0) else { return false }
    grammar.skipSpace()
    return grammar.index == bytes.count
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func take(_ text: StaticString) -> Bool {
    let end = index + text.utf8CodeUnitCount
    let isThere = text.withUTF8Buffer {
      end <= bytes.count && $0.elementsEqual(bytes[index..<end])
    }
    if isThere { index = end }
    return isThere
  }

  private mutating func skipSpace() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { index += 1 }
  }

  private mutating func value(depth: Int) -> Bool {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return list("}", depth: depth) { $0.member(depth: depth + 1) }
    case UInt8(ascii: "["): return list("]", depth: depth) { $0.value(depth: depth + 1) }
    case UInt8(ascii: "\""): return string()
    case UInt8(ascii: "t"): return take("true")
    case UInt8(ascii: "f"): return take("false")
    case UInt8(ascii: "n"): return take("null")
    default: return number()
    }
  }

  private mutating func list(
    _ closer: StaticString, depth: Int, _ item: (inout Self) -> Bool
  ) -> Bool {
    guard depth < JSONTree.defaultDepthLimit else { return false }
    index += 1
    skipSpace()
    if take(closer) { return true }
    while item(&self) {
      skipSpace()
      if take(closer) { return true }
      guard take(",") else { return false }
    }
    return false
  }

  private mutating func member(depth: Int) -> Bool {
    skipSpace()
    guard string() else { return false }
    skipSpace()
    return take(":") && value(depth: depth)
  }
}

// MARK: - Numbers and strings

extension StrictGrammar {
  private mutating func digits() -> Bool {
    let start = index
    while let byte = next, 0x30...0x39 ~= byte { index += 1 }
    return index > start
  }

  private mutating func number() -> Bool {
    _ = take("-")
    guard take("0") || digits() else { return false }
    if take("."), !digits() { return false }
    guard take("e") || take("E") else { return true }
    _ = take("+") || take("-")
    return digits()
  }

  private mutating func string() -> Bool {
    guard take("\"") else { return false }
    while let byte = next {
      if take("\"") { return true }
      if byte < 0x20 { return false }
      if byte != UInt8(ascii: "\\") {
        index += 1
      } else if !escape() {
        return false
      }
    }
    return false
  }

  private mutating func escape() -> Bool {
    index += 1
    guard let byte = next else { return false }
    if "\"\\/bfnrt".utf8.contains(byte) {
      index += 1
      return true
    }
    guard let unit = codeUnit(after: "u") else { return false }
    if 0xDC00...0xDFFF ~= unit { return false }
    guard 0xD800...0xDBFF ~= unit else { return true }
    return codeUnit(after: "\\u").map { 0xDC00...0xDFFF ~= $0 } ?? false
  }

  private mutating func codeUnit(after prefix: StaticString) -> Int? {
    guard take(prefix), index + 4 <= bytes.count else { return nil }
    let digits = bytes[index..<index + 4]
    guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
    index += 4
    return Int(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
