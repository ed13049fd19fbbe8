package import ExpoBase

/// Renders pages as lines for a terminal.
///
/// Title and summary, facts, and paragraphs are separated by empty lines; long lines are broken by the rules of
/// Korean typography. No line exceeds the width, except for a single grapheme cluster that is wider. Control
/// characters are made visible.
public struct LineRenderer: Sendable {
  /// The hanging indent of a fact whose label takes more than half the line, in cells.
  private static let smallIndent = 2

  /// The width of a line in cells.
  public let width: Int
  let ambiguous: AmbiguousWidth

  /// Creates a renderer for lines of a width in cells.
  public init(width: Int) {
    self.init(width: width, ambiguous: .narrow)
  }

  /// Creates a renderer for a terminal that draws ambiguous characters in one or two cells.
  package init(width: Int, ambiguous: AmbiguousWidth) {
    self.width = width
    self.ambiguous = ambiguous
  }

  /// The lines of a page, without line ends.
  ///
  /// `대전 엑스포 1993`, an empty line, `방문객 : 14,005,808 명`, `개최지 : 대한민국 대전` …
  public func lines(of page: Page) -> [String] { styledLines(of: page).map(\.string) }

  /// The lines of a page with the roles of their parts.
  package func styledLines(of page: Page) -> [StyledText] {
    let head =
      page.title.flatMap { lines(of: $0, page.role(of: .title)) }
      + (page.summary.map { lines(of: $0, page.role(of: .summary)) } ?? [])
    let facts = page.facts.flatMap(lines)
    let text = page.role(of: .text)
    let paragraphs = page.paragraphs.map { $0.lines.flatMap { lines(of: $0, text) } }
    let blocks = ([head, facts] + paragraphs).filter { !$0.isEmpty }
    return Array(blocks.joined(separator: [StyledText()]))
  }

  private func lines(of fact: Page.Fact) -> [StyledText] {
    let label = VisibleText.of(fact.label) + fact.separator
    let labelWidth = DisplayWidth.of(label, ambiguous: ambiguous)
    let indent = labelWidth * 2 <= width ? labelWidth : Self.smallIndent
    return lines(of: label + fact.value, fact.isMark ? .warning : .plain, indent: indent)
  }

  private func lines(
    of text: String, _ role: StyledText.Role, indent: Int = 0
  ) -> [StyledText] {
    StyledText(text, role).lines(
      by: LineBreaker(width: width, hangingIndent: indent, ambiguous: ambiguous))
  }
}

extension Page {
  package func role(of part: Part) -> StyledText.Role {
    if marks.contains(part) { return .warning }
    switch part {
    case .title: return .heading
    case .summary: return .faint
    case .text: return .plain
    }
  }
}
