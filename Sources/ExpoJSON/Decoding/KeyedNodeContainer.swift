import ExpoBase

/// Decodes the members of an object by key; without an object, all members are empty.
struct KeyedNodeContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  private let decoder: NodeDecoder

  /// Creates the container of a decoder that has already found the members of its value.
  init(_ decoder: NodeDecoder) { self.decoder = decoder }

  private var pass: DecodingPass { decoder.pass }

  var codingPath: [any CodingKey] { decoder.codingPath }

  var allKeys: [Key] {
    (decoder.members?.keys(in: pass.tree) ?? []).compactMap { Key(stringValue: $0) }
  }

  @inline(never)
  func contains(_ key: Key) -> Bool {
    decoder.index(of: key.stringValue) != nil
  }

  @inline(never)
  func decodeNil(forKey key: Key) throws -> Bool {
    try required(key).map { pass.tree.tape[$0].kind == .null } ?? true
  }

  // One function for all scalars, inlined into each: its key has no known type.
  @inline(__always)
  func decode<Value: Scalar>(_ type: Value.Type, forKey key: Key) throws -> Value {
    guard let index = try required(key) else { return .empty }
    return try pass.read(type, at: index, path: path(to: key))
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    guard let index = try required(key) else { return try pass.empty(type) }
    return try pass.decodePart(type, at: index, path: path(to: key))
  }

  /// Looks the member up once; the default implementation does it three times.
  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    guard let index = decoder.index(of: key.stringValue), pass.tree.tape[index].kind != .null
    else { return nil }
    return try pass.decode(type, at: index, path: path(to: key))
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
    let key = MemberKey.superclass
    let member = decoder.members?.index(of: key.stringValue, in: pass.tree)
    decoder.inspection?.expect(also: [key.stringValue])
    if member == nil, pass.isCollecting { try miss(key) }
    return NodeDecoder(pass: pass, index: member, path: path(to: key), parent: decoder)
  }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    if pass.isCollecting { return try nested(key) }
    return NodeDecoder(
      pass: pass, index: decoder.index(of: key.stringValue), path: path(to: key), parent: decoder)
  }

  private func nested(_ key: Key) throws -> NodeDecoder {
    NodeDecoder(pass: pass, index: try required(key), path: path(to: key))
  }

  // MARK: Members

  private func path(to key: any CodingKey) -> CodingPath {
    CodingPath(to: key, in: decoder.container)
  }

  /// The index of the value of a member that must be present; records its key as missing if it is
  /// not.
  private func required(_ key: Key) throws -> Int? {
    if let index = decoder.index(of: key.stringValue) { return index }
    if decoder.members != nil { try miss(key) }
    return nil
  }

  /// Rejects a missing key: throws in a strict pass, else reports it when the object is finished.
  @inline(never)
  private func miss(_ key: some CodingKey) throws {
    if !pass.isCollecting, decoder.members != nil, let object = decoder.node {
      throw pass.missing(key, in: object, path: decoder.path)
    }
    decoder.inspection?.miss(key.stringValue)
    try pass.substitute()
  }
}
