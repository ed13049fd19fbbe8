import ExpoSource

/// The groups of options, in the order of help.
enum OptionGroup: CaseIterable, Sendable {
  /// Which documents are read, and how.
  case documents
  /// Which rules are reported.
  case rules
  /// Where pictures are looked for.
  case pictures
  /// What is changed in the documents.
  case fixes
  /// Which entries are shown, and what of them.
  case selection
  /// What is printed or written, and where.
  case output
  /// What the exit status says.
  case exitStatus
  /// Where settings come from.
  case configuration
  /// What every command has.
  case common

  /// The heading in help.
  func title(in language: MessageLanguage) -> String {
    switch language {
    case .english: englishTitle
    }
  }
}
