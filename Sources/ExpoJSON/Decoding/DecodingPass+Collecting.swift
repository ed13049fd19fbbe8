import ExpoBase

extension DecodingPass {
  private static let deepest = 32, mostEmpty = 64

  /// - Returns: The value, with stand-ins for what failed. Nil if there is none, or if the type is an enumeration.
  @discardableResult
  func collect(
    _ type: any Decodable.Type, at index: Int, path: CodingPath, after error: any Error,
    _ errors: LocatedErrors? = nil
  ) -> (any Decodable)? {
    let node = JSONNode(tree: tree, index: index)
    let errors = errors ?? located(error, in: node, as: type, path: path)
    guard tree.tape[index].isContainer, !(type is any Scalar.Type) else {
      record(errors.errors)
      return nil
    }
    let isLeft = errors.left.last?.value == Attempts.Request(index, type)
    var known = isLeft ? errors.left.removeLast().caught : []
    let part = errors.left.last?.value
    if let part { known.append(Failure(part: part, error: error, errors: errors)) }
    forgetFailures()
    // Where an error cannot be found again, an initializer depends on more than its document.
    func all() -> (any Decodable)? {
      let start = log.errors.count
      let value = collect(type, of: node, path: path, Attempts(after: known, left: part))
      guard log.keepsAll else { return value }
      let found = log.errors[start...]
      record(errors.errors.filter { error in !found.contains(where: error.isTwin(of:)) })
      return value
    }
    guard collectingDepth < Self.deepest else {
      postponed.append { _ = all() }
      return nil
    }
    collectingDepth += 1
    let value = all()
    while collectingDepth == 1, let next = postponed.popLast() { next() }
    collectingDepth -= 1
    return value
  }

  /// Decodes the value again, with stand-ins for the parts that made it fail.
  @discardableResult
  func collect(
    _ type: any Decodable.Type, of node: JSONNode, path: CodingPath, _ attempts: Attempts
  ) -> (any Decodable)? {
    if let collection = type as? any IndependentParts.Type,
      collection.collectParts(of: node, path, self, attempts)
    {
      return nil
    }
    let start = state
    var run = run(type, of: node, path: path, attempts)
    let hasReplaced = !run.asked.replaced.isEmpty
    if !attempts.catchesNothing, hasReplaced {
      lazy var kinds = [Attempts.Request(0, type)] + run.asked.replaced.map { $0.kind(in: tree) }
      if run.value == nil || steady.isEmpty || !steady.contains(kinds) {
        var runs = [run]
        while runs.count < attempts.ways {
          rollBack(to: start)
          attempts.way = runs.count
          runs.append(self.run(type, of: node, path: path, attempts))
        }
        let comparison = compare(runs, attempts, of: node, at: path)
        if comparison.isSteady { steady.insert(kinds) }
        run = runs[comparison.way]
        if comparison.way < runs.count - 1 || comparison.reported.count < run.asked.replaced.count {
          rollBack(to: start)
          attempts.way = comparison.way
          attempts.reported = Set(comparison.reported)
          run = self.run(type, of: node, path: path, attempts)
        }
        run.asked.replaced = comparison.reported
        run.isStopped = comparison.isStopped
      }
    }
    // An error of a type about a value with stand-ins is a consequence.
    if hasReplaced, run.rejection?.rejected != nil { run.isStopped = true }
    finishInspections(from: start.inspections)
    let last = run.isStopped ? run.asked.replaced.last : nil
    if last?.key != nil { pending[start.pending...].markStop { $0.missedKey != nil } }
    recordPending(from: start.pending)
    var errors = run.asked.replaced.flatMap { attempts.standIns(for: $0)?.errors ?? [] }
    // A value that is decoded as another one has no other parts.
    if let last, last.key == nil, last.index != node.index { errors.markStop { _ in true } }
    record(errors)
    if let rejection = run.rejection, !hasReplaced || !run.isStopped {
      errors = rejection.errors
      // The type refuses a member before it reads all others.
      if misspelled(in: run, node, path) == nil {
        errors.markStop { $0.location.pointer != pointer(path) }
      }
      record(errors)
    }
    if misspelled(in: run, node, path) == nil { unread.insert(Attempts.Request(node.index, type)) }
    attempts.finish()
    // A case chooses, even in place of an array.
    return type is any CaseIterable.Type ? nil : run.value
  }

  // MARK: Runs

  private struct Run {
    var value: (any Decodable)?
    /// What the type itself threw.
    var rejection: LocatedErrors?
    var asked: Attempts.Asked
    /// Whether the parts asked for after the last one are unknown.
    var isStopped = false
  }

