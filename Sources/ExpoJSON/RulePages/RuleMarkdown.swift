public import ExpoBase

extension Rule {
  /// Rules as a page of Markdown: a table, and a section for each.
  public static func markdown(of rules: [Rule], in language: Language) -> String {
    RuleMarkdown(language: language).page(of: rules)
  }
}

/// Rules as Markdown: a table, and a section for each.
struct RuleMarkdown {
  let language: Language

  /// The table, and a section for each rule.
  func page(of rules: [Rule]) -> String {
    table(of: rules) + rules.map(section).joined()
  }

  private func table(of rules: [Rule]) -> String {
    let rows = rules.map { rule in
      "| \(rule.code) | `\(rule.name)` | \(rule.severity.rawValue) "
        + "| \(rule.words(in: language).summary) |\n"
    }
    return head + rows.joined()
  }

  private var head: String {
    language.pick(
      en: "| code | name | severity | finds |\n|---|---|---|---|\n",
      ko: "| 코드 | 이름 | 심각도 | 찾는 문제 |\n|---|---|---|---|\n")
  }

  private func section(_ rule: Rule) -> String {
    let words = rule.words(in: language)
    let parts = RulePart.allCases.map { part in
      let lines = part.lines(of: rule, in: language).joined(separator: "\n")
      guard !lines.isEmpty else { return "" }
      return "\n**\(part.title(in: language))**\n\n"
        + (part.isCode ? "```\n\(lines)\n```\n" : escaped(lines) + "\n")
    }
    return "\n## \(rule.code) \(rule.name)\n\n\(escaped(words.summary))\n" + parts.joined()
  }

  /// Text in which Markdown syntax is escaped.
  private func escaped(_ prose: String) -> String {
    String(prose.flatMap { "\\`*_[]<>#|".contains($0) ? ["\\", $0] : [$0] })
  }
}

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
