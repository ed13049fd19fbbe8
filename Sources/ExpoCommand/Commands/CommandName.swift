import ExpoSource

/// The commands, in the order of help.
enum CommandName: String, CaseIterable, Sendable {
  case validate, format, list, show, browse, export, rules, schema
  case completions, manual, help

  /// The command of that name.
  var command: Command {
    switch self {
    case .validate: .validate
    case .format: .format
    case .list: .list
    case .show: .show
    case .browse: .browse
    case .export: .export
    case .rules: .rules
    case .schema: .schema
    case .completions: .completions
    case .manual: .manual
    case .help: .help
    }
  }

  /// What the command does, in one line.
  func summary(in language: Language) -> String {
    switch language {
    case .english: englishSummary
    case .korean: koreanSummary
    }
  }
}
