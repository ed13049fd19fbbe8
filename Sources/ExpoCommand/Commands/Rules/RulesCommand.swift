import ExpoKit

extension Command {
  /// The command `expo rules [RULE…]`.
  static let rules = Command(
    name: .rules, operands: [.rules],
    summary: ("list all rules, or explain the named ones", "모든 규칙을 나열하거나 고른 규칙을 설명합니다"),
    options: [Option.rulesFormat.daily()],
    examples: [
      ("expo rules", "list all rules", "모든 규칙을 나열합니다"),
      ("expo rules EX104 missing-comma", "explain two rules", "두 규칙을 설명합니다"),
      (
        "expo rules --format markdown", "explain all rules in Markdown",
        "모든 규칙의 설명을 Markdown으로 출력합니다"
      ),
    ]
  ) { arguments, console in
    let operands = arguments.operands
    let rules = try operands.isEmpty ? Rule.all : operands.flatMap(Rule.named)
    if try arguments[.rulesFormat] == .markdown {
      try console.print(document: Rule.markdown(of: rules, in: console.language))
      return .success
    }
    let isExplained = !operands.isEmpty && rules.count <= operands.count
    var writer = HelpWriter(
      width: try console.helpWidth(arguments), ambiguous: console.ambiguousWidth)
    isExplained
      ? writer.explain(rules, in: console.language) : writer.list(rules, in: console.language)
    return try console.page(writer.text, arguments)
  }
}

extension HelpWriter {
  fileprivate mutating func list(_ rules: [Rule], in language: Language) {
    let nameWidth = rules.map(\.name.utf8.count).max() ?? 0
    for family in Rule.Family.allCases {
      let members = rules.filter { $0.family == family }
      if members.isEmpty { continue }
      skipLine()
      add("\(family.name): \(family.summary(in: language))", .heading)
      for rule in members { add(rule, nameWidth, in: language) }
    }
  }

  private mutating func add(_ rule: Rule, _ nameWidth: Int, in language: Language) {
    text.append("  \(rule.code)  ", .rule)
    text.append(rule.name + .spaces(nameWidth + 2 - rule.name.utf8.count))
    text.append(rule.severity.name, rule.severity.role)
    let summary = rule.words(in: language).summary
    let column = 2 + 7 + nameWidth + 2 + 9
    guard width - column >= 30 else {
      text.endLine()
      return add(summary, indent: 4)
    }
    add(summary, indent: column, behind: 9 - rule.severity.name.utf8.count)
  }

  /// Adds what each rule finds, why it matters, how to fix it and how to switch it off.
  fileprivate mutating func explain(_ rules: [Rule], in language: Language) {
    for rule in rules {
      skipLine()
      text.append("\(rule.code) \(rule.name)", .heading)
      text.append(" · \(rule.family.name) · ")
      text.append(StyledText(rule.severity.name, rule.severity.role).ended)
      add(rule.words(in: language).summary)
      for part in rule.parts(in: language) {
        text.endLine()
        add(part.title, .heading)
        for line in part.lines { add(line, indent: 2) }
      }
    }
  }
}
