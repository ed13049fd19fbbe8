/// What a reader gets to see of an exposition or an entry, before anybody says how it looks.
///
/// Labels, number format, the lines of a title and the paragraphs of a text are decided here once;
/// terminal, Markdown and HTML only render them. Texts are the data's own, unescaped.
public struct Page: Equatable, Sendable {
  /// A labelled line: `개최지` and `프랑스 파리`.
  public struct Fact: Equatable, Sendable {
    /// What the value is.
    public let label: String
    /// The value, in one line.
    public let value: String
  }

  /// A paragraph: its lines, broken where the text breaks them.
  public struct Paragraph: Equatable, Sendable {
    /// The lines; never none.
    public let lines: [String]
  }

  /// The lines of the title.
  public let title: [String]
  /// One line about it.
  public let summary: String?
  /// The name of its image set.
  public let picture: String?
  /// What is known in numbers, names and dates.
  public let facts: [Fact]
  /// The text.
  public let paragraphs: [Paragraph]

  /// Brings a page together.
  public init(
    title: [String], summary: String? = nil, picture: String? = nil, facts: [Fact] = [],
    paragraphs: [Paragraph] = []
  ) {
    self.title = title
    self.summary = summary
    self.picture = picture
    self.facts = facts
    self.paragraphs = paragraphs
  }

  /// The page with some words for its title, if it has none of its own.
  func titled(_ words: String) -> Page {
    guard title.allSatisfy(TextLines.isBlank) else { return self }
    return Page(
      title: [words], summary: summary, picture: picture, facts: facts, paragraphs: paragraphs)
  }
}
