import ExpoBase

/// Decodes one value of a document, or an empty value.
///
/// Its containers hold only a reference to it, because Swift copies a container for each value that
/// is decoded.
final class NodeDecoder: Decoder {
  let pass: DecodingPass
  /// The index of the value; nil for an empty one.
  private let index: Int?
  let path: CodingPath
  /// The findings of the pass before.
  let start: DecodingPass.State
  /// The value; nil for an empty one.
  var node: JSONNode? { index.map { JSONNode(tree: pass.tree, index: $0) } }
  var codingPath: [any CodingKey] { path.keys }
  var userInfo: [CodingUserInfoKey: Any] { pass.decoder.userInfo }
  private let isMissing: Bool
  /// The type that is decoded, if it is known.
  private let type: Any.Type?
  /// The decoder of the object that the value is a member of, if the member may be missing.
  private let object: NodeDecoder?
  /// The inspection of the keys of an object; nil if they are not inspected.
  private(set) var inspection: KeyInspection?
  /// The members; nil for another value than an object.
  private var members: MemberLookup?
  /// The number of keys that were looked up.
  private var lookups = 0
  /// The paths to the members or elements; not needed for most values.
  private(set) lazy var parts = path.parts()

  /// The number of elements; counted once, as some types ask for it before each element.
  private(set) lazy var elementCount = node?.elementCount ?? 0

  // Not inlined, so that nesting takes little stack.
  @inline(never)
  init(
    pass: DecodingPass, index: Int?, path: CodingPath, type: Any.Type? = nil,
    object: NodeDecoder? = nil
  ) {
    self.pass = pass
    isMissing = index.map { pass.tree.tape[$0].kind == .missing } ?? false
    self.index = isMissing ? nil : index
    self.path = path
    self.start = pass.state
    self.type = type
    self.object = object
  }

  func container<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    try readMembers(keyedBy: type)
    return KeyedDecodingContainer(KeyedNodeContainer(self))
  }

  private func readMembers<Key: CodingKey>(keyedBy type: Key.Type) throws {
    guard let object = try ask(for: .object) else { return }
    if pass.inspectsKeys {
      let inspection = inspection ?? pass.inspect(object, path: path)
      inspection.expect(type, in: pass)
      self.inspection = inspection
    }
    if members == nil { members = MemberLookup(object, keyConversion) }
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    UnkeyedNodeContainer(self, array: try ask(for: .array), isElementwise: isElementwise)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    if isMissing { try pass.substitute() }
    return SingleNodeContainer(decoder: self)
  }

  /// Whether the value is an array whose elements are decoded independently of each other.
  private var isElementwise: Bool {
    node?.kind == .array && type is any ElementwiseDecodable.Type
  }

  /// The conversion of keys; none for a dictionary, whose keys are data.
  private var keyConversion: KeyConversion? {
    guard let conversion = pass.keyConversion(at: path) else { return nil }
    return type is any StringKeyed.Type ? nil : conversion
  }

  /// The value if it has the given type; otherwise records the mismatch.
  private func ask(for type: JSONType) throws -> JSONNode? {
    if isMissing { try pass.substitute() }
    guard let node else {
      if pass.isCollecting { return nil }
      throw noValue(
        of: type == .object ? [String: any Sendable].self : [any Sendable].self)
    }
    if JSONType(node.kind) == type { return node }
    try ValueReader(pass: pass, path: path).refuse(node, as: type)
    return nil
  }

  /// The error of reading a type from a missing member, in a strict pass.
  func noValue(of type: Any.Type) -> DecodingError {
    var errors: [DecodeError]?
    if let object, let node = object.node, let key = path.last {
      errors = pass.missing(key, in: node, path: object.path).locatedErrors
    }
    return Refusal.value(type).error(errors ?? [], path: path)
  }
}

// MARK: Members

extension NodeDecoder {
  /// Whether the value is an object.
  var hasMembers: Bool { members != nil }

  /// The member `super`; aliases are not used.
  var superMember: Int? { members?.index(of: SuperKey.name, in: pass.tree) }

  /// The keys of the members, each once.
  var keys: [String] { members?.keys(in: pass.tree) ?? [] }

  /// The value for a key, if it is there and valid; it is read by a function of the pass.
  ///
  /// Nearly all values are valid: their path is not needed.
  @inline(__always)
  func sound<Value>(_ key: String, _ value: (DecodingPass, Int) -> Value?) -> Value? {
    index(of: key).flatMap { value(pass, $0) }
  }

  /// The index of the value that is read for a key; nil if there is none.
  func index(of key: String) -> Int? {
    guard let members else { return nil }
    defer { lookups += 1 }
    return pass.index(of: key, place: lookups, in: members)
  }
}

/// Collections that decode each element separately, so that all errors can be reported.
protocol ElementwiseDecodable {}

extension Array: ElementwiseDecodable {}
extension ContiguousArray: ElementwiseDecodable {}
extension Set: ElementwiseDecodable {}

/// Dictionaries whose keys are those of an object.
private protocol StringKeyed {}

extension Dictionary: StringKeyed where Key == String {}

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
