import ExpoBase

package struct ErrorLimit: Sendable {
  /// How many errors of each rule and severity are kept; the others are counted.
  var count = Int.max
  /// Whether errors are not even counted.
  fileprivate(set) var ignoresErrors = false
  /// Reading stops after this many errors; the last one says that there are more.
  ///
  /// As many warnings are kept; more of them do not stop it.
  fileprivate(set) var mostFound = Int.max

  package static let none = ErrorLimit()

  /// Keeps nothing: the first reading of the document has found its errors.
  package static let ignored = ErrorLimit(count: 0, ignoresErrors: true)

  /// Stops reading at the first error after `count`.
  static func stopping(after count: Int) -> ErrorLimit {
    ErrorLimit(mostFound: count < .max ? max(0, count) + 1 : .max)
  }
}

extension ErrorLimit {
  /// Nil keeps everything.
  package init(_ count: Int?) { self.init(count: count ?? .max) }
}

/// The errors of a document as they are found.
///
/// The limit applies to each rule, because the log does not know which rules are reported.
package struct ErrorLog {
  private let file: SourceFile
  private var limit: ErrorLimit
  /// The errors by rule and severity; counted only if not all are kept.
  private var found = ProblemCounts()
  /// In the order they were found.
  package private(set) var errors: [DecodeError] = []
  /// How many of `errors` are not warnings.
  private var errorCount = 0
  /// How the errors not kept affect the certainty of their lines; nil if there are none.
  private(set) var omittedUncertainty: UncertainLines?

  init(_ file: SourceFile, limit: ErrorLimit = .none) {
    self.file = file
    self.limit = limit
  }

  package var omitted: ProblemCounts { found.beyond(limit.count) }

  /// An empty log with the room that this one has left.
  var rest: ErrorLog {
    var rest = ErrorLog(file, limit: limit)
    if limit.mostFound < .max { rest.limit.mostFound -= errorCount }
    return rest
  }

  var isEmpty: Bool { errors.isEmpty && found.isEmpty }

  var keepsAll: Bool { limit.count == .max }

  var isFull: Bool { errorCount >= limit.mostFound }

  var warningRoom: Int { limit.mostFound - (errors.count - errorCount) }

  var ignoresErrors: Bool { limit.ignoresErrors }

  /// The severity may be known already.
  ///
  /// - Returns: Its index in ``errors``; nil if it is not kept.
  @discardableResult
  mutating func append(_ error: DecodeError, _ severity: Severity? = nil) -> Int? {
    let severity = severity ?? error.severity
    if severity == .error ? isFull : warningRoom <= 0 { return nil }
    // Counting takes longer than appending.
    guard !keepsAll, found.add(error.rule, severity) > limit.count else {
      errors.append(error)
      if severity == .error { errorCount += 1 }
      return errors.count - 1
    }
    noteUncertainty(of: error)
    return nil
  }

  mutating func sort() {
    errors.sort { $0.location.bytes.lowerBound < $1.location.bytes.lowerBound }
  }

  private mutating func noteUncertainty(of error: DecodeError) {
    guard UncertainLines.isDisturbing(error) else { return }
    if omittedUncertainty == nil { omittedUncertainty = UncertainLines(file) }
    omittedUncertainty?.add(error)
  }

  /// The new error has the same rule and severity; `index` is nil if the old one was not kept.
  mutating func replace(_ index: Int?, by error: DecodeError) {
    if let index { errors[index] = error } else { noteUncertainty(of: error) }
  }

  /// Errors before an offset get a path with the container that was put around their values.
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

  mutating func removeAll(where isRemoved: (DecodeError) -> Bool) {
    guard let rule = errors.first(where: isRemoved)?.rule else { return }
    errors.removeAll(where: isRemoved)
    found.remove(rule)
  }
}

extension DocumentLocation {
  fileprivate func below(_ token: String) -> DocumentLocation {
    var location = self
    location.pointer = JSONPointer([token] + pointer.tokens)
    return location
  }
}
