import ExpoText

/// Decodes one value of a document, or an empty value.
final class NodeDecoder: Decoder {
  let pass: DecodingPass
  /// The value; nil for an empty one.
  let node: JSONNode?
  let path: CodingPath
  var codingPath: [any CodingKey] { path.keys }
  var userInfo: [CodingUserInfoKey: Any] { pass.decoder.userInfo }
  private let isMissing: Bool
  private var keys: KeyInspection?
  private var members: MemberLookup?

  init(pass: DecodingPass, node: JSONNode?, path: CodingPath) {
    self.pass = pass
    self.node = node?.kind == .missing ? nil : node
    self.path = path
    self.isMissing = node?.kind == .missing
  }

  func container<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    let object = try ask(for: .object)
    if let object {
      let inspection = keys ?? pass.inspect(object, path: path)
      inspection.expect(type, in: pass)
      keys = inspection
      members = members ?? MemberLookup(object)
    }
    return KeyedDecodingContainer(
      KeyedNodeContainer(pass: pass, members: members, path: path, inspection: keys))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    UnkeyedNodeContainer(pass: pass, array: try ask(for: .array), path: path)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    if isMissing { try pass.substitute() }
    return SingleNodeContainer(pass: pass, node: node, path: path)
  }

  /// The value if it has the given type; otherwise records the mismatch.
  private func ask(for type: JSONType) throws -> JSONNode? {
    if isMissing { try pass.substitute() }
    guard let node else { return nil }
    return try ValueReader(pass: pass, path: path).container(type, in: node)
  }
}
