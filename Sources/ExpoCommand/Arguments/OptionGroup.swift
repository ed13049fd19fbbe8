import ExpoSource

/// The groups of options, in the order of help.
enum OptionGroup: CaseIterable, Sendable {
  /// The documents that are read.
  case documents
  /// The rules that are reported.
  case rules
  /// The pictures that are used.
  case pictures
  /// The fixes that are applied.
  case fixes
  /// The entries and fields that are shown.
  case selection
  /// What is printed or written.
  case output
  /// The exit status.
  case exitStatus
  /// The configuration.
  case configuration
  /// The options of every command.
  case common

  /// The heading in help.
  func title(in language: Language) -> String {
    switch language {
    case .english: englishTitle
    case .korean: koreanTitle
    }
  }
}
