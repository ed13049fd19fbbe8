import ExpoBase

/// One pass over a document: collects its errors and keeps the state of decoding.
///
/// A strict pass throws at the first error, as Foundation's decoder does; errors that an
/// initialiser catches are dropped. A collecting pass records errors and continues with empty
/// values.
@safe
final class DecodingPass {
  let tree: JSONTree
  /// The bytes of the document; read from here, their owner is not retained for each value.
  let bytes: SourceBytes
  private let base: JSONPointer
  let decoder: ExpoDecoder
  private(set) var log: ErrorLog
  /// Whether the pass continues after an error.
  private(set) var isCollecting: Bool
  /// The errors and warnings of a strict pass on keys and numbers of decoded values.
  private(set) var remarks: [DecodeError] = []
  /// Whether unknown and duplicate keys are reported.
  let inspectsKeys: Bool
  /// The last error that a type threw itself, which may still propagate.
  private var ownError: OwnError?
  /// Whether an element that failed is decoded again.
  private var isRetrying = false
  /// The number of empty values that may still be made for the current element; limits types that
  /// never stop requesting elements.
  private var emptyBudget = emptyLimit
  /// The number of values that were replaced by empty ones because they could not be decoded.
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

  /// Memory in which strings with escapes are unescaped one after another.
  ///
  /// Allocating and freeing memory for each long string would take a tenth of the time of decoding.
  private var scratch = unsafe UnsafeMutableRawBufferPointer(start: nil, count: 0)
  private var guesses = KeyGuesses()

  private static let emptyDepthLimit = 32
  private static let emptyLimit = 10_000

  init(
    isCollecting: Bool, tree: JSONTree, base: JSONPointer, decoder: ExpoDecoder,
    inspectsKeys: Bool = true, errorLimit: ErrorLimit = .none
  ) {
    log = ErrorLog(tree.file, limit: errorLimit)
    self.isCollecting = isCollecting
    self.inspectsKeys = inspectsKeys
    self.tree = tree
    bytes = tree.file.bytes
    self.base = base
    self.decoder = decoder
  }

  deinit { unsafe scratch.deallocate() }

  /// The characters of the bytes between two quotes, without escapes.
  func unescaped(_ content: Range<Int>) -> String {
    if unsafe scratch.count < content.count {
      unsafe scratch.deallocate()
      unsafe scratch = .allocate(byteCount: max(2 * content.count, 4096), alignment: 16)
    }
    return unsafe EscapedString.unescaped(bytes, content, in: scratch)
  }

  /// The index of the value that is read for a key: its own, or that of its first alias; `place`
  /// other keys were looked up in the object before.
  func index(of key: String, place: Int, in members: MemberLookup) -> Int? {
    let number = members.usesNumbers ? number(of: key, place: place) : nil
    if let own = members.index(of: key, number: number, in: tree) { return own }
    guard !decoder.acceptedAliases.isEmpty else { return nil }
    return aliases[key]?.lazy.compactMap { [tree] in
      members.index(of: $0, in: tree)
    }.first
  }

  /// The number of a key; `place` others were looked up before it in its object.
  @inline(__always)
  private func number(of key: String, place: Int) -> Int? {
    guesses.number(of: key, place: place) ?? remember(key, place: place)
  }

  @inline(never)
  private func remember(_ key: String, place: Int) -> Int? {
    // Taken out and put back: a change in place would be checked for overlaps at run time, and with
    // it each reading above.
    var guesses = guesses
    self.guesses = KeyGuesses()
    let number = guesses.remember(key, place: place, in: tree)
    self.guesses = guesses
    return number
  }

  /// The keys that a type lists; nil if it lists none, or if the document's are converted to them.
  func keys<Key: CodingKey>(of type: Key.Type) -> KeyMatcher? {
    guard case .useDefaultKeys = decoder.keyDecodingStrategy else { return nil }
    let identity = ObjectIdentifier(type)
    if let known = knownKeys[identity] { return known }
    let keys = KeyMatcher(of: type, in: tree)
    knownKeys[identity] = .some(keys)
    return keys
  }

  /// The findings of this pass so far; none in a strict pass that does not inspect keys, whose
  /// remarks nobody reads.
  var state: (substitutions: Int, inspections: Int, remarks: Int) {
    inspectsKeys || isCollecting ? (substitutions, inspections.count, remarks.count) : (0, 0, 0)
  }

  // MARK: Recording

  /// Rejects a value: throws in a strict pass, else records the error and replaces the value.
  ///
  /// The error that is thrown is of the same case as that of Foundation's decoder.
  func fail(
    _ error: DecodeError, path: CodingPath, as refusal: (DecodingError.Context) -> DecodingError
  ) throws {
    guard isCollecting else { throw refusal(DecodingError.Context([error], at: path)) }
    log.append(error)
    substitutions += 1
  }

