/// The number of problems by rule and severity.
package struct ProblemCounts: Equatable, Sendable {
  private struct Key: Hashable {
    let rule: Rule
    let severity: Severity
  }

  private var counts: [Key: Int] = [:]

  /// Creates empty counts.
  package init() {}

  /// Whether nothing was counted.
  var isEmpty: Bool { counts.isEmpty }

  /// Counts problems of a rule at a severity.
  ///
  /// - Returns: The new number of these problems.
  @discardableResult
  package mutating func add(_ rule: Rule, _ severity: Severity, count: Int = 1) -> Int {
    Self.increase(&counts[Key(rule: rule, severity: severity), default: 0], by: count)
  }

  private static func increase(_ sum: inout Int, by count: Int) -> Int {
    sum += count
    return sum
  }

  /// The counts beyond a limit that applies to each rule and severity.
  func beyond(_ limit: Int) -> ProblemCounts {
    var result = ProblemCounts()
    result.counts = counts.compactMapValues { $0 > limit ? $0 - limit : nil }
    return result
  }

  /// The counts of some rules and severities.
  package func filter(_ isIncluded: (Rule, Severity) -> Bool) -> ProblemCounts {
    var result = ProblemCounts()
    result.counts = counts.filter { isIncluded($0.key.rule, $0.key.severity) }
    return result
  }

  /// Removes the counts of a rule.
  mutating func remove(_ rule: Rule) {
    counts = counts.filter { $0.key.rule != rule }
  }

  /// The number of problems of a severity.
  package func count(_ severity: Severity) -> Int {
    counts.reduce(0) { $0 + ($1.key.severity == severity ? $1.value : 0) }
  }

  /// All counts, the highest severity first, then by code.
  package var rows: [(rule: Rule, severity: Severity, count: Int)] {
    counts.map { (rule: $0.key.rule, severity: $0.key.severity, count: $0.value) }
      .sorted { ($1.severity, $0.rule.code) < ($0.severity, $1.rule.code) }
  }
}
