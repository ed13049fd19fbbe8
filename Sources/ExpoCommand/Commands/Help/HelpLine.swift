import ExpoSource

/// A line of help that is not made of a table.
enum HelpLine {
  /// What expo is for.
  case introduction
  /// How expo is called.
  case overviewUsage
  /// How a command is called.
  case usage(Command)
  /// What exit statuses mean.
  case exitStatus

  /// The line.
  func words(in language: MessageLanguage) -> String {
    switch language {
    case .english: english
    }
  }
}