  /// Records an error of keys or of a number; the value is not affected.
  func remark(_ kind: DecodeError.Fault, at location: DocumentLocation) {
    let error = DecodeError(kind, at: location)
    if isCollecting { log.append(error) } else { remarks.append(error) }
  }

  /// Rejects a value whose error is reported: throws in a strict pass, else replaces the value.
  func substitute() throws {
    guard isCollecting else {
      throw DecodingError.dataCorrupted(DecodingError.Context([], at: .root))
    }
    substitutions += 1
  }

  /// The error of a missing key in a strict pass, with the unknown key that is probably its
  /// misspelling.
  func missing<Key: CodingKey>(
    _ key: Key, in object: JSONNode, path: CodingPath
  ) -> DecodingError {
    let inspection = KeyInspection(object, path: path)
    inspection.expect(Key.self, in: self)
    inspection.miss(key.stringValue)
    let count = remarks.count
    inspection.report(to: self)
    let found = remarks[count...].filter { $0.rule == .missingKey }
    remarks.removeLast(remarks.count - count)
    return .keyNotFound(key, DecodingError.Context(found, at: path))
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

  func location(_ node: JSONNode, path: CodingPath) -> DocumentLocation {
    DocumentLocation(file: tree.file.name, bytes: node.bytes, pointer: pointer(path))
  }

  func pointer(_ path: CodingPath) -> JSONPointer {
    JSONPointer(base.tokens + JSONPointer.tokens(of: path.keys))
  }

  // MARK: Decoding a part

  /// Decodes a value.
  ///
  /// The value is given by the index of its node; nil is an empty value. A `JSONNode` has a
  /// reference to the tree, which would be retained in each function that receives a value.
  ///
  /// - Throws: In a strict pass, the error of the type, which is a `DecodingError` if the document
  ///   is faulty; in a collecting pass, ``Abandoned`` if the type has no empty value.
  func decode<Value: Decodable>(
    _ type: Value.Type, at index: Int?, path: CodingPath
  ) throws -> Value {
    if let scalar = Self.foundationScalar(type) {
      return try decode(type, as: scalar, at: index, path: path)
    }
    let decoder = NodeDecoder(pass: self, index: index, path: path, type: type)
    do {
      let value = try Value(from: decoder)
      if inspectsKeys { finishInspections(from: decoder.start.inspections) }
      return value
    } catch {
      return try replace(type, after: error, decoder)
    }
  }

  // What follows is not inlined into `decode`, so that nesting takes little stack.

  /// Decodes a member or an element; nearly all scalars need no path.
  @inline(__always)
  func decodePart<Value: Decodable>(
    _ type: Value.Type, at index: Int, path: @autoclosure () -> CodingPath
  ) throws -> Value {
    try tree.tape[index].isContainer
      ? decode(type, at: index, path: path())
      : decodeSound(type, at: index) { try decode(type, at: index, path: path()) }
  }

  /// Decodes a valid scalar of a type of the standard library, as the type's initialiser does, but
  /// without a decoder of its own.
  ///
  /// Any other value and type is decoded by a function, also if the value cannot be read as the
  /// type.
  // A function of its own: the type `Value?` is looked up whenever it is called.
  @inline(never)
  func decodeSound<Value>(
    _ type: Value.Type, at index: Int, otherwise decode: () throws -> Value
  ) rethrows -> Value {
    try soundScalar(type, at: index) ?? decode()
  }

  /// Throws an error with its location in a strict pass, records it in a collecting one.
  @inline(never)
  private func replace<Value: Decodable>(
    _ type: Value.Type, after error: any Error, _ decoder: NodeDecoder
  ) throws -> Value {
    let (start, node, path) = (decoder.start, decoder.node, decoder.path)
    if isCollecting {
      finishInspections(from: start.inspections)
      // An error about an empty value is a consequence of the one that made it empty.
      if substitutions == start.substitutions { record(error, in: node, as: type, path: path) }
      return try empty(type)
    }
    inspections.removeLast(inspections.count - start.inspections)
    remarks.removeLast(remarks.count - start.remarks)
    locate(error, in: node, as: type, path: path)
    throw error
  }

  /// Decodes an element of an array that is decoded element by element.
  ///
  /// A collecting pass decodes it strictly first: its initialisers get empty values only if that
  /// fails. Elements inside it are not tried twice, so that nesting costs no more.
  func decodeElement<Value: Decodable>(
    _ type: Value.Type, at index: Int?, path: CodingPath
  ) throws -> Value {
    if isCollecting { emptyBudget = Self.emptyLimit }
    return isCollecting && !isRetrying
      ? try decodeTwice(type, at: index, path: path) : try decode(type, at: index, path: path)
  }

  // A function of its own: the type `Value?` is looked up whenever it is called.
  @inline(never)
  private func decodeTwice<Value: Decodable>(
    _ type: Value.Type, at index: Int?, path: CodingPath
  ) throws -> Value {
    isCollecting = false
    let value = try? decode(type, at: index, path: path)
    isCollecting = true
    for remark in remarks { log.append(remark) }
    remarks = []
    if let value { return value }
    isRetrying = true
    defer { isRetrying = false }
    return try decode(type, at: index, path: path)
  }

  // MARK: What is thrown in a strict pass

  /// The located errors of a thrown error.
  func located(_ error: any Error, in node: JSONNode?) -> [DecodeError] {
    if let errors = (error as? DecodingError)?.locatedErrors { return errors }
    guard let node else { return [] }
    if let ownError, ownError.is(error, from: node) { return ownError.errors }
    return [rejection(of: node, as: nil, path: .root, with: error)]
  }

  /// The error of an array: that of its first element that failed, with those of all later
  /// elements.
  func joining(_ errors: [DecodeError], to error: any Error, in array: JSONNode?) -> any Error {
    if let decodingError = error as? DecodingError, decodingError.locatedErrors != nil {
      return decodingError.carrying(errors)
    }
    if let array { ownError = OwnError(error: error, value: array.index, errors: errors) }
    return error
  }

  /// Gives an error that a type threw itself the location of the value that it rejected.
  private func locate(
    _ error: any Error, in node: JSONNode?, as type: Any.Type, path: CodingPath
  ) {
    guard let node, (error as? DecodingError)?.locatedErrors == nil else { return }
    if let ownError, ownError.is(error, from: node) { return }
    ownError = OwnError(
      error: error, value: node.index,
      errors: [rejection(of: node, as: type, path: path, with: error)])
  }

  /// The error that a type threw itself, at the part of its value that the error's path names.
  private func rejection(
    of node: JSONNode, as type: Any.Type?, path: CodingPath, with error: any Error
  ) -> DecodeError {
    let named = JSONPointer.tokens(of: (error as? DecodingError)?.codingPath ?? [])
    let own = JSONPointer.tokens(of: path.keys)
    let rest = named.starts(with: own) ? Array(named.dropFirst(own.count)) : []
    var part = node
    for token in rest {
      guard let next = part[JSONPointer([token])] else { break }
      part = next
    }
    let pointer = JSONPointer(base.tokens + own + rest)
    return DecodeError.unlistedName(error, node, as: type, rest, at: pointer)
      ?? DecodeError(.rejecting(part, with: error), at: part.location(at: pointer))
  }

  // MARK: Replacing a value

  @inline(never)
  private func decode<Value: Decodable>(
    _ type: Value.Type, as scalar: any Scalar.Type, at index: Int?, path: CodingPath
  ) throws -> Value {
    guard let index, tree.tape[index].kind != .missing else {
      try substitute()
      return try empty(type)
    }
    let node = JSONNode(tree: tree, index: index)
    let before = substitutions
    do {
      let value = try scalar.read(node, ValueReader(pass: self, path: path))
      if let value = value as? Value { return value }
    } catch {
      guard isCollecting else {
        locate(error, in: node, as: type, path: path)
        throw error
      }
      if substitutions == before { record(error, in: node, as: type, path: path) }
    }
    return try empty(type)
  }

  /// Records an initialiser's own error.
  private func record(
    _ error: any Error, in node: JSONNode?, as type: Any.Type, path: CodingPath
  ) {
    guard let node else { return }
    log.append(rejection(of: node, as: type, path: path, with: error))
    substitutions += 1
  }

  /// An empty value of a type: its first case, an empty array, or the result of its `init(from:)`
  /// for a decoder without a value.
  ///
  /// - Throws: ``Abandoned`` if it has none.
  @inline(never)
  func empty<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if let empty = Self.firstCase(of: type) ?? (Self.foundationScalar(type)?.empty as? Value) {
      return empty
    }
    guard emptyDepth < Self.emptyDepthLimit, emptyBudget > 0 else { throw Abandoned() }
    emptyBudget -= 1
    emptyDepth += 1
    defer { emptyDepth -= 1 }
    guard let empty = try? Value(from: NodeDecoder(pass: self, index: nil, path: .root)) else {
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

/// An error that a type threw itself, and what is reported for it.
private struct OwnError {
  let error: any Error
  /// The index of the value that the type rejected.
  let value: Int
  let errors: [DecodeError]

  /// Whether a node throws this error because a part of it did.
  ///
  /// An initialiser may have caught it and thrown another.
  func `is`(_ other: any Error, from node: JSONNode) -> Bool {
    node.index <= value && value < node.tree.tape.next(after: node.index)
      && type(of: error) == type(of: other)
      && String(describing: error) == String(describing: other)
  }
}

/// Thrown where decoding of an object cannot continue; the error has been recorded.
struct Abandoned: Error {}
