import ExpoRendering
import ExpoTerminal
import ExpoText

/// A page as blocks that a screen wraps: in the order and the roles of ``LineRenderer``.
enum PageBlocks {
  /// The blocks of a page, and what is known of its picture as one more fact.
  static func of(
    _ page: Page, picture: Page.Fact? = nil
  ) -> [WrappedText] {
    let summary = page.summary.map { $0.isEmpty ? [] : [WrappedText($0, .faint)] } ?? []
    let head = page.title.map { WrappedText($0, .heading) } + summary
    var facts = page.facts.map(block)
    if let picture { facts.append(block(picture)) }
    let paragraphs = page.paragraphs.map { $0.lines.map { WrappedText($0) } }
    return Array(([head, facts] + paragraphs).filter { !$0.isEmpty }.joined(separator: [.blank]))
  }

  private static func block(_ fact: Page.Fact) -> WrappedText {
    var text = StyledText()
    text.append(fact.label + fact.separator)
    let cells = DisplayWidth.of(text.string)
    text.append(fact.value)
    return WrappedText(text, hangingIndent: cells)
  }
}
