import ExpoJSON
import ExpoBase
import ExpoKit

/// The output formats of `rules`.
enum RulesFormat: String, CaseIterable, Sendable {
  case text, markdown
}

extension Option<RulesFormat> {
  static var rulesFormat: Self {
    .choice(
      "format", letter: "f", "FMT", in: .output,
      en: "\(choices.joined(separator: " ")); default: text",
      ko: "형식을 고릅니다: \(choices.joined(separator: ", ")). 기본값: text")
  }
}

extension Command {
  /// The command `expo rules [RULE…]`.
  static let rules = Command(.rules, [.rule], options: [Option.rulesFormat]) { arguments, console in
    let operands = arguments.operands
    let rules = try operands.isEmpty ? Rule.all : operands.flatMap(RuleArguments.matching)
    if try arguments[.rulesFormat] == .markdown {
      var text = StyledText()
      text.appendVerbatim(Rule.markdown(of: rules, in: console.language))
      try console.print(text)
      return .success
    }
    let isExplained = !operands.isEmpty && rules.count <= operands.count
    let width = try console.helpWidth(arguments)
    let list = RuleList(width: width, ambiguous: console.ambiguousWidth, language: console.language)
    try console.print(isExplained ? list.explanation(of: rules) : list.list(of: rules))
    return .success
  }
}
