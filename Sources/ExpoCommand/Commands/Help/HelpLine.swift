import ExpoSource

/// A line of help that comes from no table.
enum HelpLine {
  /// What expo does.
  case introduction
  /// How expo is called.
  case overviewUsage
  /// How a command is called.
  case usage(Command)
  /// What exit statuses mean.
  case exitStatus

  /// The text of the line.
  func words(in language: Language) -> String {
    switch language {
    case .english: english
    case .korean: korean
    }
  }
}
