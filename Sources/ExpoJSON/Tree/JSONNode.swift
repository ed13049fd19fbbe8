public import ExpoBase

/// A value of a document.
public struct JSONNode: Sendable {
  /// The kinds of value (RFC 8259 §3).
  public enum Kind: Sendable {
    /// Members in braces.
    case object
    /// Elements in brackets.
    case array
    /// Characters in quotes.
    case string
    /// A number.
    case number
    /// `true` or `false`.
    case boolean
    /// `null`.
    case null
    /// No value, where one was expected.
    case missing
  }

  let tree: JSONTree
  let index: Int

  /// The kind of the value.
  public var kind: Kind {
    switch tree.tape[index].kind {
    case .object: .object
    case .array: .array
    case .string: .string
    case .number: .number
    case .true, .false: .boolean
    case .null: .null
    case .missing, .end: .missing
    }
  }

  /// The bytes, including quotes and brackets.
  public var bytes: Range<Int> { tree.tape.bytes(of: index) }

  /// Whether recovery guessed the value, or dropped a part of it.
  package var isDamaged: Bool { tree.tape[index].flags.contains(.damaged) }

  /// Whether the value itself is valid JSON; values inside may not be.
  public var isSound: Bool { tree.tape[index].isSound }

  package var isContainer: Bool { tree.tape[index].isContainer }

  /// The unescaped characters of a string; nil for any other value.
  public var string: String? {
    guard kind == .string else { return nil }
    return soundString ?? EscapedString.unescaped(tree.file, bytes)
  }

  /// The unescaped characters of a valid string; nil for other values.
  var soundString: String? {
    tree.tape[index].soundString(in: tree.file.bytes)
  }

  /// Whether recovery guessed, repaired or dropped nothing in the value, except a comma too many.
  package var isWhollySound: Bool {
    tree.hasNoErrors || nodes.allSatisfy { $0.isSound && $0.kind != .missing }
  }

  /// The value as the root of its own document; nil if it is not JSON by itself.
  ///
  /// Recovery may make a value of bytes that mean something else alone: in a document with errors they are read again.
  var alone: JSONNode? {
    if tree.isSound { return self }
    if index == 0 { return nil }
    let record = SourceFile(name: tree.file.name, bytes: Array(tree.file.bytes[bytes]))
    let tree = JSONTree(reading: record, isRecord: true)
    return tree.isSound ? tree.root : nil
  }

  /// The number in the grammar of JSON, repaired if necessary; nil if it cannot be read.
  package var number: String? {
    guard kind == .number else { return nil }
    return isSound ? spelling : NumberRepair.digits(of: spelling)
  }

  var hasEscapes: Bool { tree.tape[index].flags.contains(.escaped) }

  /// The content of a valid string without `\u` escapes: its characters, some after a backslash; else nil.
  package var plainContent: Range<Int>? {
    let node = tree.tape[index]
    return node.isSoundString && !node.flags.contains(.unicodeEscaped) ? node.content : nil
  }

  package var hasOnlyPlainStrings: Bool {
    nodes.allSatisfy { $0.isSound && !$0.flags.contains(.unicodeEscaped) }
  }

  /// The value and its content.
  private var nodes: ArraySlice<Tape.Node> {
    tree.tape.nodes[index..<tree.tape.next(after: index)]
  }

  /// Compares by canonical equivalence, as Swift does.
  package func equals(_ string: String) -> Bool {
    tree.isString(at: index, equalTo: string)
  }

  /// The value as it is written in the document.
  public var spelling: String { tree.file.text(in: bytes) }

  package var source: SourceBytes { tree.file.bytes.part(bytes) }

  /// The location of the value; `pointer` is the path to it.
  public func location(at pointer: JSONPointer) -> DocumentLocation {
    DocumentLocation(file: tree.file.name, bytes: bytes, pointer: pointer)
  }

  /// The bytes of parts of a string, given in UTF-8 bytes of ``string``; an escape that a part touches counts whole.
  ///
  /// The parts must be in order and not overlap.
  package func bytes(ofUnescaped ranges: [Range<Int>]) -> [Range<Int>] {
    EscapedString.sources(of: ranges, in: tree.file, bytes)
  }

  /// The value of `true` or `false`; nil for any other value.
  public var boolean: Bool? { tree.tape[index].boolean }

  /// The elements in order; none if the value is not an array.
  public var elements: Elements {
    Elements(parent: self, isEmpty: kind != .array)
  }

  /// 0 for any other value.
  package var elementCount: Int { elements.reduce(0) { count, _ in count + 1 } }

  /// The members in order, with duplicates; none if the value is not an object.
  public var members: Members {
    Members(parent: self, isEmpty: kind != .object)
  }

  /// The first value with a key, as Swift's decoder reads it; nil if there is none.
  ///
  /// Compares the members one by one.
  public subscript(key: String) -> JSONNode? {
    guard kind == .object, let value = tree.member(key, of: index) else { return nil }
    return JSONNode(tree: tree, index: value)
  }

  /// The element at a 0-based index; nil if there is none.
  ///
  /// Steps over the elements before it one by one.
  public subscript(position: Int) -> JSONNode? {
    position < 0 ? nil : elements.dropFirst(position).first { _ in true }
  }

  /// The value at a pointer from this value (RFC 6901 §4); nil if there is none.
  public subscript(pointer: JSONPointer) -> JSONNode? {
    pointer.tokens.reduce(self as JSONNode?) { node, token in
      switch node?.kind {
      case .object: node?[token]
      case .array: String(Int(token) ?? -1) == token ? node?[Int(token) ?? -1] : nil
      default: nil
      }
    }
  }
}

extension JSONNode {
  /// Whether recovery made up the kind of the value.
  package var isMadeUp: Bool {
    let first = tree.file.bytes.byte(at: bytes.lowerBound)
    return switch kind {
    case .object: first != .openBrace
    case .array: first != .openBracket
    case .string: isDamaged
    case .number, .boolean, .null, .missing: false
    }
  }

  /// The element after this one; nil after the last.
  package func next(in array: JSONNode) -> JSONNode? {
    let next = tree.tape.next(after: index)
    return next < tree.tape[array.index].end ? JSONNode(tree: tree, index: next) : nil
  }

  /// An element of a damaged array that is no container: a remnant of a syntax error.
  package func isLeftOver(in array: JSONNode) -> Bool {
    array.isDamaged && !isContainer
  }
}

extension JSONNode {
  /// The elements of an array, in order.
  public struct Elements: Sequence, IteratorProtocol, Sendable {
    private let tree: JSONTree
    private var index: Int
    private let end: Int

    init(parent: JSONNode, isEmpty: Bool) {
      tree = parent.tree
      index = parent.index + 1
      end = isEmpty ? index : tree.tape[parent.index].end
    }

    /// The next element; nil after the last.
    public mutating func next() -> JSONNode? {
      guard index < end else { return nil }
      defer { index = tree.tape.next(after: index) }
      return JSONNode(tree: tree, index: index)
    }
  }
}

extension JSONNode {
  /// The members of an object, in order.
  public struct Members: Sequence, IteratorProtocol, Sendable {
    private var children: Elements

    init(parent: JSONNode, isEmpty: Bool) {
      children = Elements(parent: parent, isEmpty: isEmpty)
    }

    /// The next member; nil after the last.
    public mutating func next() -> (key: JSONNode, value: JSONNode)? {
      guard let key = children.next(), let value = children.next() else { return nil }
      return (key, value)
    }
  }
}
