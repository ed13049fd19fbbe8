import ExpoSource

/// What the reader itself says on its screens, besides notices and keys.
enum BrowseLabel: CaseIterable, Sendable {
  /// The heading of the keys.
  case keys
  /// The heading of the keys of a prompt.
  case keysWhileTyping
  /// How the accessible reader is used.
  case accessibleHelp
  /// The title of findings.
  case findings
  /// What `!` shows in the findings of an entry.
  case allFindings
  /// What the mark behind findings means.
  case fixable
  /// The poster, in a list of findings.
  case poster
  /// Stands for a list while entries are looked at.
  case searching
  /// Stands for a list without entries.
  case emptyList
  /// Stands for a list of which a filter shows nothing.
  case emptyFilter
  /// All of a text is on the screen.
  case wholeText
  /// The end of a text is on the screen.
  case endOfText

  /// The label as text.
  func words(in language: Language) -> String {
    switch language {
    case .english: english
    case .korean: korean
    }
  }
}
