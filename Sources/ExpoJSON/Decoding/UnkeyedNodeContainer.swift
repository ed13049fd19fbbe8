import ExpoBase

/// Decodes the elements of an array in order; without an array there are none.
struct UnkeyedNodeContainer: UnkeyedDecodingContainer {
  private let decoder: NodeDecoder
  /// Whether elements are decoded independently of each other.
  private let isElementwise: Bool
  /// Whether a part of the array was dropped.
  private let isDamaged: Bool
  /// The index of the next element; ``end`` after the last.
  private var next: Int
  private let end: Int
  var count: Int? { decoder.elementCount }
  private(set) var currentIndex = 0

  init(_ decoder: NodeDecoder, array: JSONNode?, isElementwise: Bool = false) {
    self.decoder = decoder
    self.isElementwise = isElementwise
    isDamaged = array?.isDamaged ?? false
    (next, end) = array.map { ($0.index + 1, $0.tree.tape[$0.index].end) } ?? (0, 0)
  }

  private var pass: DecodingPass { decoder.pass }

  var codingPath: [any CodingKey] { decoder.codingPath }

  var isAtEnd: Bool { next >= end }

  private var elementPath: CodingPath {
    CodingPath(to: IndexKey(currentIndex), in: decoder.container)
  }

  mutating func decodeNil() throws -> Bool {
    if isAtEnd { throw atEnd }
    guard pass.tree.tape[next].kind == .null else { return false }
    advance()
    return true
  }

  // One function for all scalars, compiled for each.
  mutating func decode<Value: Scalar>(_ type: Value.Type) throws -> Value {
    if isAtEnd { throw atEnd }
    let value = try pass.read(type, at: next, path: elementPath, isExcused: isDamaged)
    advance()
    return value
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if isAtEnd { throw atEnd }
    do {
      let value =
        try isDamaged || pass.tree.tape[next].isContainer
        ? decodeNext(type) : pass.decodeSound(type, at: next) { try decodeNext(type) }
      advance()
      return value
    } catch  where pass.isCollecting {
      // No empty value can replace this element, so the array ends here for the caller.
      decodeRest(type)
      throw error
    } catch  where isElementwise {
      throw pass.joining(errors(of: type, after: error), to: error, in: decoder.node)
    }
  }

  private func decodeNext<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let index = try excused()
    return isElementwise
      ? try pass.decodeElement(type, at: index, path: elementPath)
      : try pass.decode(type, at: index, path: elementPath)
  }

  /// Finds the errors of the elements after one that failed.
  // Not inlined: the type `Value?` is looked up whenever a function is called that has one.
  @inline(never)
  private mutating func decodeRest<Value: Decodable>(_ type: Value.Type) {
    advance()
    while !isAtEnd {
      _ = try? decodeNext(type)
      advance()
    }
  }

  /// The errors of an element that failed and of all elements after it.
  private mutating func errors<Value: Decodable>(
    of type: Value.Type, after error: any Error
  ) -> [DecodeError] {
    var errors = pass.located(error, in: element)
    advance()
    while !isAtEnd {
      do {
        _ = try decodeNext(type)
      } catch {
        errors += pass.located(error, in: element)
      }
      advance()
    }
    return errors
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    let container = try elementDecoder().container(keyedBy: type)
    advance()
    return container
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    let container = try elementDecoder().unkeyedContainer()
    advance()
    return container
  }

  mutating func superDecoder() throws -> any Decoder {
    let decoder = try elementDecoder()
    advance()
    return decoder
  }

  /// The decoder of the next element; whoever can use it steps over the element.
  private func elementDecoder() throws -> NodeDecoder {
    if isAtEnd { throw atEnd }
    return NodeDecoder(pass: pass, index: next, path: elementPath)
  }

  // MARK: Elements

  /// The next element; nil after the last.
  private var element: JSONNode? {
    isAtEnd ? nil : JSONNode(tree: pass.tree, index: next)
  }

  private var atEnd: DecodingError {
    .valueNotFound(
      Never.self,
      DecodingError.Context(codingPath: elementPath.keys, debugDescription: "no more elements"))
  }

  private mutating func advance() {
    guard !isAtEnd else { return }
    next = pass.tree.tape.next(after: next)
    currentIndex += 1
  }

  /// The index of the next element; nil if it is a remnant of a syntax error.
  private func excused() throws -> Int? {
    guard isDamaged, !pass.tree.tape[next].isContainer else { return next }
    try pass.substitute()
    return nil
  }
}
