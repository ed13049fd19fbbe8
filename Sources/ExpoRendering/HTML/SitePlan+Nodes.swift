import ExpoModel

extension SitePlan {
  /// A label, with its language if that is not the language of the page.
  func node(_ label: Label) -> HTMLNode { node(ofLabel: text(label)) }

  func node(en: String, ko: String) -> HTMLNode { node(ofLabel: text(en: en, ko: ko)) }

  func node(ofLabel text: String) -> HTMLNode {
    labelLanguage.isEmpty ? .text(text) : .element(.span, labelLanguage, [.text(text)])
  }

  /// Words in the language of labels, with the language if the page has another.
  func marked(_ words: [HTMLNode]) -> [HTMLNode] {
    labelLanguage.isEmpty ? words : [.element(.span, labelLanguage, words)]
  }

  func link(_ picture: HTMLNode, _ root: String, toView path: String) -> HTMLNode {
    let hint = HTMLNode.element(.span, [.class("enlarge")], [node(en: "View larger", ko: "크게 보기")])
    return .link(root, path, [picture, hint])
  }

  /// The summary of an entry on one line; nil if it is blank.
  func summary(of index: Int) -> HTMLNode? {
    let summary = TextLines.joined(exhibition.entries[index].entry.shortDescription)
    return summary.isEmpty ? nil : .prose(summary)
  }

  /// The summary of an entry as the first paragraph of its page; nil if it is blank.
  func lead(of index: Int) -> HTMLNode? {
    summary(of: index).map { .element(.p, [.class("lead")] + language(of: index), [$0]) }
  }

  /// The link from a list to the page of an entry.
  func link(toEntry index: Int) -> HTMLNode {
    .element(.a, [.text("href", entryPaths[index])], [Self.title(name(of: index))])
  }

  /// The text of an entry; nil if it is blank.
  func prose(of index: Int) -> HTMLNode? {
    Self.prose(exhibition.entries[index].entry.description, language(of: index))
  }

  /// The attributes for texts of an entry in another language than the page (WCAG 2.2, 3.1.2); empty in the same.
  func language(of index: Int) -> [HTMLAttribute] {
    entryLanguages[index].map { LanguageTag($0).attributes(on: languageTag) } ?? []
  }

  /// The first words of an entry's text, or its name, shown instead of a missing picture.
  func excerpt(of index: Int) -> String {
    let text = exhibition.entries[index].entry.description
    let start = TextLines.joined(TextLines.beginning(of: text))
    return start.isEmpty ? name(of: index) : SitePage.Head.shortened(start)
  }

  /// Lines with visible line breaks between them.
  static func lines(_ lines: [String]) -> [HTMLNode] {
    Array(lines.map { [title($0)] }.joined(separator: [.lineBreak]))
  }

  /// A title on one line; a word breaks at a hyphen only if it is wider than the line.
  static func title(_ line: String) -> HTMLNode {
    guard line.utf8.contains(UInt8(ascii: "-")) else { return .prose(line) }
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map {
      (word) -> [HTMLNode] in
      let text = HTMLNode.prose(String(word))
      let isJoined = word.dropFirst().dropLast().contains("-")
      return [isJoined ? .element(.span, [.class("glossed")], [text]) : text]
    }
    return .rendered(HTMLNode.bytes(of: Array(words.joined(separator: [.text(" ")]))))
  }

  /// A text with its paragraphs; nil if it is blank.
  static func prose(_ text: String, _ language: [HTMLAttribute] = []) -> HTMLNode? {
    TextLines.isBlank(text)
      ? nil : .element(.div, [.class("prose")] + language, [.paragraphs(text)])
  }

  /// A text with its paragraphs, nil if it is blank; a long text folds after the second one on narrow screens.
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

  /// The length in bytes of the rest of a text above which it folds: some lines of a narrow screen.
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
