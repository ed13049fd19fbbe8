extension ThemeProperty {
  var korean: String {
    switch self {
    case .paper: "페이지의 바탕"
    case .mat: "그림 뒤의 바탕"
    case .ink: "글"
    case .quiet: "덜 중요한 글: 사실의 이름, 그림 설명, 페이지 사이의 링크"
    case .line: "줄과 테두리"
    case .accent: "포스터의 제목, 초점, 가리킨 링크"
    case .mark: "검색으로 찾은 낱말"
    case .serif: "제목의 글꼴"
    case .sans: "본문의 글꼴"
    }
  }
}
