package import ExpoModel
package import ExpoBase

extension Page {
  /// Creates the poster of an exposition as far as it can be read, with a mark for each other
  /// member: `Duration: [could not be read]`.
  package init(_ exposition: PartialExposition, in language: Language) {
    let (title, text) = (exposition.title, exposition.description)
    let facts = [
      Fact(.visitors, exposition.visitors, in: language) {
        Label.visitorCount($0).text(in: language)
      },
      Fact(.location, exposition.location, in: language, TextLines.joined),
      Fact(.duration, exposition.duration, in: language, TextLines.joined),
    ]
    self = Page(
      title: title.mark(in: language).map { [$0] } ?? TextLines.ofTitle(title.value ?? ""),
      facts: facts.compactMap(\.self), paragraphs: Self.paragraphs(text, in: language)
    ).marked((title.isFaulty ? [.title] : []) + (text.isFaulty ? [.text] : []))
  }

  /// Creates the page of an entry as far as it can be read, with a mark for each other member and
  /// the labels of its facts in a language.
  package init(_ entry: PartialEntry, facts: [EntryFact] = [], in language: Language) {
    let (name, summary, text) = (entry.name, entry.shortDescription, entry.description)
    self = Page(
      title: name.mark(in: language).map { [$0] } ?? TextLines.of(name.value ?? ""),
      summary: summary.mark(in: language) ?? summary.value.map(TextLines.joined),
      picture: entry.imageName.value, facts: facts.compactMap { Fact($0, in: language) },
      paragraphs: Self.paragraphs(text, in: language)
    ).marked(
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
  /// Creates a value or its mark, with its label; nil for a member that may be missing and is.
  package init?<Value>(
    _ label: Label, _ member: PartialMember<Value>, in language: Language,
    _ words: (Value) -> String
  ) {
    guard let text = member.mark(in: language) ?? member.value.map(words) else { return nil }
    self.init(label, text, in: language)
    isMark = member.isFaulty
  }
}

extension PartialMember {
  /// The words in place of a member with a fault: `[could not be read]`, `[missing]`; else nil.
  package func mark(in language: Language) -> String? {
    switch self {
    case .unreadable: "[\(Label.unreadable.text(in: language))]"
    case .missing: "[\(Label.missing.text(in: language))]"
    case .readable, .omitted: nil
    }
  }
}

extension Page {
  /// Creates the page of what cannot be read at all: a title and a mark.
  package init(unreadable title: String, in language: Language) {
    let mark = PartialMember<String>.unreadable.mark(in: language)
    self = Page(
      title: [title], paragraphs: [Paragraph(lines: [mark].compactMap(\.self))]
    ).marked([.text])
  }
}
