package import ExpoText

package struct RDJSONReporter: Reporter {
  package func render(_ report: Report) -> StyledText {
    StyledText()
  }
}
