extension OptionGroup {
  var englishTitle: String {
    switch self {
    case .documents: "documents"
    case .rules: "rules"
    case .pictures: "pictures"
    case .fixes: "fixes"
    case .selection: "selection"
    case .output: "output"
    case .exitStatus: "when a run fails"
    case .configuration: "configuration"
    case .common: "common"
    }
  }
}
