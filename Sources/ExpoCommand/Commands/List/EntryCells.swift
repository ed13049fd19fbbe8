import ExpoTerminal
import ExpoModel
import ExpoRendering
import ExpoBase

/// The strings in a table of entries, with what a search matched.
struct EntryCells {
  /// A string on one line and how it is shown.
  struct Cell {
    let text: String
    let role: StyledText.Role
  }

  let fields: [EntryField]
  /// The search whose matches are emphasized; nil for none.
  let search: SearchQuery?
  /// Whether the short description gives way to the text that the search matched.
  let showsExcerpts: Bool
  /// The language of labels.
  let labels: Language

  /// The cell of a field: its string, a mark for a fault, or `(no name)`.
  func cell(_ field: EntryField, of entry: NumberedEntry) -> Cell {
    guard let key = field.key else { return Cell(text: String(entry.number), role: .faint) }
    if let text = text(key, of: entry.entry) {
      let text = Self.oneLine(text)
      guard key == .name else { return Cell(text: text, role: .plain) }
      guard text.allSatisfy(\.isWhitespace) else { return Cell(text: text, role: .heading) }
      return Cell(text: "(\(Label.noName.text(in: labels)))", role: .faint)
    }
    return Cell(text: entry.entry[key].mark(in: labels) ?? "", role: .warning)
  }

  private func text(_ key: Entry.CodingKeys, of entry: PartialEntry) -> String? {
    guard key == .shortDescription, showsExcerpts, let search else { return entry[key].text }
    return SearchExcerpt.of(entry, search)
  }

  /// A cell's text in its role, with the matches of the search in theirs.
  func marked(_ text: String, _ role: StyledText.Role) -> StyledText {
    var cell = StyledText()
    cell.append(text, role)
    return role == .faint || role == .warning ? cell : cell.markingMatches(of: search)
  }

  /// A string on one line: line breaks and tabs become spaces, control characters visible.
  static func oneLine(_ text: String) -> String {
    guard VisibleText.hasHidden(text) else { return text }
    return VisibleText.of(String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 }))
  }
}
