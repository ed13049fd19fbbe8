/// One thing that can be wrong with a document; the table of all rules is ``all``.
///
/// The code is never used again for another rule; the name is what people write.
public struct Rule: Hashable, Sendable {
  /// The stable code: `EX103`.
  public let code: String
  /// The stable name in kebab case: `missing-comma`.
  public let name: String
  /// The family, decided by the code's first digit.
  public let family: Family
  /// The severity unless the user says otherwise.
  public let severity: Severity
  /// What the rule finds, in one line.
  public let summary: String
  /// Why it matters and how to mend it, in one paragraph.
  public let explanation: String
  /// A short piece of a document that the rule finds.
  public let example: String

  init(
    _ code: String, _ name: String, _ family: Family, _ severity: Severity,
    summary: String, explanation: String, example: String
  ) {
    self.code = code
    self.name = name
    self.family = family
    self.severity = severity
    self.summary = summary
    self.explanation = explanation
    self.example = example
  }

  /// Rules with one concern.
  public enum Family: String, CaseIterable, Sendable {
    case syntax, encoding, shape, value, content, assets, structure

    /// What the family looks after, in one line.
    public var summary: String {
      switch self {
      case .syntax: "the grammar of JSON (RFC 8259)"
      case .encoding: "the bytes as UTF-8 text"
      case .shape: "keys and types, as an app decodes them"
      case .value: "numbers and dates that mean something"
      case .content: "text worth reading"
      case .assets: "the pictures of the entries"
      case .structure: "how documents and catalogs fit together"
      }
    }
  }

  /// Every rule, by code.
  public static let all: [Rule] =
    syntaxRules + encodingRules + shapeRules + valueRules + contentRules
    + assetRules + structureRules

  /// Every rule of that code, name, family (`syntax`) or code prefix (`EX1`); empty if unknown.
  public static func matching(_ selector: String) -> [Rule] {
    let code = selector.uppercased()
    let name = selector.lowercased()
    if name == "all" { return all }
    return all.filter {
      $0.name == name || $0.family.rawValue == name
        || (code.utf8.count >= 3 && code.hasPrefix("EX") && $0.code.hasPrefix(code))
    }
  }

  /// Every word that ``matching(_:)`` understands, for suggestions.
  public static var selectors: [String] {
    ["all"] + Family.allCases.map(\.rawValue) + all.flatMap { [$0.code, $0.name] }
  }
}
