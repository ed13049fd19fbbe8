import ExpoBase

/// One pass over a document: keeps the state of decoding.
///
/// It throws at the first error, as Foundation's decoder does, and drops errors that an initializer catches.
/// To find all errors, it uses ``Attempts``.
final class DecodingPass {
  let tree: JSONTree
  /// A copy here avoids retaining the owner for each value.
  let bytes: SourceBytes
  private let base: JSONPointer
  let decoder: ExpoDecoder
  /// The errors that were found, if all are to be found.
  var log: ErrorLog
  /// True for a document that is validated.
  var refusesDuplicates = false
  /// Whether it finds all errors, and reports keys and numbers.
  let isThorough: Bool
  /// Errors and warnings on keys and numbers; collected only if they will be reported.
  var pending: [DecodeError] = []
  /// The last failed parts of each value being decoded: their errors may still propagate.
  private var failures: [Failure] = []
  /// The last scalar or missing member that failed.
  private var lastFailed: (part: Attempts.Request, error: any Error)?
  /// How many of `failures` are of the values around the innermost.
  private var failuresAround = 0
  // Not members of one structure: Swift would check each access to its numbers at run time, as other members
  // release memory.
  var collectingDepth = 0, emptyDepth = 0
  /// How many parts an empty value may still ask for: an initializer may ask without end.
  var emptyRoom = 0
  /// Collects from values that are too deep for the stack; run last.
  var postponed: [() -> Void] = []
  /// Types with their failed parts, if their initializers ask for the same parts whatever replaces the failed ones.
  var steady: Set<[Attempts.Request]> = []
  /// The parts with members that their types do not read.
  var unread: Set<Attempts.Request> = []
  /// How many parts may be asked for again, so that the time stays linear in the document.
  var budget: Int
  /// Each reports when its object is finished.
  private var inspections: [KeyInspection] = []

  /// The keys of the types seen so far; nil for a type that lists none.
  private var knownKeys: [ObjectIdentifier: KeyMatcher?] = [:]

  /// The aliases of each key, sorted, so that the same one is read in every run.
  private lazy var aliases = Dictionary(
    grouping: decoder.acceptedAliases.keys.sorted(), by: { decoder.acceptedAliases[$0] })

  private(set) lazy var knownValues = KnownValues(tree, decoder)

  private static let mostFailures = 8

  init(
    tree: JSONTree, base: JSONPointer, decoder: ExpoDecoder, isThorough: Bool = false,
    errorLimit: ErrorLimit = .none
  ) {
    log = ErrorLog(tree.file, limit: errorLimit)
    budget = 10_000 + 4 * tree.tape.count
    self.isThorough = isThorough
    self.tree = tree
    bytes = tree.file.bytes
    self.base = base
    self.decoder = decoder
  }

  /// The index of the value for a key, or for its first alias.
  func index(of key: String, in members: MemberLookup) -> Int? {
    if let own = members.index(of: key, in: tree) { return own }
    guard !decoder.acceptedAliases.isEmpty else { return nil }
    return aliases[key]?.lazy.compactMap { [tree] in
      members.index(of: $0, in: tree)
    }.first
  }

  /// The keys of a type; nil if it lists none, or if the document's keys are converted.
  func keys<Key: CodingKey>(of type: Key.Type) -> KeyMatcher? {
    guard case .useDefaultKeys = decoder.keyDecodingStrategy else { return nil }
    let identity = ObjectIdentifier(type)
    if let known = knownKeys[identity] { return known }
    let keys = KeyMatcher(of: type, in: tree)
    knownKeys[identity] = .some(keys)
    return keys
  }

  /// The numbers of inspections and pending warnings; 0 if they are not reported.
  var state: (inspections: Int, pending: Int) {
    isThorough ? (inspections.count, pending.count) : (0, 0)
  }

  // MARK: Recording

  var acceptsPending: Bool { isThorough && room > 0 }

  private var room: Int { log.warningRoom - pending.count }

  /// The value is not affected.
  func addPending(
    _ kind: @autoclosure () -> DecodeError.Fault, at location: @autoclosure () -> DocumentLocation
  ) {
    if acceptsPending { pending.append(DecodeError(kind(), at: location())) }
  }

  /// Thrown for a value whose error is reported already.
  static var reported: DecodingError {
    .dataCorrupted(DecodingError.Context("a part could not be read", at: .root) { [] })
  }

