import ExpoBase

extension Command {
  /// The command `expo help [COMMAND|TOPIC]`.
  static let help = Command(.help, [.topic]) { arguments, console in
    let help = HelpText(language: console.language)
    let width = try console.helpWidth(arguments)
    guard let word = arguments.operands.first else {
      return try console.page(help.overview, width: width)
    }
    if let name = CommandName(rawValue: word) {
      return try console.page(help.page(name.command), width: width)
    }
    guard let topic = HelpTopic(rawValue: word) else {
      throw CommandError.unknown(
        word, among: HelpTopic.words, listedBy: "expo help", en: "command or topic '\(word)'",
        ko: "명령이나 주제는")
    }
    return try console.page(help.page(topic), width: width)
  }
}

extension Console {
  /// The widest line of help.
  private static let widestHelp = 100

  /// The width of help in cells: `--width`, `COLUMNS`, the terminal's, or 80; at most 100.
  func helpWidth(_ arguments: Arguments) throws(CommandError) -> Int {
    let columns =
      try arguments[.width] ?? environment[.columns].flatMap { Int($0) } ?? standardOutput.columns
    return min(max(columns ?? 80, Self.widths.lowerBound), Self.widestHelp)
  }

  /// Prints help that fits on a screen.
  func print(_ page: [HelpSection], width: Int) throws -> ExitCode {
    try print(page.text(width: width, ambiguousWidth))
    return .success
  }

  /// Prints help, on a terminal in a pager.
  func page(_ page: [HelpSection], width: Int) throws -> ExitCode {
    try self.page(page.text(width: width, ambiguousWidth))
  }

  /// Prints text, on a terminal in a pager.
  func page(_ text: StyledText) throws -> ExitCode {
    var output = PagedOutput(
      console: self, choices: PagerChoice.all(option: nil, environment: environment))
    try output.write(text)
    try output.finish()
    return output.status
  }
}

/// The topics of `expo help`, in the order of help.
enum HelpTopic: String, CaseIterable, Sendable {
  case documents, selecting, formats, fixes, configuration, streams, formatting
  case reading, exports, theming, integrations, environment
  case exitStatus = "exit-status"

  /// What `expo help` explains: commands and topics.
  static var words: [String] { CommandName.allCases.map(\.rawValue) + allCases.map(\.rawValue) }

  /// The explanation, before what the topic lists.
  func sections(in language: Language) -> [HelpSection] {
    language.pick(en: englishSections, ko: koreanSections)
  }
}

extension CommandName {
  /// The topics that explain the command further.
  var topics: [HelpTopic] {
    switch self {
    case .validate:
      [.documents, .selecting, .formats, .fixes, .configuration, .streams, .integrations]
    case .format: [.documents, .formatting]
    case .list, .show, .browse: [.documents, .reading]
    case .diff: [.documents, .reading, .integrations]
    case .export: [.documents, .exports, .theming]
    case .rules: [.selecting]
    case .schema: [.integrations]
    case .completions, .manual, .help: []
    }
  }
}

// MARK: - Words

extension HelpTopic {
  /// The title of what the topic lists.
  func title(in language: Language) -> String {
    switch self {
    case .documents: language.pick(en: "documents and pictures", ko: "문서와 이미지")
    case .selecting: language.pick(en: "families of rules", ko: "규칙의 분류")
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

  /// What the topic explains, in one line.
  func summary(in language: Language) -> String {
    switch self {
    case .documents:
      language.pick(
        en: "both documents, and which files are checked and belong together",
        ko: "두 문서의 모양, 검사할 파일, 박람회 하나를 이루는 문서를 설명합니다")
    case .selecting:
      language.pick(
        en: "how rules are named, selected and ignored", ko: "규칙의 이름과 규칙을 고르고 끄는 방법을 설명합니다")
    case .formats:
      language.pick(en: "the formats of reports and what each is for", ko: "보고서의 형식과 쓰임새를 설명합니다")
    case .fixes: language.pick(en: "which fixes are safe", ko: "어떤 수정이 안전한지 설명합니다")
    case .configuration:
      language.pick(
        en: "the keys of .expo.json, and baselines", ko: ".expo.json의 키와 기준선(baseline)을 설명합니다")
    case .streams:
      language.pick(en: "checking streams with one entry per line", ko: "한 줄에 항목을 하나씩 쓴 스트림을 설명합니다")
    case .formatting:
      language.pick(
        en: "what format changes and what it keeps", ko: "format 명령이 무엇을 바꾸고 무엇을 그대로 두는지 설명합니다")
    case .reading:
      language.pick(
        en: "search, order and output of list, show, diff and browse",
        ko: "list, show, diff, browse 명령의 검색, 순서, 출력을 설명합니다")
    case .exports:
      language.pick(
        en: "what an export writes, replaces and removes", ko: "내보낼 때 쓰고, 바꾸고, 지우는 파일을 설명합니다")
    case .theming:
      language.pick(
        en: "a header, a footer, fonts and style sheets for sites",
        ko: "사이트에 헤더, 푸터, 글꼴, 스타일 시트를 더하는 방법을 설명합니다")
    case .integrations:
      language.pick(
        en: "expo in Xcode, editors, hooks and CI", ko: "Xcode, 편집기, 훅, CI에서 쓰는 방법을 설명합니다")
    case .environment:
      language.pick(
        en: "languages, and the environment variables that expo reads",
        ko: "메시지의 언어와 expo가 읽는 환경 변수를 설명합니다")
    case .exitStatus:
      language.pick(en: "the exit status of every command", ko: "모든 명령의 종료 상태를 설명합니다")
    }
  }
}
