import ExpoBase

/// How many problems of each rule and severity there are.
package struct ProblemCounts: Equatable, Sendable {
  private var counts: [Rule: [Severity: Int]] = [:]

  package init() {}

  package var isEmpty: Bool { counts.isEmpty }

  /// - Returns: The new number of problems of the rule and severity.
  @discardableResult
  package mutating func add(_ rule: Rule, _ severity: Severity, count: Int = 1) -> Int {
    let sum = (counts[rule]?[severity] ?? 0) + count
    counts[rule, default: [:]][severity] = sum
    return sum
  }

  /// `limit` applies to each rule and severity.
  func beyond(_ limit: Int) -> ProblemCounts {
    var result = ProblemCounts()
    for row in rows where row.count > limit {
      result.add(row.rule, row.severity, count: row.count - limit)
    }
    return result
  }

  package mutating func remove(_ rule: Rule) { counts[rule] = nil }

  func count(_ severity: Severity) -> Int {
    counts.values.reduce(0) { $0 + ($1[severity] ?? 0) }
  }

  /// The highest severity first, then by code.
  package var rows: [(rule: Rule, severity: Severity, count: Int)] {
    counts.flatMap { rule, counts in counts.map { (rule: rule, severity: $0, count: $1) } }
      .sorted { ($1.severity, $0.rule.code) < ($0.severity, $1.rule.code) }
  }
}

// MARK: - Problems that were counted and not kept

/// Reports the findings of a rule in a file that were counted and not kept.
struct OmittedFindings: Problem {
  let rule: Rule
  let severity: Severity
  let count: Int
  let file: String

  var location: DocumentLocation { DocumentLocation(file: file, bytes: 0..<0, part: .file) }
}

extension Report.FileDiagnostics {
  /// The counts of omitted findings, then the kept diagnostics.
  var listed: [Report.Diagnostic] {
    omitted.rows.map {
      Report.Diagnostic(
        OmittedFindings(rule: $0.rule, severity: $0.severity, count: $0.count, file: file.name))
    } + diagnostics
  }
}

extension OmittedFindings {
  func words(in language: Language) -> ProblemWords {
    language.pick(
      en: ProblemWords(
        "\(English.count(count, "more finding")) of this rule in the file \(count == 1 ? "is" : "are") "
          + "counted and not listed",
        help: "list all with --max-findings 0"),
      ko: ProblemWords(
        "이 파일에 같은 규칙의 문제가 \(count)건 더 있지만 표시하지 않았습니다",
        help: "모두 보려면 --max-findings 0을 쓰세요"))
  }
}
