/// The description of a rule.
public struct RuleWords: Equatable, Sendable {
  /// What the rule finds, in one line.
  public let summary: String
  /// Why it matters, in one paragraph.
  public let explanation: String
  /// How to fix what the rule finds, in one paragraph; empty if there is nothing to say.
  public let advice: String

  /// Creates the words of a rule.
  public init(_ summary: String, explanation: String, advice: String = "") {
    self.summary = summary
    self.explanation = explanation
    self.advice = advice
  }
}
