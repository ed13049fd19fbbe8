import ExpoSource
package import ExpoText

/// SARIF 2.1.0, for code scanning: see ``SARIFLog``.
package struct SARIFReporter: Reporter {
  let language: Language

  package func render(_ report: Report) -> StyledText {
    var text = StyledText()
    text.appendVerbatim(MachineJSON.encode(SARIFLog(report, in: language)))
    text.endLine()
    return text
  }
}
