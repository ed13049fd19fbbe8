import ExpoSource
import ExpoText

/// The findings of the `json` format, one object a line.
///
/// A run without findings prints no line, because <https://jsonlines.org> has no document around
/// the lines.
package struct JSONLinesReporter: SequentialReporter {
  let language: Language
  let isFingerprinted = true

  func append(_ finding: Finding, in located: FileFindings, to text: inout StyledText) {
    var json = JSONWriter(.line)
    json.object { $0.members(of: finding) }
    text.appendVerbatim(json.takeText())
    text.endLine()
  }
}
