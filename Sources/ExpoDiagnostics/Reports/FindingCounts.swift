package import ExpoSource

/// How many findings there are, and in how much of what was checked.
package struct FindingCounts: Equatable, Sendable {
  /// What was checked, one by one.
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
  /// How many of them have findings.
  package private(set) var affected = 0
  /// The most findings that are printed.
  package let limit: Int?
  /// How many findings have a safe fix, where fixes can be applied.
  package private(set) var fixable = 0
  /// Whether findings were only counted, of which none is known to have a fix.
  package private(set) var omitsFindings = false

  /// Creates counts of nothing, to be added to.
  package init(_ unit: Unit, limit: Int? = nil) {
    self.unit = unit
    self.limit = limit
  }

  /// Creates the counts of a report.
  package init(_ report: Report) {
    self.init(.files, limit: report.limit)
    for severity in Severity.allCases { self[severity] = report.count(severity) }
    checked = report.checkedFiles
    affected = report.files.count
    fixable = report.count(.safe)
    omitsFindings = report.omitsFindings
  }

  /// Adds what was found in one file or line, fixes aside.
  package mutating func add(_ found: Report.FileDiagnostics) {
    checked += 1
    affected += found.isEmpty ? 0 : 1
    for severity in Severity.allCases { self[severity] += found.count(severity) }
  }

  /// How many findings there are of a severity.
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
