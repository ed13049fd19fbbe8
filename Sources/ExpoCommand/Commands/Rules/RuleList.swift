import ExpoDiagnostics
import ExpoSource
import ExpoText
import ExpoValidation

/// Rules as text.
enum RuleList {
  /// One line a rule, by family.
  static func list(_ rules: [Rule], _ language: Language) -> StyledText {
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

  /// What each rule finds, why it matters and how to fix it.
  static func explain(_ rules: [Rule], width: Int, _ language: Language) -> StyledText {
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

extension String {
  /// Pads an ASCII string with spaces.
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - utf8.count))
  }
}
