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
    var text = "### \(names.map { escaped(VisibleText.of($0)) }.joined(separator: " → "))\n\n"
    for remark in remarks.prefix(5) {
      text += "> " + escaped(VisibleText.of(String(remark.prefix(remarkLength)))) + "\n\n"
    }
    let all = report.blocks
    var (length, left) = (text.utf16.count, all.count)
    blocks: for block in all {
      for (number, line) in ([block.title] + block.lines).enumerated() {
        let line = number == 0 ? "#### \(marked(line))\n\n" : "- \(marked(line))\n"
        length += line.utf16.count
        if length > limit - reserve { break blocks }
        text += line
      }
      text += "\n"
      length += 1
      left -= 1
    }
    if left > 0 {
      let words = language.pick(
        en: "… and more: \(English.entries(left)) not shown in full",
        ko: "… 모두 보여 주지 못한 항목 \(left)개")
      text += "\n\(words)\n\n"
    }
    return text + report.summary(in: language) + "\n"
  }

  /// A line with its changes in marks, and its outer spaces outside of them.
  private static func marked(_ line: StyledText) -> String {
    var text = ""
    line.forEachRun { role, run in
      let core = run.drop { $0 == " " }
      let end = core.lastIndex { $0 != " " }.map(core.index(after:)) ?? core.startIndex
      let marks = role.marks(around: core[..<end])
      text += run[..<core.startIndex] + marks.open + escaped(core[..<end]) + marks.close
      text += core[end...]
    }
    return text
  }

  /// A text in which nothing is markup, a mention, or a link to an issue.
  private static func escaped(_ text: some StringProtocol) -> String {
    var (escaped, piece) = ("", "")
    for character in text {
      let isName = character.isLetter || character.isNumber || character == "_" || character == "-"
      if isName && piece.hasSuffix("@")
        || character.isNumber && (piece.hasSuffix("#") || piece.hasSuffix("GH-"))
      {
        escaped += renderer.inline(piece) + "&#8203;"
        piece = ""
      }
      piece.append(character)
    }
    return escaped + renderer.inline(piece)
  }
}

extension StyledText.Role {
  /// The marks around a change: tags unless its ends are letters or digits, because CommonMark reads
  /// marks beside punctuation as characters.
  fileprivate func marks(around text: Substring) -> (open: String, close: String) {
    let isPlain = [text.first, text.last].allSatisfy {
      $0?.isLetter == true || $0?.isNumber == true
    }
    if self == .removed { return isPlain ? ("~~", "~~") : ("<del>", "</del>") }
    if self == .added { return isPlain ? ("**", "**") : ("<strong>", "</strong>") }
    return ("", "")
  }
}
