import ExpoBase

/// Decodes the elements of an array in order; a value of another kind has no elements.
struct UnkeyedNodeContainer: UnkeyedDecodingContainer {
  private let decoder: NodeDecoder
  /// Whether recovery dropped a part of the array.
  private let isDamaged: Bool
  private var next: Int
  private let end: Int
  var count: Int? { decoder.elementCount }
  private(set) var currentIndex = 0

  init(_ decoder: NodeDecoder, array: Int?) {
    self.decoder = decoder
    let tape = decoder.pass.tree.tape
    isDamaged = array.map { tape[$0].flags.contains(.damaged) } ?? false
    next = array.map { $0 + 1 } ?? 0
    end = array.map { tape[$0].end } ?? 0
  }

  private var pass: DecodingPass { decoder.pass }

  var codingPath: [any CodingKey] { decoder.codingPath }

  var isAtEnd: Bool { next >= end }

  private var elementPath: CodingPath {
    CodingPath(to: IndexKey(currentIndex), at: next, in: decoder.container)
  }

  mutating func decodeNil() throws -> Bool {
    if isAtEnd { throw atEnd(Never.self) }
    guard pass.tree.tape[next].kind == .null else { return false }
    advance()
    return true
  }

  // One function for all scalars, compiled for each.
  mutating func decode<Value: Scalar>(_ type: Value.Type) throws -> Value {
    if isAtEnd { return try pretended(type) { [pass] in try pass.empty(type) } }
    let value =
      decoder.attempts == nil
      ? try pass.read(type, at: next, path: elementPath, isConsequence: isDamaged)
      : try decoder.part(type, at: next, isConsequence: isDamaged) { elementPath }
    advance()
    return value
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if isAtEnd { return try pretended(type) { [pass] in try pass.empty(type) } }
    do {
      let value =
        try decoder.attempts != nil && !decoder.isElementwise
        ? decoder.part(type, at: next, isConsequence: isDamaged) { elementPath }
        : isDamaged ? decodeNext(type) : pass.decodePart(type, at: next, path: elementPath)
      advance()
      return value
    } catch {
      if pass.isThorough || !decoder.isElementwise { throw error }
      let first = pass.located(error, in: element)
      let all = LocatedErrors(rejected: first.rejected) { [self] in errors(of: type, after: first) }
      throw pass.joining(error, all)
    }
  }

  private func decodeNext<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try checkIsNoRemnant()
    return try pass.decode(type, at: next, path: elementPath)
  }

  /// The errors of the next element, which are known if it was decoded, and of all after it.
  func errors<Value: Decodable>(
    of type: Value.Type, after first: LocatedErrors? = nil
  ) -> [DecodeError] {
    var rest = self
    var errors = first?.errors ?? []
    if first != nil { rest.advance() }
    while !rest.isAtEnd, errors.count <= pass.decoder.errorLimit {
      do {
        _ = try rest.decodeNext(type)
      } catch {
        errors += pass.located(error, in: rest.element).errors
      }
      rest.advance()
    }
    return errors
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try nested { try $0.container(keyedBy: type) }
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try nested { try $0.unkeyedContainer() }
  }

  mutating func superDecoder() throws -> any Decoder {
    if isAtEnd { throw atEnd((any Decoder).self) }
    defer { advance() }
    return NodeDecoder(pass: pass, index: next, path: elementPath, attempts: decoder.attempts)
  }

  /// The caller steps over the element.
  private mutating func nested<Container>(
    _ container: (NodeDecoder) throws -> Container
  ) throws -> Container {
    if isAtEnd {
      return try pretended(Container.self) { [pass, decoder] in
        try container(pass.emptyDecoder(decoder.attempts))
      }
    }
    let container = try decoder.nested(at: next, path: elementPath, container)
    advance()
    return container
  }

  // MARK: Elements

  /// An element of an empty value, which has some for a type with a fixed number of them.
  @inline(never)
  private mutating func pretended<Value>(
    _ type: Value.Type, _ empty: () throws -> Value
  ) throws -> Value {
    guard decoder.isEmpty, currentIndex < Self.mostPretended else { throw atEnd(type) }
    decoder.attempts?.asked.trace.append(
      Attempts.Request(-1, missing: "\(currentIndex)", Value.self))
    currentIndex += 1
    return try empty()
  }

  private static let mostPretended = 16
  private static let noMore = "no more elements"

  /// The next element; nil after the last.
  private var element: JSONNode? {
    isAtEnd ? nil : JSONNode(tree: pass.tree, index: next)
  }

  private func atEnd(_ type: Any.Type) -> DecodingError {
    let path = elementPath
    return .valueNotFound(
      type,
      DecodingError.Context(Self.noMore, at: path) { [decoder] in
        guard let array = decoder.node else { return [] }
        let reason = DecodingError.Context(codingPath: [], debugDescription: Self.noMore)
        let kind = DecodeError.Fault.rejecting(array, with: DecodingError.dataCorrupted(reason))
        // A pointer names a value that is there.
        return [DecodeError(kind, at: decoder.pass.location(array, path: decoder.ownPath))]
      })
  }

  private mutating func advance() {
    guard !isAtEnd else { return }
    next = pass.tree.tape.next(after: next)
    currentIndex += 1
  }

  /// A remnant of a syntax error is reported already.
  private func checkIsNoRemnant() throws {
    if isDamaged, !pass.tree.tape[next].isContainer { throw DecodingPass.reported }
  }
}
