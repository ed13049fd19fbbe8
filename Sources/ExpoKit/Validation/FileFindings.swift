import ExpoJSON

struct FileFindings: Sendable {
  /// Without its bytes if they were released.
  var file: SourceFile
  let selection: RuleSelection
  /// Nil if all fixes are certain.
  private let safety: FixSafety?
  /// Finds the entry and value of each finding.
  var subjects: SubjectFinder?
  var list: DiagnosticList

  /// `limit` is the number of findings to keep.
  init(
    _ file: SourceFile, _ selection: RuleSelection, limit: Int?, _ safety: FixSafety? = nil,
    subjects: SubjectFinder? = nil
  ) {
    self.file = file
    self.selection = selection
    self.safety = safety
    self.subjects = subjects
    list = DiagnosticList(limit: limit)
  }

  /// Adds a problem if its rule is selected; its severity is at most `greatest`.
  mutating func report(_ problem: some Problem, max greatest: Severity = .error) {
    guard var diagnostic = selection.diagnostic(for: problem) else { return }
    diagnostic.severity = min(diagnostic.severity, greatest)
    list.append(diagnostic)
  }

  /// Problems that were only counted, at their own severities.
  mutating func addOmitted(_ counts: ProblemCounts) {
    list.addOmitted(selection.counts(of: counts))
  }

  mutating func makeNotes() {
    var (notes, omitted) = (DiagnosticList(limit: nil), ProblemCounts())
    for var diagnostic in list.diagnostics {
      diagnostic.severity = .note
      notes.append(diagnostic)
    }
    for row in list.omitted.rows { omitted.add(row.rule, .note, count: row.count) }
    notes.addOmitted(omitted)
    list = notes
  }

  /// In order, without fixes that are not certain.
  var sorted: Report.FileDiagnostics {
    let diagnostics = list.diagnostics
    return Report.FileDiagnostics(
      file, safety?.settled(diagnostics) ?? diagnostics, omitted: list.omitted, subjects: subjects)
  }
}
