import ExpoBase

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
}

// MARK: - Words

extension HelpLine {
  /// The text of the line.
  func words(in language: Language) -> String {
    switch self {
    case .introduction:
      language.pick(
        en: "expo checks exposition JSON, reports exactly what is wrong with it, and presents it.",
        ko: "박람회 JSON을 검사해 문제를 정확히 알리고, 보기 좋게 보여 줍니다.")
    case .overviewUsage:
      language.pick(
        en: "usage: expo COMMAND [OPTION…] [PATH…]", ko: "사용법: expo COMMAND [OPTION…] [PATH…]")
    case .usage(let command):
      ([language.pick(en: "usage:", ko: "사용법:"), "expo", command.name.rawValue, "[OPTION…]"]
        + command.operands.map(\.usage)).joined(separator: " ")
    case .exitStatus:
      language.pick(
        en: "exit status: 0 success, 1 problems in the data, 2 usage or I/O error",
        ko: "종료 상태: 0 문제 없음, 1 데이터의 문제, 2 사용법이나 입출력 오류")
    }
  }
}

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
}

// MARK: - Words

extension HelpTitle {
  /// The text of the title.
  func words(in language: Language) -> String {
    switch self {
    case .start: language.pick(en: "start here", ko: "시작하기")
    case .commands: language.pick(en: "commands", ko: "명령")
    case .topics: language.pick(en: "topics", ko: "주제")
    case .options(let group): group.title(in: language)
    case .keys: language.pick(en: "keys", ko: "키")
    case .keysWhileTyping: language.pick(en: "keys while typing", ko: "입력할 때 쓰는 키")
    case .examples: language.pick(en: "examples", ko: "사용 예")
    case .environment: language.pick(en: "environment variables", ko: "환경 변수")
    case .exitStatus: language.pick(en: "exit status", ko: "종료 상태")
    case .topic(let topic): topic.title(in: language)
    case .variables(let group): group.title(in: language)
    }
  }
}

extension HelpTopic {
  fileprivate func title(in language: Language) -> String {
    switch self {
    case .documents: language.pick(en: "documents and pictures", ko: "문서와 그림")
    case .rules: language.pick(en: "families of rules", ko: "규칙의 분류")
    case .formats: language.pick(en: "formats of reports", ko: "보고서 형식")
    case .fixes: language.pick(en: "fixes", ko: "수정")
    case .configuration: language.pick(en: "the configuration, .expo.json", ko: "설정 파일 .expo.json")
    case .streams: language.pick(en: "streams", ko: "스트림")
    case .formatting: language.pick(en: "formatting", ko: "문서 정리")
    case .reading: language.pick(en: "searching and reading", ko: "검색과 읽기")
    case .exports: language.pick(en: "exports", ko: "내보내기")
    case .theming: language.pick(en: "the look of sites", ko: "사이트 꾸미기")
    case .integrations: language.pick(en: "other tools", ko: "다른 도구")
    case .environment: language.pick(en: "environment variables", ko: "환경 변수")
    case .exitStatus: language.pick(en: "exit status", ko: "종료 상태")
    }
  }
}

extension EnvironmentVariable.Group {
  fileprivate func title(in language: Language) -> String {
    switch self {
    case .color: language.pick(en: "colour", ko: "색")
    case .terminal: language.pick(en: "terminal", ko: "터미널")
    case .language: language.pick(en: "language", ko: "언어")
    case .pager: language.pick(en: "pager", ko: "페이저")
    case .editor: language.pick(en: "editor", ko: "편집기")
    case .search: language.pick(en: "what git ignores", ko: "git이 무시하는 파일")
    case .automation: "CI"
    }
  }
}
