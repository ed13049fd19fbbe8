import ExpoBase

/// Decodes the members of an object by key; without an object, all members are empty.
///
/// Without ``NodeDecoder/attempts`` the first error is thrown. With them all errors are to be found:
/// then each member is a part, which is decoded once and may get a stand-in.
struct KeyedNodeContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  private let decoder: NodeDecoder

  /// The decoder has found the members of its value already.
  init(_ decoder: NodeDecoder) { self.decoder = decoder }

  // Inlined: the result of a call would be retained.
  @inline(__always)
  private var pass: DecodingPass { decoder.pass }

  var codingPath: [any CodingKey] { decoder.codingPath }

  var allKeys: [Key] {
    // An enumeration with associated values needs one key, even in an empty value.
    guard decoder.isEmpty else {
      let names = decoder.members?.keys(in: pass.tree) ?? []
      // Each run may ask for all of them again.
      if decoder.attempts != nil { pass.budget -= names.count / 16 }
      return names.compactMap { Key(stringValue: $0) }
    }
    return Array(pass.tree.keyNames.lazy.compactMap { Key(stringValue: $0) }.prefix(1))
  }

  @inline(never)
  func contains(_ key: Key) -> Bool {
    decoder.index(of: key.stringValue) != nil
  }

  @inline(never)
  func decodeNil(forKey key: Key) throws -> Bool {
    guard let index = decoder.index(of: key.stringValue) else {
      return try missing(key, Never.self) { true }
    }
    return pass.tree.tape[index].kind == .null
  }

  // One function for all scalars, inlined into each: its key has no known type.
  @inline(__always)
  func decode<Value: Scalar>(_ type: Value.Type, forKey key: Key) throws -> Value {
    guard let index = decoder.index(of: key.stringValue) else {
      return try missing(key, as: type)
    }
    return decoder.attempts == nil
      ? try pass.read(type, at: index, path: path(to: key, at: index))
      : try part(type, key, at: index)
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    guard let index = decoder.index(of: key.stringValue) else {
      return try missing(key, as: type)
    }
    return decoder.attempts == nil
      ? try pass.decodePart(type, at: index, path: path(to: key, at: index))
      : try part(type, key, at: index)
  }

  // Looks the member up once; the default implementations do it three times.
  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    guard let index = decoder.index(of: key.stringValue), pass.tree.tape[index].kind != .null
    else { return absent(type, key) }
    if let attempts = decoder.attempts { return try optionalPart(type, key, at: index, attempts) }
    return try pass.decode(type, at: index, path: path(to: key, at: index))
  }

  /// Returns nil for an absent member, which counts as read, because it is stored as nil.
  @inline(__always)
  private func absent<Value>(_ type: Value.Type, _ key: Key) -> Value? {
    guard let attempts = decoder.attempts else { return nil }
    for type in [Value?.self, type] as [Any.Type] {
      attempts.asked.trace.append(
        Attempts.Request(decoder.node?.index ?? -1, missing: key.stringValue, type))
    }
    return nil
  }

  func decodeIfPresent(_ t: Bool.Type, forKey key: Key) throws -> Bool? { try present(t, key) }
  func decodeIfPresent(_ t: String.Type, forKey key: Key) throws -> String? { try present(t, key) }
  func decodeIfPresent(_ t: Double.Type, forKey key: Key) throws -> Double? { try present(t, key) }
  func decodeIfPresent(_ t: Int.Type, forKey key: Key) throws -> Int? { try present(t, key) }

  @inline(__always)
  private func present<Value: Scalar>(_ type: Value.Type, _ key: Key) throws -> Value? {
    guard let index = decoder.index(of: key.stringValue), pass.tree.tape[index].kind != .null
    else { return absent(type, key) }
    if let attempts = decoder.attempts { return try optionalPart(type, key, at: index, attempts) }
    return try pass.read(type, at: index, path: path(to: key, at: index))
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try nested(key) { try $0.container(keyedBy: type) }
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try nested(key) { try $0.unkeyedContainer() }
  }

  func superDecoder() throws -> any Decoder {
    let key = MemberKey.superclass
    decoder.inspection?.expect(also: [key.stringValue])
    return try superDecoder(key, decoder.index(of: key.stringValue))
  }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    try superDecoder(key, decoder.index(of: key.stringValue))
  }

  private func superDecoder(_ key: any CodingKey, _ index: Int?) throws -> NodeDecoder {
    let path = path(to: key, at: index)
    if decoder.isEmpty { return try pass.emptyDecoder(path: path) }
    return NodeDecoder(
      pass: pass, index: index, path: path, parent: decoder, attempts: decoder.attempts)
  }

  /// The container of a member; if the member has an error, the container of an empty value.
  private func nested<Container>(
    _ key: Key, _ container: (NodeDecoder) throws -> Container
  ) throws -> Container {
    guard let index = decoder.index(of: key.stringValue) else {
      return try missing(key, Container.self, standIns: { StandIns(isContainer: true) }) {
        try container(pass.emptyDecoder(path: path(to: key, at: nil)))
      }
    }
    return try decoder.nested(at: index, path: path(to: key, at: index), container)
  }

  // MARK: Members

  private func path(to key: any CodingKey, at index: Int?) -> CodingPath {
    CodingPath(to: key, at: index, in: decoder.container)
  }

  /// If all errors are to be found, the missing key is reported when the object is finished.
  @inline(never)
  private func missing<Value>(
    _ key: Key, _ type: Any.Type, standIns: @escaping () -> StandIns = { StandIns() },
    orEmpty empty: () throws -> Value
  ) throws -> Value {
    guard let object = decoder.node, decoder.members != nil else {
      decoder.attempts?.asked.trace.append(Attempts.Request(-1, missing: key.stringValue, type))
      return try empty()
    }
    let error = pass.missing(key, in: decoder, object)
    guard decoder.attempts != nil || pass.isThorough else { throw error }
    let request = Attempts.Request(object.index, missing: key.stringValue, type)
    guard let attempts = decoder.attempts else { throw pass.noting(error, of: request) }
    defer {
      if attempts.standIns(for: request) != nil, attempts.reported?.contains(request) ?? true {
        decoder.inspection?.miss(key.stringValue)
      }
    }
    let part = try pass.part(
      request, of: attempts, { throw error }, replacing: { { _ in standIns() } },
      by: { try $0 ?? empty() })
    return try pass.value(part)
  }

  @inline(never)
  private func missing<Value: Decodable>(_ key: Key, as type: Value.Type) throws -> Value {
    try missing(
      key, type,
      standIns: { [pass] in
        pass.standIns(for: type, key: pass.tree.keyNumber(of: key.stringValue))
      }, orEmpty: { [pass] in try pass.empty(type) })
  }

  // Functions of their own, so that nesting takes little stack.
  @inline(never)
  private func part<Value: Decodable>(
    _ type: Value.Type, _ key: Key, at index: Int
  ) throws -> Value {
    try decoder.part(type, at: index) { path(to: key, at: index) }
  }

  /// Nil if nothing else stands for a member that failed.
  @inline(never)
  private func optionalPart<Value: Decodable>(
    _ type: Value.Type, _ key: Key, at index: Int, _ attempts: Attempts
  ) throws -> Value? {
    attempts.asked.trace.append(Attempts.Request(index, Value?.self))
    do {
      return try part(type, key, at: index)
    } catch is DecodingGaveUp
      where attempts.standIns(for: Attempts.Request(index, type))?.values.isEmpty == true
    {
      return nil
    }
  }
}
