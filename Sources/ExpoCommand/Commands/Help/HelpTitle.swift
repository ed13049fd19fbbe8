import ExpoSource

/// The titles of help.
enum HelpTitle: Equatable, Sendable {
  /// What a newcomer needs first.
  case start
  case commands
  case topics
  /// A group of options.
  case options(OptionGroup)
  /// The keys of the reader, and those of its prompt.
  case keys, keysWhileTyping
  case examples
  case environment
  case exitStatus
  /// A topic.
  case topic(HelpTopic)
  /// A group of environment variables.
  case variables(EnvironmentVariable.Group)

  /// The text of the title.
  func words(in language: Language) -> String {
    switch language {
    case .english: english
    case .korean: korean
    }
  }
}
