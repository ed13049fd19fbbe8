public import ExpoSource

/// One thing that can be wrong with a document.
///
/// The code is never reused for another rule; people use the name. expo's own rules have codes such
/// as `EX103`. A program can add rules: see
/// ``init(_:_:name:family:severity:example:corrected:words:)``.
public struct Rule: Sendable {
  private let identity: Identity

  /// The stable code: `EX103`.
  public var code: String { identity.facts.code }
  /// The stable name in kebab case: `missing-comma`.
  public var name: String { identity.facts.name }
  /// The family.
  public var family: Family { identity.facts.family }
  /// The default severity.
  public var severity: Severity { identity.facts.severity }
  /// A short piece of a document that breaks the rule.
  public var example: String { identity.facts.example }
  /// The same piece, corrected.
  public var corrected: String { identity.facts.corrected }

  /// Values that the safe fix writes in another spelling, one of each form: `0x1F` → `31`.
  package var conversions: KeyValuePairs<String, String> { identity.facts.conversions }

  /// The words of the rule.
  public func words(in language: Language) -> RuleWords { identity.source.words(in: language) }

  /// Whether it is one of expo's own rules.
  package var isBuiltIn: Bool { identity.source is any RuleTable }

  /// The facts about a rule.
  @usableFromInline
  package struct Facts: Sendable {
    let code: String
    let name: String
    let family: Family
    let severity: Severity
    let example: String
    let corrected: String
    let conversions: KeyValuePairs<String, String>

    package init(
      _ code: String, _ name: String, _ family: Family, _ severity: Severity, example: String,
      corrected: String, conversions: KeyValuePairs<String, String> = [:]
    ) {
      self.code = code
      self.name = name
      self.family = family
      self.severity = severity
      self.example = example
      self.corrected = corrected
      self.conversions = conversions
    }
  }

  /// The data that all copies of a rule share, so that copying a rule copies only a reference.
  private final class Identity: Sendable {
    let facts: Facts
    let source: any RuleSource
    let codeHash: Int

    init(_ facts: Facts, _ source: any RuleSource) {
      self.facts = facts
      self.source = source
      codeHash = facts.code.hashValue
    }
  }

  init(_ facts: Facts, of source: any RuleSource) {
    identity = Identity(facts, source)
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
  public static func == (one: Rule, other: Rule) -> Bool {
    one.identity === other.identity
      || (one.identity.codeHash == other.identity.codeHash && one.code == other.code)
  }

  /// Hashes the code.
  public func hash(into hasher: inout Hasher) { hasher.combine(identity.codeHash) }
}
