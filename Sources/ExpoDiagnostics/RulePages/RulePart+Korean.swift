extension RulePart {
  var koreanTitle: String {
    switch self {
    case .why: "중요한 까닭"
    case .wrong: "틀린 예"
    case .right: "올바른 예"
    case .fix: "고치는 방법"
    case .off: "끄는 방법"
    }
  }
}
