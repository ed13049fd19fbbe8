import ExpoSource

/// A Code Quality report for GitLab: one array of issues.
///
/// GitLab compares fingerprints between branches and merges equal ones, so they hold no line and
/// are never equal. The code is in the description because GitLab does not show `check_name`.
package struct GitLabReporter: MachineReporter {
  let language: Language

  func document(of report: Report) -> Issues {
    var uses: [String: Int] = [:]
    let findings = report.findings(in: language, fingerprinted: true).flatMap(\.findings).map {
      finding in
      let use = uses[finding.fingerprint, default: 0] + 1
      uses[finding.fingerprint] = use
      return (finding, use)
    }
    return Issues(
      elements: LazyElements(findings) { Issue($0.0, use: $0.1, report.paths) })
  }
}

extension GitLabReporter {
  /// The whole report.
  struct Issues: MachineDocument {
    let elements: LazyElements<Issue>

    func encode(to encoder: any Encoder) throws { try elements.encode(to: encoder) }
  }

  struct Issue: Encodable {
    let description, checkName, fingerprint, severity: String
    fileprivate let location: Location

    enum CodingKeys: String, CodingKey {
      case description, fingerprint, severity, location
      case checkName = "check_name"
    }

    /// The second use of a fingerprint comes from a file that was checked twice.
    fileprivate init(_ finding: Finding, use: Int, _ paths: ReportPaths) {
      let diagnostic = finding.diagnostic
      description = "\(diagnostic.rule.code): \(finding.words.message)"
      checkName = diagnostic.rule.name
      fingerprint = use == 1 ? finding.fingerprint : "\(finding.fingerprint)-\(use)"
      severity = diagnostic.severity.gitLabName
      location = Location(
        path: paths.name(of: diagnostic.location.file),
        lines: Lines(begin: finding.start.line),
        positions: Positions(begin: Place(finding.start), end: Place(finding.end)))
    }
  }

  fileprivate struct Location: Encodable {
    let path: String
    let lines: Lines
    let positions: Positions
  }

  fileprivate struct Lines: Encodable {
    let begin: Int
  }

  fileprivate struct Positions: Encodable {
    let begin, end: Place
  }

  /// Lines from 1, columns in Unicode scalars from 1.
  fileprivate struct Place: Encodable {
    let line, column: Int

    init(_ position: Position) {
      line = position.line
      column = position.column
    }
  }
}

extension Severity {
  /// GitLab also knows `critical` and `blocker`, which no finding here is.
  fileprivate var gitLabName: String {
    switch self {
    case .note: "info"
    case .warning: "minor"
    case .error: "major"
    }
  }
}
