import ExpoSource
import ExpoDiagnostics
import ExpoTerminal
import ExpoText
import ExpoValidation

extension BrowseState {
  /// The findings of what is shown, each with the lines of the document around it.
  var findingBlocks: [WrappedText] {
    let file = subject == nil ? document.source.exposition?.file : document.source.entries?.file
    guard let file else { return [] }
    let findings = findings
    let report = Report(
      [Report.FileDiagnostics(file, findings)], limit: BrowseDocument.mostFindings)
    let reporter = ReportFormat.full.reporter(
      width: max(20, size.columns), language: options.messages)
    let text = reporter.render(report)
    return text.lines.map { WrappedText($0) }
  }
}
