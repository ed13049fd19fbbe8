public import ExpoSource

extension Rule {
  /// Creates a custom rule with the code `PREFIX-NUMBER`.
  ///
  /// ```swift
  /// static let unroundedPrice = Rule(
  ///   "PIZZA", 1, name: "unrounded-price", family: .value, severity: .warning,
  ///   example: #"{"price": 15950}"#, corrected: #"{"price": 15900}"#
  /// ) { language in
  ///   switch language {
  ///   case .korean: RuleWords("내기 번거로운 가격", explanation: "…")
  ///   default: RuleWords("a price that is hard to pay", explanation: "…")
  ///   }
  /// }
  /// ```
  ///
  /// The codes of expo's rules, such as `EX101`, have no hyphen, so they cannot collide with it.
  ///
  /// - Parameters:
  ///   - prefix: The beginning of all codes of a program: `PIZZA`.
  ///   - number: The number of the rule, which must not be reused for another rule: `1`.
  ///   - name: The name in kebab case: `unrounded-price`.
  ///   - family: The subject of the rule.
  ///   - severity: The default severity of its problems.
  ///   - example: A short piece of a document that breaks the rule.
  ///   - corrected: The same piece, corrected.
  ///   - words: The description of the rule in a language.
  public init(
    _ prefix: String, _ number: Int, name: String, family: Family, severity: Severity = .error,
    example: String = "", corrected: String = "",
    words: @escaping @Sendable (Language) -> RuleWords
  ) {
    let facts = Facts(
      "\(prefix)-\(number)", name, family, severity, example: example, corrected: corrected)
    self.init(facts, of: OwnRule(words: words))
  }
}

/// The words of a rule that a program made.
private struct OwnRule: RuleSource {
  let words: @Sendable (Language) -> RuleWords

  func words(in language: Language) -> RuleWords { words(language) }
}
