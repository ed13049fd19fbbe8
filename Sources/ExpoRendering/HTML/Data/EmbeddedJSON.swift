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
