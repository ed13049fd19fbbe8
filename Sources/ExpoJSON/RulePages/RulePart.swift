package import ExpoBase

/// The parts of the explanation of a rule, in order.
package enum RulePart: CaseIterable, Sendable {
  case why, wrong, right, fix, converted, off

  /// The text of the part; empty if the rule has none.
  package func lines(of rule: Rule, in language: Language) -> [String] {
    switch self {
    case .why: Self.lines(rule.words(in: language).explanation)
    case .wrong: Self.lines(rule.example)
    case .right: Self.lines(rule.corrected)
    case .fix: Self.lines(rule.words(in: language).advice)
    case .converted: rule.conversions.map { "\($0.key) → \($0.value)" }
    case .off where !rule.isBuiltIn: []
    case .off:
      ["expo validate --ignore \(rule.name)", #".expo.json: {"ignore": ["\#(rule.name)"]}"#]
    }
  }

  private static func lines(_ text: String) -> [String] { text.isEmpty ? [] : [text] }

  /// Whether the text is code.
  var isCode: Bool {
    switch self {
    case .wrong, .right, .converted, .off: true
    case .why, .fix: false
    }
  }
}

// MARK: - Words

extension RulePart {
  /// The heading of the part.
  package func title(in language: Language) -> String {
    switch self {
    case .why: language.pick(en: "why it matters", ko: "문제가 되는 이유")
    case .wrong: language.pick(en: "wrong", ko: "잘못된 예")
    case .right: language.pick(en: "right", ko: "올바른 예")
    case .fix: language.pick(en: "how to fix it", ko: "고치는 방법")
    case .converted: language.pick(en: "what --fix converts", ko: "--fix로 바꾸는 표기")
    case .off: language.pick(en: "how to switch it off", ko: "끄는 방법")
    }
  }
}
