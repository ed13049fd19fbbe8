import ExpoBase
import ExpoJSON
import ExpoKit
import ExpoTerminal

/// The findings of what is shown, each with the lines of the document around it.
extension BrowseState {
  /// Lays out the findings for the width of the screen.
  mutating func layOutFindings() {
    var blocks: [WrappedText] = []
    findings.starts = []
    for text in findingTexts {
      if !blocks.isEmpty { blocks.append(.blank) }
      findings.starts.append(blocks.count)
      // A screen breaks what is wider, and the line of a place is not to be broken.
      blocks += text.map {
        WrappedText($0.fitted(to: layout.page.width, ambiguous: options.ambiguous))
      }
    }
    if shownFindings.contains(where: { $0.fix?.applicability == .safe }) {
      let words = options.messages.pick(
        en: "* can be fixed by expo validate --fix", ko: "* expo validate --fix로 고칠 수 있습니다")
      blocks += [.blank, WrappedText(words, .faint)]
    }
    overlay = page(blocks)
    overlay.mark(search.overlayQuery.key)
  }

  /// The finding at the top of the screen, from 0, and the line of its text; nil on other screens.
  var findingPlace: (finding: Int, line: Int)? {
    guard screen == .findings else { return nil }
    let block = overlay.topBlock
    guard let finding = findings.starts.lastIndex(where: { $0 <= block }) else { return nil }
    return (finding, block - findings.starts[finding])
  }

  /// Scrolls to a line of a finding.
  mutating func restore(_ place: (finding: Int, line: Int)) {
    guard findings.starts.indices.contains(place.finding) else { return }
    let next = place.finding + 1
    let end = next < findings.starts.count ? findings.starts[next] : overlay.blocks.count
    overlay.scroll(toBlock: min(findings.starts[place.finding] + place.line, max(0, end - 1)))
  }

  /// The lines of each finding.
  private var findingTexts: [[StyledText]] {
    let file =
      subject == nil ? document.documents.exposition?.file : document.documents.entries?.file
    guard let file else { return [] }
    let shown = Array(shownFindings.prefix(BrowseDocument.mostFindings))
    let subjects = subject.flatMap { index in
      document.documents.entries?.subjects(among: [document.elements[index]])
    }
    let report = Report([Report.FileDiagnostics(file, shown, subjects: subjects)])
    return report.findings(in: options.messages, namingEntries: true).map { finding in
      var text = StyledText()
      finding.append(
        to: &text, width: layout.page.width, language: options.messages,
        ambiguous: options.ambiguous)
      return text.lines
    }
  }
}

extension BrowseState {
  /// The help screen: the table of keys, in its order; line by line only the keys that are taken.
  var helpBlocks: [WrappedText] {
    if options.isLinear {
      return KeyMeaning.accessible.filter(isTaken).compactMap { meaning in
        meaning.letter.map { helpRow(String($0), meaning) }
      }
    }
    let titles = [
      options.messages.pick(en: "Keys", ko: "단축키"),
      options.messages.pick(en: "While you type", ko: "입력 중 단축키"),
    ]
    let parts = zip(titles, [false, true]).map { title, isForPrompt in
      [WrappedText(title, .heading)]
        + KeyMeaning.allCases.filter { $0.isForPrompt == isForPrompt }.map { helpRow($0.label, $0) }
    }
    let note = [WrappedText(KeyMeaning.hangulNote(in: options.messages), .faint)]
    return Array([parts[0], note, parts[1]].joined(separator: [.blank]))
  }

  /// Whether editor and clipboard are there for a key that needs them.
  private func isTaken(_ meaning: KeyMeaning) -> Bool {
    switch meaning.row.use {
    case .copying: options.hasClipboard && !options.isSecure
    case .editing: !options.isSecure
    case .moving, .other, .typing: true
    }
  }

  private static let labelWidth = KeyMeaning.allCases.map { DisplayWidth.of($0.label) }.max() ?? 0

  private func helpRow(_ label: String, _ meaning: KeyMeaning) -> WrappedText {
    var text = StyledText("  " + label, .heading)
    let labelWidth = options.isLinear ? 1 : Self.labelWidth
    let space = labelWidth - DisplayWidth.of(label) + 2
    text.append(
      String(repeating: " ", count: space) + meaning.summary(in: options.messages))
    return WrappedText(text, hangingIndent: labelWidth + 4)
  }
}
