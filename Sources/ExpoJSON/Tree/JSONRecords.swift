package import ExpoBase

/// Iterates over an array and finds plain records.
///
/// A plain record is an object with exactly the given keys, once and without escapes, each with a valid string. A type
/// that reads these keys as strings decodes it without errors.
package struct JSONRecords {
  private let tree: JSONTree
  package let bytes: SourceBytes
  private let nodes: [Tape.Node]
  private let keys: KeyMatcher
  // Indices on the tape: the end of the array, the next element, and the current one.
  private var end: Int
  private var after: Int
  private var current = 0
  /// The indices of the current record's values, in the order of the keys; valid if it is plain.
  private var values: [Int]

  /// The number of the current element in the array; -1 before the first.
  package private(set) var index = -1
  package private(set) var isPlain = false

  package init(of array: JSONNode, keys: [String]) {
    tree = array.tree
    bytes = tree.file.bytes
    nodes = tree.tape.nodes
    self.keys = KeyMatcher(keys, in: tree)
    values = keys.map { _ in 0 }
    after = array.index + 1
    end = array.kind == .array ? nodes[array.index].end : after
  }

  /// Creates the records of one value, as if it were the only element of an array.
  package init(ofOne value: JSONNode, keys: [String]) {
    self.init(of: value, keys: keys)
    after = value.index
    end = nodes[value.index].isContainer ? nodes[value.index].end : value.index + 1
  }

  /// Goes on to the next record; returns false after the last.
  package mutating func next() -> Bool {
    guard after < end else { return false }
    current = after
    index += 1
    after = nodes[current].isContainer ? nodes[current].end + 1 : current + 1
    isPlain = readRecord()
    return true
  }

  /// The index of the current element on the tape, for ``node(at:)``.
  package var position: Int { current }

  package func node(at position: Int) -> JSONNode { JSONNode(tree: tree, index: position) }

  package var node: JSONNode { JSONNode(tree: tree, index: current) }

  /// The value of a member of the current plain record; `key` is the index of its key.
  package func value(_ key: Int) -> JSONNode { JSONNode(tree: tree, index: values[key]) }

  /// The same for a member that is a string.
  package func string(_ key: Int) -> StringFacts { StringFacts(nodes[values[key]], in: bytes) }

  /// Finds the values; in a plain record each key and each value is one node.
  private mutating func readRecord() -> Bool {
    let record = nodes[current]
    guard record.kind == .object, !record.flags.contains(.damaged),
      record.end == current + 1 + 2 * values.count
    else { return false }
    var seen = 0
    for index in values.indices {
      let member = current + 1 + 2 * index
      guard nodes[member].isPlainString, nodes[member + 1].isSoundString,
        let key = keys.index(of: nodes[member], at: member), seen & (1 << key) == 0
      else { return false }
      seen |= 1 << key
      values[key] = member + 1
    }
    return true
  }
}
