extension JSONFormatter {
  /// The order in which the members of certain objects are printed: known keys first.
  ///
  /// Unknown members follow in the order of the document. Members with the same key keep their order.
  public struct MemberOrder: Equatable, Sendable {
    /// Which objects of a document have the order.
    public enum Place: Equatable, Sendable {
      /// The value of the document.
      case root
      /// The elements of the document's array.
      case elements
    }

    /// The known keys, in order.
    public let keys: [String]
    /// Which objects have the order; all others keep theirs.
    public let place: Place

    /// Creates an order of members.
    public init(_ keys: [String], in place: Place) {
      self.keys = keys
      self.place = place
    }
  }
}

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
