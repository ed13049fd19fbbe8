extension OptionGroup {
  var koreanTitle: String {
    switch self {
    case .documents: "문서"
    case .rules: "규칙"
    case .pictures: "그림"
    case .fixes: "수정"
    case .selection: "고르기"
    case .output: "출력"
    case .exitStatus: "종료 상태가 1이 되는 조건"
    case .configuration: "설정"
    case .common: "공통"
    }
  }
}
