import ExpoBase

/// One pass over a document: keeps the state of decoding.
///
/// It throws at the first error, as Foundation's decoder does; errors that an initialiser catches are
/// dropped. Where all errors are to be found, ``Attempts`` say how.
@safe
final class DecodingPass {
  let tree: JSONTree
  /// The bytes of the document; read from here, their owner is not retained for each value.
  let bytes: SourceBytes
  private let base: JSONPointer
  let decoder: ExpoDecoder
  /// The errors that were found, if all are to be.
  private(set) var log: ErrorLog
  /// Whether all errors are to be found, and what there is to say of keys and numbers.
  let isThorough: Bool
  /// The errors and warnings on keys and numbers of decoded values, if anybody reads them; no more than
  /// are reported.
  private(set) var remarks: [DecodeError] = []
  /// The parts that failed in the values being decoded, if all errors are to be found; no more than
  /// repay their memory.
  private var failed: [Attempts.Failure] = []
  /// The last error that a type threw itself, which may still propagate.
  private var ownError: OwnError?
  /// How many values are around the one whose errors are found, and the values that are deeper in them
  /// than the stack allows: their errors are found last.
  private var (depth, pending) = (0, [() -> Void]())
  /// How many parts may still be asked for again, so that the time stays linear in the document.
  private var budget: Int
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
  private static let deepest = 32
  private static let leastBudget = 10_000
  private static let mostFailed = 64

