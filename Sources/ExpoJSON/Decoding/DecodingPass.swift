import ExpoSource

/// One pass over a document: what has been found wrong so far, and how to go on.
final class DecodingPass {
  let tree: JSONTree
  private let base: JSONPointer
  let decoder: ExpoDecoder
  private(set) var errors: [DecodeError] = []
  /// Whether the first fault ends the pass, as it ends Foundation's.
  private let isStrict: Bool
  /// How many empty values may still be made: types that ask again and again come to an end.
  private var emptyBudget = 10_000
  /// How often an empty value stood in for one that could not be decoded.
  private(set) var substitutions = 0
  /// Objects being decoded, whose keys are reported on when their decoding ends.
  private var inspections: [KeyInspection] = []
  /// How deep empty values are nested at the moment.
  private var emptyDepth = 0

  /// The keys of the types met so far; nil for those that list none.
  private var knownKeys: [ObjectIdentifier: KeyMatcher?] = [:]

  /// The other names that are read as each key, sorted: which one counts must not change.
  private lazy var aliases = Dictionary(
    grouping: decoder.acceptedAliases.keys.sorted(), by: { decoder.acceptedAliases[$0] })

  private static let emptyDepthLimit = 32

  init(tree: JSONTree, base: JSONPointer, decoder: ExpoDecoder, isStrict: Bool) {
    self.isStrict = isStrict
    self.tree = tree
    self.base = base
    self.decoder = decoder
  }

  /// Whether the pass goes on after a fault.
  var isCollecting: Bool { !isStrict }

  /// Whether everything was decoded as it stands in the document.
  var isComplete: Bool { substitutions == 0 }

  /// The member that is read for a key: its own, or that of the first alias.
  func member(_ key: String, in members: MemberLookup) -> JSONNode? {
    if let own = members[key] { return own }
    guard !decoder.acceptedAliases.isEmpty else { return nil }
    return aliases[key]?.lazy.compactMap { members[$0] }.first
  }

  /// The keys that a type lists; nil if it lists none.
  func keys<Key: CodingKey>(of type: Key.Type) -> KeyMatcher? {
    let identity = ObjectIdentifier(type)
    if let known = knownKeys[identity] { return known }
    let keys = KeyMatcher(of: type, in: tree)
    knownKeys[identity] = .some(keys)
    return keys
  }

  // MARK: Recording

  /// Records a fault that leaves no value.
  ///
  /// - Throws: ``Abandoned`` in a strict pass.
  func fail(_ kind: DecodeError.Shape, at location: SourceLocation) throws(Abandoned) {
    errors.append(DecodeError(kind, at: location))
    try substitute()
  }

  /// Records a number that leaves no value.
  ///
  /// - Throws: ``Abandoned`` in a strict pass.
  func fail(_ kind: DecodeError.Value, at location: SourceLocation) throws(Abandoned) {
    errors.append(DecodeError(kind, at: location))
    try substitute()
  }

  /// Records something about keys that a value can be read through.
  func remark(_ kind: DecodeError.Shape, at location: SourceLocation) {
    errors.append(DecodeError(kind, at: location))
  }

  /// Records something about a number that it can be read through.
  func remark(_ kind: DecodeError.Value, at location: SourceLocation) {
    errors.append(DecodeError(kind, at: location))
  }

  /// Counts a value that could not be read as it stands: why has been reported.
  ///
  /// - Throws: ``Abandoned`` in a strict pass.
  func substitute() throws(Abandoned) {
    substitutions += 1
    if isStrict { throw Abandoned() }
  }

  /// Remembers an object to report on the keys of.
  func inspect(_ object: JSONNode, path: CodingPath) -> KeyInspection {
    let inspection = KeyInspection(object, path: path)
    inspections.append(inspection)
    return inspection
  }

  /// Reports on the keys of all objects remembered since there were `count`.
  @inline(never)
  private func finishInspections(from count: Int) {
    if inspections.count == count + 1 {
      inspections.removeLast().report(to: self)
    } else if inspections.count > count {
      let finished = Array(inspections[count...])
      inspections.removeLast(finished.count)
      for inspection in finished { inspection.report(to: self) }
    }
  }

