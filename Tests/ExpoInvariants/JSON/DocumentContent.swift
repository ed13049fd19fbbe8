package import ExpoJSON

/// What a document says, as bytes: compared with no regard to white space and escapes, but with
/// regard to everything that Unicode calls equivalent.
package enum DocumentContent {
  package static func of(_ tree: JSONTree, sorting: Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    if let root = tree.root { write(root, sorting, to: &bytes) }
    return bytes
  }

  private static func write(_ node: JSONNode, _ sorting: Bool, to bytes: inout [UInt8]) {
    switch node.kind {
    case .string: write(node.string ?? "", to: &bytes)
    case .array:
      bytes += "[".utf8
      for element in node.elements { write(element, sorting, to: &bytes) }
      bytes += "]".utf8
    case .object:
      bytes += "{".utf8
      for member in members(of: node, sorting) {
        write(member.key, to: &bytes)
        write(member.value, sorting, to: &bytes)
      }
      bytes += "}".utf8
    default: bytes += (node.spelling + ",").utf8
    }
  }

  /// The members as they stand, or by key, those with the same key as they stand.
  private static func members(
    of object: JSONNode, _ sorting: Bool
  ) -> [(key: String, value: JSONNode)] {
    let members = object.members.map { (key: $0.key.string ?? "", value: $0.value) }
    guard sorting else { return members }
    let order = members.indices.sorted { one, other in
      let (first, second) = (members[one].key.utf8, members[other].key.utf8)
      return first.elementsEqual(second) ? one < other : first.lexicographicallyPrecedes(second)
    }
    return order.map { members[$0] }
  }

  private static func write(_ text: String, to bytes: inout [UInt8]) {
    bytes += "\(text.utf8.count):\(text)".utf8
  }
}
