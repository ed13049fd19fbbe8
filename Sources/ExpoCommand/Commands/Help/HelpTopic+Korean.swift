extension HelpTopic {
  var koreanSummary: String {
    switch self {
    case .documents: "어떤 파일을 검사하고 어떤 문서가 박람회 하나를 이루는지 설명합니다"
    case .rules: "규칙의 이름과 규칙을 고르고 끄는 방법을 설명합니다"
    case .formats: "보고서의 형식과 쓰임새를 설명합니다"
    case .fixes: "어떤 수정이 안전한지 설명합니다"
    case .configuration: ".expo.json의 키와 기준선을 설명합니다"
    case .streams: "한 줄에 항목을 하나씩 쓴 스트림을 설명합니다"
    case .formatting: "format 명령이 무엇을 바꾸고 무엇을 그대로 두는지 설명합니다"
    case .reading: "list, show, browse 명령의 검색, 줄 바꿈, 종료 상태를 설명합니다"
    case .exports: "내보낼 때 쓰고, 바꾸고, 지우는 파일을 설명합니다"
    case .theming: "사이트에 머리글, 바닥글, 글꼴, 스타일 시트를 더하는 방법을 설명합니다"
    case .integrations: "Xcode, 편집기, 훅, CI에서 쓰는 방법을 설명합니다"
    case .environment: "메시지의 언어와 expo가 읽는 환경 변수를 설명합니다"
    case .exitStatus: "모든 명령의 종료 상태를 설명합니다"
    }
  }
}
