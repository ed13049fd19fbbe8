package import ExpoText

package struct GitLabReporter: Reporter {
  package func render(_ report: Report) -> StyledText {
    StyledText()
  }
}
