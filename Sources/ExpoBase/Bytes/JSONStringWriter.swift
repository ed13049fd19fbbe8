/// Writes strings as JSON spells them (RFC 8259 §7).
///
/// Quotes, backslashes and U+0000 to U+001F are always escaped, in their shortest form;
/// ``Escaping`` says what else is.
///
/// `한 "A"` and a line feed → `"한 \"A\"\n"`
@usableFromInline
package struct JSONStringWriter: Sendable {
  /// Which characters are escaped besides those that must be.
  @usableFromInline
  package struct Escaping: OptionSet, Sendable {
    /// The options as bits.
    @usableFromInline package let rawValue: UInt8
    /// Creates options from their bits.
    @inlinable
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// No other characters.
    package static var minimal: Escaping { [] }
    /// Characters that a terminal would interpret or hide.
    @inlinable package static var visible: Escaping { Escaping(rawValue: 1) }
    /// Characters beyond ASCII.
    @inlinable package static var ascii: Escaping { Escaping(rawValue: 2) }
  }

  /// Which characters are escaped besides those that must be.
  @usableFromInline let escaping: Escaping

  /// Creates a writer.
  package init(_ escaping: Escaping) {
    self.escaping = escaping
  }

  /// The string in quotes.
  package func quoted(_ string: String) -> String {
    var bytes: [UInt8] = []
    append(string, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the string in quotes.
  package func append(_ string: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    var string = string
    string.withUTF8 { unsafe appendContent($0, to: &bytes) }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Whether a character is escaped.
  @inlinable
  package func escapes(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{0}"..."\u{1F}", "\"", "\\": true
    default:
      escaping.contains(.ascii) && !scalar.isASCII
        || escaping.contains(.visible) && scalar.isHidden
    }
  }

  /// Copies runs of characters that stay as they are, and escapes the others.
  private func appendContent(_ content: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    var copied = 0
    var index = 0
    while index < content.count {
      guard unsafe mayEscape(content[index]) else {
        index += 1
        continue
      }
      let scalar = unsafe Self.scalar(content[index...])
      let next = index + UTF8.width(scalar)
      if escapes(scalar) {
        unsafe bytes.append(contentsOf: UnsafeBufferPointer(rebasing: content[copied..<index]))
        bytes.append(contentsOf: JSONEscape(scalar))
        copied = next
      }
      index = next
    }
    unsafe bytes.append(contentsOf: UnsafeBufferPointer(rebasing: content[copied...]))
  }

  /// Whether a character whose UTF-8 begins with a byte may be escaped; false for later bytes.
  private func mayEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"): true
    // The first bytes of all that is hidden.
    case 0x7F, 0xC2, 0xD8, 0xE1, 0xE2, 0xEF: !escaping.isEmpty
    case 0xC0...: escaping.contains(.ascii)
    default: false
    }
  }

  /// The first character of well-formed UTF-8.
  private static func scalar(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Unicode.Scalar {
    var iterator = unsafe bytes.makeIterator()
    var decoder = Unicode.UTF8()
    if case .scalarValue(let scalar) = unsafe decoder.decode(&iterator) { return scalar }
    return "\u{FFFD}"
  }
}
