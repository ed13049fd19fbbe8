package import ExpoText

package struct GitHubReporter: Reporter {
  package func render(_ report: Report) -> StyledText {
    StyledText()
  }
}
