import ExpoBase

/// Decodes one value of a document, or an empty value.
///
/// Its containers hold only a reference to it, because Swift copies a container for each decoded value.
final class NodeDecoder: Decoder {
  let pass: DecodingPass
  /// The index of the value's node; nil for an empty value.
  private let index: Int?
  let path: CodingPath
  /// The findings of the pass before this value.
  let start: (inspections: Int, pending: Int)
  var node: JSONNode? { index.map { JSONNode(tree: pass.tree, index: $0) } }
  var codingPath: [any CodingKey] { ownPath.keys }
  var userInfo: [CodingUserInfoKey: Any] { pass.decoder.userInfo }
  /// Whether the value replaces one that has an error: all its parts are empty.
  let isEmpty: Bool
  /// Nil unless all errors of the value are to be found.
  let attempts: Attempts?
  private let isMissing: Bool
  private let type: Any.Type?
  /// The decoder of the enclosing object, if this member may be missing.
  private let parent: NodeDecoder?
  /// Nil if keys are not inspected.
  private(set) var inspection: KeyInspection?
  /// Nil if the value is not an object.
  private(set) var members: MemberLookup?
  private(set) var readMembers = MemberSet()
  /// The index of the key after those that were read in the order of the document, and their numbers as bits.
  private var nextKey = 0
  private var readKeys: UInt64 = 0
  /// The container in the paths to the parts; most values do not need it.
  private(set) lazy var container = path.asContainer()
  /// The path to the value for errors, so that alternatives share its keys.
  var ownPath: CodingPath { CodingPath(to: nil, in: container) }

  /// Counted once: some types ask for it before each element.
  private(set) lazy var elementCount = node?.elementCount ?? 0

  // Not inlined, so that nesting takes little stack.
  @inline(never)
  init(
    pass: DecodingPass, index: Int?, path: CodingPath, type: Any.Type? = nil,
    parent: NodeDecoder? = nil, attempts: Attempts? = nil, isEmpty: Bool = false
  ) {
    self.pass = pass
    self.attempts = attempts
    self.isEmpty = isEmpty
    isMissing = index.map { pass.tree.tape[$0].kind == .missing } ?? false
    self.index = isMissing ? nil : index
    self.path = path
    self.start = pass.state
    self.type = type
    self.parent = parent
  }

