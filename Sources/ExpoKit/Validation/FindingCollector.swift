import ExpoJSON

/// Collects the problems of one file that a selection reports.
struct FindingCollector {
  let selection: RuleSelection
  private(set) var list: DiagnosticList

  /// Creates a collector; `limit` is how many diagnostics are kept.
  init(_ selection: RuleSelection, limit: Int?, keepsFixes: Bool = false) {
    self.selection = selection
    list = DiagnosticList(limit: limit, keepsFixes: keepsFixes)
  }

  /// Adds a problem, if its rule is reported.
  mutating func report(_ problem: some Problem) {
    selection.diagnostic(for: problem).map { list.append($0) }
  }

  /// Adds diagnostics.
  mutating func add(_ diagnostics: some Sequence<Report.Diagnostic>) {
    for diagnostic in diagnostics { list.append(diagnostic) }
  }

  /// Adds problems that were only counted, at their own severities, with their fixes.
  mutating func addOmitted(_ counts: ProblemCounts, _ fixes: [OmittedFix]) {
    list.addOmitted(selection.counts(of: counts), fixes.filter { selection.includes($0.rule) })
  }
}
