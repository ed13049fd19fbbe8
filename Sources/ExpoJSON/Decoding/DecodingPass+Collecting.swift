import ExpoBase

/// How far finding all errors of values has come.
struct Collecting {
  /// How many values are around the one whose errors are found.
  fileprivate var depth = 0
  /// The values that are deeper than the stack allows: their errors are found last.
  fileprivate var pending: [() -> Void] = []
  /// How many parts may still be asked for again, so that the time stays linear in the document.
  fileprivate var budget: Int
  /// The current nesting of empty values.
  fileprivate var emptyDepth = 0
  /// How many values may still be in the empty one: an initialiser may ask for parts without end.
  fileprivate var emptyRoom = 0

  fileprivate static let deepest = 32
  fileprivate static let leastBudget = 10_000
  fileprivate static let mostEmpty = 64

  init(of tree: JSONTree) { budget = Self.leastBudget + 4 * tree.tape.count }
}

/// All errors of a value: it is decoded again, with empty values in place of the parts that failed.
extension DecodingPass {
  /// Finds all errors of a value that cannot be decoded.
  func collect<Value: Decodable>(
    _ type: Value.Type, at index: Int, path: CodingPath, after error: any Error,
    _ errors: LocatedErrors? = nil
  ) {
    let node = JSONNode(tree: tree, index: index)
    let errors = errors ?? located(error, in: node, as: type, path: path)
    guard tree.tape[index].isContainer, !(type is any Scalar.Type) else {
      return record(errors.errors)
    }
    let isLeft = errors.left.last?.value == Attempts.Request(index, type)
    var known = isLeft ? errors.left.removeLast().caught : []
    if let part = errors.left.last?.value {
      known.append(Failure(part: part, error: error, errors: errors))
    }
    forgetFailures()
    guard collecting.depth < Collecting.deepest else {
      return collecting.pending.append { [self] in
        collect(type, of: node, path: path, after: errors, known)
      }
    }
    collecting.depth += 1
    collect(type, of: node, path: path, after: errors, known)
    collecting.depth -= 1
    while collecting.depth == 0, let next = collecting.pending.popLast() {
      collecting.depth = 1
      next()
      collecting.depth = 0
    }
  }

  /// Finds all errors of a value, among them those that decoding it threw.
  ///
  /// Where one cannot be found again, an initialiser depends on more than its document.
  private func collect<Value: Decodable>(
    _ type: Value.Type, of node: JSONNode, path: CodingPath,
    after failure: LocatedErrors, _ failures: [Failure]
  ) {
    let known = log.errors.count
    collect(type, of: node, path: path, Attempts(after: failures))
    guard log.keepsAll else { return }
    record(
      failure.errors.filter { error in
        !log.errors[known...].contains(where: error.isTwin(of:))
      })
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
          if errors.rejected == nil || !attempts.hasReplaced { record(errors.errors) }
          break
        }
        rollBack(to: start)
      }
    }
    finishInspections(from: start.inspections)
    recordRemarks(from: start.remarks)
    attempts.finish()
  }

  /// A part of a value whose errors are to be found: its value, or an empty one if it has none and
  /// the initialiser did not catch its error.
  func part<Value>(
    _ request: Attempts.Request, of attempts: Attempts, _ decode: () throws -> Value,
    collecting: @escaping (Failure) -> Void, orEmpty empty: () throws -> Value
  ) throws -> Value {
    try spend()
    switch attempts.outcomes[request] {
    case .value(let value): if let value = value as? Value { return value }
    case .failure(let failure, _): throw failure.error
    case .replaced: return try replacement(empty)
    case nil: break
    }
    let failure: Failure
    if let known = attempts.failure(of: request) {
      failure = known
    } else {
      let start = remarks.count
      do {
        let value = try decode()
        recordRemarks(from: start)
        attempts.outcomes[request] = .value(value)
        return value
      } catch {
        failure = Failure(part: request, error: error, errors: located(error, in: nil))
      }
    }
    attempts.outcomes[request] = .failure(failure) { collecting(failure) }
    guard attempts.catchesNothing else { throw failure.error }
    _ = attempts.admit(failure.error)
    return try replacement(empty)
  }

  private func replacement<Value>(_ empty: () throws -> Value) throws -> Value {
    collecting.emptyRoom = Collecting.mostEmpty
    return try empty()
  }

  /// Counts a part that is asked for; gives up where too many have been.
  func spend() throws {
    collecting.budget -= 1
    if log.isFull || collecting.budget < 0 { throw Abandoned() }
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
    if let empty = Self.foundationEmpty(type) as? Value { return empty }
    guard collecting.emptyDepth < Collecting.deepest else { throw Abandoned() }
    let decoder = try emptyDecoder()
    collecting.emptyDepth += 1
    defer { collecting.emptyDepth -= 1 }
    guard let empty = try? Value(from: decoder), Mirror(reflecting: empty).displayStyle != .enum
    else { throw Abandoned() }
    return empty
  }

  /// A decoder of an empty value.
  ///
  /// - Throws: ``Abandoned`` after too many in one.
  func emptyDecoder(path: CodingPath = .root) throws -> NodeDecoder {
    if collecting.emptyRoom == 0 { throw Abandoned() }
    collecting.emptyRoom -= 1
    return NodeDecoder(pass: self, index: nil, path: path, isEmpty: true)
  }
}

extension DecodeError {
  /// Whether another error says the same of the same place, perhaps with another suggestion.
  fileprivate func isTwin(of other: DecodeError) -> Bool {
    missedKey == nil
      ? rule == other.rule && location == other.location : missesSameKey(as: other)
  }

  /// Whether both miss the same key in the same object, perhaps with another suggestion.
  func missesSameKey(as other: DecodeError) -> Bool {
    missedKey != nil && missedKey == other.missedKey
      && location.pointer == other.location.pointer
  }

  private var missedKey: String? {
    if case .keyNotFound(let key, _, _) = fault { key } else { nil }
  }
}
