package import ExpoBase

/// A text that is searched: UTF-8, or a string as it is written in a JSON document.
///
/// `한\na` as it is written → U+D55C at 0, 3 bytes; U+000A at 3, 2 bytes; U+0061 at 5. The string
/// must be valid and without `\u`; other bytes are read as something else, but never trap, because
/// another process may change a mapped file.
package struct SearchedText {
  let bytes: SourceBytes
  let range: Range<Int>
  private let isWritten: Bool

  package init(_ text: String) {
    bytes = SourceBytes(text.utf8)
    range = 0..<bytes.count
    isWritten = false
  }

  /// The text between two quotes of a document, or several with all between them.
  package init(writtenIn bytes: SourceBytes, at range: Range<Int>) {
    self.bytes = bytes
    self.range = range
    isWritten = true
  }

  /// The length is in bytes.
  func scalar(at offset: Int) -> (value: UInt32, length: Int) {
    let lead = bytes[offset]
    if lead < 0x80 {
      guard lead == Self.backslash, isWritten, offset + 1 < range.upperBound else {
        return (UInt32(lead), 1)
      }
      return (Self.escaped(bytes[offset + 1]), 2)
    }
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    guard offset + length <= range.upperBound else { return (0xFFFD, range.upperBound - offset) }
    return UTF8.scalar(at: offset) { bytes[$0] }
  }

  /// The offset of the scalar that ends at another offset.
  func start(before offset: Int) -> Int {
    var start = offset - 1
    while start > range.lowerBound, offset - start < 4, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return isWritten && isEscaped(start) ? start - 1 : start
  }

  /// Whether a text begins or ends at an offset: at a quote that is not escaped, too.
  func isEdge(_ offset: Int) -> Bool {
    if offset <= range.lowerBound || offset >= range.upperBound { return true }
    guard isWritten else { return false }
    return bytes[offset] == 0x22 || bytes[offset - 1] == 0x22 && !isEscaped(offset - 1)
  }

  static let backslash: UInt8 = 0x5C
  static let escape = backslash...backslash

  /// Whether the last byte of a scalar is escaped: an odd number of backslashes precedes it.
  private func isEscaped(_ offset: Int) -> Bool {
    // A backslash itself is always escaped. Counting those before it would be quadratic.
    if bytes[offset] == Self.backslash { return offset > range.lowerBound }
    var first = offset
    while first > range.lowerBound, bytes[first - 1] == Self.backslash { first -= 1 }
    return (offset - first) % 2 == 1
  }

  /// RFC 8259 §7.
  private static func escaped(_ byte: UInt8) -> UInt32 {
    switch byte {
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "t"): 0x09
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "r"): 0x0D
    default: UInt32(byte)
    }
  }
}
