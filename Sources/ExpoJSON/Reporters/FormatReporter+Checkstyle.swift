import ExpoBase

extension FormatReporter {
  /// Checkstyle XML, format 4.3: an element for each checked file, clean ones empty.
  ///
  /// Columns are Unicode scalars from 1. What could not be checked is an error at its start, because
  /// nothing else is shown.
  func checkstyle(_ report: Report) -> MarkupElement {
    let files = report.checked(in: language).map { name, findings in
      MarkupElement("file", [("name", name)], findings.map(Self.error))
    }
    let failures = report.failures.map { file, words in
      let error = Self.error(1, 1, "error", words(language).message, source: "not-checked")
      return MarkupElement("file", [("name", file)], [error])
    }
    return MarkupElement("checkstyle", [("version", "4.3")], files + failures)
  }

  private static func error(_ finding: Finding) -> MarkupElement {
    let severity = finding.diagnostic.severity
    return error(
      finding.start.line, finding.start.column, severity == .note ? "info" : severity.rawValue,
      finding.words.message, source: finding.diagnostic.rule.code)
  }

  private static func error(
    _ line: Int, _ column: Int, _ severity: String, _ message: String, source: String
  ) -> MarkupElement {
    MarkupElement(
      "error",
      [
        ("line", String(line)), ("column", String(column)), ("severity", severity),
        ("message", message), ("source", "expo.\(source)"),
      ])
  }
}
