package import ExpoBase

extension FormatReporter {
  private static let shownOfAKind = 10

  /// Workflow commands, which GitHub Actions shows as annotations.
  ///
  /// GitHub shows ten annotations of each kind for a step and silently drops the rest, so the tenth says how many are
  /// missing. Columns are Unicode scalars from 1.
  func gitHub(_ report: Report) -> StyledText {
    var text = StyledText()
    let findings = Array(report.findings(in: language))
    for severity in Severity.byWeight {
      let ofKind = findings.filter { $0.diagnostic.severity == severity }
      for command in commands(for: ofKind, at: severity, of: report) {
        // Makes control characters visible, so that no terminal acts on them.
        text.append(command)
        text.endLine()
      }
    }
    return text
  }

  private func commands(
    for findings: [Finding], at severity: Severity, of report: Report
  ) -> [String] {
    let failures = severity == .error ? report.failures.map { $0.words(language) } : []
    let count = failures.count + report.count(severity)
    let commands =
      failures.map {
        severity.command([("title", "expo")], $0.message + $0.helpLine(in: language))
      } + findings.prefix(Self.shownOfAKind).map { command(for: $0, report.paths) }
    guard count > min(commands.count, Self.shownOfAKind) else { return commands }
    let shown = commands.prefix(Self.shownOfAKind - 1)
    let others = count - shown.count
    let closing = severity.command(
      [("title", "expo")],
      language.pick(
        en: "not shown here: \(English.count(others, severity.name)); see the log of this step",
        ko: "여기에 나오지 않은 \(severity.korean) \(others)건은 이 단계의 로그에 있습니다"))
    return shown + [closing]
  }

  private func command(for finding: Finding, _ paths: ReportPaths) -> String {
    let diagnostic = finding.diagnostic
    let pointer = diagnostic.location.pointer
    let suffix = language.pick(en: " (at \(pointer))", ko: " (위치: \(pointer))")
    return diagnostic.severity.command(
      [
        ("title", "\(diagnostic.rule.code) \(diagnostic.rule.name)"),
        ("file", paths.name(of: diagnostic.location.file)),
      ] + Self.position(of: finding),
      finding.words.message + (pointer.tokens.isEmpty ? "" : suffix)
        + finding.words.helpLine(in: language))
  }

  /// Columns only within one line, an end only after the start: GitHub rejects others.
  private static func position(of finding: Finding) -> [(name: String, value: String)] {
    let start = finding.start
    let end = finding.end
    var numbers = [("line", start.line), ("endLine", end.line)]
    if start.line == end.line {
      numbers.insert(("col", start.column), at: 1)
      if end.column > start.column { numbers.append(("endColumn", end.column)) }
    }
    return numbers.map { ($0, String($1)) }
  }

  /// Escaped for the runner: `50%` and a line break → `50%25%0A`; in a property also `:` → `%3A` and `,` → `%2C`.
  static func gitHubText(_ text: String, isProperty: Bool = false) -> String {
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

extension Severity {
  /// A workflow command, from which GitHub Actions makes an annotation.
  ///
  /// `::error title=EX110,file=a.json,line=3::message`
  fileprivate func command(
    _ properties: [(name: String, value: String)], _ message: String
  ) -> String {
    let list = properties.map {
      "\($0.name)=\(FormatReporter.gitHubText($0.value, isProperty: true))"
    }
    return "::\(self == .note ? "notice" : name) \(list.joined(separator: ","))"
      + "::\(FormatReporter.gitHubText(message))"
  }
}

extension Report {
  private static let summaryRows = 100

  /// A Markdown table for `$GITHUB_STEP_SUMMARY`, which has no limit of ten: a heading with the counts, failed
  /// checks, and the first hundred findings, errors first.
  package func gitHubSummary(in language: Language) -> String {
    let failed = failures.map { "\n- " + Self.tableCell($0.words(language).message) + "\n" }
      .joined()
    guard count > 0 else { return "### expo: \(headingWithoutFindings(in: language))\n" + failed }
    let shown = Array(findings(in: language)).byWeight.prefix(Self.summaryRows)
    let more = count - shown.count
    var lines = [
      "### expo: " + FindingCounts(self).share(in: language), "",
      language.pick(en: "| severity | place | finding | rule |", ko: "| 심각도 | 위치 | 문제 | 규칙 |"),
      "|---|---|---|---|",
    ]
    lines += shown.map { summaryRow($0, in: language) }
    if more > 0 { lines += ["", language.pick(en: "… and \(more) more.", ko: "… 외 \(more)건")] }
    return lines.map { $0 + "\n" }.joined() + failed
  }

  private func headingWithoutFindings(in language: Language) -> String {
    if checkedFiles == 0 { return language.pick(en: "nothing was checked", ko: "검사한 파일 없음") }
    guard failures.isEmpty, known.count == 0 else { return FindingCounts(self).words(in: language) }
    return language.pick(
      en: "no findings in \(English.count(checkedFiles, "file"))", ko: "파일 \(checkedFiles)개, 문제 없음")
  }

  private func summaryRow(_ finding: Finding, in language: Language) -> String {
    let diagnostic = finding.diagnostic
    let start = finding.start
    let cells = [
      diagnostic.severity.words(in: language),
      "\(paths.name(of: diagnostic.location.file)):\(start.line):\(start.column)",
      finding.words.message, "\(diagnostic.rule.code) \(diagnostic.rule.name)",
    ]
    return "| " + cells.map(Self.tableCell).joined(separator: " | ") + " |"
  }

  private static let markup = Set("&<>|\\`*_[]{}()#~!$@:".unicodeScalars)

  /// Data in a cell of a Markdown table: no markup, HTML, second cell or second line.
  ///
  /// Each sign of markup becomes a character reference, which is never markup (CommonMark §2.5):
  /// `a|*b*` → `a&#124;&#42;b&#42;`; control characters are made visible.
  static func tableCell(_ text: String) -> String {
    VisibleText.of(text).unicodeScalars.reduce(into: "") { escaped, scalar in
      if markup.contains(scalar) {
        escaped += "&#\(scalar.value);"
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
  }
}
