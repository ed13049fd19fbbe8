import ExpoRendering
import ExpoTerminal
import ExpoBase

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
    var blocks = head
    append(facts, to: &blocks)
    let role = page.role(of: .text)
    for paragraph in page.paragraphs {
      append(paragraph.lines.lazy.map { WrappedText($0, role) }, to: &blocks)
    }
    return blocks
  }

  /// Appends a group of blocks, with an empty line before it unless it is the first.
  private static func append(
    _ group: some Collection<WrappedText>, to blocks: inout [WrappedText]
  ) {
    if group.isEmpty { return }
    if !blocks.isEmpty { blocks.append(.blank) }
    blocks.append(contentsOf: group)
  }

  private static func block(_ fact: Page.Fact) -> WrappedText {
    var text = StyledText()
    text.append(fact.label + fact.separator, .faint)
    let cells = DisplayWidth.of(text.string)
    text.append(fact.value, fact.isMark ? .warning : .plain)
    return WrappedText(text, hangingIndent: cells)
  }
}
