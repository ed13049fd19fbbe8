extension HelpTitle {
  var korean: String {
    switch self {
    case .start: "시작하기"
    case .commands: "명령"
    case .topics: "주제"
    case .options(let group): group.koreanTitle
    case .keys: "키"
    case .keysWhileTyping: "입력할 때 쓰는 키"
    case .examples: "사용 예"
    case .environment: "환경 변수"
    case .exitStatus: "종료 상태"
    case .topic(let topic): topic.koreanTitle
    case .variables(let group): group.koreanTitle
    }
  }
}

extension HelpTopic {
  fileprivate var koreanTitle: String {
    switch self {
    case .documents: "문서와 그림"
    case .rules: "규칙의 분류"
    case .formats: "보고서 형식"
    case .fixes: "수정"
    case .configuration: "설정 파일 .expo.json"
    case .streams: "스트림"
    case .formatting: "문서 정리"
    case .reading: "검색과 읽기"
    case .exports: "내보내기"
    case .theming: "사이트 꾸미기"
    case .integrations: "다른 도구"
    case .environment: "환경 변수"
    case .exitStatus: "종료 상태"
    }
  }
}

extension EnvironmentVariable.Group {
  fileprivate var koreanTitle: String {
    switch self {
    case .color: "색"
    case .terminal: "터미널"
    case .language: "언어"
    case .pager: "페이저"
    case .editor: "편집기"
    case .search: "git이 무시하는 파일"
    case .automation: "CI"
    }
  }
}
