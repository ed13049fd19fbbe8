import ExpoBase

extension FormatReporter {
  /// A Code Quality report for GitLab: one array of issues.
  ///
  /// GitLab compares fingerprints between branches and merges equal ones, so they hold no line and
  /// are never equal. The code is in the description because GitLab does not show `check_name`.
  func writeGitLab(
    _ report: Report, to json: inout JSONWriter, handOver: JSONWriter.HandOver
  ) rethrows {
    var uses: [String: Int] = [:]
    try json.array { json in
      try report.forEachFinding(in: language, fingerprinted: true) { finding in
        // The second use of a fingerprint comes from a file that was checked twice.
        let use = uses[finding.fingerprint, default: 0] + 1
        uses[finding.fingerprint] = use
        let fingerprint = use == 1 ? finding.fingerprint : "\(finding.fingerprint)-\(use)"
        json.element { $0.members(ofIssue: finding, fingerprint, report.paths) }
        try handOver(&json)
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func members(
    ofIssue finding: Finding, _ fingerprint: String, _ paths: ReportPaths
  ) {
    let diagnostic = finding.diagnostic
    member("check_name", diagnostic.rule.name)
    member("description", "\(diagnostic.rule.code): \(finding.words.message)")
    member("fingerprint", fingerprint)
    object("location") { json in
      json.object("lines") { $0.member("begin", finding.start.line) }
      json.member("path", paths.name(of: diagnostic.location.file))
      json.object("positions") { json in
        json.object("begin") { $0.members(ofPlace: finding.start) }
        json.object("end") { $0.members(ofPlace: finding.end) }
      }
    }
    member("severity", diagnostic.severity.gitLabName)
  }

  /// Adds a line from 1 and a column in Unicode scalars from 1.
  private mutating func members(ofPlace position: Position) {
    member("column", position.column)
    member("line", position.line)
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
