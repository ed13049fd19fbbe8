/// How a text is written where some of its characters would mean something else.
///
/// The rest is copied in bulk, and only where a byte is suspect is a scalar decoded.
protocol TextEscape: ByteSearch {
  /// Whether a scalar is written otherwise.
  static func mustEscape(_ scalar: UInt32) -> Bool
  /// Writes such a scalar.
  static func append(_ scalar: UInt32, to bytes: inout [UInt8])
}

extension TextEscape {
  /// Adds a text to bytes.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    var text = text
    text.withUTF8 { append($0, to: &bytes) }
  }

  /// The same for a text that is given by its bytes, which must be well-formed UTF-8.
  static func append(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    var copied = 0
    var offset = firstSuspect(in: text, from: 0)
    while offset < text.count {
      let (scalar, length) = scalar(in: text, at: offset)
      if mustEscape(scalar) {
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[copied..<offset]))
        append(scalar, to: &bytes)
        copied = offset + length
      }
      offset = firstSuspect(in: text, from: offset + length)
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[copied...]))
  }

  /// The scalar at an offset: strings are always well-formed UTF-8.
  private static func scalar(
    in text: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> (scalar: UInt32, length: Int) {
    let lead = text[offset]
    if lead < 0x80 { return (UInt32(lead), 1) }
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    let first = UInt32(lead) & (0x7F >> UInt32(length))
    let scalar = text[offset + 1..<offset + length].reduce(first) { $0 << 6 | UInt32($1 & 0x3F) }
    return (scalar, length)
  }
}

extension Unicode.Scalar {
  /// Whether HTML forbids a scalar in a document, or its parser would change it: controls but tab
  /// and line feed, and noncharacters (HTML, "Preprocessing the input stream").
  static func isForbidden(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x09, 0x0A: false
    case 0...0x1F, 0x7F...0x9F, 0xFDD0...0xFDEF: true
    default: scalar & 0xFFFE == 0xFFFE
    }
  }
}
