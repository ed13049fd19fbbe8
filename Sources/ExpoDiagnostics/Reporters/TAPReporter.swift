package import ExpoText

package struct TAPReporter: Reporter {
  package func render(_ report: Report) -> StyledText {
    StyledText()
  }
}
