import ExpoSource
import ExpoDiagnostics
import ExpoTerminal
import ExpoText
import ExpoValidation

extension BrowseState {
  /// The most findings that are shown of one entry.
  private static let mostFindings = 100

  /// The findings of what is shown, each with the lines of the document around it.
  var findingBlocks: [WrappedText] {
    let file = subject == nil ? document.source.exposition?.file : document.source.entries?.file
    guard let file else { return [] }
    let findings = findings
    let report = Report([Report.FileDiagnostics(file, findings)], limit: Self.mostFindings)
    let reporter = ReportFormat.full.reporter(
      width: max(20, size.columns), language: options.messages)
    let text = reporter.render(report)
    return text.lines.map { WrappedText($0) }
  }
}

extension StyledText {
  /// The lines, without what ends them.
  fileprivate var lines: [StyledText] {
    var lines = [StyledText()]
    forEachRun { role, run in
      for (number, piece) in run.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        if number > 0 { lines.append(StyledText()) }
        lines[lines.count - 1].append(String(piece), role)
      }
    }
    if lines.last?.string.isEmpty == true { lines.removeLast() }
    return lines
  }
}
