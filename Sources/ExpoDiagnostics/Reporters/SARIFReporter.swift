package import ExpoText

package struct SARIFReporter: Reporter {
  package func render(_ report: Report) -> StyledText {
    StyledText()
  }
}
