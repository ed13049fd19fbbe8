import ExpoBase

extension DiffReport {
  /// A change for a terminal: a title, its location, and wrapped lines; with marks as `[-old-]{+new+}`.
  static func text(of block: Block, _ settings: ReadingSettings, hasMarks: Bool) -> StyledText {
    var text = StyledText()
    for (number, parts) in ([block.title] + block.lines).enumerated() {
      let (first, rest) = number == 0 ? (0, 4) : (4, 6)
      var line = StyledText(String(repeating: " ", count: first))
      for (part, role) in parts {
        let marks = role == .removed ? ("[-", "-]") : role == .added ? ("{+", "+}") : ("", "")
        line.append(hasMarks && number > 0 ? marks.0 + part + marks.1 : part, role)
      }
      let breaker = LineBreaker(
        width: settings.proseWidth, hangingIndent: rest, ambiguous: settings.ambiguous)
      for line in line.lines(by: breaker) {
        text.append(line)
        text.endLine()
      }
      guard number == 0 else { continue }
      // It is not broken: terminals open what it names.
      text.append("    ")
      text.append(block.position, .faint)
      text.endLine()
    }
    return text
  }
}
