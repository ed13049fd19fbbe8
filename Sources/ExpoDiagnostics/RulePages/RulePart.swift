package import ExpoSource

/// The parts of the explanation of a rule, in order.
package enum RulePart: CaseIterable, Sendable {
  case why, wrong, right, fix, converted, off

  /// The heading of the part.
  package func title(in language: Language) -> String {
    switch language {
    case .english: englishTitle
    case .korean: koreanTitle
    }
  }

  /// The text of the part; empty if the rule has none.
  package func lines(of rule: Rule, in language: Language) -> [String] {
    switch self {
    case .why: Self.lines(rule.words(in: language).explanation)
    case .wrong: Self.lines(rule.example)
    case .right: Self.lines(rule.corrected)
    case .fix: Self.lines(rule.words(in: language).advice)
    case .converted: rule.conversions.map { "\($0.key) → \($0.value)" }
    case .off where !rule.isBuiltIn || rule.family == .export: []
    case .off:
      ["expo validate --ignore \(rule.name)", #".expo.json: {"ignore": ["\#(rule.name)"]}"#]
    }
  }

  private static func lines(_ text: String) -> [String] { text.isEmpty ? [] : [text] }

  /// Whether the text is code.
  package var isCode: Bool {
    switch self {
    case .wrong, .right, .converted, .off: true
    case .why, .fix: false
    }
  }
}
