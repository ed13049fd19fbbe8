public import ExpoBase
public import ExpoModel

/// The content of a poster or an entry, before it is rendered.
///
/// It contains the final labels, numbers, title lines and paragraphs, which are the same for the
/// terminal, Markdown and HTML. Strings are unescaped.
public struct Page: Equatable, Sendable {
  /// A labeled value: `개최지` and `프랑스 파리`.
  public struct Fact: Equatable, Sendable {
    /// The label.
    public let label: String
    /// The text between label and value: ` : ` in Korean, as the app writes it, `: ` in English.
    public let separator: String
    /// The value, on one line.
    public let value: String
    /// The member that the label stands for; nil if a document or its settings give the label.
    fileprivate(set) var member: Label?
    /// Whether the value is a mark such as `[missing]`, because the document has no readable value.
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
  public private(set) var title: [String]
  /// A one-line summary.
  public internal(set) var summary: String?
  /// The name of the image set.
  public let picture: String?
  /// Numbers, names and dates with their labels.
  public let facts: [Fact]
  /// The text.
  public let paragraphs: [Paragraph]
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

  var heading: String { title.joined(separator: " ") }

  /// The page with another title if its own is blank.
  func titled(_ fallback: String) -> Page {
    guard title.allSatisfy(TextLines.isBlank) else { return self }
    var page = self
    page.title = [fallback]
    return page
  }
}

extension Page {
  /// Creates the poster of an exposition, with labels in a language.
  public init(_ exposition: Exposition, in language: Language) {
    self.init(PartialExposition(exposition), in: language)
  }

  /// Creates the page of an entry, with the labels of its facts in a language.
  public init(_ entry: Entry, facts: [EntryFact] = [], in language: Language = .english) {
    self.init(PartialEntry { .readable(entry[$0]) }, facts: facts, in: language)
  }
}

extension Page.Fact {
  init(_ label: Label, _ value: String, in language: Language) {
    self.init(
      label: label.text(in: language), value: value,
      separator: Label.separator.text(in: language))
    member = label
  }

  /// Creates a fact of an entry; nil if its text is blank.
  init?(_ fact: EntryFact, in language: Language) {
    let value = TextLines.joined(fact.text)
    if TextLines.isBlank(value) { return nil }
    self.init(
      label: fact.member.label(in: language), value: value,
      separator: Label.separator.text(in: language))
  }
}

extension Page {
  /// Creates the poster of an exposition as far as it can be read, with a mark for each unreadable member:
  /// `Dates: [could not be read]`; blank members are left out.
  ///
  /// In Korean, the app writes the unit of the visitors after a space, unlike running text: `spacesUnits`.
  /// `dates` formats the duration.
  package init(
    _ exposition: PartialExposition, in language: Language, spacesUnits: Bool = true,
    dates: ((String) -> String)? = nil
  ) {
    let title = exposition.title
    let text = exposition.description
    let facts = [
      Fact(.visitors, exposition.visitors, in: language) {
        let number = CommaFormatter().format($0)
        return language.pick(en: number, ko: number + (spacesUnits ? " 명" : "명"))
      },
      Fact(.location, exposition.location, in: language, TextLines.joined),
      Fact(.duration, exposition.duration, in: language, dates ?? TextLines.joined),
    ]
    self.init(
      title: title.mark(in: language).map { [$0] } ?? TextLines.ofTitle(title.value ?? ""),
      facts: facts.compactMap(\.self), paragraphs: Self.paragraphs(text, in: language))
    marks = Set((title.isFaulty ? [.title] : []) + (text.isFaulty ? [.text] : []))
  }

  /// Creates the page of an entry as far as it can be read, with a mark for each unreadable member.
  package init(_ entry: PartialEntry, facts: [EntryFact] = [], in language: Language) {
    let name = entry[.name]
    let summary = entry[.shortDescription]
    let text = entry[.description]
    self.init(
      title: name.mark(in: language).map { [$0] } ?? TextLines.of(name.value ?? ""),
      summary: summary.mark(in: language) ?? summary.value.map(TextLines.joined),
      picture: entry[.imageName].value, facts: facts.compactMap { Fact($0, in: language) },
      paragraphs: Self.paragraphs(text, in: language))
    marks = Set(
      (name.isFaulty ? [.title] : []) + (summary.isFaulty ? [.summary] : [])
        + (text.isFaulty ? [.text] : []))
  }

  private static func paragraphs(
    _ text: PartialMember<String>, in language: Language
  ) -> [Paragraph] {
    text.mark(in: language).map { [Paragraph(lines: [$0])] }
      ?? Paragraph.all(in: text.value ?? "")
  }
}

extension Page.Fact {
  /// Creates a value or its mark; nil for a blank value and for a missing member that is optional.
  package init?<Value>(
    _ label: Label, _ member: PartialMember<Value>, in language: Language,
    _ words: (Value) -> String
  ) {
    guard let text = member.mark(in: language) ?? member.value.map(words), !TextLines.isBlank(text)
    else { return nil }
    self.init(label, text, in: language)
    isMark = member.isFaulty
  }
}

extension PartialMember {
  /// The text in place of a member that is unreadable or missing: `[could not be read]`, `[missing]`; else nil.
  package func mark(in language: Language) -> String? {
    switch self {
    case .unreadable: "[\(Label.unreadable.text(in: language))]"
    case .missing: "[\(Label.missing.text(in: language))]"
    case .readable, .omitted: nil
    }
  }
}

extension Page {
  /// Creates the page of a document that cannot be read at all: a title and a mark.
  package init(unreadable title: String, in language: Language) {
    let mark = PartialMember<String>.unreadable.mark(in: language)
    self.init(title: [title], paragraphs: [Paragraph(lines: [mark].compactMap(\.self))])
    marks = [.text]
  }
}
