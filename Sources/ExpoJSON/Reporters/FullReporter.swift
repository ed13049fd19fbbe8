package import ExpoBase

/// Findings with source excerpts, notes and help.
///
/// ```
/// fair.json:3:14: error: … [EX103 missing-comma]
///   |
/// 3 |   "visitors": 1000
///   |                   ^
///   = at /visitors
///   = help: …
/// ```
package struct FullReporter: SequentialReporter {
  let width: Int
  let language: Language

  var separator: StyledText {
    var text = StyledText()
    text.endLine()
    return text
  }

  func append(_ finding: Finding, in located: FileFindings, to text: inout StyledText) {
    let diagnostic = finding.diagnostic
    ConciseReporter.appendHeadline(of: finding, to: &text)
    let excerpt = Excerpt(
      file: located.file, lines: located.lines, bytes: diagnostic.location.bytes, at: finding.start,
      width: width)
    excerpt.append(to: &text, marking: diagnostic.severity.role)
    appendRemark(
      ReportPhrase.placeTitle.words(in: language),
      ReportPhrase.place(diagnostic.location.pointer, width: width / 2).words(in: language),
      .note, indent: excerpt.gutter,
      to: &text)
    for note in finding.notes {
      let prefix = place(of: note, in: located)
      appendRemark("note:", prefix + note.note.message, .note, indent: excerpt.gutter, to: &text)
    }
    if let help = finding.words.help {
      appendRemark(
        ReportPhrase.helpTitle.words(in: language), help, .help, indent: excerpt.gutter, to: &text)
    }
  }

  /// The text of one finding, for other parts of expo that show findings.
  package static func text(
    of finding: Finding, in located: FileFindings, width: Int, language: Language
  ) -> StyledText {
    var text = StyledText()
    FullReporter(width: width, language: language).append(finding, in: located, to: &text)
    return text
  }

  /// `4:2: ` in the same file, `other.json:4:2: ` in another, nothing for a note without a place.
  private func place(of note: LocatedNote, in located: FileFindings) -> String {
    guard let location = note.note.location, let start = note.ends?.start else { return "" }
    let name = location.file == located.file.name ? "" : location.file + ":"
    return "\(name)\(start.line):\(start.column): "
  }

  private func appendRemark(
    _ kind: String, _ remark: String, _ role: StyledText.Role, indent: Int,
    to text: inout StyledText
  ) {
    text.append(String(repeating: " ", count: indent) + "= ", .gutter)
    text.append(kind, role)
    text.append(" " + remark)
    text.endLine()
  }
}
