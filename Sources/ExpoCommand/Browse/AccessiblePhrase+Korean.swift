extension AccessiblePhrase {
  var korean: String {
    switch self {
    case .lines(let range, let count) where range.count == count: "\(count)줄 모두"
    case .lines(let range, let count): "\(count)줄 중 \(Self.numbers(range))"
    case .entries(_, of: 0): "항목 없음"
    case .entries(let range, let count): "항목 \(count)개 중 \(Self.numbers(range))"
    case .findings(let range, let count): "문제 \(count)건 중 \(Self.numbers(range))"
    case .enterForMore: "Enter: 더 보기"
    case .enterToOpen: "Enter: 열기"
    case .enterToGoBack: "Enter: 뒤로"
    case .letterForMore: "f 더 보기"
    case .help: "? 도움말"
    case .quit: "q 끝내기"
    case .leaveHelp: "q 뒤로"
    }
  }
}
