package import ExpoText

/// One JSON object with everything a program may want: see ``JSONReport``.
package struct JSONReporter: Reporter {
  package func render(_ report: Report) -> StyledText {
    var text = StyledText()
    text.appendVerbatim(MachineJSON.encode(JSONReport(report)))
    text.endLine()
    return text
  }
}
