extension JSONTree {
  /// The values around each range, in the order of their beginnings: the outermost element of an array, nil outside of
  /// arrays; and the string, number, boolean or null, nil between them.
  package func surroundings(
    of ranges: [Range<Int>]
  ) -> [(element: JSONNode?, value: JSONNode?)] {
    var cursor = ValueCursor(self)
    return ranges.map { cursor.surroundings(of: $0) }
  }
}

/// Finds the values around given offsets, in ascending order of the offsets.
///
/// All queries together take one pass over the tree.
struct ValueCursor {
  private let tree: JSONTree
  /// The containers around the last bytes, each with its first child that may be around the next.
  private var levels: [(index: Int, next: Int)] = []

  init(_ tree: JSONTree) {
    self.tree = tree
  }

  /// The bytes begin at or after the previous ones.
  mutating func surroundings(
    of bytes: Range<Int>
  ) -> (element: JSONNode?, value: JSONNode?) {
    while let level = levels.last, !isAround(bytes, level.index) { levels.removeLast() }
    if levels.isEmpty {
      guard tree.tape.count > 0, isAround(bytes, 0) else {
        return (nil, nil)
      }
      guard tree.tape[0].isContainer else {
        return (nil, JSONNode(tree: tree, index: 0))
      }
      levels = [(index: 0, next: 1)]
    }
    while let child = nextChild(around: bytes) {
      guard tree.tape[child].isContainer else {
        let value = JSONNode(tree: tree, index: child)
        return (element ?? (isInArray ? value : nil), value)
      }
      levels.append((index: child, next: child + 1))
    }
    return (element, nil)
  }

  /// Children before the bytes are passed.
  private mutating func nextChild(around bytes: Range<Int>) -> Int? {
    guard var level = levels.popLast() else { return nil }
    defer { levels.append(level) }
    let end = tree.tape[level.index].end
    while level.next < end, tree.tape.bytes(of: level.next).upperBound <= bytes.lowerBound,
      !isAround(bytes, level.next)
    {
      level.next = tree.tape.next(after: level.next)
    }
    return level.next < end && isAround(bytes, level.next) ? level.next : nil
  }

  private var isInArray: Bool { levels.last.map { tree.tape[$0.index].kind == .array } ?? false }

  private var element: JSONNode? {
    guard let array = levels.firstIndex(where: { tree.tape[$0.index].kind == .array }),
      array + 1 < levels.count
    else { return nil }
    return JSONNode(tree: tree, index: levels[array + 1].index)
  }

  /// Whether the node contains the first byte; an empty range at its end counts.
  private func isAround(_ bytes: Range<Int>, _ index: Int) -> Bool {
    let node = tree.tape.bytes(of: index)
    let start = bytes.lowerBound
    return node.contains(start) || (bytes.isEmpty && start == node.upperBound)
  }
}
