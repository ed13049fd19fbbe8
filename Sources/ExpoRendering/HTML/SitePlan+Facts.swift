import ExpoBase
import ExpoModel

extension SitePlan {
  func factList() -> HTMLNode? {
    descriptionList("facts", poster.facts) { fact in
      if fact.member == .visitors, let count = exhibition.exposition?.visitors {
        let number = HTMLAttribute("value", .number(count))
        return [.element(.number, [number], [.prose(fact.value)])]
      }
      return fact.member == .duration ? dates(fact.value) : [.linked(fact.value)]
    }
  }

  func details(of index: Int) -> HTMLNode? {
    let facts = exhibition.entries[index].facts.compactMap { Page.Fact($0, in: language) }
    return descriptionList("details", facts) { [.linked($0.value)] }
  }

  private func descriptionList(
    _ kind: StaticString, _ facts: [Page.Fact], value: (Page.Fact) -> [HTMLNode]
  ) -> HTMLNode? {
    if facts.isEmpty { return nil }
    return .element(
      .facts, [.class(kind)],
      facts.map { fact in
        .element(
          .div,
          [.element(.term, [node(ofLabel: fact.label)]), .element(.value, value(fact))])
      })
  }

  /// The days of a duration in the language of labels, on at most two lines; the text if it is not a period.
  ///
  /// They are in one element if the page has another language, because the direction may differ.
  func dates(_ duration: String) -> [HTMLNode] {
    guard let period = ExpositionPeriod(duration) else { return [.prose(duration)] }
    let isAmerican = LanguageTag(languageTag).region == "US"
    let text = PeriodText(period, in: language, isAmerican: isAmerican)
    let first = Self.time(period.first, text.first)
    guard let last = text.last else { return marked([Self.kept([first])]) }
    let isSpaced = text.dash.last == " "
    let dash = HTMLNode.text(isSpaced ? String(text.dash.dropLast()) : text.dash)
    return marked([
      Self.kept([first, dash]), isSpaced ? .text(" ") : .possibleBreak,
      Self.kept([Self.time(period.last, last)]),
    ])
  }

  private static func time(_ day: CalendarDay, _ text: String) -> HTMLNode {
    .element(.time, [.text("datetime", day.isoText)], [.text(text)])
  }

  /// Nodes that stay on one line.
  private static func kept(_ nodes: [HTMLNode]) -> HTMLNode {
    .element(.span, [.class("keep")], nodes)
  }

  func credit(of index: Int) -> Credit? { Credit(exhibition.entries[index]) }

  /// The caption of an entry's picture: owner, license and source, linked.
  ///
  /// `<figcaption class="credit">Musée d’Art · <a href="…" rel="license">CC BY 4.0</a> · …`
  func caption(of index: Int) -> HTMLNode? {
    guard let credit = credit(of: index) else { return nil }
    var parts: [[HTMLNode]] = []
    if !credit.owner.isEmpty { parts.append([.linked(credit.owner)]) }
    if let name = credit.licenseName {
      parts.append([
        .element(.a, [.text("href", credit.license), .set("rel", "license")], [.text(name)])
      ])
    } else if !credit.license.isEmpty {
      parts.append([.linked(credit.license)])
    }
    if !credit.source.isEmpty {
      parts.append([
        node(.source), .text(text(.separator)), .linked(credit.source),
      ])
    }
    return .element(
      .caption, [.class("credit")],
      Array(parts.joined(separator: [.text("\u{A0}· ")])))
  }
}
