import ExpoKit
import ExpoSearch

/// The findings of an entry or the poster, each with the lines of the document around it.
extension BrowseState {
  /// Lays out the findings for the width of the screen, and marks the search.
  mutating func layOutFindings(marking key: SearchQuery?) {
    var blocks: [WrappedText] = []
    var starts: [Int] = []
    for text in findingTexts(width: layout.page.width, cutsPath: true) {
      if !blocks.isEmpty { blocks.append(.blank) }
      starts.append(blocks.count)
      blocks += text.map { BrowseDocument.block($0, width: layout.page.width, options.ambiguous) }
    }
    blocks += BrowseDocument.noteOnFixes(of: shownFindings, in: options.messages)
    let current = texts.overlay.currentMatch
    texts.overlay = view(blocks, in: layout.page)
    texts.findingStarts = starts
    texts.overlay.mark(key, current: current)
  }

  /// The finding at the top of the screen, from 0.
  var findingAtTop: Int? {
    guard path.contains(.findings) else { return nil }
    let block = texts.overlay.topPosition?.block ?? 0
    return texts.findingStarts.lastIndex { $0 <= block }
  }

  /// Lays out the findings for another width; the text at the top stays there.
  mutating func layOutFindingsAgain() {
    guard let finding = findingAtTop else { return }
    let top = texts.overlay.topPosition
    let offset = top?.offset ?? 0
    let blockOfFinding = (top?.block ?? 0) - texts.findingStarts[finding]
    layOutFindings(marking: texts.overlay.searchQuery)
    guard texts.findingStarts.indices.contains(finding) else { return }
    let block = texts.findingStarts[finding] + blockOfFinding
    let end = texts.findingStarts.dropFirst(finding + 1).first ?? texts.overlay.blocks.count
    texts.overlay.scroll(toBlock: min(block, max(0, end - 1)), offset: block < end ? offset : 0)
  }

  /// The findings as `expo validate` prints them off a terminal: with whole paths.
  var wholeFindings: [StyledText] {
    let texts = findingTexts(width: options.widestText, cutsPath: false)
    return Array(texts.joined(separator: [StyledText()]))
      + BrowseDocument.noteOnFixes(of: shownFindings, in: options.messages).map(\.text)
  }

  private func findingTexts(width: Int, cutsPath: Bool) -> [[StyledText]] {
    guard let file = document.file(of: subject) else { return [] }
    let shown = Array(shownFindings.prefix(BrowseDocument.mostFindings))
    let report = Report([
      Report.FileDiagnostics(file, shown, subjects: document.subjects(of: subject))
    ])
    return report.findings(in: options.messages, namingEntries: true).map { finding in
      var text = StyledText()
      finding.append(
        to: &text, width: width, language: options.messages, ambiguous: options.ambiguous,
        cutsPath: cutsPath)
      return text.lines
    }
  }
}

extension BrowseDocument {
  /// A line of a finding: a location or an excerpt that is too wide is cut, a command to copy is broken.
  static func block(_ line: StyledText, width: Int, _ ambiguous: AmbiguousWidth) -> WrappedText {
    line.roles.first == StyledText.Role.gutter.rawValue
      ? WrappedText(line.fitted(to: width, ambiguous: ambiguous))
      : WrappedText(line, hangingIndent: line.string.prefix { $0 == " " }.count)
  }

  /// The meaning of the mark of fixable findings, below an empty line; nothing if there are none.
  static func noteOnFixes(
    of findings: [Report.Diagnostic], in language: Language
  ) -> [WrappedText] {
    guard findings.contains(where: { $0.fix?.applicability == .safe }) else { return [] }
    let words = language.pick(
      en: "* can be fixed by expo validate --fix", ko: "* expo validate --fix로 고칠 수 있습니다")
    return [.blank, WrappedText(words, .faint)]
  }
}
