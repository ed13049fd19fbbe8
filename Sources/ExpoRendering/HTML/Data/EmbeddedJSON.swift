import ExpoBase

/// JSON inside a page or a script: structured data, and the search index.
///
/// `.object([("name", .string("해금"))])` → `{"name":"해금"}`
enum EmbeddedJSON: Sendable {
  /// A string from the data.
  case string(String)
  /// A whole number.
  case number(Int)
  /// An array.
  case array([EmbeddedJSON])
  /// An object: its members in the order they are written, with constant keys.
  case object([(key: StaticString, value: EmbeddedJSON)])

  /// Appends the JSON text, without white space.
  func append(to bytes: inout [UInt8]) {
    switch self {
    case .string(let text): EmbeddedJSONString.appendQuoted(text, to: &bytes)
    case .number(let number):
      bytes.append(contentsOf: String(number).utf8)
    case .array(let elements):
      bytes.append(0x5B)
      for index in elements.indices {
        if index > 0 { bytes.append(0x2C) }
        elements[index].append(to: &bytes)
      }
      bytes.append(0x5D)
    case .object(let members):
      Self.append(members, to: &bytes)
    }
  }

  private static func append(
    _ members: [(key: StaticString, value: EmbeddedJSON)], to bytes: inout [UInt8]
  ) {
    bytes.append(0x7B)
    for index in members.indices {
      bytes.append(contentsOf: index > 0 ? [0x2C, 0x22] : [0x22])
      bytes.append(members[index].key)
      bytes.append(contentsOf: [0x22, 0x3A])
      members[index].value.append(to: &bytes)
    }
    bytes.append(0x7D)
  }
}

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
