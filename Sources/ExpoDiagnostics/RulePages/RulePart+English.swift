extension RulePart {
  var englishTitle: String {
    switch self {
    case .why: "why it matters"
    case .wrong: "wrong"
    case .right: "right"
    case .fix: "how to fix it"
    case .converted: "what --fix converts"
    case .off: "how to switch it off"
    }
  }
}
