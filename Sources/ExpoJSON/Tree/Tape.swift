/// A document as one flat array of nodes, which the scanner writes and the tree reads.
///
/// A container comes before its content and ends with a node of kind `end`. The children of an
/// object are alternately keys and values. A node takes 16 bytes and has offsets, not characters.
///
/// `{"a": [1]}` → object, string `"a"`, array, number `1`, end, end
struct Tape: Sendable {
  /// The kinds of node.
  enum Kind: UInt8 {
    case object, array, string, number, `true`, `false`, null
    /// No value, where one was expected.
    case missing
    case end
  }

  /// More properties of a node, as bits.
  struct Flags: OptionSet {
    let rawValue: UInt8
    /// A string with at least one backslash.
    static let escaped = Flags(rawValue: 1)
    /// A primitive value that recovery guessed, or a container of which it dropped a part.
    static let damaged = Flags(rawValue: 2)
    /// A value that is not valid, but whose meaning is certain: a primitive one, or an array without its end.
    static let repaired = Flags(rawValue: 4)
    /// A string with a line break, as a character or an escape.
    static let lineBreak = Flags(rawValue: 8)
    /// A string with at least one `\u` escape.
    static let unicodeEscaped = Flags(rawValue: 16)
    /// A string with a line break other than `\n` and `\r`, or one that is spelled out: `\\n`, `₩n`.
    static let oddLineBreak = Flags(rawValue: 32)
  }

  /// One node: its kind, flags and start in the first word, the number of its key and its end in
  /// the second.
  struct Node {
    private static let offsetMask: UInt64 = 0xFFFF_FFFF_FFFF

    private var head: UInt64
    private var tail: UInt64

    init(_ kind: Kind, at start: Int, end: Int, flags: Flags = [], key: Int = 0) {
      head = UInt64(kind.rawValue) << 56 | UInt64(flags.rawValue) << 48 | UInt64(start)
      tail = UInt64(key) << 48 | UInt64(end)
    }

    /// The end offset of a primitive value; the index of the `end` node of a container.
    var end: Int {
      get { Int(tail & Self.offsetMask) }
      set { tail = tail & ~Self.offsetMask | UInt64(newValue) }
    }
    /// The number of a key in ``KeyTable``; 0 for a key without a number and for any other node.
    ///
    /// Meaningless if the key is damaged or repaired.
    var key: Int { Int(tail >> 48) }

    var kind: Kind { Kind(rawValue: UInt8(head >> 56)) ?? .missing }
    var isContainer: Bool { kind == .object || kind == .array }
    var flags: Flags { Flags(rawValue: UInt8(truncatingIfNeeded: head >> 48)) }
    var start: Int { Int(head & Self.offsetMask) }
    /// Whether it is valid as it is written; the content of a container may not be.
    var isSound: Bool { flags.isDisjoint(with: [.damaged, .repaired]) }
    /// Whether it is a string that is valid as it is written.
    var isSoundString: Bool { isSound(.string) }
    /// Whether it is a number that is valid as it is written.
    var isSoundNumber: Bool { isSound(.number) }
    /// The value of `true` or `false`; nil for any other node.
    var boolean: Bool? {
      switch kind {
      case .true: true
      case .false: false
      default: nil
      }
    }
    /// The bytes of a primitive value.
    var range: Range<Int> { start..<end }
    /// The bytes between the quotes of a valid string.
    var content: Range<Int> { start + 1..<end - 1 }
    mutating func insert(_ flags: Flags) { head |= UInt64(flags.rawValue) << 48 }

    @inline(__always)
    private func isSound(_ kind: Kind) -> Bool {
      let unsound: Flags = [.damaged, .repaired]
      return head >> 48 & (0xFF00 | UInt64(unsound.rawValue)) == UInt64(kind.rawValue) << 8
    }
  }

  private(set) var nodes: [Node] = []
  var keys = KeyTable()

  var count: Int { nodes.count }

  /// Reserves memory for the nodes of a typical document of `count` bytes.
  mutating func reserve(forBytes count: Int) { nodes.reserveCapacity(count / 128 + 16) }

  /// Reserves memory for all nodes of a document of `total` bytes, as many as those up to an offset let
  /// expect, if the next 128 KiB may not find room.
  ///
  /// An array that grows by itself doubles, and has both the old and the new memory meanwhile. More than
  /// the double is reserved up to 64 MB, since what follows may have fewer nodes.
  mutating func reserve(at offset: Int, of total: Int) {
    let density = Double(count) / Double(max(offset, 1))
    let (soon, all) = (count + Int(density * 131_072), Int(density * Double(total)))
    guard nodes.capacity < min(soon, all) else { return }
    nodes.reserveCapacity(min(all + all / 16, max(2 * count, 1 << 22)))
  }

  mutating func append(_ node: Node) { nodes.append(node) }

  /// Inserts a node before existing ones; only for recovery.
  mutating func insert(_ node: Node, at index: Int) { nodes.insert(node, at: index) }

  mutating func close(_ opener: Int, at end: Int) {
    nodes[opener].end = nodes.count
    nodes.append(Node(.end, at: end, end: end))
  }

  /// Wraps all nodes in an array that is still open.
  mutating func wrapInArray() {
    for index in nodes.indices where nodes[index].isContainer { nodes[index].end += 1 }
    nodes.insert(Node(.array, at: nodes[0].start, end: 0, flags: .damaged), at: 0)
  }

  /// Removes the end of the outermost container.
  mutating func reopen() {
    nodes.removeLast()
  }

  mutating func mark(_ index: Int, _ flags: Flags) { nodes[index].insert(flags) }

  mutating func extend(_ index: Int, to end: Int) { nodes[index].end = end }

  subscript(index: Int) -> Node { nodes[index] }

  /// The bytes of a node; those of a container include its brackets.
  func bytes(of index: Int) -> Range<Int> {
    let node = nodes[index]
    switch node.kind {
    case .object, .array: return node.start..<nodes[node.end].end
    default: return node.start..<node.end
    }
  }

  /// The number of values in a closed container, the keys of an object among them.
  func childCount(of container: Int) -> Int {
    var (count, index) = (0, container + 1)
    while index < nodes[container].end {
      index = next(after: index)
      count += 1
    }
    return count
  }

  /// The index of the node after a node and its content.
  func next(after index: Int) -> Int {
    switch nodes[index].kind {
    case .object, .array: nodes[index].end + 1
    default: index + 1
    }
  }
}
