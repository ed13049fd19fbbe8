import ExpoBase

extension JSONNode {
  /// The unescaped characters of a valid string; nil for other values.
  var soundString: String? {
    let node = tree.tape[index]
    guard node.isSoundString else { return nil }
    return node.flags.contains(.escaped)
      ? EscapedString.unescaped(tree.file.bytes, node.content)
      : tree.file.bytes.wellFormedText(in: node.content)
  }
}

extension JSONNode {
  /// Equal in every run.
  ///
  /// White space, escapes and the order of the value's own members make no difference.
  package var contentHash: UInt64 {
    guard kind == .object else { return hash(from: index, to: tree.tape.next(after: index)) }
    return members.reduce(0) { sum, member in
      sum &+ hash(from: member.key.index, to: tree.tape.next(after: member.value.index))
    }
  }

  private func hash(from start: Int, to end: Int) -> UInt64 {
    var hash = StableHash()
    for index in start..<end {
      let kind = tree.tape[index].kind
      hash.add(kind.rawValue)
      guard kind == .string || kind == .number else { continue }
      let node = JSONNode(tree: tree, index: index)
      hash.add(node.string ?? node.spelling)
      hash.add(0)
    }
    return hash.value
  }
}
