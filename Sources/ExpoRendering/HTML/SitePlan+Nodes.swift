import ExpoBase
import ExpoModel

extension SitePlan {
  /// A label, marked with its language if the page has another.
  func node(_ label: Label) -> HTMLNode { node(ofLabel: text(label)) }

  /// Words of one page, marked with their language if the page has another.
  func node(en: String, ko: String) -> HTMLNode { node(ofLabel: text(en: en, ko: ko)) }

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
    let language = part.portalLanguage
    if LanguageTag(languageTag).primary == language { return .text(part.portalTitle) }
    return .element(.span, [.text("lang", language)], [.text(part.portalTitle)])
  }

  /// The link of a picture to its large view.
  func link(_ picture: HTMLNode, toView address: HTMLAttribute.Value) -> HTMLNode {
    let hint = HTMLNode.element(.span, [.class("enlarge")], [node(en: "View larger", ko: "크게 보기")])
    return .element(.a, [HTMLAttribute("href", address)], [picture, hint])
  }

  /// The summary of an entry on one line; nil if it is blank.
  func summary(of index: Int) -> HTMLNode? {
    let summary = TextLines.joined(exhibition.entries[index].entry.shortDescription)
    return summary.isEmpty ? nil : .kept(summary)
  }

  /// What an entry of a list fills a slot with; nil for slots of other pages.
  func content(of slot: HTMLSlot, entry index: Int) -> HTMLNode? {
    switch slot {
    case .anchor: .text(anchor(of: index))
    case .path: .text(entryPaths[index])
    case .name: .kept(name(of: index))
    case .language: entryLanguages[index].map { .text($0) }
    case .direction: direction(of: index).map { .text($0) }
    default: nil
    }
  }

  /// The direction of an entry, if it is not that of the page.
  private func direction(of index: Int) -> String? {
    let tags = [languageTag, entryLanguages[index] ?? languageTag]
    let own = tags.map { LanguageTag($0).isRightToLeft }
    return own[0] == own[1] ? nil : own[1] ? "rtl" : "ltr"
  }

  /// The attributes of the texts of an entry in a template (WCAG 2.2, 3.1.2).
  static let part = [
    HTMLAttribute("lang", .optional(.language)), HTMLAttribute("dir", .optional(.direction)),
  ]

  /// The text of an entry with its paragraphs; nil if it is blank.
  func prose(of index: Int) -> HTMLNode? {
    let language = entryLanguages[index].map { [HTMLAttribute.text("lang", $0)] } ?? []
    let direction = direction(of: index).map { [HTMLAttribute.text("dir", $0)] } ?? []
    return Self.prose(exhibition.entries[index].entry.description, language + direction)
  }

  /// The first letter or digit of an entry's name, shown instead of a missing picture.
  func initial(of index: Int) -> String {
    let name = exhibition.entries[index].entry.name
    if let initial = Self.plainInitial(of: name) { return initial }
    let initial = name.prefix(32).first { $0.isLetter || $0.isNumber }
    // A grapheme cluster can be arbitrarily long, and is then unreadable.
    guard let initial, initial.utf8.count <= 32 else { return "◇" }
    return String(initial)
  }

  /// The first scalar of a name if it is a common letter or digit, and a whole cluster; else nil.
  ///
  /// Neither a table of properties nor the rules of UAX #29 are needed for it.
  private static func plainInitial(of name: String) -> String? {
    var scalars = name.unicodeScalars.makeIterator()
    guard let first = scalars.next(), isPlainLetter(first) else { return nil }
    if let second = scalars.next(), second != " ", !isPlainLetter(second) { return nil }
    return String(first)
  }

  private static func isPlainLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "가"..."힣", "一"..."\u{9FFF}": true
    default: false
    }
  }
}

extension SitePlan {
  /// Lines with visible line breaks between them.
  static func lines(_ lines: [String]) -> [HTMLNode] {
    var nodes: [HTMLNode] = []
    for line in lines {
      if !nodes.isEmpty { nodes.append(.lineBreak) }
      nodes.append(.kept(line))
    }
    return nodes
  }

  /// A text with its paragraphs; nil if it is blank.
  static func prose(_ text: String, _ language: [HTMLAttribute] = []) -> HTMLNode? {
    TextLines.isBlank(text)
      ? nil : .element(.div, [.class("prose")] + language, [.paragraphs(text)])
  }

  /// A text with its paragraphs, of which those after the second fold on narrow screens if they are
  /// long; nil if it is blank.
  func foldedProse(_ text: String) -> HTMLNode? {
    guard let (shown, rest) = Self.parts(of: text), rest.utf8.count > Self.longRest else {
      return Self.prose(text)
    }
    let summary = HTMLNode.element(.summary, [node(en: "Read on", ko: "더 읽기")])
    return .element(
      .div, [.class("prose")],
      [
        .paragraphs(shown),
        .element(.details, [.class("rest")], [summary, .paragraphs(rest)]),
      ])
  }

  /// The length in bytes from which a text is worth a fold: some lines of a narrow screen.
  private static let longRest = 300

  /// The first two paragraphs of a text, and the others; nil if there are no others.
  private static func parts(of text: String) -> (shown: String, rest: String)? {
    var text = text
    let third = text.withUTF8 { bytes in
      ProseLines(bytes).lazy.filter(\.beginsParagraph).dropFirst(2).first { _ in true }?.bytes
        .lowerBound
    }
    guard let third else { return nil }
    return (
      TextLines.substring(0..<third, of: text),
      TextLines.substring(third..<text.utf8.count, of: text)
    )
  }
}
