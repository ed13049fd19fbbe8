public import ExpoText

/// Renders pages as lines for a terminal.
///
/// Title and summary, facts and each paragraph are parted by an empty line; what is longer than a
/// line is broken by ``LineBreaker``. No line is wider than asked for, but for a cluster that is
/// wider on its own. What a terminal would obey is made visible.
public struct LineRenderer: Sendable {
  /// Stands between a label and its value.
  private static let separator = " : "
  /// How far the rest of a fact is indented where its label leaves too little room, in cells.
  private static let smallIndent = 2

  /// The cells of a line.
  public let width: Int
  /// The cells of ambiguous characters.
  public let ambiguous: AmbiguousWidth

  /// A renderer for lines of so many cells.
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
    let label = VisibleText.of(fact.label) + Self.separator
    let room = DisplayWidth.of(label, ambiguous: ambiguous)
    let indent = room * 2 <= width ? room : Self.smallIndent
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
