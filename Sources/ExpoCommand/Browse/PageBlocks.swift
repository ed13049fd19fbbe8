import ExpoRendering
import ExpoTerminal
import ExpoText

/// A page as blocks that a screen wraps: in the order and the roles of ``LineRenderer``.
enum PageBlocks {
  /// The blocks of a page, and what is known besides as one more fact.
  static func of(_ page: Page, and fact: Page.Fact? = nil) -> [WrappedText] {
    let summary = page.summary.flatMap { $0.isEmpty ? nil : $0 }
    let head =
      page.title.map { WrappedText($0, page.role(of: .title)) }
      + (summary.map { [WrappedText($0, page.role(of: .summary))] } ?? [])
    var facts = page.facts.map(block)
    if let fact { facts.append(block(fact)) }
    let role = page.role(of: .text)
    let paragraphs = page.paragraphs.map { $0.lines.map { WrappedText($0, role) } }
    return Array(([head, facts] + paragraphs).filter { !$0.isEmpty }.joined(separator: [.blank]))
  }

  private static func block(_ fact: Page.Fact) -> WrappedText {
    var text = StyledText()
    text.append(fact.label + fact.separator, .faint)
    let cells = DisplayWidth.of(text.string)
    text.append(fact.value, fact.isMark ? .warning : .plain)
    return WrappedText(text, hangingIndent: cells)
  }
}
