/// Ranks the members of objects: by the index of their key in an order, unknown keys last.
struct MemberRanks {
  private let tree: JSONTree
  private let keys: KeyMatcher

  init(_ tree: JSONTree, _ order: JSONFormatter.MemberOrder) {
    self.tree = tree
    keys = KeyMatcher(order.keys, in: tree)
  }

  /// Whether the members of an object are sorted by rank.
  func areInOrder(in object: Int) -> Bool {
    var last = 0
    var key = object + 1
    let end = tree.tape[object].end
    while key < end {
      let rank = rank(ofKeyAt: key)
      if rank < last { return false }
      last = rank
      key = tree.tape.next(after: key + 1)
    }
    return true
  }

  /// The rank of a member, by the node of its key.
  func rank(ofKeyAt node: Int) -> Int {
    keys.index(of: tree.tape[node], at: node) ?? keys.names.count
  }
}
