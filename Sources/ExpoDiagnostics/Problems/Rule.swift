public import ExpoSource

/// One thing that can be wrong with a document.
///
/// The code is never used again for another rule; the name is what people write.
public struct Rule: Sendable {
  private let identity: Identity

  /// The stable code: `EX103`.
  public var code: String { identity.facts.code }
  /// The stable name in kebab case: `missing-comma`.
  public var name: String { identity.facts.name }
  /// The family, decided by the code's first digit.
  public var family: Family { identity.facts.family }
  /// The default severity.
  public var severity: Severity { identity.facts.severity }
  /// A short piece of a document that breaks the rule.
  public var example: String { identity.facts.example }
  /// The same piece as it should be.
  public var corrected: String { identity.facts.corrected }

  /// The words of the rule.
  public func words(in language: Language) -> RuleWords { identity.table.words(in: language) }

  /// The facts about a rule.
  package struct Facts: Sendable {
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

  /// What all copies of a rule share, so that a copy costs no more than a reference.
  private final class Identity: Sendable {
    let facts: Facts
    let table: any RuleTable

    init(_ table: any RuleTable) {
      self.facts = table.facts
      self.table = table
    }
  }

  fileprivate init(_ table: any RuleTable) {
    identity = Identity(table)
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
  /// Whether both are the same rule; each is made only once.
  public static func == (one: Rule, other: Rule) -> Bool { one.identity === other.identity }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
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
///
/// The raw values are the places of the cases: 0, 1, 2, …
package protocol RuleTable: CaseIterable, RawRepresentable<Int>, Sendable {
  /// The rule of each case, made by ``makeRules()``.
  static var rules: [Rule] { get }
  /// What does not depend on a language.
  var facts: Rule.Facts { get }
  /// What does.
  func words(in language: Language) -> RuleWords
}

extension RuleTable {
  /// The rule.
  package var rule: Rule { Self.rules[rawValue] }

  /// Makes the rule of each case.
  package static func makeRules() -> [Rule] { allCases.map { Rule($0) } }
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