  /// The error for a missing key, with the unknown key that is probably a misspelling of it.
  func missing<Key: CodingKey>(
    _ key: Key, in decoder: NodeDecoder, _ object: JSONNode
  ) -> DecodingError {
    .keyNotFound(
      key,
      DecodingError.Context("missing key", at: decoder.ownPath) { [self] in
        let inspection = KeyInspection(object, decoder, isEarly: true)
        inspection.expect(Key.self, in: self)
        inspection.miss(key.stringValue)
        return inspection.missingKeys(in: self)
      })
  }

  func inspect(_ object: JSONNode, _ decoder: NodeDecoder) -> KeyInspection {
    let inspection = KeyInspection(object, decoder)
    inspections.append(inspection)
    return inspection
  }

  @inline(never)
  func finishInspections(from count: Int) {
    guard inspections.count > count else { return }
    for index in count..<inspections.count {
      pending += inspections[index].errors(in: self, limit: room)
    }
    while inspections.count > count { inspections.removeLast() }
  }

  func location(_ node: JSONNode, path: CodingPath) -> DocumentLocation {
    DocumentLocation(file: tree.file.name, bytes: node.bytes, pointer: pointer(path))
  }

  func pointer(_ path: CodingPath) -> JSONPointer { path.pointer(in: tree, after: base) }

  // MARK: Decoding a part

  /// Decodes a value.
  ///
  /// The value is an index because a `JSONNode` would retain the tree in each function.
  ///
  /// - Throws: What the type throws: a `DecodingError` if the document is faulty.
  func decode<Value: Decodable>(
    _ type: Value.Type, at index: Int, path: consuming CodingPath
  ) throws -> Value {
    if let scalar = Self.foundationScalar(type) {
      return try decode(type, as: scalar, at: index, path: path)
    }
    if tree.tape[index].kind == .array, let scalars = soundScalars(type, at: index) {
      return try value(scalars)
    }
    let decoder = NodeDecoder(pass: self, index: index, path: path, type: type)
    let around = failuresAround
    failuresAround = failures.count
    do {
      let value = try Value(from: decoder)
      if isThorough { finishInspections(from: decoder.start.inspections) }
      leaveFailures(to: around)
      return value
    } catch {
      throw leave(type, with: error, decoder, around)
    }
  }

  // The following functions are not inlined into `decode`, so that nesting takes little stack.

  /// A part as the type that was asked for; nearly all parts have that type and need no cast, which is slow.
  @inline(never)
  func value<Value>(_ part: Any) throws -> Value {
    func value<Part>(_ part: Part) throws -> Value {
      Part.self == Value.self ? unsafe unsafeBitCast(part, to: Value.self) : try converted(part)
    }
    return try _openExistential(part, do: value)
  }

  // Not part of `value`: Swift looks the type `Value?` up on each call.
  @inline(never)
  private func converted<Value>(_ part: Any) throws -> Value {
    guard case let value as Value = part else { throw Self.reported }
    return value
  }

  /// A scalar without a path, which nearly all scalars do not need.
  @inline(__always)
  func decodePart<Value: Decodable>(
    _ type: Value.Type, at index: Int, path: @autoclosure () -> CodingPath
  ) throws -> Value {
    if !tree.tape[index].isContainer, let scalar = soundScalar(type, at: index) {
      return try value(scalar)
    }
    return try decode(type, at: index, path: path())
  }

  /// Leaves a value that failed; returns its located error.
  @inline(never)
  private func leave(
    _ type: Any.Type, with error: any Error, _ decoder: NodeDecoder, _ around: Int
  ) -> any Error {
    rollBack(to: decoder.start)
    let errors = located(error, in: decoder.node, as: type, path: decoder.path)
    let caught = isThorough ? failures[failuresAround...].filter { $0.errors !== errors } : []
    leaveFailures(to: around)
    guard let index = decoder.node?.index else { return error }
    let request = Attempts.Request(index, type)
    if isThorough {
      if errors.left.isEmpty, let last = lastFailed, isSame(last.error, error), last.part != request
      {
        errors.left = [(last.part, [])]
      }
      errors.left.append((request, caught))
      // Any of them may still propagate, but keeping all would take too much memory.
      for failure in caught.dropLast() { failure.errors.left = [] }
    }
    note(Failure(part: request, error: error, errors: errors))
    return error
  }

  func rollBack(to state: (inspections: Int, pending: Int)) {
    guard isThorough else { return }
    while inspections.count > state.inspections { inspections.removeLast() }
    while pending.count > state.pending { pending.removeLast() }
  }

