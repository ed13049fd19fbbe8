package import ExpoSource

/// Walks over the elements of an array, reading each that is a plain record without a detour.
///
/// A plain record is an object with exactly the given keys, each once, and sound text under each:
/// any type that reads just these keys as text decodes from it without a fault.
package struct JSONRecords {
  private let tree: JSONTree
  /// The document.
  package let bytes: SourceBytes
  private let nodes: [Tape.Node]
  private let keys: KeyMatcher
  private var end: Int
  private var after: Int
  private var current = 0
  private var values: [Int]

  /// The number of the current element, from 0; -1 before the first.
  package private(set) var index = -1
  /// Whether the current element is a plain record.
  package private(set) var isPlain = false

  /// Stands before the first element of an array.
  package init(of array: JSONNode, keys: [String]) {
    tree = array.tree
    bytes = tree.file.bytes
    nodes = tree.tape.nodes
    self.keys = KeyMatcher(keys, in: tree)
    values = keys.map { _ in 0 }
    after = array.index + 1
    end = array.kind == .array ? nodes[array.index].end : after
  }

  /// Stands before one value, as if it were alone in an array.
  package init(ofOne value: JSONNode, keys: [String]) {
    self.init(of: value, keys: keys)
    after = value.index
    end = nodes[value.index].isContainer ? nodes[value.index].end : value.index + 1
  }

  /// Steps to the next element; false behind the last.
  package mutating func next() -> Bool {
    guard after < end else { return false }
    current = after
    index += 1
    after = nodes[current].isContainer ? nodes[current].end + 1 : current + 1
    isPlain = readRecord()
    return true
  }

  /// The current element's place among all values of the document.
  package var position: Int { current }

  /// The element at a position that was the current one before.
  package func node(at position: Int) -> JSONNode { JSONNode(tree: tree, index: position) }

  /// The current element.
  package var node: JSONNode { JSONNode(tree: tree, index: current) }

  /// The value under a key of the current plain record, by the key's number.
  package func value(_ key: Int) -> JSONNode { JSONNode(tree: tree, index: values[key]) }

  /// The bytes between the quotes of a value of the current plain record.
  package func content(_ key: Int) -> Range<Int> {
    let node = nodes[values[key]]
    return node.start + 1..<node.end - 1
  }

  /// Whether a value of the current plain record has a backslash in it.
  package func hasEscapes(_ key: Int) -> Bool { nodes[values[key]].flags.contains(.escaped) }

  /// Whether a value of the current plain record may be empty, or hold stray white space.
  package func mayNeedTrimming(_ key: Int) -> Bool {
    nodes[values[key]].flags.contains(.mayNeedTrimming)
  }

  private mutating func readRecord() -> Bool {
    let record = nodes[current]
    guard record.kind == .object, !record.flags.contains(.damaged),
      record.end == current + 1 + 2 * values.count
    else { return false }
    var seen = 0
    for place in values.indices {
      let member = current + 1 + 2 * place
      guard nodes[member].isString(without: .escaped), nodes[member + 1].isString(without: []),
        let key = keys.index(of: nodes[member], at: member), seen & (1 << key) == 0
      else { return false }
      seen |= 1 << key
      values[key] = member + 1
    }
    return true
  }

}

extension Tape.Node {
  /// Whether it is text as JSON writes it, without a flag that is asked for besides.
  fileprivate func isString(without flags: Tape.Flags) -> Bool {
    kind == .string && self.flags.isDisjoint(with: flags.union([.damaged, .repaired]))
  }
}
