import ExpoSource

/// Represents in a report the findings of one rule in one file that were counted and not kept.
struct OmittedFindings: Problem {
  let rule: Rule
  let severity: Severity
  let count: Int
  let file: String

  /// The start of the file.
  var location: SourceLocation { SourceLocation(file: file, bytes: 0..<0, part: .file) }

  func words(in language: Language) -> ProblemWords {
    switch language {
    case .english: english
    case .korean: korean
    }
  }
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
