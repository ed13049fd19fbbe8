/// The rank of each member of an object: the index of its key in an order, or the one behind all.
struct MemberRanks {
  private let tree: JSONTree
  private let keys: KeyMatcher

  init(_ tree: JSONTree, _ order: MemberOrder) {
    self.tree = tree
    keys = KeyMatcher(order.keys, in: tree)
  }

  /// All ranks there are, the one of unknown members last.
  var all: ClosedRange<Int> { 0...keys.names.count }

  /// Whether no member of an object stands before one of a lower rank.
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

  /// The rank of the member whose key is a node.
  func rank(ofKeyAt node: Int) -> Int {
    keys.index(of: tree.tape[node], at: node) ?? keys.names.count
  }
}
