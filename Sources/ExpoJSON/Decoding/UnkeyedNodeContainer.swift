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

  private var elementPath: CodingPath { decoder.parts.appending(currentIndex) }

  mutating func decodeNil() throws -> Bool {
    guard try peek().kind == .null else { return false }
    advance()
    return true
  }

  // MARK: Scalars

  mutating func decode(_ type: Bool.Type) throws -> Bool {
    try sound { $0.soundBoolean(at: $1) } ?? read { try $0.boolean($1) }
  }

  mutating func decode(_ type: String.Type) throws -> String {
    try sound { $0.soundString(at: $1) } ?? read { try $0.string($1) }
  }

  mutating func decode(_ type: Double.Type) throws -> Double {
    try sound { $0.soundDouble(at: $1) } ?? floating()
  }

  mutating func decode(_ type: Float.Type) throws -> Float { try floating() }
  mutating func decode(_ type: Int.Type) throws -> Int { try whole() }
  mutating func decode(_ type: Int8.Type) throws -> Int8 { try whole() }
  mutating func decode(_ type: Int16.Type) throws -> Int16 { try whole() }
  mutating func decode(_ type: Int32.Type) throws -> Int32 { try whole() }
  mutating func decode(_ type: Int64.Type) throws -> Int64 { try whole() }
  mutating func decode(_ type: UInt.Type) throws -> UInt { try whole() }
  mutating func decode(_ type: UInt8.Type) throws -> UInt8 { try whole() }
  mutating func decode(_ type: UInt16.Type) throws -> UInt16 { try whole() }
  mutating func decode(_ type: UInt32.Type) throws -> UInt32 { try whole() }
  mutating func decode(_ type: UInt64.Type) throws -> UInt64 { try whole() }

  private mutating func whole<Value: FixedWidthInteger>() throws -> Value {
    try sound { $0.soundWhole(at: $1) } ?? read { try $0.whole($1, as: Value.self) }
  }

  private mutating func floating<Value: BinaryFloatingPoint & LosslessStringConvertible>() throws
    -> Value
  {
    try read { try $0.floating($1, as: Value.self) }
  }

  /// Nearly all elements are valid: the path is needed for the others only.
  @inline(__always)
  private mutating func sound<Value>(_ value: (DecodingPass, Int) -> Value?) -> Value? {
    guard !isAtEnd, let value = value(pass, next) else { return nil }
    advance()
    return value
  }

  private mutating func read<Value>(_ body: (ValueReader, JSONNode) throws -> Value) throws
    -> Value
  {
    let node = try peek()
    let value = try body(
      ValueReader(pass: pass, path: elementPath, isExcused: isDamaged), node)
    advance()
    return value
  }

  // MARK: Everything else

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
    NodeDecoder(pass: pass, index: try peek().index, path: elementPath)
  }

  // MARK: Elements

  /// The next element; nil after the last.
  private var element: JSONNode? {
    isAtEnd ? nil : JSONNode(tree: pass.tree, index: next)
  }

  private func peek() throws -> JSONNode {
    guard let element else { throw atEnd }
    return element
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

/// The key of an element.
struct IndexKey: CodingKey {
  let index: Int
  var stringValue: String { String(index) }
  var intValue: Int? { index }

  init(_ index: Int) { self.index = index }
  init?(stringValue: String) {
    guard let index = Int(stringValue) else { return nil }
    self.index = index
  }
  init?(intValue: Int) { index = intValue }
}
