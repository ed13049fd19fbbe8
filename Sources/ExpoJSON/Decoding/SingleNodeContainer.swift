import ExpoBase

/// Decodes one primitive value; without a value, an empty one.
struct SingleNodeContainer: SingleValueDecodingContainer {
  let decoder: NodeDecoder

  private var pass: DecodingPass { decoder.pass }
  private var node: JSONNode? { decoder.node }
  private var path: CodingPath { decoder.path }
  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool {
    node.map { $0.kind == .null } ?? true
  }

  func decode(_ type: Bool.Type) throws -> Bool { try read(false) { try $0.boolean($1) } }
  func decode(_ type: String.Type) throws -> String {
    try sound { $0.soundString(at: $1) } ?? read("") { try $0.string($1) }
  }

  func decode(_ type: Double.Type) throws -> Double {
    try sound { $0.soundDouble(at: $1) } ?? floating()
  }

  func decode(_ type: Float.Type) throws -> Float { try floating() }
  func decode(_ type: Int.Type) throws -> Int { try whole() }
  func decode(_ type: Int8.Type) throws -> Int8 { try whole() }
  func decode(_ type: Int16.Type) throws -> Int16 { try whole() }
  func decode(_ type: Int32.Type) throws -> Int32 { try whole() }
  func decode(_ type: Int64.Type) throws -> Int64 { try whole() }
  func decode(_ type: UInt.Type) throws -> UInt { try whole() }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try whole() }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try whole() }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try whole() }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try whole() }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try pass.decode(type, at: node?.index, path: path)
  }

  private func whole<Value: FixedWidthInteger>() throws -> Value {
    try sound { $0.soundWhole(at: $1) } ?? read(0) { try $0.whole($1, as: Value.self) }
  }

  private func floating<Value: BinaryFloatingPoint & LosslessStringConvertible>() throws -> Value {
    try read(0) { try $0.floating($1, as: Value.self) }
  }

  /// Nearly all values are valid: a reader is needed for the others only.
  private func sound<Value>(_ value: (DecodingPass, Int) -> Value?) -> Value? {
    node.flatMap { value(pass, $0.index) }
  }

  private func read<Value>(_ empty: Value, _ body: (ValueReader, JSONNode) throws -> Value) throws
    -> Value
  {
    guard let node else {
      if pass.isCollecting { return empty }
      throw decoder.noValue(of: Value.self)
    }
    return try body(ValueReader(pass: pass, path: path), node)
  }
}
