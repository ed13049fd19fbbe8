public import ExpoSource

/// One thing that can be wrong with a document.
///
/// The code is never used again for another rule; the name is what people write.
public struct Rule: Sendable {
  /// The stable code: `EX103`.
  public let code: String
  /// The stable name in kebab case: `missing-comma`.
  public let name: String
  /// The family, decided by the code's first digit.
  public let family: Family
  /// The default severity.
  public let severity: Severity
  /// A short piece of a document that breaks the rule.
  public let example: String
  /// The same piece as it should be.
  public let corrected: String
  private let table: any RuleTable

  /// The words of the rule.
  public func words(in language: Language) -> RuleWords { table.words(in: language) }

  /// The facts about a rule.
  package struct Facts {
    let code: String
    let name: String
    let family: Family
    let severity: Severity
    let example: String
    let corrected: String

    package init(
      _ code: String, _ name: String, _ family: Family, _ severity: Severity, example: String,
      corrected: String
    ) {
      self.code = code
      self.name = name
      self.family = family
      self.severity = severity
      self.example = example
      self.corrected = corrected
    }
  }

  fileprivate init(_ facts: Facts, of table: any RuleTable) {
    code = facts.code
    name = facts.name
    family = facts.family
    severity = facts.severity
    example = facts.example
    corrected = facts.corrected
    self.table = table
  }

  /// Rules with one concern.
  public enum Family: String, CaseIterable, Sendable {
    /// The grammar of JSON.
    case syntax
    /// The bytes as UTF-8.
    case encoding
    /// Keys and types.
    case shape
    /// Numbers and dates.
    case value
    /// Strings for readers.
    case content
    /// Pictures.
    case assets
    /// Documents and catalogs together.
    case structure
  }
}

extension Rule: Hashable {
  /// Whether the codes are the same.
  public static func == (one: Rule, other: Rule) -> Bool { one.code == other.code }

  /// Hashes the code.
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

/// What help says about a rule.
public struct RuleWords: Equatable, Sendable {
  /// What the rule finds, in one line.
  public let summary: String
  /// Why it matters, in one paragraph.
  public let explanation: String
  /// How to fix what the rule finds.
  public let advice: String

  /// Creates the words of a rule.
  package init(_ summary: String, explanation: String, advice: String) {
    self.summary = summary
    self.explanation = explanation
    self.advice = advice
  }
}

/// The rules of one family, as an enumeration: the compiler asks for the facts and words of each.
package protocol RuleTable: CaseIterable, Sendable {
  /// What does not depend on a language.
  var facts: Rule.Facts { get }
  /// What does.
  func words(in language: Language) -> RuleWords
}

extension RuleTable {
  /// The rule.
  package var rule: Rule { Rule(facts, of: self) }
}

extension Rule.Family {
  /// What the rules of the family are about, in one line.
  public func summary(in language: Language) -> String {
    switch language {
    case .english: english
    case .korean: korean
    }
  }
}
