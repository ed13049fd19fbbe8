extension HelpLine {
  var english: String {
    switch self {
    case .introduction:
      "expo checks exposition JSON, reports exactly what is wrong with it, and presents it."
    case .overviewUsage: "usage: expo COMMAND [OPTION…] [PATH…]"
    case .usage(let command):
      (["usage: expo \(command.name.rawValue) [OPTION…]"]
        + command.operands.map(\.englishUsage)).joined(separator: " ")
    case .exitStatus: "exit status: 0 success, 1 problems in the data, 2 usage or I/O error"
    }
  }
}
