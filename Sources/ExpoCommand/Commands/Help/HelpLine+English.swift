extension HelpLine {
  var english: String {
    switch self {
    case .introduction:
      "expo checks exposition JSON, says exactly what is wrong with it, and shows what it holds."
    case .overviewUsage: "usage: expo COMMAND [OPTION…] [PATH…]"
    case .usage(let command):
      (["usage: expo \(command.name.rawValue) [OPTION…]"]
        + command.operands.map(\.englishUsage)).joined(separator: " ")
    case .exitStatus: "exit status: 0 done, 1 the data says no, 2 the work could not be done"
    }
  }
}
