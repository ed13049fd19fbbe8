package import ExpoText

package struct JSONLinesReporter: Reporter {
  package func render(_ report: Report) -> StyledText {
    StyledText()
  }
}
