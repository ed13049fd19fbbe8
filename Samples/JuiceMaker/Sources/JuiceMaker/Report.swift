import ExpoKit

extension DecodeErrors {
  /// Every error with its line, its column and an excerpt of the file, for a terminal.
  func report(in language: Language) -> String {
    let report = Report([Report.FileDiagnostics(file, errors.map { Diagnostic($0) })])
    return ReportFormat.full.reporter(width: 80, language: language).render(report).string
  }
}
