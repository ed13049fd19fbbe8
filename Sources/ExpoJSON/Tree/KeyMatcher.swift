import ExpoBase

/// Finds the index of a document's string in a list of keys.
///
/// Keys are equal if they are equal strings in Swift: canonically equivalent, however they are
/// escaped. `"이름"` in NFC or NFD and `"\uc774\ub984"` are one key.
final class KeyMatcher: Sendable {
  /// The keys, in the given order.
  let names: [String]
  private let tree: JSONTree
  /// The index of the key that each numbered key of the document equals, by its number; -1 for
  /// none.
  private let indices: [Int]

  /// Creates a matcher of keys with the strings of a document.
  init(_ names: [String], in tree: JSONTree) {
    self.names = names
    self.tree = tree
    var indices = [-1]
    indices.reserveCapacity(1 + tree.keyNames.count)
    for name in tree.keyNames { indices.append(names.firstIndex(of: name) ?? -1) }
    self.indices = indices
  }

  /// Creates a matcher of the keys that a type lists; nil if it is not `CaseIterable`.
  convenience init?<Key: CodingKey>(of type: Key.Type, in tree: JSONTree) {
    guard let listed = type as? any (CodingKey & CaseIterable).Type else { return nil }
    func names<Keys: CodingKey & CaseIterable>(_ type: Keys.Type) -> [String] {
      type.allCases.map { $0.stringValue }
    }
    self.init(names(listed), in: tree)
  }

  /// The index of the key that a string's node is, given with its position on the tape; nil if it
  /// is none of them.
  @inline(__always)
  func index(of node: Tape.Node, at position: Int) -> Int? {
    // The number of a key says nothing once the key was repaired.
    guard node.key > 0, node.isPlainString else { return index(ofStringAt: position) }
    let index = indices[node.key]
    return index < 0 ? nil : index
  }

  /// The index of the key that a string of the document is; nil if it is none of them.
  func index(of string: JSONNode) -> Int? { index(of: tree.tape[string.index], at: string.index) }

  @inline(never)
  private func index(ofStringAt position: Int) -> Int? {
    if tree.tape.nodes[position].isPlainString {
      return names.firstIndex { tree.isString(at: position, equalTo: $0) }
    }
    return JSONNode(tree: tree, index: position).string.flatMap(names.firstIndex)
  }
}

extension JSONTree {
  /// Whether the string at a node equals another: the one definition of equal keys.
  func isString(at index: Int, equalTo other: String) -> Bool {
    let node = tape.nodes[index]
    guard node.isPlainString else { return JSONNode(tree: self, index: index).string == other }
    if node.key > 0 { return keyNames[node.key - 1] == other }
    let content = node.start + 1..<node.end - 1
    if isSame(content, as: other) { return true }
    // Equal strings may have different bytes, but not if both are ASCII.
    let isASCII =
      other.utf8.allSatisfy { $0 < 0x80 } && content.allSatisfy { file.bytes[$0] < 0x80 }
    return !isASCII && JSONNode(tree: self, index: index).string == other
  }

  private func isSame(_ content: Range<Int>, as other: String) -> Bool {
    guard content.count == other.utf8.count else { return false }
    var offset = content.lowerBound
    return other.utf8.allSatisfy { byte in
      defer { offset += 1 }
      return file.bytes[offset] == byte
    }
  }
}

extension Tape.Node {
  /// Whether it is a valid string without escapes.
  var isPlainString: Bool {
    kind == .string && flags.isDisjoint(with: [.escaped, .damaged, .repaired])
  }
}
