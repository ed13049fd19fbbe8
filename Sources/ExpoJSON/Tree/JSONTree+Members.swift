import ExpoText

extension JSONTree {
  /// The value of the first member under a key of the object at an index, as Swift's decoder finds
  /// it; nil if there is none.
  ///
  /// Keys that are written the same are found without making text of any of them.
  func member(_ key: String, of object: Int) -> Int? {
    let length = key.utf8.count
    var index = object + 1
    let end = tape.nodes[object].reach
    while index + 1 < end {
      let node = tape.nodes[index]
      if isKey(node, at: index, key, length) { return index + 1 }
      index = tape.next(after: index + 1)
    }
    return nil
  }

  private func isKey(_ node: Tape.Node, at index: Int, _ key: String, _ length: Int) -> Bool {
    guard node.isPlainText else { return JSONNode(tree: self, index: index).isText(key) }
    let start = node.start + 1
    if node.reach - 1 - start == length {
      var offset = start
      let isSame = key.utf8.allSatisfy { byte in
        defer { offset += 1 }
        return file.bytes[offset] == byte
      }
      if isSame { return true }
    }
    let isASCII = (start..<node.reach - 1).allSatisfy { file.bytes[$0] < 0x80 }
    return !isASCII && JSONNode(tree: self, index: index).isText(key)
  }
}

extension Tape.Node {
  /// Whether it is text as JSON writes it, without a backslash.
  var isPlainText: Bool {
    kind == .string && flags.isDisjoint(with: [.escaped, .damaged, .mended])
  }
}