  /// Decodes a value again until no new part fails.
  private func run(
    _ type: any Decodable.Type, of node: JSONNode, path: CodingPath, _ attempts: Attempts
  ) -> Run {
    var run = Run(asked: attempts.asked)
    let start = state
    while !log.isFull {
      attempts.asked = Attempts.Asked()
      attempts.asked.trace.reserveCapacity(16)
      attempts.asked.lookedUp.reserveCapacity(16)
      let decoder = NodeDecoder(
        pass: self, index: node.index, path: path, type: type, attempts: attempts)
      do {
        run.value = try type.init(from: decoder)
      } catch is DecodingGaveUp {
        run.isStopped = !attempts.asked.replaced.isEmpty
      } catch {
        if attempts.admit(error) {
          rollBack(to: start)
          continue
        }
        run.rejection = located(error, in: node, as: type, path: path)
      }
      break
    }
    run.asked = attempts.asked
    return run
  }

  /// Which parts that failed are errors whatever the others are.
  ///
  /// An error counts if it is found with every stand-in that the type accepts. If an initializer may choose by a part
  /// what it reads, and not all values of this part are known, a key behind it may be missing only because of the
  /// stand-in, and a value may have another type. Such a value counts if several stand-ins agree about it, or if the
  /// way of one of them is the only one that reads every member.
  private func compare(
    _ runs: [Run], _ attempts: Attempts, of node: JSONNode, at path: CodingPath
  ) -> (way: Int, reported: [Attempts.Request], isStopped: Bool, isSteady: Bool) {
    let living = runs.indices.filter { runs[$0].rejection == nil }
    let counted = living.isEmpty ? Array(runs.indices) : living
    // The last one need not be run again.
    var way = counted.last { runs[$0].value != nil } ?? counted[counted.count - 1]
    let best = runs[way]
    // Else a type that no run asked for may accept a part that all others refuse.
    let triesAll =
      best.asked.replaced.first.map { attempts.standIns(for: $0)?.areAll == true } ?? false
    var found = best.asked.replaced.filter { request in
      counted.allSatisfy { way in
        runs[way].asked.replaced.contains {
          $0 == request || triesAll && attempts.failAlike($0, request)
        }
      }
    }
    let isSame = runs.allSatisfy { $0.asked.trace == best.asked.trace }
    let areAll = found.allSatisfy { attempts.standIns(for: $0)?.areAll == true }
    // To look at what a value stores takes as long as a few runs.
    func isStored() -> Bool { best.value.map(best.asked.areStored) == true }
    if isSame, areAll { return (way, found, best.isStopped, runs.count > 4 && isStored()) }
    let isKnown =
      isSame
      ? found.allSatisfy { attempts.standIns(for: $0)?.isOne == false }
      : areAll || Set(counted.map { runs[$0].asked.trace }).count > 1
    /// The missing keys that count; nil if nothing after a failed part counts.
    var misspelled: Set<String>? = isKnown && (best.isStopped || !isSame) ? [] : nil
    var isStopped = true
    let fits = (isSame ? [way] : counted).compactMap { way in
      self.misspelled(in: runs[way], node, path).map { (way, $0) }
    }
    if isKnown, let fit = fits.first,
      fits.allSatisfy({ runs[$0.0].asked.trace == runs[fit.0].asked.trace })
    {
      (way, misspelled) = fit
      found = runs[way].asked.replaced
      isStopped = runs[way].isStopped
    }
    let sure = found.prefix { attempts.standIns(for: $0)?.areAll == true }.count + 1
    let later = found.dropFirst(sure).filter { request in
      guard let misspelled else { return false }
      return request.index != node.index || request.key.map(misspelled.contains) ?? true
    }
    let reported = found.prefix(sure) + later
    isStopped = isStopped || reported.count < found.count
    if isSame, isStopped, !best.isStopped, isStored() { return (way, found, false, true) }
    return (way, Array(reported), isStopped, false)
  }

  /// The missing keys that unread members misspell; nil if an unread member misspells none.
  private func misspelled(
    in run: Run, _ node: JSONNode, _ path: CodingPath
  ) -> Set<String>? {
    lazy var suggestions = KeySuggestions(
      run.asked.replaced.compactMap { $0.index == node.index ? $0.key : nil }
        + (run.rejection?.errors.compactMap(\.missedKey) ?? []),
      aliases: decoder.keyAliases)
    let convert = decoder.keyDecodingStrategy.conversion(at: path)
    let read = run.asked.lookedUp + run.asked.trace.map(\.index)
    let isRead = read.count > 64 ? Set(read).contains : read.contains
    var misspelled: Set<String> = []
    for member in node.members where !isRead(member.value.index) {
      let name = member.key.string ?? ""
      guard let meant = suggestions.meaning(of: convert?(name) ?? name)?.key else { return nil }
      misspelled.insert(meant)
    }
    let isWhole =
      node.elements.allSatisfy { isRead($0.index) } && unread.isDisjoint(with: run.asked.replaced)
    return isWhole ? misspelled : nil
  }

  // MARK: Parts

