public import ExpoText

/// Renders pages as lines for a terminal.
///
/// Title and summary, facts, and paragraphs are separated by an empty line; longer lines are broken by
/// ``LineBreaker``. No line exceeds the width, except for a single grapheme cluster wider than that.
/// Control characters are made visible.
public struct LineRenderer: Sendable {
  /// The hanging indent of a fact whose label takes more than half the line, in cells.
  private static let smallIndent = 2

  /// The width of a line in cells.
  public let width: Int
  /// The width of ambiguous characters.
  public let ambiguous: AmbiguousWidth

  /// Creates a renderer for lines of a width in cells.
  public init(width: Int, ambiguous: AmbiguousWidth = .narrow) {
    self.width = width
    self.ambiguous = ambiguous
  }

  /// The lines of a page, without line ends.
  ///
  /// `대전 엑스포 1993`, an empty line, `방문객 : 14,005,808 명`, `개최지 : 대한민국 대전` …
  public func lines(of page: Page) -> [StyledText] {
    let head =
      page.title.flatMap { lines(of: $0, .heading) }
      + (page.summary.map { lines(of: $0, .faint) } ?? [])
    let facts = page.facts.flatMap(lines)
    let paragraphs = page.paragraphs.map { $0.lines.flatMap { lines(of: $0, .plain) } }
    let blocks = ([head, facts] + paragraphs).filter { !$0.isEmpty }
    return Array(blocks.joined(separator: [StyledText()]))
  }

  private func lines(of fact: Page.Fact) -> [StyledText] {
    let label = VisibleText.of(fact.label) + fact.separator
    let labelWidth = DisplayWidth.of(label, ambiguous: ambiguous)
    let indent = labelWidth * 2 <= width ? labelWidth : Self.smallIndent
    return lines(of: label + fact.value, .plain, indent: indent)
  }

  private func lines(
    of text: String, _ role: StyledText.Role, indent: Int = 0
  ) -> [StyledText] {
    LineBreaker(width: width, hangingIndent: indent, ambiguous: ambiguous)
      .lines(of: VisibleText.of(text)).map { line in
        var styled = StyledText()
        styled.append(String(repeating: " ", count: line.indent))
        styled.append(String(line.text), role)
        return styled
      }
  }
}
