import ExpoBase

/// Checkstyle XML, format 4.3: an element for each checked file, clean ones empty.
///
/// Columns are Unicode scalars from 1.
struct CheckstyleReporter: Reporter {
  let language: Language

  func render(_ report: Report) -> StyledText {
    let files = report.checked(in: language).map { checked in
      switch checked {
      case .clean(let name): Self.file(name, [])
      case .found(let located): Self.file(located.file.name, located.findings.map(Self.error))
      }
    }
    var text = StyledText()
    text.appendVerbatim(MarkupElement("checkstyle", [("version", "4.3")], files).document)
    text.endLine()
    return text
  }

  private static func file(_ name: String, _ errors: [MarkupElement]) -> MarkupElement {
    MarkupElement("file", [("name", name)], errors)
  }

  private static func error(_ finding: Finding) -> MarkupElement {
    let diagnostic = finding.diagnostic
    return MarkupElement(
      "error",
      [
        ("line", String(finding.start.line)), ("column", String(finding.start.column)),
        ("severity", diagnostic.severity == .note ? "info" : diagnostic.severity.rawValue),
        ("message", finding.words.message), ("source", "expo.\(diagnostic.rule.code)"),
      ])
  }
}