  init(
    tree: JSONTree, base: JSONPointer, decoder: ExpoDecoder, isThorough: Bool = false,
    errorLimit: ErrorLimit = .none
  ) {
    log = ErrorLog(tree.file, limit: errorLimit)
    budget = Self.leastBudget + 4 * tree.tape.count
    self.isThorough = isThorough
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
    if let own = members.index(of: key, number: number, place: place, in: tree) { return own }
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

  /// How much this pass has found so far.
  struct State {
    var (inspections, remarks, failed) = (0, 0, 0)
  }

  /// The findings of this pass so far; none if nobody reads its remarks.
  var state: State {
    guard isThorough else { return State() }
    return State(inspections: inspections.count, remarks: remarks.count, failed: failed.count)
  }

  // MARK: Recording

  /// Whether another remark would be reported.
  var takesRemarks: Bool { isThorough && room > 0 }

  /// How many more remarks would be reported.
  private var room: Int { log.warningRoom - remarks.count }

  /// Records a warning on a number; the value is not affected.
  func remark(
    _ kind: @autoclosure () -> DecodeError.Fault, at location: @autoclosure () -> DocumentLocation
  ) {
    if takesRemarks { remarks.append(DecodeError(kind(), at: location())) }
  }

  /// The error of a value whose error is reported already.
  static var reported: DecodingError {
    .dataCorrupted(DecodingError.Context("a part could not be read", at: .root) { [] })
  }

  /// The error of a missing key, with the unknown key that is probably its misspelling.
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

  /// Begins the inspection of the keys of an object.
  func inspect(_ object: JSONNode, _ decoder: NodeDecoder) -> KeyInspection {
    let inspection = KeyInspection(object, decoder)
    inspections.append(inspection)
    return inspection
  }

  /// Finishes all inspections but the first `count`.
  @inline(never)
  private func finishInspections(from count: Int) {
    if inspections.count == count + 1 {
      remarks += inspections.removeLast().remarks(in: self, limit: room)
    } else if inspections.count > count {
      let finished = Array(inspections[count...])
      inspections.removeLast(finished.count)
      for inspection in finished { remarks += inspection.remarks(in: self, limit: room) }
    }
  }

  func location(_ node: JSONNode, path: CodingPath) -> DocumentLocation {
    DocumentLocation(file: tree.file.name, bytes: node.bytes, pointer: pointer(path))
  }

  func pointer(_ path: CodingPath) -> JSONPointer {
    JSONPointer(base.tokens + path.tokens(in: tree))
  }

  // MARK: Decoding a part

  /// Decodes a value.
  ///
  /// The value is given by the index of its node: a `JSONNode` has a reference to the tree, which
  /// would be retained in each function that receives a value.
  ///
  /// - Throws: The error of the type, which is a `DecodingError` if the document is faulty.
  func decode<Value: Decodable>(
    _ type: Value.Type, at index: Int, path: CodingPath
  ) throws -> Value {
    if let scalar = Self.foundationScalar(type) {
      return try decode(type, as: scalar, at: index, path: path)
    }
    let decoder = NodeDecoder(pass: self, index: index, path: path, type: type)
    do {
      let value = try Value(from: decoder)
      if isThorough { finish(from: decoder.start) }
      return value
    } catch {
      throw refusal(of: type, with: error, decoder)
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

  private func finish(from start: State) {
    finishInspections(from: start.inspections)
    failed.removeLast(failed.count - start.failed)
  }

  /// The error of a value, with its location.
  @inline(never)
  private func refusal(
    of type: Any.Type, with error: any Error, _ decoder: NodeDecoder
  ) -> any Error {
    let errors = located(error, in: decoder.node, as: type, path: decoder.path)
    if isThorough, let index = decoder.node?.index {
      let caught = failed[decoder.start.failed...].filter { !isThrownAgain($0.error, error) }
      rollBack(to: decoder.start)
      let request = Attempts.Request(index, type)
      errors.left.append((request, caught))
      // Only the parts of a value whose error propagates are asked for again.
      for part in caught { (part.error as? DecodingError)?.located?.left = [] }
      if failed.count < Self.mostFailed { failed.append((request, error)) }
    }
    return error
  }

  private func rollBack(to state: State) {
    inspections.removeLast(inspections.count - state.inspections)
    remarks.removeLast(remarks.count - state.remarks)
    failed.removeLast(failed.count - state.failed)
  }

  // MARK: What is thrown

  /// The located errors of a thrown error.
  ///
  /// An error that a type threw itself has the location of the value that it rejected.
  @discardableResult
  func located(
    _ error: any Error, in node: JSONNode?, as type: Any.Type? = nil, path: CodingPath = .root
  ) -> LocatedErrors {
    if let located = (error as? DecodingError)?.located { return located }
    guard let node else { return LocatedErrors { [] } }
    if let ownError, ownError.is(error, from: node) { return ownError.errors }
    let errors = rejection(of: node, as: type, path: path, with: error)
    ownError = OwnError(error: error, value: node.index, errors: errors)
    return errors
  }

  /// The error of an array: that of its first element that failed, with those of all later
  /// elements, which are found when they are read.
  func joining(
    _ error: any Error, in array: JSONNode?, _ errors: LocatedErrors
  ) -> any Error {
    if let decodingError = error as? DecodingError, decodingError.located != nil,
      let context = decodingError.context
    {
      return decodingError.with(
        DecodingError.Context(
          codingPath: context.codingPath, debugDescription: context.debugDescription,
          underlyingError: errors))
    }
    if let array { ownError = OwnError(error: error, value: array.index, errors: errors) }
    return error
  }

  /// The error that a type threw itself, at the part of its value that the error's path names.
  private func rejection(
    of node: JSONNode, as type: Any.Type?, path: CodingPath, with error: any Error
  ) -> LocatedErrors {
    LocatedErrors(rejected: path) { [base, decoder] in
      let strategy = decoder.keyDecodingStrategy
      return [Self.rejection(of: node, as: type, path: path, with: error, base, strategy)]
    }
  }

  private static func rejection(
    of node: JSONNode, as type: Any.Type?, path: CodingPath, with error: any Error,
    _ base: JSONPointer, _ strategy: ExpoDecoder.KeyDecodingStrategy
  ) -> DecodeError {
    let named = JSONPointer.tokens(of: (error as? DecodingError)?.codingPath ?? [])
    let own = JSONPointer.tokens(of: path.keys)
    var rest = named.starts(with: own) ? Array(named.dropFirst(own.count)) : []
    var part = node
    for index in rest.indices {
      let convert = strategy.conversion(at: path)
      if part.kind == .object, part[rest[index]] == nil,
        let member = part.members.first(where: { convert?($0.key.string ?? "") == rest[index] })
      {
        rest[index] = member.key.string ?? rest[index]
      }
      guard let next = part[JSONPointer([rest[index]])] else { break }
      part = next
    }
    let pointer = JSONPointer(base.tokens + path.tokens(in: node.tree) + rest)
    return DecodeError.unlistedName(error, node, as: type, rest, at: pointer)
      ?? DecodeError(.rejecting(part, with: error), at: part.location(at: pointer))
  }

  @inline(never)
  private func decode<Value: Decodable>(
    _ type: Value.Type, as scalar: any Scalar.Type, at index: Int, path: CodingPath
  ) throws -> Value {
    guard tree.tape[index].kind != .missing else { throw Self.reported }
    let node = JSONNode(tree: tree, index: index)
    do {
      guard
        let value = try scalar.read(node, ValueReader(pass: self, path: path)) as? Value
      else { throw Self.reported }
      return value
    } catch {
      located(error, in: node, as: type, path: path)
      throw error
    }
  }

  // MARK: All errors of a value

  /// Finds all errors of a value that cannot be decoded.
  func collect<Value: Decodable>(
    _ type: Value.Type, at index: Int, path: CodingPath, after error: any Error
  ) {
    let node = JSONNode(tree: tree, index: index)
    let errors = located(error, in: node, as: type, path: path)
    guard tree.tape[index].isContainer, !(type is any Scalar.Type) else { return record(errors) }
    let isLeft = errors.left.last?.value == Attempts.Request(index, type)
    var known = isLeft ? errors.left.removeLast().caught : []
    if let part = errors.left.last?.value { known.append((part, error)) }
    failed = []
    guard depth < Self.deepest else {
      return pending.append { [self] in collect(type, of: node, path: path, after: errors, known) }
    }
    depth += 1
    collect(type, of: node, path: path, after: errors, known)
    depth -= 1
    while depth == 0, let next = pending.popLast() {
      depth = 1
      next()
      depth = 0
    }
  }

  /// Finds all errors of a value, among them those that decoding it threw.
  ///
  /// Where one cannot be found again, an initialiser depends on more than its document.
  private func collect<Value: Decodable>(
    _ type: Value.Type, of node: JSONNode, path: CodingPath,
    after failure: LocatedErrors, _ failures: [Attempts.Failure]
  ) {
    let known = log.errors.count
    collect(type, of: node, path: path, Attempts(after: failures))
    guard log.keepsAll else { return }
    for error in failure.errors
    where !log.errors[known...].contains(where: error.isTwin(of:)) {
      log.append(error)
    }
  }

  /// Finds all errors of a value: decodes it again, without the parts that made it fail.
  func collect<Value: Decodable>(
    _ type: Value.Type, of node: JSONNode, path: CodingPath, _ attempts: Attempts
  ) {
    let start = state
    while !log.isFull {
      let decoder = NodeDecoder(
        pass: self, index: node.index, path: path, type: type, attempts: attempts)
      do {
        _ = try Value(from: decoder)
        break
      } catch is Abandoned {
        break
      } catch {
        guard attempts.admit(error) else {
          let errors = located(error, in: node, as: type, path: path)
          // What a type says of a value with empty parts is a consequence.
          if errors.rejected == nil || !attempts.hasReplaced { record(errors) }
          break
        }
        rollBack(to: start)
      }
    }
    finish(from: start)
    recordRemarks(from: start.remarks)
    attempts.finish()
  }

  /// A part of a value whose errors are to be found: its value, or an empty one if it has none and
  /// the initialiser did not catch its error.
  func part<Value>(
    _ request: Attempts.Request, of attempts: Attempts, _ decode: () throws -> Value,
    collecting: @escaping (any Error) -> Void, orEmpty empty: () throws -> Value
  ) throws -> Value {
    try spend()
    switch attempts.outcomes[request] {
    case .value(let value): if let value = value as? Value { return value }
    case .error(let error, _): throw attempts.raise(error, of: request)
    case .replaced: return try empty()
    case nil: break
    }
    let start = remarks.count
    do {
      try attempts.fail(as: request)
      let value = try decode()
      recordRemarks(from: start)
      attempts.outcomes[request] = .value(value)
      return value
    } catch {
      attempts.outcomes[request] = .error(error) { collecting(error) }
      guard attempts.catchesNothing else { throw attempts.raise(error, of: request) }
      _ = attempts.raise(error, of: request)
      _ = attempts.admit(error)
      return try empty()
    }
  }

  /// Counts a part that is asked for; gives up where too many have been.
  func spend() throws {
    budget -= 1
    if log.isFull || budget < 0 { throw Abandoned() }
  }

  /// Forgets the error that a type threw: it knows how to find what it says, and so the pass.
  func finish() { ownError = nil }

  /// Records the remarks of a part, which are those of the document.
  func recordRemarks(from start: Int) {
    for remark in remarks[start...] { log.append(remark) }
    remarks.removeLast(remarks.count - start)
  }

  private func record(_ errors: LocatedErrors) {
    for error in errors.errors { log.append(error) }
  }

  /// Records an error of the document.
  func record(_ error: any Error) {
    if let located = (error as? DecodingError)?.located { record(located) }
  }

  /// Finds all errors of an element or member that is decoded independently of the others.
  func collectElement<Value: Decodable>(_ type: Value.Type, at index: Int, path: CodingPath) {
    let start = remarks.count
    do {
      _ = try decodePart(type, at: index, path: path)
      recordRemarks(from: start)
    } catch {
      collect(type, at: index, path: path, after: error)
    }
  }

  /// An empty value of a type: the result of its `init(from:)` for a decoder of an empty value.
  ///
  /// No enumeration has one: what an initialiser does next depends on its case.
  ///
  /// - Throws: ``Abandoned`` if it has none.
  @inline(never)
  func empty<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if let empty = Self.foundationScalar(type)?.empty as? Value { return empty }
    guard emptyDepth < Self.emptyDepthLimit, budget > 0 else { throw Abandoned() }
    budget -= 1
    emptyDepth += 1
    defer { emptyDepth -= 1 }
    let decoder = NodeDecoder(pass: self, index: nil, path: .root, isEmpty: true)
    guard let empty = try? Value(from: decoder), Mirror(reflecting: empty).displayStyle != .enum
    else { throw Abandoned() }
    return empty
  }
}

/// An error that a type threw itself, and what is reported for it.
private struct OwnError {
  let error: any Error
  /// The index of the value that the type rejected.
  let value: Int
  let errors: LocatedErrors

  /// Whether a node throws this error because a part of it did.
  ///
  /// An initialiser may have caught it and thrown another, perhaps an equal one.
  func `is`(_ other: any Error, from node: JSONNode) -> Bool {
    node.index <= value && value < node.tree.tape.next(after: node.index)
      && isThrownAgain(error, other)
  }
}

extension DecodeError {
  /// Whether another error says the same of the same place, perhaps with another suggestion.
  fileprivate func isTwin(of other: DecodeError) -> Bool {
    switch (fault, other.fault) {
    case (.keyNotFound(let key, _, _), .keyNotFound(let otherKey, _, _)):
      key == otherKey && location.pointer == other.location.pointer
    default: rule == other.rule && location == other.location
    }
  }
}
