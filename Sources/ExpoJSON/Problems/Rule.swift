public import ExpoBase

/// Something that can be wrong with a document.
///
/// People use the name; the code, such as `EX103`, is never used for another rule. A program adds rules with
/// ``init(_:_:name:family:severity:example:corrected:words:)``.
public final class Rule: Sendable {
  /// The stable code: `EX103`.
  public let code: String
  /// The stable name in kebab case: `missing-comma`.
  public let name: String
  /// What the rule is about.
  public let family: Family
  /// The default severity.
  public let severity: Severity
  /// A short piece of a document that breaks the rule.
  let example: String
  let corrected: String
  /// Values before and after the safe fix, one of each form: `0x1F` → `31`.
  let conversions: KeyValuePairs<String, String>
  private let words: @Sendable (Language) -> RuleWords
  /// Computed once: sets of rules are searched for each problem.
  private let codeHash: Int

  /// Creates a rule of expo with its words from Resources/rules.
  package init(
    _ code: String, _ name: String, _ family: Family, _ severity: Severity, example: String,
    corrected: String, conversions: KeyValuePairs<String, String> = [:],
    words: @escaping @Sendable (Language) -> RuleWords
  ) {
    self.code = code
    codeHash = code.hashValue
    self.name = name
    self.family = family
    self.severity = severity
    self.example = example
    self.corrected = corrected
    self.conversions = conversions
    self.words = words
  }

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
  /// The codes of expo's rules, such as `EX101`, have no hyphen, so the new code differs from all of them.
  ///
  /// - Parameters:
  ///   - prefix: The beginning of all codes of a program: `PIZZA`.
  ///   - number: The number of the rule, never used for another: `1`.
  ///   - name: The name in kebab case: `unrounded-price`.
  ///   - family: The subject of the rule.
  ///   - severity: The default severity of its problems.
  ///   - example: A short piece of a document that breaks the rule.
  ///   - corrected: The same piece, corrected.
  ///   - words: The description of the rule in a language.
  public convenience init(
    _ prefix: String, _ number: Int, name: String, family: Family, severity: Severity = .error,
    example: String = "", corrected: String = "",
    words: @escaping @Sendable (Language) -> RuleWords
  ) {
    self.init(
      "\(prefix)-\(number)", name, family, severity, example: example, corrected: corrected,
      words: words)
  }

  /// The words of the rule.
  public func words(in language: Language) -> RuleWords { words(language) }

  /// Whether the rule belongs to expo: the code of a custom rule has a hyphen.
  var isBuiltIn: Bool { !code.utf8.contains(UInt8(ascii: "-")) }

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
    /// Images and asset catalogs.
    case assets
    /// Documents and catalogs together.
    case structure
  }
}

extension Rule: Hashable {
  /// Whether the codes are the same.
  public static func == (one: Rule, other: Rule) -> Bool {
    one === other || (one.codeHash == other.codeHash && one.code == other.code)
  }

  /// Hashes the code.
  public func hash(into hasher: inout Hasher) { hasher.combine(codeHash) }
}

extension Rule.Family {
  /// The name on the command line and in reports.
  package var name: String { rawValue }

  /// The subject of the rules in one line.
  package func summary(in language: Language) -> String {
    switch self {
    case .syntax: language.pick(en: "the grammar of JSON (RFC 8259)", ko: "JSON 문법(RFC 8259)")
    case .encoding: language.pick(en: "the bytes as UTF-8 text", ko: "UTF-8 인코딩과 문자")
    case .shape: language.pick(en: "keys and types, as an app decodes them", ko: "앱이 디코딩하는 키와 타입")
    case .value: language.pick(en: "valid numbers and dates", ko: "숫자와 날짜의 값")
    case .content: language.pick(en: "the texts and names of entries", ko: "텍스트의 내용")
    case .assets: language.pick(en: "the images of the entries", ko: "항목의 이미지")
    case .structure:
      language.pick(en: "how documents and catalogs fit together", ko: "문서와 카탈로그의 구성")
    }
  }
}

/// The description of a rule.
public struct RuleWords: Equatable, Sendable {
  /// What the rule finds, in one line.
  public let summary: String
  /// Why it matters, in one paragraph.
  public let explanation: String
  /// How to fix it, in one paragraph; may be empty.
  public let advice: String

  /// Creates the words of a rule.
  public init(_ summary: String, explanation: String, advice: String = "") {
    self.summary = summary
    self.explanation = explanation
    self.advice = advice
  }
}
