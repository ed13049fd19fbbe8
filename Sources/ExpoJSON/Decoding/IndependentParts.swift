/// A collection that decodes each part by itself, so that the errors of all parts are found.
protocol IndependentParts {
  init()
  /// Decodes each part by itself; returns false if the value is not such a collection.
  static func collectParts(
    of node: JSONNode, _ path: CodingPath, _ pass: DecodingPass, _ attempts: Attempts
  ) -> Bool
  /// The errors of the elements as decoding finds them; nil for anything but a list. It keeps no element, so it is
  /// faster.
  static func elementErrors(of node: JSONNode, _ pass: DecodingPass) -> [DecodeError]?
}

extension IndependentParts {
  static func elementErrors(of node: JSONNode, _ pass: DecodingPass) -> [DecodeError]? { nil }
}

extension IndependentParts where Self: Sequence, Self.Element: Decodable {
  static func collectParts(
    of node: JSONNode, _ path: CodingPath, _ pass: DecodingPass, _ attempts: Attempts
  ) -> Bool {
    let container = path.asContainer()
    for (number, element) in node.elements.enumerated() where !element.isLeftOver(in: node) {
      let path = CodingPath(to: IndexKey(number), at: element.index, in: container)
      pass.collectElement(Element.self, at: element.index, path: path, attempts)
    }
    return node.kind == .array
  }

  static func elementErrors(of node: JSONNode, _ pass: DecodingPass) -> [DecodeError]? {
    if node.kind != .array || pass.soundScalars(Self.self, at: node.index) != nil { return nil }
    let decoder = NodeDecoder(pass: pass, index: node.index, path: .root, type: Self.self)
    return UnkeyedNodeContainer(decoder, array: node.index).errors(of: Element.self)
  }
}

extension Array: IndependentParts where Element: Decodable {}
extension ContiguousArray: IndependentParts where Element: Decodable {}
extension Set: IndependentParts where Element: Decodable {}

extension Dictionary: IndependentParts where Key: CodingKeyRepresentable, Value: Decodable {
  static func collectParts(
    of node: JSONNode, _ path: CodingPath, _ pass: DecodingPass, _ attempts: Attempts
  ) -> Bool {
    guard node.kind == .object else { return false }
    let reason = Key.self == Int.self ? DecodeError.noIntegerKey : DecodeError.noKnownKey
    let members = MemberLookup(pass.tree, node.index)
    let container = path.asContainer()
    for (key, value) in node.members {
      let name = key.string ?? ""
      // Of members with the same key only the first is read.
      guard members.index(of: name, in: pass.tree) == value.index else { continue }
      let path = CodingPath(to: MemberKey(name), at: value.index, in: container)
      if accepts(name) {
        pass.collectElement(Value.self, at: value.index, path: path, attempts)
      } else if let error = DecodeError.unlistedName(
        reason, node, as: Self.self, [name], at: pass.pointer(path))
      {
        pass.record([error])
      }
    }
    return true
  }
}
