/// A piece of JSON in a page: structured data, and what the search script reads.
///
/// `.object([("name", .string("해금"))])` → `{"name":"해금"}`
enum EmbeddedJSON: Sendable {
  case string(String)
  case number(Int)
  case array([EmbeddedJSON])
  /// Members in the order they are written; the keys are the program's own.
  case object([(key: StaticString, value: EmbeddedJSON)])

  /// Adds the node to bytes.
  func append(to bytes: inout [UInt8]) {
    switch self {
    case .string(let text):
      bytes.append(0x22)
      EmbeddedJSONString.append(text, to: &bytes)
      bytes.append(0x22)
    case .number(let number):
      bytes.append(contentsOf: String(number).utf8)
    case .array(let nodes):
      bytes.append(0x5B)
      for index in nodes.indices {
        if index > 0 { bytes.append(0x2C) }
        nodes[index].append(to: &bytes)
      }
      bytes.append(0x5D)
    case .object(let members):
      append(members, to: &bytes)
    }
  }

  private func append(
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

extension [UInt8] {
  /// Adds a constant as it is written.
  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { append(contentsOf: $0) }
  }
}
