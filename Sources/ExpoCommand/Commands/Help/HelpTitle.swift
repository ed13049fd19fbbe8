import ExpoBase

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
