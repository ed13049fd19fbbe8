import ExpoDiagnostics
import ExpoSource
import ExpoText
import ExpoValidation

extension Command {
  /// The command `expo rules [RULE]`.
  static let rules = Command(
    name: "rules", operands: "[RULE]", summary: "list all rules, or explain one", options: []
  ) { arguments, console in
    let rules =
      try arguments.operands.isEmpty
      ? Rule.all : arguments.operands.flatMap(RuleList.matching)
    let isExplained = !arguments.operands.isEmpty && rules.count <= arguments.operands.count
    let width = try console.width(arguments)
    try console.print(
      isExplained
        ? RuleList.explain(rules, width: width, console.language)
        : RuleList.list(rules, console.language))
    return .success
  }
}

/// The table of rules as text.
enum RuleList {
  static func matching(_ selector: String) throws(UsageError) -> [Rule] {
    let rules = Rule.matching(selector)
    if rules.isEmpty {
      throw UsageError("unknown rule '\(selector)'", suggesting: selector, among: Rule.selectors)
    }
    return rules
  }

  /// One line a rule, by family.
  static func list(_ rules: [Rule], _ language: MessageLanguage) -> StyledText {
    var text = StyledText()
    let nameWidth = rules.map(\.name.utf8.count).max() ?? 0
    for family in Rule.Family.allCases {
      let members = rules.filter { $0.family == family }
      if members.isEmpty { continue }
      if !text.string.isEmpty { text.endLine() }
      text.append("\(family.rawValue): \(family.summary(in: language))", .heading)
      text.endLine()
      for rule in members {
        text.append("  \(rule.code)  ", .rule)
        text.append(rule.name.padded(to: nameWidth + 2))
        text.append(rule.severity.rawValue.padded(to: 9), rule.severity.role)
        text.append(rule.words(in: language).summary)
        text.endLine()
      }
    }
    return text
  }

  /// What each rule finds, why it matters and how to mend it.
  static func explain(_ rules: [Rule], width: Int, _ language: MessageLanguage) -> StyledText {
    var text = StyledText()
    for rule in rules {
      let words = rule.words(in: language)
      if !text.string.isEmpty { text.endLine() }
      text.append("\(rule.code) \(rule.name)", .heading)
      text.append(" · \(rule.family.rawValue) · ")
      text.append(rule.severity.rawValue, rule.severity.role)
      text.endLine()
      text.append(words.summary)
      text.endLine()
      text.endLine()
      for line in Paragraph.lines(words.explanation, width: width) {
        text.append(line)
        text.endLine()
      }
      text.endLine()
      text.append("  " + rule.example, .faint)
      text.endLine()
    }
    return text
  }
}

/// Prose of our own, filled to a width.
enum Paragraph {
  /// Breaks at spaces; a word longer than the width has a line of its own.
  static func lines(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, DisplayWidth.of(last) + 1 + DisplayWidth.of(word) <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}

extension String {
  /// Followed by spaces up to a number of ASCII characters.
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - utf8.count))
  }
}
