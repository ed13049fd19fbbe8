import ExpoDiagnostics
import ExpoValidation

extension Command {
  /// The command `expo rules [RULE]`.
  static let rules = Command(.rules, [.rule]) { arguments, console in
    let operands = arguments.operands
    let rules = try operands.isEmpty ? Rule.all : operands.flatMap(RuleArguments.matching)
    let isExplained = !operands.isEmpty && rules.count <= operands.count
    let width = try console.width(arguments)
    try console.print(
      isExplained
        ? RuleList.explain(rules, width: width, console.language)
        : RuleList.list(rules, console.language))
    return .success
  }
}
