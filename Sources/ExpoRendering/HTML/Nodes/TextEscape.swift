/// An escaping of text: which scalars are escaped, and how.
///
/// Everything else is copied in bulk; scalars are decoded only at candidate bytes.
protocol TextEscape: ByteSearch {
  /// Whether a scalar is escaped.
  static func mustEscape(_ scalar: UInt32) -> Bool
  /// Appends the escape of a scalar.
  static func append(_ scalar: UInt32, to bytes: inout [UInt8])
}

extension TextEscape {
  /// Appends a text.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    var text = text
    text.withUTF8 { append($0, to: &bytes) }
  }

  /// Appends a text of well-formed UTF-8.
  static func append(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    var copied = 0
    var offset = firstCandidate(in: text, from: 0)
    while offset < text.count {
      let (scalar, length) = scalar(in: text, at: offset)
      if mustEscape(scalar) {
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[copied..<offset]))
        append(scalar, to: &bytes)
        copied = offset + length
      }
      offset = firstCandidate(in: text, from: offset + length)
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[copied...]))
  }

  /// The length in bytes that a text has after escaping, measured without writing it.
  static func escapedLength(of text: String) -> Int {
    var text = text
    return text.withUTF8 { text in
      var length = text.count
      var escape: [UInt8] = []
      var offset = firstCandidate(in: text, from: 0)
      while offset < text.count {
        let (scalar, count) = scalar(in: text, at: offset)
        if mustEscape(scalar) {
          escape.removeAll(keepingCapacity: true)
          append(scalar, to: &escape)
          length += escape.count - count
        }
        offset = firstCandidate(in: text, from: offset + count)
      }
      return length
    }
  }

  /// Decodes the scalar at an offset of well-formed UTF-8.
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
  /// Whether HTML forbids a scalar in a document or its parser would replace it: controls except tab
  /// and line feed, and noncharacters (HTML, "Preprocessing the input stream").
  static func isForbidden(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x09, 0x0A: false
    case 0...0x1F, 0x7F...0x9F, 0xFDD0...0xFDEF: true
    default: scalar & 0xFFFE == 0xFFFE
    }
  }
}
