import ExpoSource

/// The topics of `expo help`, in the order of help.
enum HelpTopic: String, CaseIterable, Sendable {
  case documents, rules, formats, fixes, configuration, streams, formatting
  case reading, exports, theming, integrations, environment
  case exitStatus = "exit-status"

  /// What the topic explains, in one line.
  func summary(in language: Language) -> String {
    switch language {
    case .english: englishSummary
    case .korean: koreanSummary
    }
  }

  /// The explanation, before what the topic lists.
  func paragraphs(in language: Language) -> [String] {
    switch language {
    case .english: englishParagraphs
    case .korean: koreanParagraphs
    }
  }
}

extension CommandName {
  /// The topics that explain the command further.
  var topics: [HelpTopic] {
    switch self {
    case .validate:
      [.documents, .rules, .formats, .fixes, .configuration, .streams, .integrations]
    case .format: [.documents, .formatting]
    case .list, .show, .browse: [.documents, .reading]
    case .export: [.documents, .exports, .theming]
    case .rules: [.rules]
    case .schema: [.integrations]
    case .completions, .manual, .help: []
    }
  }
}
