import ExpoSource
import ExpoText

extension JSONTree {
  /// The value of the first member under a key of the object at an index, as Swift's decoder finds
  /// it; nil if there is none.
  ///
  /// Keys that are written the same are found without making text of any of them.
  func member(_ key: String, of object: Int) -> Int? {
    var index = object + 1
    let end = tape.nodes[object].end
    while index + 1 < end {
      if isString(at: index, equalTo: key) { return index + 1 }
      index = tape.next(after: index + 1)
    }
    return nil
  }

  /// Whether the text of a string is a key, as Swift compares keys: by canonical equivalence.
  func isString(at index: Int, equalTo key: String) -> Bool {
    let node = tape.nodes[index]
    guard node.isPlainString else { return JSONNode(tree: self, index: index).string == key }
    if node.key > 0, keyNames[node.key - 1].isASCII {
      return keyNames[node.key - 1].name == key
    }
    let content = node.start + 1..<node.end - 1
    if content.count == key.utf8.count {
      var offset = content.lowerBound
      let isSame = key.utf8.allSatisfy { byte in
        defer { offset += 1 }
        return file.bytes[offset] == byte
      }
      if isSame { return true }
    }
    return content.contains { file.bytes[$0] >= 0x80 }
      && JSONNode(tree: self, index: index).string == key
  }
}

extension Tape.Node {
  /// Whether it is text as JSON writes it, without a backslash.
  var isPlainString: Bool {
    kind == .string && flags.isDisjoint(with: [.escaped, .damaged, .repaired])
  }
}
