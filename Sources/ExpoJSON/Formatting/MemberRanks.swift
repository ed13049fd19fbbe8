import ExpoSource

/// The rank of each member of an object: the place of its key in an order, or the one behind all.
struct MemberRanks {
  private let tree: JSONTree
  private let keys: [SourceBytes]
  private let names: [String]

  init(_ tree: JSONTree, _ order: MemberOrder) {
    self.tree = tree
    names = order.keys
    keys = order.keys.map { SourceBytes($0.utf8) }
  }

  /// All ranks there are, the one of unknown members last.
  var all: ClosedRange<Int> { 0...keys.count }

  /// Whether no member of an object stands before one of a lower rank.
  func areInOrder(in object: Int) -> Bool {
    var last = 0
    var key = object + 1
    let end = tree.tape[object].end
    while key < end {
      let rank = rank(ofKey: key, expecting: last)
      if rank < last { return false }
      last = rank
      key = tree.tape.next(after: key + 1)
    }
    return true
  }

  /// The rank of the member whose key is a node; `expected` is looked at first.
  func rank(ofKey index: Int, expecting expected: Int) -> Int {
    for rank in expected..<keys.count where isKey(rank, index) { return rank }
    for rank in 0..<expected where rank < keys.count && isKey(rank, index) { return rank }
    return keys.count
  }

  private func isKey(_ rank: Int, _ index: Int) -> Bool {
    let node = tree.tape[index]
    guard !node.flags.contains(.escaped) else {
      return JSONNode(tree: tree, index: index).equals(names[rank])
    }
    return tree.file.bytes.isSame(in: node.start + 1..<node.end - 1, as: keys[rank])
  }
}
