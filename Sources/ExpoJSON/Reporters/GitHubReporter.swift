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

/// A workflow command, the line by which a step of GitHub Actions makes an annotation.
///
/// `::error title=EX110,file=a.json,line=3::message`
struct GitHubCommand {
  /// `error`, `warning` or `notice`.
  let name: String
  /// The properties before the message, in order.
  let properties: [(name: String, value: String)]
  /// The text of the annotation.
  let message: String

  /// The command as one line.
  var line: String {
    let list = properties.map { "\($0.name)=\(Self.escape(property: $0.value))" }
      .joined(separator: ",")
    return "::\(name)\(list.isEmpty ? "" : " " + list)::\(Self.escape(message: message))"
  }

  /// A message, escaped for the runner: `50%` and a line break → `50%25%0A`.
  static func escape(message: String) -> String {
    escape(message, isProperty: false)
  }

  /// A property's value, escaped for the runner: also `:` → `%3A` and `,` → `%2C`.
  static func escape(property: String) -> String {
    escape(property, isProperty: true)
  }

  private static func escape(_ text: String, isProperty: Bool) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      case ":" where isProperty: escaped += "%3A"
      case "," where isProperty: escaped += "%2C"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}

/// The findings as a Markdown table for `$GITHUB_STEP_SUMMARY`, which has no limit of ten.
package enum GitHubSummary {
  private static let rows = 100

  /// A heading with the counts, and the first hundred findings, errors first.
  package static func render(_ report: Report, in language: Language) -> String {
    let heading = "### expo: " + phrase(report).words(in: language)
    guard report.count > 0 else { return heading + "\n" }
    let shown = report.findings(in: language).findingsByWeight.prefix(rows)
    let more = report.count - shown.count
    var lines = [heading, "", ReportPhrase.columns.words(in: language), "|---|---|---|---|"]
    lines += shown.map { row($0, report.paths, in: language) }
    if more > 0 { lines += ["", ReportPhrase.more(more).words(in: language)] }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func phrase(_ report: Report) -> ReportPhrase {
    report.count > 0 ? .counts(FindingCounts(report)) : .noFindings(files: report.checkedFiles)
  }

  private static func row(
    _ finding: Finding, _ paths: ReportPaths, in language: Language
  ) -> String {
    let (diagnostic, start) = (finding.diagnostic, finding.start)
    let cells = [
      ReportPhrase.severity(diagnostic.severity).words(in: language),
      "\(paths.name(of: diagnostic.location.file)):\(start.line):\(start.column)",
      finding.words.message, "\(diagnostic.rule.code) \(diagnostic.rule.name)",
    ]
    return "| " + cells.map(MarkdownText.escape).joined(separator: " | ") + " |"
  }
}

/// Data as text in a cell of a Markdown table: no markup, no HTML, no second cell, no second line.
enum MarkdownText {
  private static let markup = Set("&<>|\\`*_[]{}()#~!$@:".unicodeScalars)

  /// Every sign of markup as a character reference, which never is markup (CommonMark §2.5).
  ///
  /// `a|*b*` → `a&#124;&#42;b&#42;`; control characters are made visible.
  static func escape(_ text: String) -> String {
    VisibleText.of(text).unicodeScalars.reduce(into: "") { escaped, scalar in
      if markup.contains(scalar) {
        escaped += "&#\(scalar.value);"
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
  }
}
