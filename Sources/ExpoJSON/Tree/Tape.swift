/// A document as one flat array of nodes: what a scan writes and a tree reads.
///
/// Containers stand before their content and end with a node of kind `end`; the children of an
/// object are keys and values in turn. A node takes 16 bytes and holds no text: only where it is.
///
/// `{"a": [1]}` → object, string `"a"`, array, number `1`, end, end
struct Tape: Sendable {
  /// What a node is.
  enum Kind: UInt8 {
    case object, array, string, number, `true`, `false`, null
    /// Where a value was expected and none stands.
    case missing
    /// Where a container ends.
    case end
  }

  /// What else is to be known of a node, as bits.
  struct Flags: OptionSet {
    let rawValue: UInt8
    /// A string with at least one backslash.
    static let escaped = Flags(rawValue: 1)
    /// A scalar whose meaning is a guess, or a container in which something was dropped.
    static let damaged = Flags(rawValue: 2)
    /// A scalar that is written wrongly, but whose meaning is certain.
    static let repaired = Flags(rawValue: 4)
    /// A string that may be empty or hold white space or a line end without a purpose.
    static let mayNeedTrimming = Flags(rawValue: 8)
  }

  /// One node: kind, flags and start in the first word; a key's number, and the end or the closing
  /// node, in the second.
  struct Node {
    private static let offsetMask: UInt64 = 0xFFFF_FFFF_FFFF

    private var head: UInt64
    private var tail: UInt64

    init(_ kind: Kind, at start: Int, end: Int, flags: Flags = [], key: Int = 0) {
      head = UInt64(kind.rawValue) << 56 | UInt64(flags.rawValue) << 48 | UInt64(start)
      tail = UInt64(key) << 48 | UInt64(end)
    }

    /// A scalar's end offset; of a container the index of its `end` node.
    var end: Int {
      get { Int(tail & Self.offsetMask) }
      set { tail = tail & ~Self.offsetMask | UInt64(newValue) }
    }
    /// Which key it is, by its number in ``KeyTable``; 0 for one without, and for all else.
    ///
    /// Of a key that is marked as damaged or repaired it says nothing.
    var key: Int { Int(tail >> 48) }

    var kind: Kind { Kind(rawValue: UInt8(head >> 56)) ?? .missing }
    var isContainer: Bool { kind == .object || kind == .array }
    var flags: Flags { Flags(rawValue: UInt8(truncatingIfNeeded: head >> 48)) }
    var start: Int { Int(head & Self.offsetMask) }
    mutating func insert(_ flags: Flags) { head |= UInt64(flags.rawValue) << 48 }
  }

  private(set) var nodes: [Node] = []
  /// The keys that nodes name by number.
  var keys = KeyTable()

  var count: Int { nodes.count }

  /// Makes room for the nodes that a document of a length usually has.
  mutating func reserve(forBytes count: Int) { nodes.reserveCapacity(count / 128 + 16) }

  mutating func append(_ node: Node) { nodes.append(node) }

  /// Puts a node before those already written; only for recovery.
  mutating func insert(_ node: Node, at index: Int) { nodes.insert(node, at: index) }

  mutating func close(_ opener: Int, at end: Int) {
    nodes[opener].end = nodes.count
    nodes.append(Node(.end, at: end, end: end))
  }

  /// Puts an array around everything, open behind it.
  mutating func wrapInArray() {
    for index in nodes.indices where nodes[index].isContainer { nodes[index].end += 1 }
    nodes.insert(Node(.array, at: nodes[0].start, end: 0, flags: .damaged), at: 0)
  }

  /// Takes the end off the outermost container.
  mutating func reopen() {
    nodes.removeLast()
  }

  mutating func mark(_ index: Int, _ flags: Flags) { nodes[index].insert(flags) }

  mutating func extend(_ index: Int, to end: Int) { nodes[index].end = end }

  subscript(index: Int) -> Node { nodes[index] }

  /// The bytes of a node, a container with its brackets.
  func bytes(of index: Int) -> Range<Int> {
    let node = nodes[index]
    switch node.kind {
    case .object, .array: return node.start..<nodes[node.end].end
    default: return node.start..<node.end
    }
  }

  /// The node after a node and all it contains.
  func next(after index: Int) -> Int {
    switch nodes[index].kind {
    case .object, .array: nodes[index].end + 1
    default: index + 1
    }
  }
}
