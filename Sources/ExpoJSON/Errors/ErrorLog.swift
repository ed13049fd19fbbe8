import ExpoBase

/// The limits on the errors of a document that are kept.
package struct ErrorLimit: Sendable {
  /// The number of errors of each rule and severity that are kept; the rest is counted.
  package let count: Int
  /// Whether errors are not even counted.
  fileprivate(set) var ignoresErrors = false
  /// How many errors are found before reading stops: the last tells that there are more.
  ///
  /// As many warnings are kept; more of them are no reason to stop.
  fileprivate(set) var mostFound = Int.max

  /// Everything is kept.
  package static let none = ErrorLimit(nil)

  /// Nothing is kept or counted: for a second reading, whose errors are known from the first.
  package static var ignored: ErrorLimit {
    var limit = ErrorLimit(0)
    limit.ignoresErrors = true
    return limit
  }

  /// Reading stops at the first error after `count`.
  static func stopping(after count: Int) -> ErrorLimit {
    var limit = ErrorLimit(nil)
    limit.mostFound = count < .max ? max(0, count) + 1 : .max
    return limit
  }

  /// Creates a limit; nil keeps everything.
  package init(_ count: Int?) { self.count = count ?? .max }
}

/// The errors of a document as they are found; of each rule and severity only the first are kept.
///
/// The limit applies to each rule, because this type does not know which rules are reported.
package struct ErrorLog {
  private let file: SourceFile
  private var limit: ErrorLimit
  /// The number of errors that were found.
  private var found = ProblemCounts()
  /// The errors that are kept, in the order they were found.
  package private(set) var errors: [DecodeError] = []
  /// How many of them are no warnings.
  private var errorCount = 0
  /// How the others affect the certainty of their lines; nil if there are none.
  package private(set) var omittedUncertainty: UncertainLines?

  /// Creates an empty log of the errors of a file.
  init(_ file: SourceFile, limit: ErrorLimit = .none) {
    self.file = file
    self.limit = limit
  }

  /// The errors that were found and not kept.
  package var omitted: ProblemCounts { found.beyond(limit.count) }

  /// An empty log with the room that this one has left.
  var rest: ErrorLog {
    var rest = ErrorLog(file, limit: limit)
    if limit.mostFound < .max { rest.limit.mostFound -= errorCount }
    return rest
  }

  /// Marks the last error, or that of a missing key, as the one at which its value is left.
  mutating func markStop(atMissing key: String?) {
    let index = errors.lastIndex { key == nil || $0.missedKey == key }
    if let index { errors[index].stopsSearch = true }
  }

  /// Whether no error was found.
  var isEmpty: Bool { found.isEmpty }

  /// Whether no error is only counted.
  var keepsAll: Bool { limit.count == .max }

  /// Whether reading stops.
  var isFull: Bool { errorCount >= limit.mostFound }

  /// How many more warnings are kept.
  var warningRoom: Int { limit.mostFound - (errors.count - errorCount) }

  /// Whether errors need not be added: nobody asks for them.
  var ignoresErrors: Bool { limit.ignoresErrors }

  /// Adds an error; its severity may be known.
  ///
  /// - Returns: Its index in ``errors``; nil if it is not kept.
  @discardableResult
  mutating func append(_ error: DecodeError, _ severity: Severity? = nil) -> Int? {
    let severity = severity ?? error.severity
    if severity == .error ? isFull : warningRoom <= 0 { return nil }
    guard found.add(error.rule, severity) > limit.count else {
      errors.append(error)
      if severity == .error { errorCount += 1 }
      return errors.count - 1
    }
    noteUncertainty(of: error)
    return nil
  }

  /// Sorts the errors by their bytes.
  mutating func sort() {
    errors.sort { $0.location.bytes.lowerBound < $1.location.bytes.lowerBound }
  }

  private mutating func noteUncertainty(of error: DecodeError) {
    guard UncertainLines.isDisturbing(error) else { return }
    if omittedUncertainty == nil { omittedUncertainty = UncertainLines(file) }
    omittedUncertainty?.add(error)
  }

  /// Replaces an error by one of the same rule and severity; `index` is nil if it was not kept.
  mutating func replace(_ index: Int?, by error: DecodeError) {
    if let index { errors[index] = error } else { noteUncertainty(of: error) }
  }

  /// Moves the errors before an offset into a container that was put around their values.
  mutating func moveDown(by token: String, before offset: Int) {
    errors = errors.map { error in
      if error.location.bytes.lowerBound >= offset { return error }
      var fault = error.fault
      if case .unexpectedEnd(let end, let bracket?, let closers) = fault {
        fault = .unexpectedEnd(of: end, openedAt: bracket.below(token), closers: closers)
      }
      return DecodeError(fault, at: error.location.below(token))
    }
  }

  /// Removes all errors of one rule.
  mutating func removeAll(where isRemoved: (DecodeError) -> Bool) {
    guard let rule = errors.first(where: isRemoved)?.rule else { return }
    errors.removeAll(where: isRemoved)
    found.remove(rule)
  }
}

extension DocumentLocation {
  /// The same bytes, one level deeper.
  fileprivate func below(_ token: String) -> DocumentLocation {
    var location = self
    location.pointer = JSONPointer([token] + pointer.tokens)
    return location
  }
}
