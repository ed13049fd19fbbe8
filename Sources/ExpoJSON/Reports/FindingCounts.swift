package import ExpoBase

/// How many findings there are, and how many checked files or lines have some.
package struct FindingCounts: Sendable {
  private var counts: [Severity: Int] = [:]
  /// Lines instead of files.
  private let countsLines: Bool
  package private(set) var checked = 0
  /// Files or lines with findings.
  private var affected = 0
  /// Findings with a safe fix, where fixes can be applied.
  private var fixable = 0
  /// Whether some findings were only counted: their fixes are unknown.
  private var omitsFindings = false
  /// Whether something could not be checked, so that it may have findings.
  private var isPartial = false
  /// Findings that a baseline leaves out, and its path.
  private var known = (count: 0, baseline: "")

  package static var ofLines: FindingCounts { FindingCounts(countsLines: true) }

  private init(countsLines: Bool) { self.countsLines = countsLines }

  package init(_ report: Report) {
    self.init(countsLines: false)
    for severity in Severity.allCases { counts[severity] = report.count(severity) }
    checked = report.checkedFiles
    affected = report.files.count
    fixable = report.count(.safe)
    omitsFindings = report.omitsFindings
    isPartial = !report.failures.isEmpty
    known = report.known
  }

  /// Adds the findings of one line of input, without fixes.
  package mutating func add(_ found: Report.FileDiagnostics) {
    checked += 1
    affected += found.isEmpty ? 0 : 1
    for severity in Severity.allCases { counts[severity, default: 0] += found.count(severity) }
  }

  package func count(_ severity: Severity) -> Int { counts[severity] ?? 0 }

  package var findings: Int { counts.values.reduce(0, +) }
}

// MARK: - Words

extension FindingCounts {
  /// In one line.
  package func words(in language: Language) -> String {
    let checked = checked(in: language)
    guard findings > 0 else {
      return language.pick(
        en: "\(checked) checked"
          + (isPartial ? "" : ", no \(known.count > 0 ? "new " : "")findings"),
        ko: checked + (isPartial ? " 검사" : ", \(known.count > 0 ? "새로운 " : "")문제 없음"))
        + knownWords(in: language)
    }
    return share(in: language)
      + language.pick(
        en: (omitsFindings ? "; not all listed (see --max-findings)" : "")
          + (fixable > 0
            ? "; \(omitsFindings ? "at least " : "")\(fixable) fixable with --fix (*)" : ""),
        ko: (omitsFindings ? ", 일부는 표시하지 않음(--max-findings 참고)" : "")
          + (fixable > 0
            ? ", --fix로 수정 가능 \(fixable)건\(omitsFindings ? " 이상" : "")(*)" : ""))
  }

  /// `2 errors, 1 warning in 1 of 3 files`.
  func share(in language: Language) -> String {
    let checked = checked(in: language)
    let severities = severityWords(in: language)
    let isEach = affected == self.checked
    return language.pick(
      en: "\(severities) in \(isEach ? "" : "\(affected) of ")\(checked)",
      ko: "\(checked)\(isEach ? "" : " 중 \(affected)\(countsLines ? "줄" : "개")")에 \(severities)")
      + knownWords(in: language)
  }

  /// `; 3 known findings in known.json`: left out by a baseline.
  private func knownWords(in language: Language) -> String {
    if known.count == 0 { return "" }
    return language.pick(
      en: "; \(English.count(known.count, "known finding")) in \(known.baseline)",
      ko: ", \(known.baseline)에 있는 문제 \(known.count)건은 제외")
  }

  /// The number of findings of each severity that has any, worst first.
  package func severityWords(in language: Language) -> String {
    Severity.byWeight.filter { count($0) > 0 }.map { severity in
      language.pick(
        en: English.count(count(severity), severity.name),
        ko: "\(severity.korean) \(count(severity))건")
    }.joined(separator: ", ")
  }

  private func checked(in language: Language) -> String {
    language.pick(
      en: English.count(checked, countsLines ? "line" : "file"),
      ko: countsLines ? "\(checked)줄" : "파일 \(checked)개")
  }
}

extension Severity {
  /// In a sentence; concise findings keep the English word.
  var korean: String {
    switch self {
    case .note: "참고"
    case .warning: "경고"
    case .error: "오류"
    }
  }
}
