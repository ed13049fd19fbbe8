extension BrowseLabel {
  var korean: String {
    switch self {
    case .keys: "키"
    case .keysWhileTyping: "입력할 때 쓰는 키"
    case .accessibleHelp:
      "키, /검색어, &거를 말, :항목, 항목 번호 중 하나를 입력하고 Enter를 누르세요. Enter만 누르면 다음으로 갑니다."
    case .findings: "문제"
    case .allFindings: "전체"
    case .fixable: "* expo validate --fix로 고칠 수 있습니다"
    case .poster: "포스터"
    case .searching: "찾는 중 …"
    case .emptyList: "항목 없음"
    case .emptyFilter: "맞는 항목 없음"
    case .wholeText: "전체"
    case .endOfText: "끝"
    }
  }
}
