import ExpoSource
import ExpoModel

extension SitePlan {
  /// A label as a node; marked with its language where the page has another.
  func node(_ label: Label) -> HTMLNode { node(ofLabel: text(label)) }

  /// The same for the words of a label.
  func node(ofLabel text: String) -> HTMLNode {
    labelLanguage.isEmpty ? .text(text) : .element(.span, labelLanguage, [.text(text)])
  }

  /// What marks labels with their language; nothing where it is that of the page.
  var labelLanguage: [HTMLAttribute] {
    LanguageTag(languageTag).primary == language.rawValue
      ? [] : [.text("lang", language.rawValue)]
  }

  /// Lines with a visible line end between them.
  static func lines(_ lines: [String]) -> [HTMLNode] {
    var nodes: [HTMLNode] = []
    for line in lines {
      if !nodes.isEmpty { nodes.append(.lineBreak) }
      nodes.append(.text(line))
    }
    return nodes
  }

  /// A text in its paragraphs; nil if it says nothing.
  static func prose(_ text: String) -> HTMLNode? {
    TextLines.isBlank(text)
      ? nil : .element(.div, [.class("prose")], [.paragraphs(text)])
  }

  /// What is known of the exposition in numbers, names and dates, as a description list.
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
          .div,
          [
            .element(.term, [node(ofLabel: fact.label)]), .element(.value, [value]),
          ])
      })
  }
}

extension SitePlan {
  /// What stands in the place of a picture: the first letter of the name, as in an initial.
  func initial(of index: Int) -> String {
    let name = exhibition.entries[index].entry.name
    let letter = name.prefix(32).first { $0.isLetter || $0.isNumber }
    // A cluster may be of any length; a number says as much as an unreadable heap of marks.
    guard let letter, letter.utf8.count <= 32 else {
      return String(exhibition.entries[index].number)
    }
    return String(letter)
  }
}
