import ExpoBase
import ExpoJSON
import ExpoKit
import ExpoTerminal

/// The findings of what is shown, each with the lines of the document around it.
extension BrowseState {
  /// A line of a finding on the screen.
  struct FindingPlace {
    /// The finding, from 0, and the line of its text.
    let finding: Int
    let line: Int
  }

  /// Lays out the findings for the width of the screen.
  mutating func layOutFindings() {
    var blocks: [WrappedText] = []
    findingStarts = []
    for text in findingTexts {
      if !blocks.isEmpty { blocks.append(.blank) }
      findingStarts.append(blocks.count)
      blocks += text.map { WrappedText($0, hangingIndent: 2) }
    }
    if findings.contains(where: { $0.fix?.applicability == .safe }) {
      blocks += [.blank, WrappedText(BrowseLabel.fixable.words(in: options.messages), .faint)]
    }
    overlay = page(blocks)
    overlay.mark(overlayQuery.key)
  }

  /// Where the top of the screen is in the findings; nil on other screens.
  var findingPlace: FindingPlace? {
    guard screen == .findings else { return nil }
    let block = overlay.topBlock
    guard let finding = findingStarts.lastIndex(where: { $0 <= block }) else { return nil }
    return FindingPlace(finding: finding, line: block - findingStarts[finding])
  }

  /// Scrolls to a line of a finding.
  mutating func restore(_ place: FindingPlace) {
    guard findingStarts.indices.contains(place.finding) else { return }
    let next = place.finding + 1
    let end = next < findingStarts.count ? findingStarts[next] : overlay.blocks.count
    overlay.scroll(toBlock: min(findingStarts[place.finding] + place.line, max(0, end - 1)))
  }

  /// The lines of each finding.
  private var findingTexts: [[StyledText]] {
    let file = subject == nil ? document.source.exposition?.file : document.source.entries?.file
    guard let file else { return [] }
    let shown = Array(findings.prefix(BrowseDocument.mostFindings))
    let report = Report([Report.FileDiagnostics(file, shown)])
    return report.findings(in: options.messages).map { finding in
      var text = StyledText()
      finding.append(to: &text, width: max(20, layout.page.width), language: options.messages)
      return text.lines
    }
  }
}

extension BrowseState {
  /// The help screen: the table of keys, in its order; line by line only the keys that are taken.
  var helpBlocks: [WrappedText] {
    if options.isLinear {
      return AccessibleKeys.meanings.filter(isTaken).compactMap { meaning in
        AccessibleKeys.letter(of: meaning).map { helpRow(String($0), meaning) }
      }
    }
    let parts = [false, true].map { isForPrompt in
      let title: BrowseLabel = isForPrompt ? .keysWhileTyping : .keys
      return [WrappedText(title.words(in: options.messages), .heading)]
        + KeyBinding.all.filter { $0.meaning.isForPrompt == isForPrompt }.map {
          helpRow($0.label, $0.meaning)
        }
    }
    return Array(parts.joined(separator: [.blank]))
  }

  /// Whether editor and clipboard are there for a key that needs them.
  private func isTaken(_ meaning: KeyMeaning) -> Bool {
    switch meaning {
    case .copy, .copyAsJSON: options.hasClipboard && !options.isSecure
    case .edit: !options.isSecure
    default: true
    }
  }

  private static let labelWidth = KeyBinding.all.map { DisplayWidth.of($0.label) }.max() ?? 0

  private func helpRow(_ label: String, _ meaning: KeyMeaning) -> WrappedText {
    var text = StyledText()
    text.append("  " + label, .heading)
    let labelWidth = options.isLinear ? 1 : Self.labelWidth
    let space = labelWidth - DisplayWidth.of(label) + 2
    text.append(
      String(repeating: " ", count: space) + meaning.words(in: options.messages).summary)
    return WrappedText(text, hangingIndent: labelWidth + 4)
  }
}
