public import ExpoSource

/// One thing that can be wrong with a document.
///
/// The code is never used again for another rule; the name is what people write. expo's own rules
/// have codes such as `EX103`. A program can add rules: see
/// ``init(_:_:name:family:severity:example:corrected:words:)``.
public struct Rule: Sendable {
  /// The stable code: `EX103`.
  public let code: String
  /// The stable name in kebab case: `missing-comma`.
  public let name: String
  /// The family.
  public let family: Family
  /// The default severity.
  public let severity: Severity
  /// A short piece of a document that breaks the rule.
  public let example: String
  /// The same piece as it should be.
  public let corrected: String
  private let source: any RuleSource

  /// The words of the rule.
  public func words(in language: Language) -> RuleWords { source.words(in: language) }

  /// Whether it is a rule of expo and not of a program.
  package var isBuiltIn: Bool { source is any RuleTable }

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

  init(_ facts: Facts, of source: any RuleSource) {
    code = facts.code
    name = facts.name
    family = facts.family
    severity = facts.severity
    example = facts.example
    corrected = facts.corrected
    self.source = source
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

extension Rule.Family {
  /// What the rules of the family are about, in one line.
  public func summary(in language: Language) -> String {
    switch language {
    case .english: english
    case .korean: korean
    }
  }
}
