import ExpoTerminal
import ExpoBase

extension BrowseState {
  /// What to copy of the screen: the text of poster or entry, findings, help.
  mutating func copy() -> BrowseEffect? {
    switch screen {
    case .help: return .copy(text(of: helpBlocks.map(\.text)), .help)
    case .findings: return .copy(text(of: overlay.blocks.map(\.text)), .findings)
    case .allFindings:
      guard !documentFindings.rows.isEmpty else { break }
      let lines = documentFindings.rows.map { FindingRow($0, in: self).whole }
      return .copy(text(of: lines), .findings)
    case .poster, .list, .entry:
      guard let text = document.plainText(of: subject) else { break }
      return .copy(text, copied)
    }
    message = .nothingToCopy(subject == nil ? .poster : .entry)
    return nil
  }

  /// The entry, or the exposition, as JSON.
  mutating func copyAsJSON() -> BrowseEffect? {
    guard let text = document.json(of: subject) else {
      message = .nothingToCopy(subject == nil ? .poster : .entry)
      return nil
    }
    return .copy(text, subject == nil ? .expositionAsJSON : .entryAsJSON(subjectNumber))
  }

  private var copied: BrowseNotice.Copied { subject == nil ? .poster : .entry(subjectNumber) }

  private var subjectNumber: Int { subject.map(document.number) ?? 0 }

  private func text(of lines: [StyledText]) -> String {
    lines.map(\.string).joined(separator: "\n")
  }
}
