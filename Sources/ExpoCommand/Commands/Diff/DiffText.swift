import ExpoBase

/// Writes changes for a terminal, wrapped at words.
struct DiffText {
  private static let indent = 4

  let width: Int
  let ambiguous: AmbiguousWidth
  /// Whether changes are marked as `[-old-]{+new+}`, where colours cannot tell.
  let hasMarks: Bool

  /// The lines of a block.
  func text(of block: DiffReport.Block) -> StyledText {
    var text = StyledText()
    append(block.title, indent: 0, to: &text)
    for line in block.lines {
      append(hasMarks ? marked(line) : line, indent: Self.indent, to: &text)
    }
    return text
  }

  private func append(_ line: StyledText, indent: Int, to text: inout StyledText) {
    let breaker = LineBreaker(
      width: width - indent, hangingIndent: indent == 0 ? Self.indent : 2, ambiguous: ambiguous)
    for line in line.lines(by: breaker) {
      text.append(String(repeating: " ", count: indent))
      text.append(line)
      text.endLine()
    }
  }

  private func marked(_ line: StyledText) -> StyledText {
    var marked = StyledText()
    line.forEachRun { role, run in
      let marks = role == .removed ? ("[-", "-]") : role == .added ? ("{+", "+}") : ("", "")
      marked.append(marks.0 + run + marks.1, role)
    }
    return marked
  }
}
