import ExpoSource
package import ExpoText

/// A Code Quality report for GitLab: one array of issues.
///
/// GitLab compares fingerprints between branches and merges equal ones, so they hold no line and
/// are never equal. The code is in the description because GitLab does not show `check_name`.
package struct GitLabReporter: Reporter {
  let language: Language

  package func render(_ report: Report) -> StyledText {
    var uses: [String: Int] = [:]
    let issues = report.findings(in: language, fingerprinted: true).flatMap(\.findings).map {
      finding in
      let use = uses[finding.fingerprint, default: 0] + 1
      uses[finding.fingerprint] = use
      return Issue(finding, use: use, report.paths)
    }
    var text = StyledText()
    text.appendVerbatim(MachineJSON.encode(issues))
    text.endLine()
    return text
  }
}

extension GitLabReporter {
  private struct Issue: Encodable {
    let description, checkName, fingerprint, severity: String
    let location: Location

    enum CodingKeys: String, CodingKey {
      case description, fingerprint, severity, location
      case checkName = "check_name"
    }

    /// The second use of a fingerprint comes from a file that was checked twice.
    init(_ finding: Finding, use: Int, _ paths: ReportPaths) {
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

  private struct Location: Encodable {
    let path: String
    let lines: Lines
    let positions: Positions
  }

  private struct Lines: Encodable {
    let begin: Int
  }

  private struct Positions: Encodable {
    let begin, end: Place
  }

  /// Lines from 1, columns in Unicode scalars from 1.
  private struct Place: Encodable {
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
