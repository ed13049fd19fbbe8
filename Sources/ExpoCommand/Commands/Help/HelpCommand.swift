import ExpoBase

extension Command {
  /// The command `expo help [COMMAND|TOPIC]`.
  static let help = Command(
    name: .help, operands: [.topic],
    summary: ("show help for expo, a command or a topic", "expo, 명령, 주제의 도움말을 봅니다")
  ) { arguments, console in
    let help = HelpText(language: console.language)
    guard let word = arguments.operands.first else {
      return try console.page(help.overview, arguments)
    }
    let page =
      CommandName(rawValue: word).map { help.page($0.command) }
      ?? HelpTopic(rawValue: word).map { help.page($0) }
    guard let page else {
      throw CommandError.unknown(
        word, among: HelpTopic.words, listedBy: "expo help", en: "command or topic '\(word)'",
        ko: "명령이나 주제는")
    }
    return try console.page(page, arguments)
  }
}

extension Console {
  /// The widest line of help.
  private static let widestHelp = 100

  /// The width of help in cells: `--width`, `COLUMNS`, the terminal's, or 80; at most 100.
  func helpWidth(_ arguments: Arguments) throws(CommandError) -> Int {
    try width(arguments, usual: 80, atMost: Self.widestHelp)
  }

  /// Prints help that fits on a screen.
  func print(_ page: [HelpSection], _ arguments: Arguments) throws -> ExitCode {
    try print(page.text(width: helpWidth(arguments), ambiguousWidth))
    return .success
  }

  /// Prints help, on a terminal in a pager.
  func page(_ page: [HelpSection], _ arguments: Arguments) throws -> ExitCode {
    try self.page(page.text(width: helpWidth(arguments), ambiguousWidth), arguments)
  }

  /// Prints text, on a terminal in a pager.
  func page(_ text: StyledText, _ arguments: Arguments) throws -> ExitCode {
    var output = PagedOutput(console: self, choices: try pagers(arguments))
    try output.write(text)
    try output.finish()
    return output.status
  }
}

/// The topics of `expo help`, in the order of help.
enum HelpTopic: String, CaseIterable, Sendable {
  case documents, fixes, reports, settings, search, sites, ci, environment

  /// What `expo help` explains: commands and topics.
  static var words: [String] { CommandName.names + names }
}

// MARK: - Words

extension HelpTopic {
  /// What the topic explains, in one line.
  func summary(in language: Language) -> String { language.pick(summary) }

  private var summary: Wording {
    switch self {
    case .documents: ("both documents, and how they are found", "두 문서의 형식과 파일을 찾는 방법을 설명합니다")
    case .fixes: ("which fixes are safe", "어떤 수정이 안전한지 설명합니다")
    case .reports: ("formats of reports", "보고서의 형식과 쓰임새를 설명합니다")
    case .settings: ("the keys of .expo.json, and baselines", ".expo.json의 키와 기준선(baseline)을 설명합니다")
    case .search: ("naming, finding and printing entries", "항목을 고르고 찾고 출력하는 방법을 설명합니다")
    case .sites: ("what an export writes, and its look", "내보내는 파일과 사이트를 꾸미는 방법을 설명합니다")
    case .ci: ("Xcode, hooks, GitHub, recipes, exit status", "Xcode, 훅, CI에서 쓰는 방법과 종료 상태를 설명합니다")
    case .environment: ("languages and environment variables", "메시지의 언어와 expo가 읽는 환경 변수를 설명합니다")
    }
  }
}
