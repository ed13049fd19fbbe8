import ExpoBase
import ExpoRendering

/// Writes changes as a comment on a pull request.
enum DiffMarkdown {
  /// The most characters of a comment, in UTF-16; GitHub takes 65,536.
  private static let limit = 65_000
  /// The characters that the end of a comment may take.
  private static let reserve = 500
  /// The characters of a remark; a path may have 4,096.
  private static let remarkLength = 200
  private static let renderer = MarkdownRenderer(preset: .gfm)

  /// The comment: what was compared, the changes as far as they fit, then how many there are.
  static func text(
    of report: DiffReport, _ names: [String], _ remarks: [String], _ language: Language
  ) -> String {
    let title = names.map { escaped(VisibleText.quoted(VisibleText.of($0))) }.joined(
      separator: " → ")
    var text = "### \(title)\n\n"
    for remark in remarks.prefix(5) {
      text += "> " + escaped(VisibleText.of(String(remark.prefix(remarkLength)))) + "\n\n"
    }
    var length = text.utf16.count
    var shown = 0
    blocks: for block in report.blocks {
      let lines =
        ["#### " + marked(block.title) + "\n\n"] + block.lines.map { "- " + marked($0) + "\n" }
      for line in lines {
        length += line.utf16.count
        if length > limit - reserve { break blocks }
        text += line
      }
      shown += 1
      text += "\n"
      length += 1
    }
    let left = report.blocks.count - shown
    if left > 0 {
      text +=
        "\n"
        + language.pick(
          en: "… and more: \(English.entries(left)) not shown in full",
          ko: "… 모두 보여 주지 못한 항목 \(left)개") + "\n\n"
    }
    return text + report.summary(in: language) + "\n"
  }

  // MARK: Marks

  private static func marked(_ line: StyledText) -> String {
    var text = ""
    line.forEachRun { role, run in
      if role == .removed {
        text += wrapped(run, "~~", "del")
      } else if role == .added {
        text += wrapped(run, "**", "strong")
      } else {
        text += spaced(run, escaped)
      }
    }
    return text
  }

  /// A change in marks if its ends are letters or digits, else in a tag: next to punctuation CommonMark
  /// reads marks as characters.
  private static func wrapped(_ run: Substring, _ mark: String, _ tag: String) -> String {
    spaced(run) { text in
      let isPlain = [text.first, text.last].allSatisfy {
        $0?.isLetter == true || $0?.isNumber == true
      }
      return isPlain ? mark + escaped(text) + mark : "<\(tag)>\(escaped(text))</\(tag)>"
    }
  }

  /// A text with its outer spaces outside of what a closure makes of the rest.
  private static func spaced(_ run: Substring, _ body: (String) -> String) -> String {
    let core = run.drop { $0 == " " }
    guard let last = core.lastIndex(where: { $0 != " " }) else { return String(run) }
    let end = core.index(after: last)
    return run[..<core.startIndex] + body(String(core[..<end])) + run[end...]
  }

  /// A text in which nothing is markup, a mention, or a link to an issue.
  private static func escaped(_ text: String) -> String {
    var (escaped, piece) = ("", "")
    var previous: Character?
    for character in text {
      let isName = character.isLetter || character.isNumber || character == "_" || character == "-"
      if previous == "@" && isName || previous == "#" && character.isNumber
        || piece.hasSuffix("GH-") && character.isNumber
      {
        escaped += renderer.inline(piece) + "&#8203;"
        piece = ""
      }
      piece.append(character)
      previous = character
    }
    return escaped + renderer.inline(piece)
  }
}
