package import ExpoText

package struct JUnitReporter: Reporter {
  package func render(_ report: Report) -> StyledText {
    StyledText()
  }
}
