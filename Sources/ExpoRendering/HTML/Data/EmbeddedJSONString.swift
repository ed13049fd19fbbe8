import ExpoBase

/// The content of a JSON string, safe anywhere in a page or a script.
///
/// `</script>` → `\u003C/script\u003E`; a line feed → `\n`; U+2028 → `\u2028`. It can close no
/// element, open no comment, and contains no character that HTML forbids; RFC 8259 §7 allows every
/// scalar to be escaped.
enum EmbeddedJSONString: TextEscape {
  @inline(__always)
  static func candidates(in block: Block) -> Mask {
    let markup =
      (block .== Block(repeating: 0x22)) .| (block .== Block(repeating: 0x26))
      .| (block .== Block(repeating: 0x3C)) .| (block .== Block(repeating: 0x3E))
      .| (block .== Block(repeating: 0x5C)) .| (block .== Block(repeating: 0xE2))
    let controls =
      (block .< Block(repeating: 0x20)) .| (block .== Block(repeating: 0x7F))
      .| (block .== Block(repeating: 0xC2))
    return markup .| controls .| (block .>= Block(repeating: 0xEF))
  }

  static func isCandidate(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x1F, 0x22, 0x26, 0x3C, 0x3E, 0x5C, 0x7F, 0xC2, 0xE2, 0xEF...0xFF: true
    default: false
    }
  }

  static func mustEscape(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x09, 0x0A, 0x22, 0x26, 0x3C, 0x3E, 0x5C, 0x2028, 0x2029: true
    default: Unicode.Scalar.isForbidden(scalar)
    }
  }

  static func append(_ scalar: UInt32, to bytes: inout [UInt8]) {
    guard let scalar = Unicode.Scalar(scalar) else { return }
    switch scalar {
    case "\n", "\"", "\\": bytes.append(contentsOf: JSONEscape(scalar))
    default: bytes.append(contentsOf: JSONEscape(codeUnitsOf: scalar, isUppercase: true))
    }
  }
}

extension EmbeddedJSONString {
  /// Appends a string with its quotes.
  static func appendQuoted(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(0x22)
    append(text, to: &bytes)
    bytes.append(0x22)
  }

  /// The length of a string with its quotes in bytes.
  static func quotedLength(of text: String) -> Int { escapedLength(of: text) + 2 }
}