  /// The value of a part, or a stand-in if it has none and the initializer did not catch its error.
  func part(
    _ request: Attempts.Request, of attempts: Attempts, _ decode: () throws -> Any,
    replacing: () -> (Failure) -> StandIns, by standIn: (Any?) throws -> Any
  ) throws -> Any {
    func replaced(by standIns: StandIns) throws -> Any {
      emptyRoom = Self.mostEmpty
      return try standIn(attempts.standIn(for: request, standIns))
    }
    try spend()
    attempts.asked.trace.append(request)
    switch attempts.outcomes[request] {
    case .value(let value): return value
    case .failure(let failure, _): throw failure.error
    case .replaced(let standIns): return try replaced(by: standIns)
    case nil: break
    }
    let failure: Failure
    var isCaught = !attempts.catchesNothing
    if let known = attempts.failure(of: request) {
      failure = known
      isCaught = isCaught && request != attempts.left
    } else {
      let start = pending.count
      do {
        let value = try decode()
        recordPending(from: start)
        attempts.outcomes[request] = .value(value)
        return value
      } catch {
        failure = Failure(part: request, error: error, errors: located(error, in: nil))
      }
    }
    let replace = replacing()
    if isCaught {
      attempts.outcomes[request] = .failure(failure, replace: replace)
      throw failure.error
    }
    let standIns = replace(failure)
    attempts.outcomes[request] = .replaced(standIns)
    return try replaced(by: standIns)
  }

  /// Finds all errors of a failed part, and its stand-ins; records them at once if the initializer catches none.
  func replace(
    _ type: any Decodable.Type, at index: Int, path: CodingPath, _ failure: Failure,
    catchesNothing: Bool
  ) -> StandIns {
    let outer = log
    if !catchesNothing { log = outer.rest }
    let value = collect(type, at: index, path: path, after: failure.error, failure.errors)
    let errors = catchesNothing ? [] : log.errors
    if !catchesNothing { log = outer }
    var standIns =
      value.map { StandIns(values: [$0], isContainer: true) }
      ?? standIns(for: type, key: tree.keyNumber(ofValueAt: index))
    standIns.errors = errors
    return standIns
  }

  /// Stand-ins for a value of a type under a key with a number.
  func standIns(for type: any Decodable.Type, key: Int) -> StandIns {
    let known = knownValues.values(of: type, key: key)
    emptyRoom = Self.mostEmpty
    if !known.values.isEmpty { return known }
    return (try? empty(type)).map { StandIns(values: [$0], isContainer: true) } ?? StandIns()
  }

  func spend() throws {
    budget -= 1
    if log.isFull || budget < 0 { throw DecodingGaveUp() }
  }

  /// Finds all errors of a part that is decoded independently of the others.
  func collectElement<Value: Decodable>(
    _ type: Value.Type, at index: Int, path: CodingPath, _ attempts: Attempts
  ) {
    if log.isFull { return }
    if let failure = attempts.failure(of: Attempts.Request(index, type)) {
      collect(type, at: index, path: path, after: failure.error, failure.errors)
      return
    }
    let start = pending.count
    do {
      _ = try decodePart(type, at: index, path: path)
      recordPending(from: start)
    } catch {
      collect(type, at: index, path: path, after: error)
    }
  }

  /// A known empty value, or the result of `init(from:)` for a decoder of an empty value.
  ///
  /// - Throws: ``DecodingGaveUp`` if it has none.
  @inline(never)
  func empty<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if let known = knownValues.values(of: type).values.first as? Value { return known }
    guard emptyDepth < Self.deepest else { throw DecodingGaveUp() }
    let decoder = try emptyDecoder()
    emptyDepth += 1
    defer { emptyDepth -= 1 }
    guard let empty = try? Value(from: decoder) else { throw DecodingGaveUp() }
    return empty
  }

  /// - Throws: ``DecodingGaveUp`` after too many in one value.
  func emptyDecoder(path: CodingPath = .root, _ attempts: Attempts? = nil) throws -> NodeDecoder {
    if emptyRoom == 0 { throw DecodingGaveUp() }
    emptyRoom -= 1
    return NodeDecoder(pass: self, index: nil, path: path, attempts: attempts, isEmpty: true)
  }
}

extension MutableCollection<DecodeError> where Self: BidirectionalCollection {
  fileprivate mutating func markStop(atLast isMeant: (DecodeError) -> Bool) {
    if let index = lastIndex(where: isMeant) { self[index].stopsSearch = true }
  }
}

extension DecodeError {
  /// Whether another error at the same bytes says the same, perhaps with another suggestion.
  fileprivate func isTwin(of other: DecodeError) -> Bool {
    missedKey == nil
      ? rule == other.rule && location == other.location : missesSameKey(as: other)
  }

  /// Whether both miss the same key in the same object, perhaps with another suggestion.
  func missesSameKey(as other: DecodeError) -> Bool {
    missedKey != nil && missedKey == other.missedKey
      && location.pointer == other.location.pointer
  }

  var missedKey: String? {
    if case .keyNotFound(let key, _, _) = fault { key } else { nil }
  }
}
