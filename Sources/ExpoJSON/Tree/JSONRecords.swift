package import ExpoBase

/// Iterates over the elements of an array and finds the plain records among them.
///
/// A plain record is an object with exactly the given keys, each once and without escapes, and a
/// valid string for each. A type that reads these keys as strings decodes from it without errors.
package struct JSONRecords {
  private let tree: JSONTree
  package let bytes: SourceBytes
  private let nodes: [Tape.Node]
  private let keys: KeyMatcher
  private var end: Int
  private var after: Int
  private var current = 0
  private var values: [Int]

  /// The index of the current element; -1 before the first.
  package private(set) var index = -1
  /// Whether the current element is a plain record.
  package private(set) var isPlain = false

  /// Creates an iteration over the elements of an array.
  package init(of array: JSONNode, keys: [String]) {
    tree = array.tree
    bytes = tree.file.bytes
    nodes = tree.tape.nodes
    self.keys = KeyMatcher(keys, in: tree)
    values = keys.map { _ in 0 }
    after = array.index + 1
    end = array.kind == .array ? nodes[array.index].end : after
  }

  /// Creates an iteration over one value, as if it were the only element of an array.
  package init(ofOne value: JSONNode, keys: [String]) {
    self.init(of: value, keys: keys)
    after = value.index
    end = nodes[value.index].isContainer ? nodes[value.index].end : value.index + 1
  }

  /// Advances to the next element; false after the last.
  package mutating func next() -> Bool {
    guard after < end else { return false }
    current = after
    index += 1
    after = nodes[current].isContainer ? nodes[current].end + 1 : current + 1
    isPlain = readRecord()
    return true
  }

  /// The position of the current element among the values of the document.
  package var position: Int { current }

  /// The element at a position, one returned by ``position``.
  package func node(at position: Int) -> JSONNode { JSONNode(tree: tree, index: position) }

  package var node: JSONNode { JSONNode(tree: tree, index: current) }

  /// A value of the current plain record, by the index of its key.
  package func value(_ key: Int) -> JSONNode { JSONNode(tree: tree, index: values[key]) }

  /// What can be told of a value of the current plain record, by the index of its key.
  package func string(_ key: Int) -> StringFacts { StringFacts(nodes[values[key]], in: bytes) }

  private mutating func readRecord() -> Bool {
    let record = nodes[current]
    guard record.kind == .object, !record.flags.contains(.damaged),
      record.end == current + 1 + 2 * values.count
    else { return false }
    var seen = 0
    for place in values.indices {
      let member = current + 1 + 2 * place
      guard nodes[member].isPlainString, nodes[member + 1].isSoundString,
        let key = keys.index(of: nodes[member], at: member), seen & (1 << key) == 0
      else { return false }
      seen |= 1 << key
      values[key] = member + 1
    }
    return true
  }
}
