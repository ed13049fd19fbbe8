extension ThemeProperty {
  var korean: String {
    switch self {
    case .paper: "페이지의 배경"
    case .mat: "그림 뒤의 배경"
    case .ink: "글"
    case .quiet: "덜 두드러진 글: 개최지 같은 정보, 그림 설명, 페이지 이동 링크"
    case .line: "구분선과 테두리"
    case .accent: "포스터의 제목, 포커스, 마우스로 가리킨 링크"
    case .mark: "검색 결과에서 찾은 단어"
    case .serif: "제목의 글꼴"
    case .sans: "본문의 글꼴"
    }
  }
}
