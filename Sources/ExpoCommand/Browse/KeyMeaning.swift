import ExpoSource

/// The rows of the table of keys, each with its words.
enum KeyMeaning: CaseIterable, Sendable {
  // Moving in a text or list.
  case lineDown, lineUp, screenDown, screenUp, halfScreenDown, halfScreenUp, top, bottom
  // Moving between screens.
  case open, back, cancel, nextEntry, previousEntry
  // Searching.
  case search, nextMatch, previousMatch, filter
  // Working with what is shown.
  case findings, copy, print, edit, reload
  // The program.
  case help, redraw, suspend, quit, interrupt
  // While something is typed.
  case submit, leavePrompt, erase, eraseAll

  /// What help and footer say.
  struct Words: Equatable {
    /// What the keys do, in a few words.
    let summary: String
    /// The one word of the footer; nil if they are not in the footer.
    let hint: String?

    init(_ summary: String, hint: String? = nil) {
      self.summary = summary
      self.hint = hint
    }
  }

  /// The words of the row.
  func words(in language: Language) -> Words {
    switch language {
    case .english: english
    case .korean: korean
    }
  }
}
