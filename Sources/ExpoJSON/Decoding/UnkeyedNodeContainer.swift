import ExpoText

/// Decodes the elements of an array in order; without an array there are none.
struct UnkeyedNodeContainer: UnkeyedDecodingContainer {
  private let pass: DecodingPass
  private let path: CodingPath
  private let parts: CodingPath.Parts
  private var rest: JSONElements?
  private var next: JSONNode?
  private let array: JSONNode?
  private let isElementwise: Bool
  let count: Int?
  private(set) var currentIndex = 0

  init(pass: DecodingPass, array: JSONNode?, path: CodingPath, isElementwise: Bool = false) {
    self.pass = pass
    self.isElementwise = isElementwise
    self.path = path
    self.parts = path.parts()
    self.array = array
    self.count = array?.elements.reduce(0) { sum, _ in sum + 1 } ?? 0
    self.rest = array?.elements
    self.next = rest?.next()
  }

  var codingPath: [any CodingKey] { path.keys }

  var isAtEnd: Bool { next == nil }

  private var elementPath: CodingPath { parts.appending(IndexKey(currentIndex)) }

  mutating func decodeNil() throws -> Bool {
    guard try peek().kind == .null else { return false }
    advance()
    return true
  }

  // MARK: Scalars

  mutating func decode(_ type: Bool.Type) throws -> Bool { try read { try $0.boolean($1) } }
  mutating func decode(_ type: String.Type) throws -> String {
    if let text = next?.soundString {
      advance()
      return text
    }
    return try read { try $0.string($1) }
  }

  mutating func decode(_ type: Double.Type) throws -> Double { try floating() }
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
    try read { try $0.whole($1, as: Value.self) }
  }

  private mutating func floating<Value: BinaryFloatingPoint & LosslessStringConvertible>() throws
    -> Value
  {
    try read { try $0.floating($1, as: Value.self) }
  }

  private mutating func read<Value>(_ body: (ValueReader, JSONNode) throws -> Value) throws
    -> Value
  {
    let node = try peek()
    let value = try body(
      ValueReader(pass: pass, path: elementPath, isExcused: array?.isDamaged ?? false), node)
    advance()
    return value
  }

  // MARK: Everything else

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let node = try peek()
    do {
      let value = try decode(type, from: node)
      advance()
      return value
    } catch  where pass.isCollecting {
      // No empty value can replace this element, so the array ends here for the caller. The errors
      // of the elements after it are still found.
      advance()
      while let node = next {
        _ = try? decode(type, from: node)
        advance()
      }
      throw error
    } catch  where isElementwise {
      throw pass.joining(errors(of: type, after: error, in: node), to: error)
    }
  }

  private func decode<Value: Decodable>(_ type: Value.Type, from node: JSONNode) throws -> Value {
    let node = try excused(node)
    return isElementwise
      ? try pass.decodeElement(type, from: node, path: elementPath)
      : try pass.decode(type, from: node, path: elementPath)
  }

  /// The errors of an element that failed and of all elements after it.
  private mutating func errors<Value: Decodable>(
    of type: Value.Type, after error: any Error, in node: JSONNode
  ) -> [DecodeError] {
    var errors = pass.located(error, in: node)
    advance()
    while let node = next {
      do {
        _ = try decode(type, from: node)
      } catch {
        errors += pass.located(error, in: node)
      }
      advance()
    }
    return errors
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try nested().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try nested().unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder { try nested() }

  private mutating func nested() throws -> NodeDecoder {
    let decoder = NodeDecoder(pass: pass, node: try peek(), path: elementPath)
    advance()
    return decoder
  }

  // MARK: Elements

  private func peek() throws -> JSONNode {
    guard let next else {
      throw DecodingError.valueNotFound(
        Never.self,
        DecodingError.Context(codingPath: elementPath.keys, debugDescription: "no more elements"))
    }
    return next
  }

  private mutating func advance() {
    next = rest?.next()
    currentIndex += 1
  }

  private func excused(_ node: JSONNode) throws -> JSONNode? {
    guard let array, node.isLeftOver(in: array) else { return node }
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
