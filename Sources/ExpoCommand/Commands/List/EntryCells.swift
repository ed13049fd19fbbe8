import ExpoSource
import ExpoTerminal
import ExpoText

/// The strings in a table of entries, with what a search matched.
struct EntryCells {
  let fields: [EntryField]
  /// The search whose matches are emphasized; nil for none.
  let search: SearchQuery?
  /// Whether the short description gives way to the text that the search matched.
  let showsExcerpts: Bool

  /// A field on one line: line breaks and tabs become spaces, control characters visible.
  func text(_ field: EntryField, of entry: NumberedEntry) -> String {
    guard field == .shortDescription, showsExcerpts, let search else {
      return Self.oneLine(field.text(of: entry))
    }
    return Self.oneLine(SearchExcerpt.of(entry.entry, search))
  }

  /// A cell in its role, with the matches of the search in theirs.
  func marked(_ text: String, _ role: StyledText.Role) -> StyledText {
    var cell = StyledText()
    cell.append(text, role)
    return role == .faint ? cell : cell.markingMatches(of: search)
  }

  /// A string on one line: line breaks and tabs become spaces, control characters visible.
  static func oneLine(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: \.isHidden) else { return text }
    return VisibleText.of(String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 }))
  }
}
