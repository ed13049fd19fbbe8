import ExpoSource
package import ExpoText

/// Workflow commands, which GitHub Actions turns into annotations: see ``GitHubCommand``.
///
/// GitHub shows ten annotations of each kind for one step and drops the rest without a word, so
/// the tenth says how many more there are. Columns are Unicode scalars from 1.
package struct GitHubReporter: Reporter {
  private static let shownOfAKind = 10

  package func render(_ report: Report) -> StyledText {
    var text = StyledText()
    let located = report.located
    for severity in Severity.byWeight {
      let commands = Self.commands(
        for: located.findings(severity), of: report.count(severity), at: severity)
      for command in commands {
        // What else a terminal would obey is made visible here.
        text.append(command.line)
        text.endLine()
      }
    }
    return text
  }

  private static func commands(
    for findings: [PlacedFinding], of count: Int, at severity: Severity
  ) -> [GitHubCommand] {
    guard count > min(findings.count, shownOfAKind) else { return findings.map(command) }
    let shown = findings.prefix(shownOfAKind - 1)
    let others = severity.counted(count - shown.count)
    let closing = GitHubCommand(
      name: severity.command, properties: [("title", "expo")],
      message: "not shown here: \(others); see the log of this step")
    return shown.map(command) + [closing]
  }

  private static func command(for placed: PlacedFinding) -> GitHubCommand {
    let diagnostic = placed.diagnostic
    let pointer = diagnostic.location.pointer.description
    let help = diagnostic.help.map { "\nhelp: \($0)" } ?? ""
    return GitHubCommand(
      name: diagnostic.severity.command,
      properties: [
        ("title", "\(diagnostic.rule.code) \(diagnostic.rule.name)"),
        ("file", FileName.withoutLeadingDot(diagnostic.location.file)),
      ] + place(placed.finding),
      message: diagnostic.message + (pointer.isEmpty ? "" : " (at \(pointer))") + help)
  }

  /// Columns only within one line, and an end only after the start: GitHub refuses others.
  private static func place(_ finding: FileFindings.Finding) -> [(name: String, value: String)] {
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
