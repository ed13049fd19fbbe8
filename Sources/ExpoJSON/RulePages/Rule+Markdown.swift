public import ExpoBase

extension Rule {
  /// A Markdown page: a table of the rules, and a section for each.
  public static func markdown(of rules: [Rule], in language: Language) -> String {
    let head = language.pick(
      en: "| code | name | severity | finds |\n|---|---|---|---|\n",
      ko: "| 코드 | 이름 | 심각도 | 찾는 문제 |\n|---|---|---|---|\n")
    let rows = rules.map { rule in
      "| \(rule.code) | `\(rule.name)` | \(rule.severity.name) "
        + "| \(rule.words(in: language).summary) |\n"
    }
    return head + rows.joined() + rules.map { $0.section(in: language) }.joined()
  }

  private func section(in language: Language) -> String {
    let summary = Self.escaped(words(in: language).summary)
    let parts = parts(in: language).map { part in
      let text = part.lines.joined(separator: "\n")
      return "\n**\(part.title)**\n\n"
        + (part.isCode ? "```\n\(text)\n```\n" : Self.escaped(text) + "\n")
    }
    return "\n## \(code) \(name)\n\n\(summary)\n" + parts.joined()
  }

  private static func escaped(_ prose: String) -> String {
    String(prose.flatMap { "\\`*_[]<>#|".contains($0) ? ["\\", $0] : [$0] })
  }

  /// A part of a rule's explanation under a heading.
  package typealias Part = (title: String, lines: [String], isCode: Bool)

  /// The parts of the explanation that are not empty.
  package func parts(in language: Language) -> [Part] {
    let words = words(in: language)
    let parts: [Part] = [
      (
        language.pick(en: "why it matters", ko: "문제가 되는 이유"), [words.explanation],
        isCode: false
      ),
      (language.pick(en: "wrong", ko: "잘못된 예"), [example], isCode: true),
      (language.pick(en: "right", ko: "올바른 예"), [corrected], isCode: true),
      (language.pick(en: "how to fix it", ko: "고치는 방법"), [words.advice], isCode: false),
      (
        language.pick(en: "what --fix converts", ko: "--fix로 바꾸는 표기"),
        conversions.map { "\($0.key) → \($0.value)" }, isCode: true
      ),
      (
        language.pick(en: "how to switch it off", ko: "끄는 방법"),
        isBuiltIn
          ? ["expo validate --ignore \(name)", #".expo.json: {"ignore": ["\#(name)"]}"#] : [],
        isCode: true
      ),
    ]
    return parts.filter { $0.lines.contains { !$0.isEmpty } }
  }
}
