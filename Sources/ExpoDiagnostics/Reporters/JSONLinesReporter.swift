import ExpoSource
package import ExpoText

/// The findings of the `json` format, each as one object on a line of its own.
///
/// A clean run is no line at all, as <https://jsonlines.org> has no document around the lines.
package struct JSONLinesReporter: Reporter {
  let language: Language

  package func render(_ report: Report) -> StyledText {
    var text = StyledText()
    for finding in JSONReport(report, in: language).diagnostics {
      text.appendVerbatim(String(decoding: finding.line, as: UTF8.self))
      text.endLine()
    }
    return text
  }
}
