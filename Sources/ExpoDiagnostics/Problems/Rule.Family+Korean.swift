extension Rule.Family {
  var korean: String {
    switch self {
    case .syntax: "JSON 문법(RFC 8259)"
    case .encoding: "UTF-8 인코딩과 문자"
    case .shape: "앱이 디코딩하는 키와 타입"
    case .value: "숫자와 날짜의 값"
    case .content: "글의 내용"
    case .assets: "항목의 그림"
    case .structure: "문서와 카탈로그의 구성"
    }
  }
}
