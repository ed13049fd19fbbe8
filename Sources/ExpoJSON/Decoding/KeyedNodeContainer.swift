import ExpoBase

/// Decodes the members of an object by key; without an object, all members are empty.
struct KeyedNodeContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  private let decoder: NodeDecoder

  /// Creates the container of a decoder that has already found the members of its value.
  init(_ decoder: NodeDecoder) { self.decoder = decoder }

  private var pass: DecodingPass { decoder.pass }

  var codingPath: [any CodingKey] { decoder.codingPath }

  var allKeys: [Key] { decoder.keys.compactMap { Key(stringValue: $0) } }

  @inline(never)
  func contains(_ key: Key) -> Bool {
    decoder.index(of: key.stringValue) != nil
  }

  @inline(never)
  func decodeNil(forKey key: Key) throws -> Bool {
    try required(key).map { $0.kind == .null } ?? true
  }

  // MARK: Scalars

  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
    try sound(key) { $0.soundBoolean(at: $1) } ?? read(key, false) { try $0.boolean($1) }
  }

  func decode(_ type: String.Type, forKey key: Key) throws -> String {
    try sound(key) { $0.soundString(at: $1) } ?? read(key, "") { try $0.string($1) }
  }

  func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
    try sound(key) { $0.soundDouble(at: $1) } ?? floating(key)
  }

  func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try floating(key) }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try whole(key) }
  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try whole(key) }
  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try whole(key) }
  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try whole(key) }
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try whole(key) }
  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try whole(key) }
  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try whole(key) }
  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try whole(key) }
  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try whole(key) }
  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try whole(key) }

  private func whole<Value: FixedWidthInteger>(_ key: Key) throws -> Value {
    try sound(key) { $0.soundWhole(at: $1) } ?? read(key, 0) { try $0.whole($1, as: Value.self) }
  }

  private func floating<Value: BinaryFloatingPoint & LosslessStringConvertible>(
    _ key: Key
  ) throws -> Value {
    try read(key, 0) { try $0.floating($1, as: Value.self) }
  }

  @inline(__always)
  private func sound<Value>(_ key: Key, _ value: (DecodingPass, Int) -> Value?) -> Value? {
    decoder.sound(key.stringValue, value)
  }

  private func read<Value>(
    _ key: Key, _ empty: Value, _ body: (ValueReader, JSONNode) throws -> Value
  ) throws -> Value {
    guard let node = try required(key) else { return empty }
    return try body(ValueReader(pass: pass, path: path(to: key)), node)
  }

  // MARK: Everything else

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    guard let node = try required(key) else { return try pass.empty(type) }
    return try pass.decodePart(type, at: node.index, path: path(to: key))
  }

  /// Looks the member up once; the default implementation does it three times.
  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    guard let node = member(key), node.kind != .null else { return nil }
    return try pass.decode(type, at: node.index, path: path(to: key))
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try nested(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try nested(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder {
    let member = decoder.superMember
    decoder.inspection?.expect(also: [SuperKey.name])
    if member == nil, pass.isCollecting { try miss(SuperKey()) }
    return NodeDecoder(
      pass: pass, index: member, path: path(to: SuperKey()), object: decoder)
  }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    if pass.isCollecting { return try nested(key) }
    return NodeDecoder(
      pass: pass, index: member(key)?.index, path: path(to: key), object: decoder)
  }

  private func nested(_ key: Key) throws -> NodeDecoder {
    NodeDecoder(pass: pass, index: try required(key)?.index, path: path(to: key))
  }

  // MARK: Members

  private func path(to key: any CodingKey) -> CodingPath { decoder.parts.appending(key) }

  private func member(_ key: Key) -> JSONNode? {
    decoder.index(of: key.stringValue).map { JSONNode(tree: pass.tree, index: $0) }
  }

  /// A member that must be present; records its key as missing if it is not.
  @inline(never)
  private func required(_ key: Key) throws -> JSONNode? {
    guard decoder.hasMembers else { return nil }
    guard let node = member(key) else {
      try miss(key)
      return nil
    }
    return node
  }

  /// Rejects a missing key: throws in a strict pass, else reports it when the object is finished.
  @inline(never)
  private func miss(_ key: some CodingKey) throws {
    if !pass.isCollecting, decoder.hasMembers, let object = decoder.node {
      throw pass.missing(key, in: object, path: decoder.path)
    }
    decoder.inspection?.miss(key.stringValue)
    try pass.substitute()
  }
}

/// The key of a superclass.
struct SuperKey: CodingKey {
  static let name = "super"
  let stringValue = SuperKey.name
  let intValue: Int? = nil

  init() {}
  init?(stringValue: String) {}
  init?(intValue: Int) { nil }
}
