package import ExpoSource

/// The number of findings, and of the checked files or lines that have findings.
package struct FindingCounts: Equatable, Sendable {
  /// The unit that is counted as checked.
  package enum Unit: Sendable {
    case files, lines
  }

  private var errors = 0
  private var warnings = 0
  private var notes = 0
  /// What is counted as checked.
  package let unit: Unit
  /// How many files or lines were checked.
  package private(set) var checked = 0
  /// The number of files or lines with findings.
  package private(set) var affected = 0
  /// The number of findings with a safe fix, where fixes can be applied.
  package private(set) var fixable = 0
  /// Whether some findings were only counted, so that their fixes are unknown.
  package private(set) var omitsFindings = false

  /// Creates empty counts.
  package init(_ unit: Unit) { self.unit = unit }

  /// Creates the counts of a report.
  package init(_ report: Report) {
    self.init(.files)
    for severity in Severity.allCases { self[severity] = report.count(severity) }
    checked = report.checkedFiles
    affected = report.files.count
    fixable = report.count(.safe)
    omitsFindings = report.omitsFindings
  }

  /// Adds the findings of one file or line, without their fixes.
  package mutating func add(_ found: Report.FileDiagnostics) {
    checked += 1
    affected += found.isEmpty ? 0 : 1
    for severity in Severity.allCases { self[severity] += found.count(severity) }
  }

  /// The number of findings of a severity.
  package func count(_ severity: Severity) -> Int { self[severity] }

  /// How many findings there are.
  package var findings: Int { errors + warnings + notes }

  private subscript(severity: Severity) -> Int {
    get {
      switch severity {
      case .error: errors
      case .warning: warnings
      case .note: notes
      }
    }
    set {
      switch severity {
      case .error: errors = newValue
      case .warning: warnings = newValue
      case .note: notes = newValue
      }
    }
  }

  /// All counts in one line.
  package func words(in language: Language) -> String {
    switch language {
    case .english: english
    case .korean: korean
    }
  }

  /// The findings of each severity that has any, worst first; empty if there are none.
  package func severityWords(in language: Language) -> String {
    switch language {
    case .english: englishSeverities
    case .korean: koreanSeverities
    }
  }
}
