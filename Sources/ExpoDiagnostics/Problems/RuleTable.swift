public import ExpoSource

/// A source of the words of a rule.
@usableFromInline
package protocol RuleSource: Sendable {
  /// What the rule finds, why it matters and how to fix it.
  func words(in language: Language) -> RuleWords
}

/// The rules of one family, as an enumeration: the compiler requires the facts and words of each.
///
/// The raw values are the indices of the cases: 0, 1, 2, …
// Usable from inline code, so that other modules find a rule without looking up the type first: each
// error needs its rule.
@usableFromInline
package protocol RuleTable: RuleSource, CaseIterable, RawRepresentable<Int> {
  /// The rule of each case, made by ``makeRules()``.
  static var rules: [Rule] { get }
  /// The properties that do not depend on a language.
  var facts: Rule.Facts { get }
}

extension RuleTable {
  /// The rule.
  @inlinable
  package var rule: Rule { Self.rules[rawValue] }

  /// Makes the rule of each case.
  package static func makeRules() -> [Rule] { allCases.map { Rule($0.facts, of: $0) } }
}
