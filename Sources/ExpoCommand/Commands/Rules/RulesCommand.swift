import ExpoBase
import ExpoJSON
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

/// Rules as text.
struct RuleList {
  let width: Int
  let ambiguous: AmbiguousWidth
  let language: Language

  /// Each rule in a row, by family.
  func list(of rules: [Rule]) -> StyledText {
    var text = StyledText()
    let nameWidth = rules.map(\.name.utf8.count).max() ?? 0
    for family in Rule.Family.allCases {
      let members = rules.filter { $0.family == family }
      if members.isEmpty { continue }
      if !text.string.isEmpty { text.endLine() }
      add("\(family.rawValue): \(family.summary(in: language))", .heading, to: &text)
      for rule in members { add(rule, nameWidth, to: &text) }
    }
    return text
  }

  private func add(_ rule: Rule, _ nameWidth: Int, to text: inout StyledText) {
    text.append("  \(rule.code)  ", .rule)
    text.append(rule.name.padded(to: nameWidth + 2))
    text.append(rule.severity.rawValue, rule.severity.role)
    let summary = rule.words(in: language).summary
    let column = 2 + 7 + nameWidth + 2 + 9
    guard width - column >= 30 else {
      text.endLine()
      return add(summary, indent: 4, to: &text)
    }
    text.append(String(repeating: " ", count: 9 - rule.severity.rawValue.utf8.count))
    let lines = LineBreaker(width: width - column, ambiguous: ambiguous).lines(of: summary)
    for (number, line) in lines.enumerated() {
      text.append(String(repeating: " ", count: number == 0 ? 0 : column) + line.text)
      text.endLine()
    }
  }

  /// What each rule finds, why it matters, how to fix it and how to switch it off.
  func explanation(of rules: [Rule]) -> StyledText {
    var text = StyledText()
    for rule in rules {
      let words = rule.words(in: language)
      if !text.string.isEmpty { text.endLine() }
      text.append("\(rule.code) \(rule.name)", .heading)
      text.append(" · \(rule.family.rawValue) · ")
      text.append(rule.severity.rawValue, rule.severity.role)
      text.endLine()
      add(words.summary, to: &text)
      for part in rule.parts(in: language) {
        text.endLine()
        add(part.title, .heading, to: &text)
        for line in part.lines { add(line, indent: 2, to: &text) }
      }
    }
    return text
  }

  private func add(
    _ prose: String, _ role: StyledText.Role = .plain, indent: Int = 0, to text: inout StyledText
  ) {
    let breaker = LineBreaker(width: width - indent, ambiguous: ambiguous)
    for line in breaker.lines(of: prose) {
      text.append(String(repeating: " ", count: indent))
      text.append(String(line.text), role)
      text.endLine()
    }
  }
}

extension String {
  /// Pads an ASCII string with spaces.
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - utf8.count))
  }
}
