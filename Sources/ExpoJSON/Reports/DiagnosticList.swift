import ExpoBase

/// The diagnostics of a file up to a limit: errors before warnings, warnings before notes.
///
/// Those over the limit are only counted, so that memory and reports do not grow with a file full of errors. A key may
/// be as long as the file, so pointers have their own limit in bytes.
///
/// ``ErrorLog`` limits each rule instead: when it is filled, nobody knows yet which rules are reported and at what
/// severity. This list is made from what it kept.
package struct DiagnosticList: Sendable {
  /// Of one file.
  package static let defaultLimit = 10_000

  /// The total size of the pointers, in bytes.
  private static let pointerLimit = 4 << 20

  private let limit: Int
  private var pointerBytes = 0
  private var found = 0
  /// By severity, each with the number of those found before it.
  private var kept: [Severity: [(order: Int, diagnostic: Report.Diagnostic)]] = [:]
  package private(set) var omitted = ProblemCounts()

  /// Without a limit it keeps everything.
  package init(limit: Int?) { self.limit = limit ?? .max }

  /// In the order they were found.
  package var diagnostics: [Report.Diagnostic] {
    kept.values.flatMap(\.self).sorted { $0.order < $1.order }.map(\.diagnostic)
  }

  /// If the list is full, it replaces one of lower severity.
  package mutating func append(_ diagnostic: Report.Diagnostic) {
    found += 1
    while !hasRoom(for: diagnostic) {
      guard let lightest = Severity.allCases.first(where: { kept[$0]?.isEmpty == false }),
        lightest < diagnostic.severity, let dropped = kept[lightest]?.popLast()?.diagnostic
      else {
        omitted.add(diagnostic.rule, diagnostic.severity)
        return
      }
      omitted.add(dropped.rule, dropped.severity)
      pointerBytes -= dropped.location.pointer.length
    }
    pointerBytes += diagnostic.location.pointer.length
    kept[diagnostic.severity, default: []].append((found, diagnostic))
  }

  private var count: Int { kept.values.reduce(0) { $0 + $1.count } }

  private func hasRoom(for diagnostic: Report.Diagnostic) -> Bool {
    guard limit < .max else { return true }
    let length = diagnostic.location.pointer.length
    return count < limit && (count == 0 || pointerBytes + length <= Self.pointerLimit)
  }

  package mutating func addOmitted(_ counts: ProblemCounts) {
    for row in counts.rows { omitted.add(row.rule, row.severity, count: row.count) }
  }

  package mutating func removeAll(where isRemoved: (Report.Diagnostic) -> Bool) {
    let removed = kept.values.joined().map(\.diagnostic).filter(isRemoved)
    if removed.isEmpty { return }
    kept = kept.mapValues { $0.filter { !isRemoved($0.diagnostic) } }
    for diagnostic in removed { pointerBytes -= diagnostic.location.pointer.length }
  }

  package var isEmpty: Bool { count == 0 && omitted.isEmpty }
}

/// Reports the findings of a rule in a file that were counted and not kept.
struct OmittedFindings: Problem {
  let rule: Rule
  let severity: Severity
  let count: Int
  let file: String

  var location: DocumentLocation { DocumentLocation(file: file, bytes: 0..<0, part: .file) }
}

extension Report.Diagnostic {
  var standsForOthers: Bool { problem is OmittedFindings }
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

// MARK: - Words

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

package struct ProblemCounts: Equatable, Sendable {
  private var counts: [Rule: [Severity: Int]] = [:]

  package init() {}

  var isEmpty: Bool { counts.isEmpty }

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

  package func filter(_ isIncluded: (Rule, Severity) -> Bool) -> ProblemCounts {
    var result = ProblemCounts()
    for row in rows where isIncluded(row.rule, row.severity) {
      result.add(row.rule, row.severity, count: row.count)
    }
    return result
  }

  mutating func remove(_ rule: Rule) { counts[rule] = nil }

  package func count(_ severity: Severity) -> Int {
    counts.values.reduce(0) { $0 + ($1[severity] ?? 0) }
  }

  /// The highest severity first, then by code.
  package var rows: [(rule: Rule, severity: Severity, count: Int)] {
    counts.flatMap { rule, counts in counts.map { (rule: rule, severity: $0, count: $1) } }
      .sorted { ($1.severity, $0.rule.code) < ($0.severity, $1.rule.code) }
  }
}
