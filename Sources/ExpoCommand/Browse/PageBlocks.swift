import ExpoRendering
import ExpoTerminal
import ExpoText

/// A page as blocks that a screen wraps: in the order and the roles of ``LineRenderer``.
enum PageBlocks {
  private static let separator = " : "

  /// The blocks of a page, and what is known of its picture as one more fact.
  static func of(
    _ page: Page, picture: (label: String, text: String)? = nil
  ) -> [WrappedText] {
    let summary = page.summary.map { $0.isEmpty ? [] : [WrappedText($0, .faint)] } ?? []
    let head = page.title.map { WrappedText($0, .heading) } + summary
    var facts = page.facts.map { fact($0.label, $0.value) }
    if let picture { facts.append(fact(picture.label, picture.text)) }
    let paragraphs = page.paragraphs.map { $0.lines.map { WrappedText($0) } }
    return Array(([head, facts] + paragraphs).filter { !$0.isEmpty }.joined(separator: [.blank]))
  }

  private static func fact(_ label: String, _ value: String) -> WrappedText {
    var text = StyledText()
    text.append(label + separator)
    let cells = DisplayWidth.of(text.string)
    text.append(value)
    return WrappedText(text, hangingIndent: cells)
  }
}
