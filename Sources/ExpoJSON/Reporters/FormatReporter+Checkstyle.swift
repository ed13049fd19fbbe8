import ExpoBase

extension FormatReporter {
  /// Checkstyle XML 4.3: an element for each checked file, even without findings.
  ///
  /// Columns are Unicode scalars from 1. A failed check is an error at the start of its file, because only errors are
  /// shown.
  func checkstyle(_ report: Report) -> MarkupElement {
    let files = report.checked(in: language).map { name, findings in
      MarkupElement("file", [("name", name)], findings.map(Self.error))
    }
    let failures = report.failures.map { file, words in
      let error = [
        ("line", "1"), ("column", "1"), ("severity", "error"),
        ("message", words(language).message), ("source", "expo.not-checked"),
      ]
      return MarkupElement("file", [("name", file)], [MarkupElement("error", error)])
    }
    return MarkupElement("checkstyle", [("version", "4.3")], files + failures)
  }

  private static func error(_ finding: Finding) -> MarkupElement {
    let diagnostic = finding.diagnostic
    return MarkupElement(
      "error",
      [
        ("line", String(finding.start.line)), ("column", String(finding.start.column)),
        ("severity", diagnostic.severity == .note ? "info" : diagnostic.severity.name),
        ("message", finding.words.message), ("source", "expo.\(diagnostic.rule.code)"),
      ])
  }
}
