/// The content of a poster or an entry, before it is rendered.
///
/// It contains the final labels, numbers, title lines and paragraphs, which are the same for the
/// terminal, Markdown and HTML. Strings are unescaped.
public struct Page: Equatable, Sendable {
  /// A labelled value: `개최지` and `프랑스 파리`.
  public struct Fact: Equatable, Sendable {
    /// The label.
    public let label: String
    /// The text between label and value: ` : ` in Korean, as the app writes it, `: ` in English.
    public let separator: String
    /// The value, on one line.
    public let value: String
    /// Whether the value is a mark, because the document has no readable value.
    package var isMark = false

    /// Creates a value with its label; line ends become spaces.
    public init(label: String, value: String, separator: String = ": ") {
      self.label = TextLines.joined(label)
      self.separator = separator
      self.value = TextLines.joined(value)
    }
  }

  /// A part of a page that may be a mark, because the document has no readable text.
  package enum Part: Sendable {
    case title, summary, text
  }

  /// A paragraph: see ``all(in:)``.
  public struct Paragraph: Equatable, Sendable {
    /// The lines, split at the line ends of the text; never empty.
    public let lines: [String]

    init(lines: [String]) { self.lines = lines }
  }

  /// The lines of the title.
  public let title: [String]
  /// A one-line summary.
  public let summary: String?
  /// The name of the image set.
  public let picture: String?
  /// Numbers, names and dates with their labels.
  public let facts: [Fact]
  /// The text.
  public let paragraphs: [Paragraph]
  /// The parts that are marks.
  private(set) var marks: Set<Part> = []

  /// Creates a page.
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

  /// The same page, of which some parts are marks.
  func marked(_ parts: [Part]) -> Page {
    var page = self
    page.marks = Set(parts)
    return page
  }

  /// The title on one line.
  var heading: String { title.joined(separator: " ") }

  /// The page with another title if its own is blank.
  func titled(_ fallback: String) -> Page {
    guard title.allSatisfy(TextLines.isBlank) else { return self }
    return Page(
      title: [fallback], summary: summary, picture: picture, facts: facts, paragraphs: paragraphs)
  }

  /// The page without its summary.
  var withoutSummary: Page {
    Page(title: title, picture: picture, facts: facts, paragraphs: paragraphs)
  }
}