  func container<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    if let object = try ask(for: .object) {
      if pass.acceptsPending {
        let inspection = inspection ?? pass.inspect(JSONNode(tree: pass.tree, index: object), self)
        inspection.expect(type, in: pass)
        self.inspection = inspection
      }
      if members == nil {
        let members = lookup(of: object)
        nextKey = members.isTable ? 0 : object + 1
        self.members = members
      }
    }
    if let attempts, attempts.asked.keys == nil { attempts.asked.keys = type }
    return KeyedDecodingContainer(KeyedNodeContainer(self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    UnkeyedNodeContainer(self, array: try ask(for: .array))
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    if isMissing { throw DecodingPass.reported }
    return SingleNodeContainer(decoder: self)
  }

  var isElementwise: Bool {
    node?.kind == .array && type is any IndependentParts.Type
  }

  /// A table is made once for all runs.
  private func lookup(of object: Int) -> MemberLookup {
    if let known = attempts?.tables[object] { return known }
    let lookup = MemberLookup(pass.tree, object, keyConversion)
    if lookup.isTable { attempts?.tables[object] = lookup }
    return lookup
  }

  /// None for a dictionary, whose keys are data.
  var keyConversion: ((String) -> String)? {
    guard let conversion = pass.decoder.keyDecodingStrategy.conversion(at: path),
      (type as? any AnyDictionary.Type)?.keyType != String.self
    else { return nil }
    return conversion
  }

  /// The index, since a `JSONNode` would retain the tree; nil for an empty value.
  private func ask(for kind: Tape.Kind) throws -> Int? {
    if isMissing { throw DecodingPass.reported }
    guard let index else {
      if isEmpty { return nil }
      throw noValue(of: kind == .object ? [String: Any].self : [Any].self)
    }
    if pass.tree.tape[index].kind == kind { return index }
    let node = JSONNode(tree: pass.tree, index: index)
    throw ValueReader(pass: pass, path: path)
      .error(node, as: kind == .object ? .object : .array, for: type)
  }

  /// Decodes a part once, as all errors of the value are to be found.
  // A function of its own, so that nesting takes little stack elsewhere.
  @inline(never)
  func part<Value: Decodable>(
    _ type: Value.Type, at index: Int, isConsequence: Bool = false, path: () -> CodingPath
  ) throws -> Value {
    try pass.value(anyPart(type, at: index, isConsequence, path))
  }

  // Not generic, so that there is one function for all types.
  private func anyPart(
    _ type: any Decodable.Type, at index: Int, _ isConsequence: Bool, _ path: () -> CodingPath
  ) throws -> Any {
    func decode() throws -> Any {
      if isConsequence, !pass.tree.tape[index].isContainer { throw DecodingPass.reported }
      return try pass.decodePart(type, at: index, path: path())
    }
    guard let attempts else { return try decode() }
    if !isConsequence, let scalar = pass.soundScalar(type, at: index) {
      try pass.spend()
      attempts.asked.trace.append(Attempts.Request(index, type))
      return scalar
    }
    return try pass.part(
      Attempts.Request(index, type), of: attempts, decode,
      replacing: {
        { [pass, path = path(), catchesNothing = attempts.catchesNothing] in
          pass.replace(type, at: index, path: path, $0, catchesNothing: catchesNothing)
        }
      },
      by: {
        guard let value = $0 else { throw DecodingGaveUp() }
        return value
      })
  }

  /// A container of a part, or of an empty value if the part is no such container.
  ///
  /// Each run has its own containers, because the keys of the last run count.
  @inline(never)
  func nested<Container>(
    at index: Int, path: CodingPath, _ container: (NodeDecoder) throws -> Container
  ) throws -> Container {
    let nested = NodeDecoder(pass: pass, index: index, path: path, attempts: attempts)
    guard let attempts else { return try container(nested) }
    try pass.spend()
    attempts.asked.lookedUp.append(index)
    let request = Attempts.Request(index, Container.self)
    if attempts.outcomes[request] == nil, let container = try? container(nested) {
      return container
    }
    let part = try pass.part(
      request, of: attempts, { try container(nested) },
      replacing: { { StandIns(isContainer: true, errors: $0.errors.errors) } },
      by: { _ in try container(pass.emptyDecoder(path: path, attempts)) })
    return try pass.value(part)
  }

  /// The index of the value that is read for the key.
  func index(of key: String) -> Int? {
    guard let index = nextMember(key) ?? member(key) else { return nil }
    // Its key is then not taken for a misspelling of a missing one.
    readMembers.insert(index)
    attempts?.asked.lookedUp.append(index)
    inspection?.readMembers.insert(index)
    return index
  }

  @inline(never)
  private func member(_ key: String) -> Int? { members.flatMap { pass.index(of: key, in: $0) } }

  /// The next member if it has the key: most types read their members in the order of the document.
  @inline(__always)
  private func nextMember(_ key: String) -> Int? {
    let number = nextKey > 0 ? pass.tree.number(ofKeyAt: nextKey, equalTo: key) : 0
    // A key that was read before has its first value there.
    guard number > 0, readKeys & 1 << (number - 1) == 0 else { return nil }
    readKeys |= 1 << (number - 1)
    let index = nextKey + 1
    nextKey = pass.tree.tape.next(after: index)
    return index
  }

  /// The error for a missing member.
  func noValue(of type: Any.Type) -> DecodingError {
    .valueNotFound(
      type,
      DecodingError.Context("expected a value, found none", at: ownPath) { [self] in
        guard let parent, let node = parent.node, let key = path.last else { return [] }
        return pass.missing(key, in: parent, node).located?.errors ?? []
      })
  }
}

protocol AnyDictionary {
  static var keyType: Any.Type { get }
}

extension Dictionary: AnyDictionary {
  static var keyType: Any.Type { Key.self }
}

/// Decodes one primitive value; without a value, an empty one.
struct SingleNodeContainer: SingleValueDecodingContainer {
  let decoder: NodeDecoder

  private var pass: DecodingPass { decoder.pass }
  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool {
    decoder.node.map { $0.kind == .null } ?? true
  }

  // One function for all scalars, compiled for each.
  func decode<Value: Scalar>(_ type: Value.Type) throws -> Value {
    guard let index = decoder.node?.index else { return try none(type) }
    return decoder.attempts == nil
      ? try pass.read(type, at: index, path: decoder.ownPath)
      : try decoder.part(type, at: index) { decoder.ownPath }
  }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    guard let index = decoder.node?.index else { return try none(type) }
    return decoder.attempts == nil
      ? try pass.decode(type, at: index, path: decoder.ownPath)
      : try decoder.part(type, at: index) { decoder.ownPath }
  }

  private func none<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if decoder.isEmpty { return try pass.empty(type) }
    throw decoder.noValue(of: type)
  }
}
