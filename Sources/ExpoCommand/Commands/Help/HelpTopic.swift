import ExpoSource

/// The topics of `expo help`, in the order of help.
enum HelpTopic: String, CaseIterable, Sendable {
  case formats, configuration, rules, environment
  case exitStatus = "exit-status"

  /// What the topic explains, in one line.
  func summary(in language: Language) -> String {
    switch language {
    case .english: englishSummary
    case .korean: koreanSummary
    }
  }

  /// How to use what the topic lists, in one paragraph.
  func introduction(in language: Language) -> String {
    switch language {
    case .english: englishIntroduction
    case .korean: koreanIntroduction
    }
  }
}
