import ExpoSource
import ExpoText

/// The findings as a Markdown table for `$GITHUB_STEP_SUMMARY`, which has no limit of ten.
package enum GitHubSummary {
  private static let rows = 100

  /// A heading with the counts, and the first hundred findings, errors first.
  package static func render(_ report: Report) -> String {
    guard report.count > 0 else { return "### expo: no findings in \(checkedFiles(report))\n" }
    let shown = report.located.findingsByWeight.prefix(rows)
    let more = report.count - shown.count
    var lines = ["### expo: \(counts(report))"]
    if !shown.isEmpty {
      lines += ["", "| severity | place | finding | rule |", "|---|---|---|---|"]
      lines += shown.map(row)
    }
    if more > 0 { lines += ["", "… and \(more) more."] }
    return lines.map { $0 + "\n" }.joined()
  }

  /// `2 errors, 1 note in 1 of 3 files`.
  private static func counts(_ report: Report) -> String {
    let counts = Severity.byWeight.filter { report.count($0) > 0 }
      .map { $0.counted(report.count($0)) }.joined(separator: ", ")
    let isEverywhere = report.files.count == report.checkedFiles
    let share = isEverywhere ? "" : "\(report.files.count) of "
    return "\(counts) in \(share)\(checkedFiles(report))"
  }

  private static func checkedFiles(_ report: Report) -> String {
    "\(report.checkedFiles) file\(report.checkedFiles == 1 ? "" : "s")"
  }

  private static func row(_ placed: PlacedFinding) -> String {
    let diagnostic = placed.diagnostic
    let start = placed.finding.start
    let cells = [
      diagnostic.severity.rawValue, "\(diagnostic.location.file):\(start.line):\(start.column)",
      diagnostic.message, "\(diagnostic.rule.code) \(diagnostic.rule.name)",
    ]
    return "| " + cells.map(MarkdownText.escape).joined(separator: " | ") + " |"
  }
}
