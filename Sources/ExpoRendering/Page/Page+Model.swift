public import ExpoSource
public import ExpoModel

extension Page {
  /// The poster of an exposition: `방문객` `48,130,300 명`, `개최지`, `개최 기간`, or in English.
  public init(_ exposition: Exposition, in language: Language) {
    let visitors = CommaFormatter().format(exposition.visitors)
    let facts = [
      (Label.visitors, language == .korean ? visitors + " 명" : visitors),
      (.location, exposition.location), (.duration, exposition.duration),
    ]
    self.init(
      title: TextLines.ofTitle(exposition.title),
      facts: facts.map { label, value in
        Fact(label: label.text(in: language), value: TextLines.joined(value))
      },
      paragraphs: Paragraph.all(in: exposition.description))
  }

  /// The page of an entry.
  public init(_ entry: Entry) {
    self.init(
      title: TextLines.of(entry.name), summary: TextLines.joined(entry.shortDescription),
      picture: entry.imageName, paragraphs: Paragraph.all(in: entry.description))
  }
}
