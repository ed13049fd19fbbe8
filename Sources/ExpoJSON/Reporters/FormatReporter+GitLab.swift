import ExpoBase

extension FormatReporter {
  /// A GitLab Code Quality report: one array of issues.
  ///
  /// GitLab compares fingerprints between branches and merges equal ones, so they hold no line and are never equal. The
  /// description has the code because GitLab does not show `check_name`. A failed check is an issue too: a report
  /// without issues would mean that all are resolved.
  func writeGitLab(
    _ report: Report, to json: inout JSONWriter, handOver: JSONWriter.HandOver
  ) rethrows {
    var uses: [String: Int] = [:]
    try json.array { json in
      for finding in report.findings(in: language, fingerprinted: true) {
        // A repeated fingerprint comes from a file that was checked twice.
        let use = uses[finding.fingerprint, default: 0] + 1
        uses[finding.fingerprint] = use
        let fingerprint = use == 1 ? finding.fingerprint : "\(finding.fingerprint)-\(use)"
        json.element { $0.members(ofIssue: finding, fingerprint, report.paths) }
        try handOver(&json)
      }
      for (file, words) in report.failures {
        let path = report.paths.name(of: file)
        let start = LineIndex(SourceFile(name: file, bytes: [])).position(at: 0)
        json.element { json in
          json.member("check_name", "not-checked")
          json.member("description", words(language).message)
          json.member("fingerprint", Fingerprint.hash("not-checked\0" + path))
          json.location(path, from: start, to: start)
          json.member("severity", "blocker")
        }
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
    location(paths.name(of: diagnostic.location.file), from: finding.start, to: finding.end)
    member("severity", diagnostic.severity.gitLabName)
  }

  fileprivate mutating func location(
    _ path: String, from start: LineIndex.Position, to end: LineIndex.Position
  ) {
    object("location") { json in
      json.object("lines") { $0.member("begin", start.line) }
      json.member("path", path)
      json.object("positions") { json in
        // In Unicode scalars.
        json.position("begin", column: start.column, line: start.line)
        json.position("end", column: end.column, line: end.line)
      }
    }
  }
}

extension Severity {
  /// GitLab also has `critical`, and `blocker`, which is for failed checks.
  fileprivate var gitLabName: String {
    switch self {
    case .note: "info"
    case .warning: "minor"
    case .error: "major"
    }
  }
}