  /// The error of a part that is no value by itself, if all errors are to be found.
  @inline(never)
  func noting(_ error: any Error, of part: Attempts.Request) -> any Error {
    if isThorough { lastFailed = (part, error) }
    return error
  }

  private func note(_ failure: Failure) {
    if failures.count - failuresAround == Self.mostFailures { failures.remove(at: failuresAround) }
    failures.append(failure)
  }

  @inline(__always)
  private func leaveFailures(to around: Int) {
    while failures.count > failuresAround { failures.removeLast() }
    failuresAround = around
  }

  // MARK: Thrown errors

  /// An error that a type threw itself has the location of the value that it rejected.
  @discardableResult
  func located(
    _ error: any Error, in node: JSONNode?, as type: Any.Type? = nil, path: CodingPath = .root
  ) -> LocatedErrors {
    // Most errors propagate from the part that failed last: this saves a cast for each value around it.
    if let last = failures[failuresAround...].last, isSame(last.error, error) { return last.errors }
    if let located = (error as? DecodingError)?.located { return located }
    if let known = failures[failuresAround...].last(where: { isThrownAgain($0.error, error) }) {
      return known.errors
    }
    guard let node else { return LocatedErrors { [] } }
    return LocatedErrors(rejected: path) { [base, strategy = decoder.keyDecodingStrategy] in
      [Self.rejection(of: node, as: type, path: path, with: error, base, strategy)]
    }
  }

  /// The error of an array's first failed element, with those of all later elements, found when they are read.
  func joining(_ error: any Error, _ errors: LocatedErrors) -> any Error {
    if let decodingError = error as? DecodingError, let context = decodingError.context,
      context.underlyingError is LocatedErrors
    {
      return decodingError.with(
        DecodingError.Context(
          codingPath: context.codingPath, debugDescription: context.debugDescription,
          underlyingError: errors))
    }
    if let last = failures.popLast() {
      failures.append(Failure(part: last.part, error: error, errors: errors))
    }
    return error
  }

  /// The error that a type threw itself, located at the part that its path names.
  private static func rejection(
    of node: JSONNode, as type: Any.Type?, path: CodingPath, with error: any Error,
    _ base: JSONPointer, _ strategy: ExpoDecoder.KeyDecodingStrategy
  ) -> DecodeError {
    let named = JSONPointer.tokens(of: (error as? DecodingError)?.codingPath ?? [])
    let own = JSONPointer.tokens(of: path.keys)
    // Else a decoder threw it for another document, such as JSON in a string.
    let isOwn = named.starts(with: own) && DecodeError.mayNamePart(error)
    var rest = isOwn ? Array(named.dropFirst(own.count)) : []
    var part = node
    var pointer = path.pointer(in: node.tree, after: base)
    for index in rest.indices {
      let convert = strategy.conversion(at: path)
      if part.kind == .object, part[rest[index]] == nil,
        let member = part.members.first(where: { convert?($0.key.string ?? "") == rest[index] })
      {
        rest[index] = member.key.string ?? rest[index]
      }
      guard let next = part[JSONPointer([rest[index]])] else { break }
      part = next
      pointer = pointer.appending(rest[index])
    }
    return DecodeError.unlistedName(error, node, as: type, rest, at: pointer)
      ?? DecodeError(.rejecting(part, with: error), at: part.location(at: pointer), value: part)
  }

  @inline(never)
  private func decode<Value: Decodable>(
    _ type: Value.Type, as scalar: any Scalar.Type, at index: Int, path: CodingPath
  ) throws -> Value {
    guard tree.tape[index].kind != .missing else { throw Self.reported }
    let node = JSONNode(tree: tree, index: index)
    let start = state
    do {
      return try value(scalar.read(node, ValueReader(pass: self, path: path, type: type)))
    } catch {
      rollBack(to: start)
      let errors = located(error, in: node, as: type, path: path)
      let part = Attempts.Request(index, type)
      note(Failure(part: part, error: error, errors: errors))
      throw noting(error, of: part)
    }
  }

  // MARK: The log

  func recordPending(from start: Int) {
    if pending.count > start { record(Array(pending[start...])) }
    while pending.count > start { pending.removeLast() }
  }

  func record(_ errors: [DecodeError]) {
    for error in errors { log.append(error) }
  }

  /// Breaks a reference cycle: their errors hold the pass.
  func forgetFailures() {
    failures = []
    lastFailed = nil
  }
}

/// A part that an initializer asked for and that failed.
struct Failure {
  let part: Attempts.Request
  let error: any Error
  let errors: LocatedErrors
}
