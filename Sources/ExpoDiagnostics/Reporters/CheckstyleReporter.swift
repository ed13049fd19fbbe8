package import ExpoText

package struct CheckstyleReporter: Reporter {
  package func render(_ report: Report) -> StyledText {
    StyledText()
  }
}
