extension Rule.Family {
  var korean: String {
    switch self {
    case .syntax: "JSON 문법(RFC 8259)"
    case .encoding: "UTF-8로 읽은 바이트"
    case .shape: "앱이 디코딩하는 키와 타입"
    case .value: "말이 되는 숫자와 날짜"
    case .content: "읽을 만한 글"
    case .assets: "항목의 그림"
    case .structure: "문서와 카탈로그의 짜임새"
    }
  }
}
