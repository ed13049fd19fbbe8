import ExpoText

/// Decodes one value of a document, or an empty value.
final class NodeDecoder: Decoder {
  let pass: DecodingPass
  /// The value; nil for an empty one.
  let node: JSONNode?
  let path: CodingPath
  /// What the pass had found before.
  let start: DecodingPass.State
  var codingPath: [any CodingKey] { path.keys }
  var userInfo: [CodingUserInfoKey: Any] { pass.decoder.userInfo }
  private let isMissing: Bool
  /// The type that is decoded, if it is known.
  private let type: Any.Type?
  /// Whether the value is an array whose elements are decoded independently of each other.
  private let isElementwise: Bool
  private var keys: KeyInspection?
  private var members: MemberLookup?

  // Not inlined, so that nesting takes little stack.
  @inline(never)
  init(pass: DecodingPass, node: JSONNode?, path: CodingPath, type: Any.Type? = nil) {
    self.pass = pass
    self.node = node?.kind == .missing ? nil : node
    self.path = path
    self.start = pass.state
    self.isMissing = node?.kind == .missing
    self.type = type
    self.isElementwise = node?.kind == .array && type is any ElementwiseDecodable.Type
  }

  func container<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    let object = try ask(for: .object)
    if let object {
      if pass.inspectsKeys {
        let inspection = keys ?? pass.inspect(object, path: path)
        inspection.expect(type, in: pass)
        keys = inspection
      }
      members = members ?? MemberLookup(object, keyConversion)
    }
    return KeyedDecodingContainer(
      KeyedNodeContainer(pass: pass, members: members, path: path, inspection: keys))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    UnkeyedNodeContainer(
      pass: pass, array: try ask(for: .array), path: path, isElementwise: isElementwise)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    if isMissing { try pass.substitute() }
    return SingleNodeContainer(pass: pass, node: node, path: path)
  }

  /// The conversion of keys; none for a dictionary, whose keys are data.
  private var keyConversion: KeyConversion? {
    guard let conversion = pass.keyConversion(at: path) else { return nil }
    return type is any StringKeyed.Type ? nil : conversion
  }

  /// The value if it has the given type; otherwise records the mismatch.
  private func ask(for type: JSONType) throws -> JSONNode? {
    if isMissing { try pass.substitute() }
    guard let node else {
      if pass.isCollecting { return nil }
      throw Refusal.value(type == .object ? [String: any Sendable].self : [any Sendable].self)
        .error([], path: path)
    }
    return try ValueReader(pass: pass, path: path).container(type, in: node)
  }
}

/// Collections that decode each element by itself, so that all that fail can be reported.
protocol ElementwiseDecodable {}

extension Array: ElementwiseDecodable {}
extension ContiguousArray: ElementwiseDecodable {}
extension Set: ElementwiseDecodable {}

/// Dictionaries whose keys are those of an object.
private protocol StringKeyed {}

extension Dictionary: StringKeyed where Key == String {}
