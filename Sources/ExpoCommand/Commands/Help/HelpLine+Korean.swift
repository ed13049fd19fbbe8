extension HelpLine {
  var korean: String {
    switch self {
    case .introduction: "박람회 JSON을 검사해 문제를 정확히 알리고, 보기 좋게 보여 줍니다."
    case .overviewUsage: "사용법: expo COMMAND [OPTION…] [PATH…]"
    case .usage(let command):
      (["사용법: expo \(command.name.rawValue) [OPTION…]"]
        + command.operands.map(\.koreanUsage)).joined(separator: " ")
    case .exitStatus: "종료 상태: 0 문제 없음, 1 데이터의 문제, 2 사용법이나 입출력 오류"
    }
  }
}
