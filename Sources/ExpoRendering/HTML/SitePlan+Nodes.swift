import ExpoSource
import ExpoModel

extension SitePlan {
  /// A label, marked with its language if the page has another.
  func node(_ label: Label) -> HTMLNode { node(ofLabel: text(label)) }

  /// The text of a label, marked with its language if the page has another.
  func node(ofLabel text: String) -> HTMLNode {
    labelLanguage.isEmpty ? .text(text) : .element(.span, labelLanguage, [.text(text)])
  }

  /// The `lang` attribute of labels; none if the page has the same language.
  var labelLanguage: [HTMLAttribute] {
    LanguageTag(languageTag).primary == language.rawValue
      ? [] : [.text("lang", language.rawValue)]
  }

  /// The title of the portal, marked with its language if the page has another.
  func title(ofPortal part: PortalPart) -> HTMLNode {
    let language = part.portalLanguage.rawValue
    if LanguageTag(languageTag).primary == language { return .text(part.portalTitle) }
    return .element(.span, [.text("lang", language)], [.text(part.portalTitle)])
  }

  /// The facts of the poster as a description list; nil if there are none.
  func factList() -> HTMLNode? {
    guard !poster.facts.isEmpty else { return nil }
    let visitors = text(.visitors)
    return .element(
      .facts, [.class("facts")],
      poster.facts.map { fact in
        var value = HTMLNode.text(fact.value)
        if fact.label == visitors, let count = exhibition.exposition?.visitors {
          value = .element(.number, [HTMLAttribute("value", .number(count))], [value])
        }
        return .element(
          .div, [.element(.term, [node(ofLabel: fact.label)]), .element(.value, [value])])
      })
  }

  /// The first letter or digit of an entry's name, shown instead of a missing picture.
  func initial(of index: Int) -> String {
    let published = exhibition.entries[index]
    let initial = published.entry.name.prefix(32).first { $0.isLetter || $0.isNumber }
    // A grapheme cluster can be arbitrarily long, and is then unreadable.
    guard let initial, initial.utf8.count <= 32 else { return String(published.number) }
    return String(initial)
  }
}

extension SitePlan {
  /// Lines with visible line breaks between them.
  static func lines(_ lines: [String]) -> [HTMLNode] {
    var nodes: [HTMLNode] = []
    for line in lines {
      if !nodes.isEmpty { nodes.append(.lineBreak) }
      nodes.append(.text(line))
    }
    return nodes
  }

  /// A text with its paragraphs; nil if it is blank.
  static func prose(_ text: String) -> HTMLNode? {
    TextLines.isBlank(text)
      ? nil : .element(.div, [.class("prose")], [.paragraphs(text)])
  }
}
