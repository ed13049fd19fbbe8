import ExpoSource
package import ExpoText

/// Findings with the source around them, their notes and what to do.
///
/// ```
/// fair.json:3:14: error: … [EX103 missing-comma]
///   |
/// 3 |   "visitors": 1000
///   |                   ^
///   = at /visitors
///   = help: …
/// ```
package struct FullReporter: Reporter {
  let width: Int

  package func render(_ report: Report) -> StyledText {
    var text = StyledText()
    for located in report.located {
      for finding in located.findings {
        if !text.string.isEmpty { text.endLine() }
        append(finding, in: located, of: report, to: &text)
      }
    }
    return text
  }

  private func append(
    _ finding: FileFindings.Finding, in located: FileFindings, of report: Report,
    to text: inout StyledText
  ) {
    let diagnostic = finding.diagnostic
    ConciseReporter.appendHeadline(of: finding, to: &text)
    let excerpt = Excerpt(
      file: located.file, lines: located.lines, bytes: diagnostic.location.bytes, at: finding.start,
      width: width)
    excerpt.append(to: &text, marking: diagnostic.severity.role)
    appendRemark(
      "at", diagnostic.location.pointer.place(within: width / 2), .note, indent: excerpt.gutter,
      to: &text)
    for note in diagnostic.notes {
      let prefix = note.location.flatMap { place(of: $0, in: located, of: report) } ?? ""
      appendRemark("note:", prefix + note.message, .note, indent: excerpt.gutter, to: &text)
    }
    if let help = diagnostic.help {
      appendRemark("help:", help, .help, indent: excerpt.gutter, to: &text)
    }
  }

  /// `4:2: ` in the same file, `other.json:4:2: ` in another.
  private func place(of location: SourceLocation, in located: FileFindings, of report: Report)
    -> String?
  {
    guard let position = located.position(of: location, in: report) else { return nil }
    let name = location.file == located.file.name ? "" : location.file + ":"
    return "\(name)\(position.line):\(position.column): "
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

extension JSONPointer {
  /// The pointer as read aloud: the empty one is named, a long one cut in the middle.
  fileprivate func place(within width: Int) -> String {
    if tokens.isEmpty { return "the root" }
    let text = description
    guard DisplayWidth.of(text) > width, tokens.count > 4 else { return text }
    let head = JSONPointer(Array(tokens.prefix(2)))
    let tail = JSONPointer(Array(tokens.suffix(2)))
    return "\(head)/…\(tail) (\(tokens.count) levels)"
  }
}
