import ExpoBase

/// Prints the tape of a valid document, from its first node to its last.
///
/// It is not recursive and creates no strings.
struct JSONPrinter {
  /// What to print before the next token.
  private enum Lead {
    /// Nothing: the token is the document, or a value after its colon.
    case none
    /// A new line: the token is the first in its container.
    case line
    /// A comma and a new line.
    case comma
  }

  private let tape: Tape
  private let bytes: SourceBytes
  private let escaper: StringPrinter
  private let ranks: MemberRanks?
  private let place: JSONFormatter.MemberOrder.Place?
  private let isCompact: Bool
  private var margin: Indentation
  private var output: ChunkedOutput
  private var lead = Lead.none
  /// Whether each open container is an object, outermost first.
  private var areObjects: [Bool] = []

  init(_ tree: JSONTree, _ formatter: JSONFormatter, _ output: ChunkedOutput) {
    tape = tree.tape
    bytes = tree.file.bytes
    escaper = StringPrinter(formatter)
    ranks = formatter.order.map { MemberRanks(tree, $0) }
    place = formatter.order?.place
    isCompact = formatter.layout == .compact
    margin = Indentation(formatter.layout)
    self.output = output
  }

  /// Prints the document and a line end.
  mutating func printDocument() throws {
    switch (place, tape[0].kind) {
    case (.root, .object): try printObject(0)
    case (.elements, .array): try printElements()
    default: try printNodes(0..<tape.count)
    }
    try output.append(.lineFeed)
    try output.finish()
  }

  // MARK: Members in order

  /// Prints an array whose objects have an order.
  private mutating func printElements() throws {
    try open(isObject: false)
    var index = 1
    while index < tape[0].end {
      let next = tape.next(after: index)
      if tape[index].kind == .object {
        try printObject(index)
      } else {
        try printNodes(index..<next)
      }
      index = next
    }
    try close()
  }

  /// Prints an object whose members have an order.
  private mutating func printObject(_ object: Int) throws {
    guard let ranks, !ranks.areInOrder(in: object) else {
      return try printNodes(object..<tape.next(after: object))
    }
    try open(isObject: true)
    var members: [(rank: Int, nodes: Range<Int>)] = []
    var key = object + 1
    while key < tape[object].end {
      let next = tape.next(after: key + 1)
      members.append((ranks.rank(ofKeyAt: key), key..<next))
      key = next
    }
    members.sort { ($0.rank, $0.nodes.lowerBound) < ($1.rank, $1.nodes.lowerBound) }
    for member in members { try printNodes(member.nodes) }
    try close()
  }

  // MARK: Tokens

  /// Prints complete values, or keys with their values, in their order.
  private mutating func printNodes(_ range: Range<Int>) throws {
    for index in range {
      let node = tape[index]
      switch node.kind {
      case .object: try open(isObject: true)
      case .array: try open(isObject: false)
      case .end: try close()
      case .string: try printString(node)
      case .number, .true, .false, .null, .missing:
        try printLead()
        try output.append(bytes, node.start..<node.end)
        lead = .comma
      }
    }
  }

  /// Prints a string: a key if one is expected, or else a value.
  @inline(__always)
  private mutating func printString(_ node: Tape.Node) throws {
    let isKey = lead != .none && areObjects.last == true
    try printLead()
    try escaper.print(bytes, node.start..<node.end, node.flags, to: &output)
    lead = isKey ? .none : .comma
    guard isKey else { return }
    try output.append(.colon)
    if !isCompact { try output.append(UInt8(ascii: " ")) }
  }

  private mutating func open(isObject: Bool) throws {
    try printLead()
    try output.append(isObject ? .openBrace : .openBracket)
    areObjects.append(isObject)
    lead = .line
  }

  private mutating func close() throws {
    let isObject = areObjects.popLast() == true
    if lead != .line { try margin.print(areObjects.count, to: &output) }
    try output.append(isObject ? .closeBrace : .closeBracket)
    lead = .comma
  }

  @inline(__always)
  private mutating func printLead() throws {
    if lead == .none { return }
    if lead == .comma { try output.append(.comma) }
    try margin.print(areObjects.count, to: &output)
  }
}
