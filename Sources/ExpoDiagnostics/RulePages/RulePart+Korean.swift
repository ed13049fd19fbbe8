extension RulePart {
  var koreanTitle: String {
    switch self {
    case .why: "문제가 되는 이유"
    case .wrong: "잘못된 예"
    case .right: "올바른 예"
    case .fix: "고치는 방법"
    case .converted: "--fix로 바꾸는 표기"
    case .off: "끄는 방법"
    }
  }
}
