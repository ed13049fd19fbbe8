package import ExpoBase

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
