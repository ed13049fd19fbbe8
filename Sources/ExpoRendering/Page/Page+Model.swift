public import ExpoBase
public import ExpoModel

extension Page {
  /// Creates the poster of an exposition, with labels in a language.
  public init(_ exposition: Exposition, in language: Language) {
    let facts: [(Label, String)] = [
      (.visitors, Label.visitorCount(exposition.visitors).text(in: language)),
      (.location, exposition.location), (.duration, exposition.duration),
    ]
    self.init(
      title: TextLines.ofTitle(exposition.title),
      facts: facts.map { label, value in
        Fact(label, value, in: language)
      },
      paragraphs: Paragraph.all(in: exposition.description))
  }

  /// Creates the page of an entry, with the labels of its facts in a language.
  public init(_ entry: Entry, facts: [EntryFact] = [], in language: Language = .english) {
    self.init(
      title: TextLines.of(entry.name), summary: TextLines.joined(entry.shortDescription),
      picture: entry.imageName, facts: facts.compactMap { Fact($0, in: language) },
      paragraphs: Paragraph.all(in: entry.description))
  }
}

extension Page.Fact {
  /// Creates a value with its label in a language.
  package init(_ label: Label, _ value: String, in language: Language) {
    self.init(
      label: label.text(in: language), value: value,
      separator: Label.separator.text(in: language))
  }

  /// Creates a fact of an entry, its label in a language; nil if its text is blank.
  init?(_ fact: EntryFact, in language: Language) {
    let value = TextLines.joined(fact.text)
    if TextLines.isBlank(value) { return nil }
    self.init(
      label: fact.member.label(in: language), value: value,
      separator: Label.separator.text(in: language))
  }
}
