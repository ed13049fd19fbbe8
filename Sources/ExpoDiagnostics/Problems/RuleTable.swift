package import ExpoSource

/// Where the words of a rule come from.
package protocol RuleSource: Sendable {
  /// What the rule finds, why it matters and how to fix it.
  func words(in language: Language) -> RuleWords
}

/// The rules of one family, as an enumeration: the compiler asks for the facts and words of each.
package protocol RuleTable: RuleSource, CaseIterable {
  /// What does not depend on a language.
  var facts: Rule.Facts { get }
}

extension RuleTable {
  /// The rule.
  package var rule: Rule { Rule(facts, of: self) }
}
