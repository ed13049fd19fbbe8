import ExpoJSON
import ExpoKit

/// Rules on the command line: `EX101`, `trailing-comma`, `syntax`, `EX1`.
enum RuleArguments {
  /// The rules with that code, name, family or prefix.
  static func matching(_ selector: String) throws(UsageError) -> [Rule] {
    let rules = Rule.matching(selector)
    if rules.isEmpty { throw .unknown(.rule, selector, among: Rule.selectors) }
    return rules
  }

  /// The rules of comma-separated lists: `syntax,EX502`.
  static func rules(_ words: [String]) throws(UsageError) -> Set<Rule> {
    var rules: Set<Rule> = []
    for selector in CommaList.items(words) { rules.formUnion(try matching(selector)) }
    return rules
  }

  /// The rules of comma-separated lists, which must name at least one.
  static func selected(_ option: OptionName, _ words: [String]) throws(UsageError) -> Set<Rule> {
    let rules = try rules(words)
    if rules.isEmpty { throw .value(of: option, .namesNothing(.rule)) }
    return rules
  }

  /// The severities of comma-separated lists: `EX110=warning,content=note`.
  static func severities(
    _ option: OptionName, _ words: [String]
  ) throws(UsageError) -> [Rule: Severity] {
    var severities: [Rule: Severity] = [:]
    for item in CommaList.items(words) {
      let parts = item.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { throw .value(of: option, .notRuleAndLevel(item)) }
      guard let severity = Severity(rawValue: parts[1]) else {
        throw .value(of: option, .notALevel(parts[1]))
      }
      for rule in try matching(parts[0]) { severities[rule] = severity }
    }
    return severities
  }
}

/// Comma-separated lists on the command line: `a, b,c`.
enum CommaList {
  /// The items of all words, without surrounding spaces and empty items.
  static func items(_ words: [String]) -> [String] {
    words.flatMap { $0.split(separator: ",") }.map { String($0).trimmingSpaces }
      .filter { !$0.isEmpty }
  }
}

extension String {
  /// Without spaces at its two ends.
  var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
