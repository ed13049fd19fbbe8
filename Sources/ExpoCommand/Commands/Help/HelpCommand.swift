import ExpoBase

extension Command {
  /// The command `expo help [COMMAND|TOPIC]`.
  static let help = Command(.help, [.topic]) { arguments, console in
    let help = HelpText(language: console.language)
    let width = try console.helpWidth(arguments)
    guard let word = arguments.operands.first else {
      try console.print(help.overview, width: width)
      return .success
    }
    let topic = HelpTopic(rawValue: word)
    // The command `rules` and the topic share a name: both are printed.
    if let name = CommandName(rawValue: word) {
      try console.print(help.page(name.command), width: width)
      if let topic { try console.print(help.page(topic), width: width, isContinued: true) }
    } else if let topic {
      try console.print(help.page(topic), width: width)
    } else {
      throw CommandError.unknown(
        word, among: HelpTopic.words, listedBy: "expo help", en: "command or topic '\(word)'",
        ko: "알 수 없는 명령이나 주제입니다")
    }
    return .success
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

  /// Prints a page of help; `isContinued` after another page.
  func print(_ page: [HelpSection], width: Int, isContinued: Bool = false) throws {
    var text = StyledText()
    if isContinued { text.endLine() }
    text.append(page.text(width: width, ambiguousWidth))
    try print(text)
  }
}

/// The topics of `expo help`, in the order of help.
enum HelpTopic: String, CaseIterable, Sendable {
  case documents, rules, formats, fixes, configuration, streams, formatting
  case reading, exports, theming, integrations, environment
  case exitStatus = "exit-status"

  /// What `expo help` explains: commands and topics.
  static var words: [String] { CommandName.allCases.map(\.rawValue) + allCases.map(\.rawValue) }

  /// The explanation, before what the topic lists.
  func paragraphs(in language: Language) -> [String] {
    language.pick(en: englishParagraphs, ko: koreanParagraphs)
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

// MARK: - Words

extension HelpTopic {
  /// The title of what the topic lists.
  func title(in language: Language) -> String {
    switch self {
    case .documents: language.pick(en: "documents and pictures", ko: "문서와 이미지")
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

  /// What the topic explains, in one line.
  func summary(in language: Language) -> String {
    switch self {
    case .documents:
      language.pick(
        en: "which files are checked, and which of them form one exposition",
        ko: "어떤 파일을 검사하고 어떤 문서가 박람회 하나를 이루는지 설명합니다")
    case .rules:
      language.pick(
        en: "how rules are named, selected and ignored", ko: "규칙의 이름과 규칙을 고르고 끄는 방법을 설명합니다")
    case .formats:
      language.pick(en: "the formats of reports and what each is for", ko: "보고서의 형식과 쓰임새를 설명합니다")
    case .fixes: language.pick(en: "which fixes are safe", ko: "어떤 수정이 안전한지 설명합니다")
    case .configuration:
      language.pick(en: "the keys of .expo.json, and baselines", ko: ".expo.json의 키와 기준선을 설명합니다")
    case .streams:
      language.pick(en: "checking streams with one entry per line", ko: "한 줄에 항목을 하나씩 쓴 스트림을 설명합니다")
    case .formatting:
      language.pick(
        en: "what format changes and what it keeps", ko: "format 명령이 무엇을 바꾸고 무엇을 그대로 두는지 설명합니다")
    case .reading:
      language.pick(
        en: "search, line breaks and exit status of list, show and browse",
        ko: "list, show, browse 명령의 검색, 줄 바꿈, 종료 상태를 설명합니다")
    case .exports:
      language.pick(
        en: "what an export writes, replaces and removes", ko: "내보낼 때 쓰고, 바꾸고, 지우는 파일을 설명합니다")
    case .theming:
      language.pick(
        en: "a header, a footer, fonts and style sheets for sites",
        ko: "사이트에 머리글, 바닥글, 글꼴, 스타일 시트를 더하는 방법을 설명합니다")
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
