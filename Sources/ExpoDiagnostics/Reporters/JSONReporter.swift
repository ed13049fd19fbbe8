import ExpoSource
package import ExpoText

/// One JSON object with everything a program may want: see ``JSONReport``.
package struct JSONReporter: Reporter {
  let language: Language

  package func render(_ report: Report) -> StyledText {
    var text = StyledText()
    text.appendVerbatim(MachineJSON.encode(JSONReport(report, in: language)))
    text.endLine()
    return text
  }
}
