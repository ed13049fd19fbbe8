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
