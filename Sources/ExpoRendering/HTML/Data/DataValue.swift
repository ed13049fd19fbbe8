import ExpoBase

/// A value of metadata: in structured data and the search index as JSON, in front matter as YAML or TOML.
///
/// `.object([("name", .string("해금"))])` → `{"name":"해금"}`, `{name: "해금"}`
enum DataValue: Sendable {
  typealias Member = (key: String, value: DataValue)

  case string(String)
  /// A number as JSON writes it.
  case number(String)
  case array([DataValue])
  /// Members in the order they are written.
  case object([Member])

  static func number(_ value: Int) -> DataValue { .number(String(value)) }

  static func members(_ members: [(String, DataValue?)]) -> [Member] {
    members.compactMap { key, value in value.map { (key, $0) } }
  }

  /// A text; nil if it is missing or blank.
  static func text(_ text: String?) -> DataValue? {
    text.flatMap { TextLines.isBlank($0) ? nil : .string($0) }
  }

  /// Appends the value as JSON inside a page or a script, without white space.
  func append(to bytes: inout [UInt8]) {
    switch self {
    case .string(let text): EmbeddedJSONString.appendQuoted(text, to: &bytes)
    case .number(let text): bytes.append(contentsOf: text.utf8)
    case .array(let elements):
      bytes.append(0x5B)
      for index in elements.indices {
        if index > 0 { bytes.append(0x2C) }
        elements[index].append(to: &bytes)
      }
      bytes.append(0x5D)
    case .object(let members):
      bytes.append(0x7B)
      for index in members.indices {
        if index > 0 { bytes.append(0x2C) }
        EmbeddedJSONString.appendQuoted(members[index].key, to: &bytes)
        bytes.append(0x3A)
        members[index].value.append(to: &bytes)
      }
      bytes.append(0x7D)
    }
  }
}

/// The content of a JSON string, safe anywhere in a page or a script.
///
/// `</script>` → `\u003C/script\u003E`; a line feed → `\n`; U+2028 → `\u2028`. It cannot close an element or
/// open a comment, and has no character that HTML forbids; RFC 8259 §7 allows every scalar to be escaped.
enum EmbeddedJSONString: TextEscape {
  @inline(__always)
  static func candidates(in block: Block) -> Mask {
    HTMLText.candidates(in: block) .| (block .== Block(repeating: 0x5C))
      .| (block .== Block(repeating: 0xE2))
  }

  static func mustEscape(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x09, 0x0A, 0x5C, 0x2028, 0x2029: true
    default: HTMLText.mustEscape(scalar)
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
  static func appendQuoted(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(0x22)
    append(text, to: &bytes)
    bytes.append(0x22)
  }
}
