import ExpoSource

/// One pass over a document: collects its errors and keeps the state of decoding.
final class DecodingPass {
  let tree: JSONTree
  private let base: JSONPointer
  let decoder: ExpoDecoder
  private(set) var log: ErrorLog
  /// Whether the first error ends the pass, as in Foundation's decoder.
  private let isStrict: Bool
  /// How many empty values may still be made: bounds types that never stop asking for elements.
  private var emptyBudget = 10_000
  /// How many values were replaced by empty ones because they could not be decoded.
  private(set) var substitutions = 0
  /// The inspections of the objects being decoded; each reports when its object is finished.
  private var inspections: [KeyInspection] = []
  /// The current nesting of empty values.
  private var emptyDepth = 0

  /// The keys of each type decoded so far; nil for a type that lists none.
  private var knownKeys: [ObjectIdentifier: KeyMatcher?] = [:]

  /// The accepted aliases of each key, sorted, so that the same one is read in every run.
  private lazy var aliases = Dictionary(
    grouping: decoder.acceptedAliases.keys.sorted(), by: { decoder.acceptedAliases[$0] })

  private static let emptyDepthLimit = 32

  init(
    tree: JSONTree, base: JSONPointer, decoder: ExpoDecoder, isStrict: Bool, errorLimit: Int = .max
  ) {
    log = ErrorLog(limit: errorLimit)
    self.isStrict = isStrict
    self.tree = tree
    self.base = base
    self.decoder = decoder
  }

  /// Whether the pass continues after an error.
  var isCollecting: Bool { !isStrict }

  /// Whether all values were decoded from the document, none replaced.
  var isComplete: Bool { substitutions == 0 }

  /// The value that is read for a key: its own, or that of its first alias.
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

  /// Records an error and replaces the value.
  ///
  /// - Throws: ``Abandoned`` in a strict pass.
  func fail(_ kind: DecodeError.Shape, at location: SourceLocation) throws(Abandoned) {
    log.append(DecodeError(kind, at: location))
    try substitute()
  }

  /// Records an error of a number and replaces the number.
  ///
  /// - Throws: ``Abandoned`` in a strict pass.
  func fail(_ kind: DecodeError.Value, at location: SourceLocation) throws(Abandoned) {
    log.append(DecodeError(kind, at: location))
    try substitute()
  }

  /// Records an error of keys; the value is not affected.
  func remark(_ kind: DecodeError.Shape, at location: SourceLocation) {
    log.append(DecodeError(kind, at: location))
  }

  /// Records an error of a number; its value is not affected.
  func remark(_ kind: DecodeError.Value, at location: SourceLocation) {
    log.append(DecodeError(kind, at: location))
  }

  /// Counts a replaced value whose error has been recorded.
  ///
  /// - Throws: ``Abandoned`` in a strict pass.
  func substitute() throws(Abandoned) {
    substitutions += 1
    if isStrict { throw Abandoned() }
  }

  /// Begins the inspection of the keys of an object.
  func inspect(_ object: JSONNode, path: CodingPath) -> KeyInspection {
    let inspection = KeyInspection(object, path: path)
    inspections.append(inspection)
    return inspection
  }

  /// Finishes all inspections but the first `count`.
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

  /// The location in an initialiser's own error if it is inside the value, or else the value's.
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

  /// Decodes a value; if that fails, records why and makes an empty value.
  ///
  /// - Throws: ``Abandoned`` if the type has no empty value; the error is recorded.
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
        // The collecting pass finds and reports the error again.
        inspections.removeLast(inspections.count - open)
      } else {
        finishInspections(from: open)
      }
      // An error about an empty value is a consequence of the one that made it empty.
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

  /// Records an initialiser's own error; not inlined, so that nesting takes little stack.
  @inline(never)
  private func recover(from error: any Error, in node: JSONNode?, path: CodingPath) throws {
    if let node {
      try fail(.rejecting(node, with: error), at: location(of: error, in: node, path: path))
    }
    if isStrict { throw error }
  }

  /// An empty value of a type: its first case, an empty array, or what its `init(from:)` makes of a
  /// decoder without a value.
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

/// Thrown where decoding of an object cannot continue; the error has been recorded.
struct Abandoned: Error {}
