import ExpoJSON
import ExpoBase

/// The table of `--statistics`: findings counted by rule.
enum Statistics {
  /// One line per rule, the most frequent first: `12  EX502  stray-whitespace`.
  static func table(of report: Report) -> StyledText {
    var rules: [Rule: Int] = [:]
    for file in report.files { rules.merge(file.rules, uniquingKeysWith: +) }
    return table(of: rules)
  }

  /// The table of counts by rule.
  static func table(of rules: [Rule: Int]) -> StyledText {
    let counts =
      rules
      .sorted { ($1.value, $0.key.code) < ($0.value, $1.key.code) }
    let width = counts.first.map { String($0.value).utf8.count } ?? 0
    var text = StyledText()
    for (rule, count) in counts {
      let number = String(count)
      text.append(String(repeating: " ", count: width - number.utf8.count) + number)
      text.append("  \(rule.code)", .rule)
      text.append("  \(rule.name)")
      text.endLine()
    }
    return text
  }
}
