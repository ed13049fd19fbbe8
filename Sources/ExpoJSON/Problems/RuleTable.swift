/// The rules of one family, as an enumeration: the compiler requires the row of each.
///
/// The raw values are the indices of the cases: 0, 1, 2, …
// Usable from inline code, so that other modules find a rule without looking up the type first: each
// error needs its rule.
@usableFromInline
package protocol RuleTable: CaseIterable, RawRepresentable<Int>, Sendable {
  /// The rule of each case, made by ``makeRules()``.
  static var rules: [Rule] { get }
  /// The rule, made anew.
  var row: Rule { get }
}

extension RuleTable {
  /// The rule.
  @inlinable
  package var rule: Rule { Self.rules[rawValue] }

  /// Makes the rule of each case.
  package static func makeRules() -> [Rule] { allCases.map(\.row) }
}
