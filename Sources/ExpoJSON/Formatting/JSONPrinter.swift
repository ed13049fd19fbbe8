import ExpoBase

/// Prints the tape of a valid document; not recursive, and creates no strings.
struct JSONPrinter {
  /// What to print before the next token.
  private enum Lead {
    /// The document, or a value after its colon.
    case none
    /// The first token in its container.
    case line
    case comma
  }

  private let tape: Tape
  private let bytes: SourceBytes
  private let formatter: JSONFormatter
  private let writer: JSONStringWriter
  /// Nil if members keep their order.
  private let keys: KeyMatcher?
  /// The indent of each level; nil for none.
  private let indent: String?
  /// A line end and the white space of many levels.
  private var margin: SourceBytes
  private var output: ChunkedOutput
  private var lead = Lead.none
  /// The members of the object that is printed in order, each with the index of its key; unknown keys are last.
  private var members: [(rank: Int, nodes: Range<Int>)] = []
  /// Whether each open container is an object, outermost first.
  private var areObjects: [Bool] = []

  init(_ tree: JSONTree, _ formatter: JSONFormatter, _ output: ChunkedOutput) {
    tape = tree.tape
    bytes = tree.file.bytes
    self.formatter = formatter
    writer = JSONStringWriter(
      escapesHidden: formatter.escapesHidden, escapesNonASCII: formatter.escaping == .ascii)
    keys = formatter.order.map { KeyMatcher($0.keys, in: tree) }
    indent = formatter.indent?.unit
    margin = Self.margin(indent, depth: 16)
    self.output = output
  }

  mutating func printDocument() throws {
    switch (formatter.order?.isOfElements, tape[0].kind) {
    case (false, .object): try printObject(0)
    case (true, .array): try printElements()
    default: try printNodes(0..<tape.count)
    }
    try output.append(.lineFeed)
    try output.finish()
  }

  // MARK: Members in order

  /// The objects have an order.
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

  private mutating func printObject(_ object: Int) throws {
    members.removeAll(keepingCapacity: true)
    var isSorted = true
    var key = object + 1
    while key < tape[object].end {
      let next = tape.next(after: key + 1)
      let rank = keys?.index(of: tape[key], at: key) ?? .max
      isSorted = isSorted && rank >= members.last?.rank ?? 0
      members.append((rank, key..<next))
      key = next
    }
    if isSorted { return try printNodes(object..<tape.next(after: object)) }
    try open(isObject: true)
    members.sort { ($0.rank, $0.nodes.lowerBound) < ($1.rank, $1.nodes.lowerBound) }
    for member in members { try printNodes(member.nodes) }
    try close()
  }

  // MARK: Tokens

  /// `range` has complete values, or keys with their values.
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
        try output.append(bytes, node.range)
        lead = .comma
      }
    }
  }

  /// A key if one is expected, else a value.
  @inline(__always)
  private mutating func printString(_ node: Tape.Node) throws {
    let isKey = lead != .none && areObjects.last == true
    try printLead()
    if isAsWanted(node) {
      try output.append(bytes, node.range)
    } else {
      try rewrite(node.content)
    }
    lead = isKey ? .none : .comma
    guard isKey else { return }
    try output.append(.colon)
    if indent != nil { try output.append(UInt8(ascii: " ")) }
  }

  private mutating func open(isObject: Bool) throws {
    try printLead()
    try output.append(isObject ? .openBrace : .openBracket)
    areObjects.append(isObject)
    lead = .line
  }

  private mutating func close() throws {
    let isObject = areObjects.popLast() == true
    if lead != .line { try beginLine() }
    try output.append(isObject ? .closeBrace : .closeBracket)
    lead = .comma
  }

  @inline(__always)
  private mutating func printLead() throws {
    if lead == .none { return }
    if lead == .comma { try output.append(.comma) }
    try beginLine()
  }

  /// Does nothing without an indent.
  @inline(__always)
  private mutating func beginLine() throws {
    guard let indent else { return }
    let depth = areObjects.count
    let length = 1 + depth * indent.utf8.count
    if length > margin.count { margin = Self.margin(indent, depth: depth * 2) }
    try output.append(margin, 0..<length)
  }

  private static func margin(_ indent: String?, depth: Int) -> SourceBytes {
    SourceBytes(("\n" + String(repeating: indent ?? "", count: depth)).utf8)
  }

  // MARK: Strings

  /// Whether the string has the chosen escapes already.
  @inline(__always)
  private func isAsWanted(_ string: Tape.Node) -> Bool {
    if formatter.escapesHidden { return false }
    return formatter.escaping == .keep
      || (formatter.escaping == .minimal && !string.flags.contains(.escaped))
  }

  /// `content` are the bytes between the quotes.
  private mutating func rewrite(_ content: Range<Int>) throws {
    var index = content.lowerBound
    try output.append(.quote)
    while index < content.upperBound {
      let stop = endOfPlainRun(index..<content.upperBound)
      try output.append(bytes, index..<stop)
      index = stop
      guard index < content.upperBound else { break }
      index = try rewriteCharacter(at: index, before: content.upperBound)
    }
    try output.append(.quote)
  }

  /// Where the first byte is that may be written differently.
  private func endOfPlainRun(_ range: Range<Int>) -> Int {
    if formatter.escaping == .minimal, !formatter.escapesHidden {
      return bytes.firstIndex(of: .backslash, in: range)
    }
    return range.first { bytes[$0] == .backslash || bytes[$0] >= 0x7F } ?? range.upperBound
  }

  /// Returns the offset of the next character.
  @inline(__always)
  private mutating func rewriteCharacter(at index: Int, before end: Int) throws -> Int {
    guard bytes[index] == .backslash else {
      let next = UTF8Sequence(in: bytes, at: index)
      try print(next.scalar ?? "\u{FFFD}")
      return index + next.length
    }
    // The digits of a numeric escape are plain characters.
    if formatter.escaping == .keep {
      try output.append(bytes, index..<index + 2)
      return index + 2
    }
    let escape = EscapedString.Escape(in: bytes, at: index, before: end)
    try print(escape.scalar ?? "\u{FFFD}")
    return index + escape.length
  }

  @inline(__always)
  private mutating func print(_ scalar: Unicode.Scalar) throws {
    guard writer.escapes(scalar) else {
      for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
        try output.append(byte)
      }
      return
    }
    let escape = JSONEscape(scalar)
    try output.append(word: escape.head, count: min(escape.count, 8))
    if escape.count > 8 { try output.append(word: escape.tail, count: escape.count - 8) }
  }
}
