import ExpoBase

/// Represents in a report the findings of one rule in one file that were counted and not kept.
struct OmittedFindings: Problem {
  let rule: Rule
  let severity: Severity
  let count: Int
  let file: String

  /// The start of the file.
  var location: SourceLocation { SourceLocation(file: file, bytes: 0..<0, part: .file) }
}

extension Diagnostic {
  /// Whether it represents findings that were counted and not kept.
  var standsForOthers: Bool { problem is OmittedFindings }
}

extension Report.FileDiagnostics {
  /// The diagnostics that a report lists: the counts of omitted findings, then the kept
  /// diagnostics.
  var listed: [Diagnostic] {
    omitted.rows.map {
      Diagnostic(
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
