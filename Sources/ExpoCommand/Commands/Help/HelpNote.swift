import ExpoBase

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

  /// The command lines that print topics.
  static func helpLines(_ topics: [HelpTopic]) -> String {
    "expo help " + topics.map(\.rawValue).joined(separator: ", ")
  }

  /// The command line that prints help.
  static func helpLine(_ command: CommandName?) -> String {
    (["expo"] + [command?.rawValue].compactMap { $0 } + ["--help"]).joined(separator: " ")
  }
}

// MARK: - Words

extension HelpNote {
  /// The text of the sentence.
  func words(in language: Language) -> String {
    switch self {
    case .startValidate:
      language.pick(en: "check the documents in this folder", ko: "이 폴더의 문서를 검사합니다")
    case .startBrowse:
      language.pick(en: "read the exposition on a full screen", ko: "박람회를 전체 화면으로 읽습니다")
    case .startExport: language.pick(en: "publish it as a web site", ko: "박람회를 웹 사이트로 내보냅니다")
    case .moreCommands:
      language.pick(en: "all commands: \(Self.helpLine(nil))", ko: "모든 명령: \(Self.helpLine(nil))")
    case .moreOptions:
      language.pick(
        en: "options and examples of a command: expo COMMAND --help",
        ko: "명령의 옵션과 사용 예: expo COMMAND --help")
    case .more(let topics):
      language.pick(en: "more: \(Self.helpLines(topics))", ko: "더 보기: \(Self.helpLines(topics))")
    case .moreVariables:
      language.pick(
        en: "colour, terminal and language: expo help environment",
        ko: "색, 터미널, 언어의 변수: expo help environment")
    case .afterError(let command):
      language.pick(
        en: "for help: \(Self.helpLine(command))", ko: "도움말 보기: \(Self.helpLine(command))")
    }
  }
}
