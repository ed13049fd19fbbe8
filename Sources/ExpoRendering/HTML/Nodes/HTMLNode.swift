/// A node of a page.
///
/// Data enters a page only as ``text(_:)``, ``prose(_:)``, ``linked(_:)``, ``paragraphs(_:)``, ``json(_:)`` or
/// the value of an attribute, which are all escaped: `.element(.p, [], [.text("a < b")])` → `<p>a &lt; b</p>`.
enum HTMLNode: Sendable {
  case element(HTMLTag, [HTMLAttribute], [HTMLNode])
  case text(String)
  /// Text without line ends. A line does not break between a word and its particle or gloss (``UnbreakableText``).
  case prose(String)
  /// Prose in which addresses of the web are links.
  case linked(String)
  case lineBreak
  case possibleBreak
  /// The paragraphs of a text with links, rendered without splitting it into strings.
  case paragraphs(String)
  case json(DataValue)
  /// The bytes of nodes rendered in advance, because many pages share them.
  case rendered([UInt8])

  /// A link to a file of the site; `root` is the path from the page to the folder of the site.
  static func link(
    _ root: String, _ path: String, rel: StaticString? = nil, _ content: [HTMLNode]
  ) -> HTMLNode {
    .element(
      .a,
      [HTMLAttribute("href", .file(root: root, path: path))]
        + (rel.map { [.set("rel", $0)] } ?? []), content)
  }

  static func element(_ tag: HTMLTag, _ children: [HTMLNode]) -> HTMLNode {
    .element(tag, [], children)
  }
}

extension HTMLNode {
  func append(to bytes: inout [UInt8]) {
    switch self {
    case .element(let tag, let attributes, let children):
      Self.open(tag, attributes, to: &bytes)
      if case .void = tag.layout { return }
      for child in children { child.append(to: &bytes) }
      Self.close(tag, to: &bytes)
    case .text(let text): HTMLText.append(text, to: &bytes)
    case .prose(var text): text.withUTF8 { Self.appendLine($0, to: &bytes) }
    case .linked(var text): text.withUTF8 { Self.append(linked: $0, to: &bytes) }
    case .lineBreak: bytes.append("<br>")
    case .possibleBreak: bytes.append("<wbr>")
    case .paragraphs(var text):
      text.withUTF8 { Self.appendParagraphs(of: $0, to: &bytes) }
    case .json(let json): json.append(to: &bytes)
    case .rendered(let rendered): bytes.append(contentsOf: rendered)
    }
  }

  static func bytes(of nodes: [HTMLNode]) -> [UInt8] {
    var bytes: [UInt8] = []
    for node in nodes { node.append(to: &bytes) }
    return bytes
  }

  private static func appendParagraphs(
    of text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]
  ) {
    var isFirst = true
    for line in ProseLines(text) {
      bytes.append(line.beginsParagraph ? isFirst ? "<p>" : "</p>\n<p>" : "<br>")
      isFirst = false
      append(linked: UnsafeBufferPointer(rebasing: text[line.bytes]), to: &bytes)
    }
    if !isFirst { bytes.append("</p>\n") }
  }

  /// Appends a line whose addresses are links: `<a href="https://a.org">https://a.org</a>`.
  private static func append(linked line: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    var written = 0
    while let address = WebAddress.first(in: line, from: written) {
      appendLine(UnsafeBufferPointer(rebasing: line[written..<address.lowerBound]), to: &bytes)
      let text = UnsafeBufferPointer(rebasing: line[address])
      bytes.append("<a href=\"")
      HTMLText.append(text, to: &bytes)
      bytes.append("\">")
      HTMLText.append(text, to: &bytes)
      bytes.append("</a>")
      written = address.upperBound
    }
    appendLine(UnsafeBufferPointer(rebasing: line[written...]), to: &bytes)
  }

  /// Appends a line, with an element around each part that must stay on one line.
  ///
  /// If a word with its gloss may be too long for a line, the line may break before the gloss.
  private static func appendLine(
    _ line: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]
  ) {
    var written = 0
    // A word may have several unbreakable parts, but is examined only once.
    var examined = 0
    while let part = UnbreakableText.first(in: line, from: written) {
      if part.lowerBound >= examined {
        let word = UnbreakableText.word(around: part, in: line, from: written)
        examined = word.bytes.upperBound
        if word.isLong {
          HTMLText.append(
            UnsafeBufferPointer(rebasing: line[written..<word.bytes.lowerBound]), to: &bytes)
          if word.isBox { bytes.append("<span class=\"glossed\">") }
          appendLongWord(UnsafeBufferPointer(rebasing: line[word.bytes]), to: &bytes)
          if word.isBox { bytes.append("</span>") }
          written = examined
          continue
        }
      }
      append(line, from: written, keeping: part, to: &bytes)
      written = part.upperBound
    }
    HTMLText.append(UnsafeBufferPointer(rebasing: line[written...]), to: &bytes)
  }

  /// Appends a long word and keeps its parts together; a line may break before the bracket of a gloss.
  private static func appendLongWord(
    _ word: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]
  ) {
    var written = 0
    while let part = UnbreakableText.first(in: word, from: written) {
      let bracket = UnbreakableText.lengthOfOpeningBracket(before: part.upperBound, in: word)
      let end = part.upperBound - bracket
      // One character by itself needs no element.
      let needsElement = bracket == 0 || end - part.lowerBound > 3
      append(
        word, from: written, keeping: needsElement ? part.lowerBound..<end : end..<end, to: &bytes)
      written = end
    }
    HTMLText.append(UnsafeBufferPointer(rebasing: word[written...]), to: &bytes)
  }

  /// Appends a text from an offset to the end of a part, which is kept together unless it is empty.
  private static func append(
    _ text: UnsafeBufferPointer<UInt8>, from start: Int, keeping part: Range<Int>,
    to bytes: inout [UInt8]
  ) {
    HTMLText.append(UnsafeBufferPointer(rebasing: text[start..<part.lowerBound]), to: &bytes)
    if part.isEmpty { return }
    bytes.append("<span class=\"keep\">")
    // The part has only letters, marks and brackets, which need no escape.
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[part]))
    bytes.append("</span>")
  }

  static func open(_ tag: HTMLTag, _ attributes: [HTMLAttribute], to bytes: inout [UInt8]) {
    bytes.append(0x3C)
    bytes.append(tag.name)
    for attribute in attributes { attribute.append(to: &bytes) }
    bytes.append(0x3E)
    if tag.layout == .block || tag.layout == .void { bytes.append(0x0A) }
  }

  static func close(_ tag: HTMLTag, to bytes: inout [UInt8]) {
    bytes.append("</")
    bytes.append(tag.name)
    bytes.append(0x3E)
    if tag.layout != .inline { bytes.append(0x0A) }
  }
}

extension [UInt8] {
  /// Appends a constant, unescaped.
  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { append(contentsOf: $0) }
  }
}