  func location(_ node: JSONNode, path: CodingPath) -> SourceLocation {
    SourceLocation(file: tree.file.name, bytes: node.bytes, pointer: pointer(path))
  }

  /// The place that an initialiser's own error names, if it is inside the value.
  private func location(of error: any Error, in node: JSONNode, path: CodingPath) -> SourceLocation
  {
    var location = location(node, path: path)
    let named = JSONPointer.tokens(of: (error as? DecodingError)?.codingPath ?? [])
    let own = JSONPointer.tokens(of: path.keys)
    guard named.starts(with: own) else { return location }
    var deepest = node
    for token in named.dropFirst(own.count) {
      deepest = deepest[JSONPointer([token])] ?? deepest
    }
    location.bytes = deepest.bytes
    location.pointer = JSONPointer(base.tokens + named)
    return location
  }

  func pointer(_ path: CodingPath) -> JSONPointer {
    JSONPointer(base.tokens + JSONPointer.tokens(of: path.keys))
  }

  // MARK: Decoding a part

  /// Decodes a value, or records why not and makes an empty one.
  ///
  /// - Throws: ``Abandoned`` if the type has no empty value; what is wrong is recorded.
  func decode<Value: Decodable>(
    _ type: Value.Type, from node: JSONNode?, path: CodingPath
  ) throws -> Value {
    if FoundationValues.includes(type) { return try decodeScalar(type, from: node, path: path) }
    let before = substitutions
    let open = inspections.count
    do {
      let value = try Value(from: NodeDecoder(pass: self, node: node, path: path))
      finishInspections(from: open)
      return value
    } catch {
      if isStrict {
        // What is wrong is found again, and reported, by the pass that goes on.
        inspections.removeLast(inspections.count - open)
      } else {
        finishInspections(from: open)
      }
      // An error thrown over an empty value only follows from what made it empty.
      try recover(from: error, in: substitutions == before ? node : nil, path: path)
      return try empty(type)
    }
  }

  @inline(never)
  private func decodeScalar<Value: Decodable>(
    _ type: Value.Type, from node: JSONNode?, path: CodingPath
  ) throws -> Value {
    guard let node, node.kind != .missing else {
      try substitute()
      return try empty(type)
    }
    let before = substitutions
    do {
      let reader = ValueReader(pass: self, path: path)
      if let value = try FoundationValues.decode(type, from: node, reader) { return value }
    } catch {
      try recover(from: error, in: substitutions == before ? node : nil, path: path)
    }
    return try empty(type)
  }

  /// Records an initialiser's own error; kept apart, so that nesting costs little stack.
  @inline(never)
  private func recover(from error: any Error, in node: JSONNode?, path: CodingPath) throws {
    if let node {
      try fail(.rejecting(node, with: error), at: location(of: error, in: node, path: path))
    }
    if isStrict { throw error }
  }

  /// An empty value of a type: a first case, an empty list, or whatever its own `init(from:)`
  /// makes of nothing.
  ///
  /// - Throws: ``Abandoned`` if it has none.
  @inline(never)
  func empty<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if let empty = Self.firstCase(of: type) ?? FoundationValues.empty(type) { return empty }
    guard emptyDepth < Self.emptyDepthLimit, emptyBudget > 0 else { throw Abandoned() }
    emptyBudget -= 1
    emptyDepth += 1
    defer { emptyDepth -= 1 }
    guard let empty = try? Value(from: NodeDecoder(pass: self, node: nil, path: .root)) else {
      throw Abandoned()
    }
    return empty
  }

  private static func firstCase<Value>(of type: Value.Type) -> Value? {
    guard let enumeration = type as? any CaseIterable.Type else { return nil }
    func first<Cases: CaseIterable>(_ type: Cases.Type) -> Value? {
      type.allCases.first as? Value
    }
    return first(enumeration)
  }
}

/// Thrown where decoding cannot go on in an object: what is wrong has been recorded.
struct Abandoned: Error {}
