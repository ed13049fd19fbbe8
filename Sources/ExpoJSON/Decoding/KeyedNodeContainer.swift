import ExpoText

/// Decodes the members of an object by key; without an object, all members are empty.
struct KeyedNodeContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let pass: DecodingPass
  private let members: MemberLookup?
  let path: CodingPath
  let inspection: KeyInspection?
  private let parts: CodingPath.Parts

  init(
    pass: DecodingPass, members: MemberLookup?, path: CodingPath, inspection: KeyInspection?
  ) {
    self.pass = pass
    self.members = members
    self.path = path
    self.inspection = inspection
    self.parts = path.parts()
  }

  var codingPath: [any CodingKey] { path.keys }

  var allKeys: [Key] { members?.keys.compactMap { Key(stringValue: $0) } ?? [] }

  @inline(never)
  func contains(_ key: Key) -> Bool {
    member(key) != nil
  }

  @inline(never)
  func decodeNil(forKey key: Key) throws -> Bool {
    try required(key).map { $0.kind == .null } ?? true
  }

  // MARK: Scalars

  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
    try read(key, false) { try $0.boolean($1) }
  }

  func decode(_ type: String.Type, forKey key: Key) throws -> String {
    // Nearly all strings are valid: the path is needed for the others only.
    if let text = member(key)?.soundString { return text }
    return try read(key, "") { try $0.string($1) }
  }

  func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try floating(key) }
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
    try read(key, 0) { try $0.whole($1, as: Value.self) }
  }

  private func floating<Value: BinaryFloatingPoint & LosslessStringConvertible>(
    _ key: Key
  ) throws -> Value {
    try read(key, 0) { try $0.floating($1, as: Value.self) }
  }

  private func read<Value>(
    _ key: Key, _ empty: Value, _ body: (ValueReader, JSONNode) throws -> Value
  ) throws -> Value {
    guard let node = try required(key) else { return empty }
    return try body(ValueReader(pass: pass, path: parts.appending(key)), node)
  }

  // MARK: Everything else

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    guard let node = try required(key) else { return try pass.empty(type) }
    return try pass.decode(type, from: node, path: parts.appending(key))
  }

  /// Looks the member up once; the default implementation does it three times.
  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    guard let node = member(key), node.kind != .null else { return nil }
    return try pass.decode(type, from: node, path: parts.appending(key))
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
    let node = members?[SuperKey.name]
    inspection?.expect(also: [SuperKey.name])
    if node == nil, pass.isCollecting { try miss(SuperKey()) }
    return NodeDecoder(pass: pass, node: node, path: parts.appending(SuperKey()))
  }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    if pass.isCollecting { return try nested(key) }
    return NodeDecoder(pass: pass, node: member(key), path: parts.appending(key))
  }

  private func nested(_ key: Key) throws -> NodeDecoder {
    NodeDecoder(pass: pass, node: try required(key), path: parts.appending(key))
  }

  // MARK: Members

  private func member(_ key: Key) -> JSONNode? {
    members.flatMap { pass.member(key.stringValue, in: $0) }
  }

  /// A member that must be present; records its key as missing if it is not.
  @inline(never)
  private func required(_ key: Key) throws -> JSONNode? {
    guard members != nil else { return nil }
    guard let node = member(key) else {
      try miss(key)
      return nil
    }
    return node
  }

  /// Refuses a missing key: throws in a strict pass, else reports it when the object is finished.
  @inline(never)
  private func miss(_ key: some CodingKey) throws {
    if !pass.isCollecting, let object = members?.object {
      throw pass.missing(key, in: object, path: path)
    }
    inspection?.miss(key.stringValue)
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
