import ExpoSource
package import ExpoText

/// Reviewdog Diagnostic Format, for comments on pull requests: see ``RDJSONReport``.
package struct RDJSONReporter: Reporter {
  let language: Language

  package func render(_ report: Report) -> StyledText {
    var text = StyledText()
    text.appendVerbatim(MachineJSON.encode(RDJSONReport(report, in: language)))
    text.endLine()
    return text
  }
}
