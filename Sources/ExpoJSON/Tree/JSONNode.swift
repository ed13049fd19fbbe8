public import ExpoSource

/// A value of a document: a view on its tree.
public struct JSONNode: Sendable {
  /// What a value is (RFC 8259 §3).
  public enum Kind: String, Equatable, Sendable {
    case object, array, string, number, boolean, null
    /// Where a value was expected and none stands.
    case missing
  }

  let tree: JSONTree
  let index: Int

  /// What the value is.
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

  /// The value's bytes, quotes and brackets included.
  public var bytes: Range<Int> { tree.tape.bytes(of: index) }

  /// Whether what the value says is a guess, or something in it was dropped.
  public var isDamaged: Bool { tree.tape[index].flags.contains(.damaged) }

  /// Whether the value stands in the document as JSON writes it.
  public var isSound: Bool { tree.tape[index].flags.isDisjoint(with: [.damaged, .repaired]) }

  /// The text of a string, unescaped; nil for any other value.
  public var string: String? {
    guard kind == .string else { return nil }
    return soundString ?? EscapedString.unescaped(tree.file, bytes)
  }

  /// Whether it and all that it contains stand in the document as JSON writes it.
  package var isWhollySound: Bool {
    (index..<tree.tape.next(after: index)).allSatisfy {
      tree.tape[$0].flags.isDisjoint(with: [.damaged, .repaired]) && tree.tape[$0].kind != .missing
    }
  }

  /// A number as JSON writes it, repaired if need be; nil if none can be read.
  package var number: String? {
    guard kind == .number else { return nil }
    return isSound ? spelling : NumberRepair.digits(of: spelling)
  }

  /// Whether a string may be empty, or hold white space or line ends that serve nothing.
  package var mayNeedTrimming: Bool { tree.tape[index].flags.contains(.mayNeedTrimming) }

  /// Whether a string has a backslash in it.
  package var hasEscapes: Bool { tree.tape[index].flags.contains(.escaped) }

  /// The text of a string that stands in the document as JSON writes it; nil for anything else.
  var soundString: String? {
    let node = tree.tape[index]
    guard node.kind == .string, node.flags.isDisjoint(with: [.damaged, .repaired]) else {
      return nil
    }
    let content = node.start + 1..<node.end - 1
    return node.flags.contains(.escaped)
      ? EscapedString.unescaped(tree.file.bytes, content)
      : tree.file.bytes.wellFormedText(in: content)
  }

  /// Whether the text of a string is a key, as Swift compares keys: by canonical equivalence.
  package func equals(_ string: String) -> Bool {
    tree.isString(at: index, equalTo: string)
  }

  /// The value as it is spelled in the document.
  public var spelling: String { tree.file.text(in: bytes) }

  /// The place of the value, reached by a pointer.
  public func location(at pointer: JSONPointer) -> SourceLocation {
    SourceLocation(file: tree.file.name, bytes: bytes, pointer: pointer)
  }

  /// Where a part of a string's text stands in the document.
  ///
  /// The part is given in UTF-8 bytes of ``string``; an escape it touches counts whole.
  public func bytes(ofUnescaped range: Range<Int>) -> Range<Int> {
    bytes(ofUnescaped: [range])[0]
  }

  /// Where several parts of a string's text stand, given in order, none over another.
  package func bytes(ofUnescaped ranges: [Range<Int>]) -> [Range<Int>] {
    EscapedString.sources(of: ranges, in: tree.file, bytes)
  }

  /// The value of `true` or `false`; nil for any other value.
  public var boolean: Bool? {
    switch tree.tape[index].kind {
    case .true: true
    case .false: false
    default: nil
    }
  }

  /// The elements of an array; none for any other value.
  public var elements: JSONElements {
    JSONElements(parent: self, isEmpty: kind != .array)
  }

  /// How many elements an array has; 0 for any other value.
  public var elementCount: Int { elements.reduce(0) { count, _ in count + 1 } }

  /// The members of an object as they stand, duplicates included; none for any other value.
  public var members: JSONMembers {
    JSONMembers(parent: self, isEmpty: kind != .object)
  }

  /// The first member's value under a key, as Swift's decoder finds it; nil if there is none.
  public subscript(key: String) -> JSONNode? {
    guard kind == .object, let value = tree.member(key, of: index) else { return nil }
    return JSONNode(tree: tree, index: value)
  }

  /// An array's element, counted from 0; nil if there is none.
  public subscript(position: Int) -> JSONNode? {
    position < 0 ? nil : elements.dropFirst(position).first { _ in true }
  }

  /// The value a pointer names from here (RFC 6901 §4); nil if there is none.
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
  /// Whether this element is no container in a damaged array: what a slip left over.
  package func isLeftOver(in array: JSONNode) -> Bool {
    array.isDamaged && kind != .object && kind != .array
  }
}

/// The elements of an array, in order.
public struct JSONElements: Sequence, IteratorProtocol, Sendable {
  private let tree: JSONTree
  private var index: Int
  private let end: Int

  init(parent: JSONNode, isEmpty: Bool) {
    tree = parent.tree
    index = parent.index + 1
    end = isEmpty ? index : tree.tape[parent.index].end
  }

  /// The next element, or nil behind the last.
  public mutating func next() -> JSONNode? {
    guard index < end else { return nil }
    defer { index = tree.tape.next(after: index) }
    return JSONNode(tree: tree, index: index)
  }
}

/// The members of an object, in order.
public struct JSONMembers: Sequence, IteratorProtocol, Sendable {
  private var children: JSONElements

  init(parent: JSONNode, isEmpty: Bool) {
    children = JSONElements(parent: parent, isEmpty: isEmpty)
  }

  /// The next member, or nil behind the last.
  public mutating func next() -> (key: JSONNode, value: JSONNode)? {
    guard let key = children.next(), let value = children.next() else { return nil }
    return (key, value)
  }
}
