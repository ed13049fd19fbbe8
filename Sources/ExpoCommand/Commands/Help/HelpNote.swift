import ExpoSource

/// Sentences of help that belong to no table.
enum HelpNote {
  /// What the three first commands do.
  case startValidate, startBrowse, startExport
  /// Where all commands are listed.
  case moreCommands
  /// Where help on a command is.
  case moreOptions
  /// Where a command is explained further.
  case more([HelpTopic])
  /// Where all environment variables are listed.
  case moreVariables
  /// Where help is after a usage error; nil without a known command.
  case afterError(CommandName?)

  /// The text of the sentence.
  func words(in language: Language) -> String {
    switch language {
    case .english: english
    case .korean: korean
    }
  }

  /// The command lines that print topics.
  static func helpLines(_ topics: [HelpTopic]) -> String {
    "expo help " + topics.map(\.rawValue).joined(separator: ", ")
  }

  /// The command line that prints help.
  static func helpLine(_ command: CommandName?) -> String {
    (["expo"] + [command?.rawValue].compactMap { $0 } + ["--help"]).joined(separator: " ")
  }
}
