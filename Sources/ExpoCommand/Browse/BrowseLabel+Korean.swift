extension BrowseLabel {
  var korean: String {
    switch self {
    case .keys: "키"
    case .keysWhileTyping: "입력하는 동안"
    case .accessibleHelp: "번호를 입력하면 그 항목을 열고, Enter만 누르면 다음으로 갑니다."
    case .accessiblePrompt: "? 도움말  q 끝내기: "
    case .searching: "찾는 중 …"
    case .emptyList: "항목 없음"
    case .emptyFilter: "맞는 항목 없음"
    case .wholeText: "전체"
    case .endOfText: "끝"
    }
  }
}
