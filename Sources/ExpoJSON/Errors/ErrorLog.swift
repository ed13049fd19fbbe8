package import ExpoDiagnostics
import ExpoSource

/// The errors of a document as they are found; of each rule and severity only the first are kept.
///
/// The limit is for each rule, because it is not known here which rules are reported.
package struct ErrorLog {
  fileprivate struct Key: Hashable {
    let code: String
    let severity: Severity
  }

  private let limit: Int
  /// The errors that are kept, in the order they were found.
  package private(set) var errors: [DecodeError] = []
  /// The errors that were found and not kept.
  package private(set) var omitted = ProblemCounts()
  /// The offset of the first byte of those errors; nil if all errors are kept.
  package private(set) var firstOmission: Int?
  /// How many errors of each rule are kept; empty as long as none can be over the limit.
  private var counts: [Key: Int] = [:]

  /// Creates an empty log.
  package init(limit: Int = .max) {
    self.limit = limit
  }

  /// Adds an error.
  ///
  /// - Returns: Its index in ``errors``; nil if it was only counted.
  @discardableResult
  mutating func append(_ error: DecodeError) -> Int? {
    guard errors.count < limit || hasRoom(for: error) else {
      omitted.add(error.rule, error.severity)
      firstOmission = min(firstOmission ?? .max, error.location.bytes.lowerBound)
      return nil
    }
    errors.append(error)
    return errors.count - 1
  }

  /// Replaces the kind of an error that is kept by another of the same rule.
  mutating func change(_ index: Int, to kind: DecodeError.Kind) {
    errors[index].kind = kind
  }

  /// Removes all errors of one rule.
  mutating func removeAll(where isRemoved: (DecodeError) -> Bool) {
    guard let rule = errors.first(where: isRemoved)?.rule else { return }
    errors.removeAll(where: isRemoved)
    omitted.remove(rule)
    counts = [:]
  }

  /// Whether there is room for one more error of a rule; counts it.
  private mutating func hasRoom(for error: DecodeError) -> Bool {
    if counts.isEmpty {
      for error in errors { counts[key(of: error), default: 0] += 1 }
    }
    let count = counts[key(of: error), default: 0]
    guard count < limit else { return false }
    counts[key(of: error)] = count + 1
    return true
  }

  private func key(of error: DecodeError) -> Key {
    Key(code: error.rule.code, severity: error.severity)
  }
}
