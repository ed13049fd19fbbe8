import ExpoText

/// One value read as a scalar; without a value, an empty one.
struct SingleNodeContainer: SingleValueDecodingContainer {
  let pass: DecodingPass
  let node: JSONNode?
  let codingPath: [any CodingKey]

  func decodeNil() -> Bool {
    node.map { $0.kind == .null } ?? true
  }

  func decode(_ type: Bool.Type) -> Bool { read(false) { $0.boolean($1) } }
  func decode(_ type: String.Type) -> String { read("") { $0.text($1) } }
  func decode(_ type: Double.Type) -> Double { floating() }
  func decode(_ type: Float.Type) -> Float { floating() }
  func decode(_ type: Int.Type) -> Int { whole() }
  func decode(_ type: Int8.Type) -> Int8 { whole() }
  func decode(_ type: Int16.Type) -> Int16 { whole() }
  func decode(_ type: Int32.Type) -> Int32 { whole() }
  func decode(_ type: Int64.Type) -> Int64 { whole() }
  func decode(_ type: UInt.Type) -> UInt { whole() }
  func decode(_ type: UInt8.Type) -> UInt8 { whole() }
  func decode(_ type: UInt16.Type) -> UInt16 { whole() }
  func decode(_ type: UInt32.Type) -> UInt32 { whole() }
  func decode(_ type: UInt64.Type) -> UInt64 { whole() }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try pass.decode(type, from: node, path: codingPath)
  }

  private func whole<Value: FixedWidthInteger>() -> Value {
    read(0) { $0.whole($1, as: Value.self) }
  }

  private func floating<Value: BinaryFloatingPoint & LosslessStringConvertible>() -> Value {
    read(0) { $0.floating($1, as: Value.self) }
  }

  private func read<Value>(_ empty: Value, _ body: (ScalarReader, JSONNode) -> Value) -> Value {
    guard let node else { return empty }
    return body(ScalarReader(pass: pass, path: codingPath), node)
  }
}
