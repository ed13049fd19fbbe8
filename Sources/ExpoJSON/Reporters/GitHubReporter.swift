package import ExpoBase

/// Workflow commands, which GitHub Actions turns into annotations: see ``GitHubCommand``.
///
/// GitHub shows ten annotations of each kind for one step and silently drops the rest, so the tenth
/// says how many are missing. Columns are Unicode scalars from 1.
struct GitHubReporter: Reporter {
  let language: Language

  private static let shownOfAKind = 10

  func render(_ report: Report) -> StyledText {
    var text = StyledText()
    let located = report.findings(in: language)
    for severity in Severity.byWeight {
      let commands = commands(
        for: located.findings(severity), at: severity, of: report)
      for command in commands {
        // What else a terminal would obey is made visible here.
        text.append(command.line)
        text.endLine()
      }
    }
    return text
  }

  private func commands(
    for findings: [Finding], at severity: Severity, of report: Report
  ) -> [GitHubCommand] {
    let count = report.count(severity)
    guard count > min(findings.count, Self.shownOfAKind) else {
      return findings.map { command(for: $0, report.paths) }
    }
    let shown = findings.prefix(Self.shownOfAKind - 1)
    let others = ReportPhrase.notAnnotated(count - shown.count, severity)
    let closing = GitHubCommand(
      name: severity.command, properties: [("title", "expo")],
      message: others.words(in: language))
    return shown.map { command(for: $0, report.paths) } + [closing]
  }

  private func command(for finding: Finding, _ paths: ReportPaths) -> GitHubCommand {
    let diagnostic = finding.diagnostic
    let pointer = diagnostic.location.pointer
    let place =
      pointer.tokens.isEmpty ? "" : " " + ReportPhrase.enclosedPlace(pointer).words(in: language)
    return GitHubCommand(
      name: diagnostic.severity.command,
      properties: [
        ("title", "\(diagnostic.rule.code) \(diagnostic.rule.name)"),
        ("file", paths.name(of: diagnostic.location.file)),
      ] + Self.place(finding),
      message: finding.words.message + place + finding.words.helpLine(in: language))
  }

  /// Columns only within one line, and an end only after the start: GitHub rejects others.
  private static func place(_ finding: Finding) -> [(name: String, value: String)] {
    let (start, end) = (finding.start, finding.end)
    var numbers = [("line", start.line), ("endLine", end.line)]
    if start.line == end.line {
      numbers.insert(("col", start.column), at: 1)
      if end.column > start.column { numbers.append(("endColumn", end.column)) }
    }
    return numbers.map { ($0, String($1)) }
  }
}

extension Severity {
  /// The name of the workflow command.
  fileprivate var command: String {
    switch self {
    case .note: "notice"
    case .warning: "warning"
    case .error: "error"
    }
  }
}
