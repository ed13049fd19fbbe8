import ExpoTerminal

/// The keys that the accessible reader takes: those of the table that are letters and mean something
/// where nothing is drawn.
enum AccessibleKeys {
  /// Their meanings, in the order of help.
  static let meanings: [KeyMeaning] = [
    .screenDown, .screenUp, .top, .bottom, .open, .back, .nextEntry, .previousEntry,
    .nextWithFindings, .previousWithFindings, .goTo, .search, .nextMatch, .previousMatch, .filter,
    .findings, .copy, .copyAsJSON, .print, .edit, .reload, .help, .quit,
  ]

  /// The letter of a meaning; nil if none of its keys is one.
  static func letter(of meaning: KeyMeaning) -> Character? {
    for case .character(let letter) in meaning.keys where letter != " " { return letter }
    return nil
  }

  /// What a line means that is one letter.
  static func meaning(of line: String) -> KeyMeaning? {
    guard line.count == 1 else { return nil }
    return meanings.first { letter(of: $0) == line.first }
  }

  /// The prompt that a line answers: `/해금`, `&다리`, `:3`.
  static func prompt(of line: String) -> BrowseState.Prompt.Kind? {
    switch line.first {
    case "/": .search
    case "&": .filter
    case ":": .goTo
    default: nil
    }
  }
}
