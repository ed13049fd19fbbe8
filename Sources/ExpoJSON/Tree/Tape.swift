/// A document as a flat array of nodes, which the scanner writes and the tree reads.
///
/// A container precedes its content and ends with a node `end`. The children of an object are keys and values in
/// turn. A node takes 16 bytes and has offsets, not characters.
///
/// `{"a": [1]}` → object, string `"a"`, array, number `1`, end, end
struct Tape: Sendable {
  enum Kind: UInt8 {
    case object, array, string, number, `true`, `false`, null
    /// No value, where one was expected.
    case missing
    case end
  }

  struct Flags: OptionSet {
    let rawValue: UInt8
    /// At least one backslash.
    static let escaped = Flags(rawValue: 1)
    /// A primitive value that recovery guessed, or a container with a dropped part.
    static let damaged = Flags(rawValue: 2)
    /// Invalid, but certain in meaning: a primitive value, or an array without its end.
    static let repaired = Flags(rawValue: 4)
    /// A line break, as a character or an escape.
    static let lineBreak = Flags(rawValue: 8)
    /// At least one `\u` escape.
    static let unicodeEscaped = Flags(rawValue: 16)
    /// A line break other than `\n` and `\r`, or one that is spelled out: `\\n`, `₩n`.
    static let oddLineBreak = Flags(rawValue: 32)
  }

  /// Kind, flags and start are in the first word, the number of the key and the end in the second.
  struct Node {
    private static let offsetMask: UInt64 = 0xFFFF_FFFF_FFFF

    private var head: UInt64
    private var tail: UInt64

    init(_ kind: Kind, at start: Int, end: Int, flags: Flags = [], key: Int = 0) {
      head = UInt64(kind.rawValue) << 56 | UInt64(flags.rawValue) << 48 | UInt64(start)
      tail = UInt64(key) << 48 | UInt64(end)
    }

    /// The end offset; of a container, the index of its `end` node.
    var end: Int {
      get { Int(tail & Self.offsetMask) }
      set { tail = tail & ~Self.offsetMask | UInt64(newValue) }
    }
    /// The number of the key in ``KeyTable``; 0 for others; meaningless if the key is damaged or repaired.
    var key: Int { Int(tail >> 48) }

    var kind: Kind { Kind(rawValue: UInt8(head >> 56)) ?? .missing }
    var isContainer: Bool { kind == .object || kind == .array }
    var flags: Flags { Flags(rawValue: UInt8(truncatingIfNeeded: head >> 48)) }
    var start: Int { Int(head & Self.offsetMask) }
    /// Valid as it is written; the content of a container may not be.
    var isSound: Bool { flags.isDisjoint(with: [.damaged, .repaired]) }
    var isSoundString: Bool { isSound(.string) }
    var isSoundNumber: Bool { isSound(.number) }
    /// The value of `true` or `false`; nil for other nodes.
    var boolean: Bool? {
      switch kind {
      case .true: true
      case .false: false
      default: nil
      }
    }
    var range: Range<Int> { start..<end }
    /// The bytes between the quotes of a valid string.
    var content: Range<Int> { start + 1..<end - 1 }
    mutating func insert(_ flags: Flags) { head |= UInt64(flags.rawValue) << 48 }

    @inline(__always)
    private func isSound(_ kind: Kind) -> Bool {
      let unsound = UInt64(Flags.damaged.rawValue | Flags.repaired.rawValue)
      return head >> 48 & (0xFF00 | unsound) == UInt64(kind.rawValue) << 8
    }
  }

  private(set) var nodes: [Node] = []
  var keys = KeyTable()

  var count: Int { nodes.count }

  /// Reserves memory for a typical document of `count` bytes.
  mutating func reserve(forBytes count: Int) { nodes.reserveCapacity(count / 128 + 16) }

  /// Reserves memory for a document of `total` bytes that has as many nodes per byte as before an offset, if the nodes
  /// of the next 128 KiB may not fit.
  ///
  /// An array that grows by itself doubles, and needs the old and the new memory at once. At most the double is reserved
  /// above 64 MB, since the rest may have fewer nodes.
  mutating func reserve(at offset: Int, of total: Int) {
    let density = Double(count) / Double(max(offset, 1))
    let soon = count + Int(density * 131_072)
    let all = Int(density * Double(total))
    guard nodes.capacity < min(soon, all) else { return }
    nodes.reserveCapacity(min(all + all / 16, max(2 * count, 1 << 22)))
  }

  mutating func append(_ node: Node) { nodes.append(node) }

  /// Only for recovery.
  mutating func insert(_ node: Node, at index: Int) { nodes.insert(node, at: index) }

  mutating func close(_ opener: Int, at end: Int) {
    nodes[opener].end = nodes.count
    nodes.append(Node(.end, at: end, end: end))
  }

  /// Puts all nodes into an array, which is still open.
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

  /// Brackets of a container included.
  func bytes(of index: Int) -> Range<Int> {
    let node = nodes[index]
    switch node.kind {
    case .object, .array: return node.start..<nodes[node.end].end
    default: return node.start..<node.end
    }
  }

  /// Counts the children of a closed container, keys too.
  func childCount(of container: Int) -> Int {
    var count = 0
    var index = container + 1
    while index < nodes[container].end {
      index = next(after: index)
      count += 1
    }
    return count
  }

  /// The index after a node and its content.
  func next(after index: Int) -> Int {
    switch nodes[index].kind {
    case .object, .array: nodes[index].end + 1
    default: index + 1
    }
  }
}
