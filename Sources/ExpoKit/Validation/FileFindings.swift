import ExpoJSON

struct FileFindings: Sendable {
  /// The file, without its bytes if they were released.
  var file: SourceFile
  let selection: RuleSelection
  var list = DiagnosticList(limit: nil)
  /// Nil if all fixes are certain.
  var safety: FixSafety?
  /// Finds the entry and value of each finding.
  var subjects: SubjectFinder?

  /// The limit of errors of each rule; keys that the dialect allows are errors too, but not listed.
  func errorLimit(in dialect: Dialect) -> ErrorLimit {
    ErrorLimit(min(list.limit, .max >> 1) + dialect.optionalKeys.count + dialect.extraKeys.count)
  }

  /// Adds a problem if its rule is selected; its severity is at most `greatest`.
  mutating func report(_ problem: some Problem, max greatest: Severity = .error) {
    guard var diagnostic = selection.diagnostic(for: problem) else { return }
    diagnostic.severity = min(diagnostic.severity, greatest)
    list.append(diagnostic)
  }

  /// Adds problems that were only counted, at their own severities.
  mutating func addOmitted(_ counts: ProblemCounts) {
    list.addOmitted(selection.counts(of: counts))
  }

  mutating func makeNotes() {
    var notes = DiagnosticList(limit: nil)
    for found in list.diagnostics {
      notes.append(Report.Diagnostic(found.problem, severity: .note))
    }
    notes.addOmitted(list.omitted, as: .note)
    list = notes
  }

  /// In order, without fixes that are not certain.
  var sorted: Report.FileDiagnostics {
    let diagnostics = list.diagnostics
    return Report.FileDiagnostics(
      file, safety?.settled(diagnostics) ?? diagnostics, omitted: list.omitted, subjects: subjects)
  }
}
