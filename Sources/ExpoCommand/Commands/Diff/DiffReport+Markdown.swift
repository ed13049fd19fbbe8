import ExpoKit

extension DiffReport {
  /// The most characters of a comment before its end, in UTF-16.
  ///
  /// A comment has at most 65,000 of the 65,536 that GitHub accepts, and its end less than 500.
  private static let limit = 64_500

  /// The comment on a pull request: what was compared, the changes that fit, then their number.
  var markdown: String {
    var text = "### \(names.map { escaped($0, .heading) }.joined(separator: " → "))\n\n"
    // Not all of them: a path may have 4,096 characters.
    for problem in problems.prefix(5) {
      text += "> \(escaped(problem.message.prefix(200), .lineStart))\n\n"
    }
    let blocks = blocks
    var room = Self.limit - text.utf16.count
    var left = blocks.count
    for block in blocks {
      let title = "#### \(marked(block.title, .inside))\n\n"
      let lines = [title] + block.lines.map { "- \(marked($0, .lineStart))\n" } + ["\n"]
      let shown = lines.prefix { line in
        room -= line.utf16.count
        return room >= 0
      }
      text += shown.joined()
      // A line that is too long is left out, with the rest of its entry.
      if room >= 0 { left -= 1 } else { room += lines[shown.count].utf16.count }
    }
    if left > 0 {
      let words = labels.pick(
        en: "… and more: \(English.entries(left)) not shown in full",
        ko: "… 모두 보여 주지 못한 항목 \(left)개")
      text += "\n\(words)\n\n"
    }
    return text + summary(in: labels) + "\n"
  }

  /// A line in a position, with its changes in marks and their outer spaces outside of them.
  ///
  /// The marks are tags if an end of the change is not a letter or digit: beside punctuation, CommonMark
  /// reads marks as characters.
  private func marked(_ line: Line, _ start: MarkdownRenderer.Position) -> String {
    let texts = line.enumerated().map { index, part in
      // Spaces at the start of an item would begin code.
      let core = part.text.drop { $0 == " " && index > 0 }
      let end = core.lastIndex { $0 != " " }.map(core.index(after:)) ?? core.startIndex
      let ends = [core[..<end].first, core[..<end].last].compactMap(\.self)
      let isPlain = ends.allSatisfy { $0.isLetter || $0.isNumber }
      var shown = escaped(core[..<end], index == 0 ? start : .inside)
      if part.role == .removed { shown = isPlain ? "~~\(shown)~~" : "<del>\(shown)</del>" }
      if part.role == .added { shown = isPlain ? "**\(shown)**" : "<strong>\(shown)</strong>" }
      return part.text[..<core.startIndex] + shown + core[end...]
    }
    return texts.joined()
  }

  /// A text in which nothing is markup, a mention, or a link to an issue.
  private func escaped(
    _ text: some StringProtocol, _ position: MarkdownRenderer.Position
  ) -> String {
    // A line that is longer than a comment is left out anyway.
    let shown = VisibleText.of(String(text.prefix(Self.limit)))
    let parted = shown.replacing(/@(?=[\w-])|(?:#|(?i:GH-))(?=\d)/) { $0.output + "\u{200B}" }
    return MarkdownRenderer(preset: .gfm).line(parted, position).replacing(
      "\u{200B}", with: "&#8203;")
  }
}
