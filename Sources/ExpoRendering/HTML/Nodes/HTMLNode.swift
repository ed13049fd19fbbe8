import ExpoModel

/// A node of a page.
///
/// Data enters a page only as ``text(_:)``, ``kept(_:)``, ``linked(_:)``, ``paragraphs(_:)``, ``json(_:)`` or
/// an attribute's value, so all of it is escaped.
/// `.element(.p, [], [.text("a < b")])` → `<p>a &lt; b</p>`
enum HTMLNode: Sendable {
  case element(HTMLTag, [HTMLAttribute], [HTMLNode])
  case text(String)
  /// Text without line ends, whose particles and glosses stay with their words.
  case kept(String)
  /// Such text, in which addresses of the web are links.
  case linked(String)
  case lineBreak
  case possibleBreak
  /// The paragraphs of a text with links, rendered without splitting it into strings.
  case paragraphs(String)
  case json(DataValue)
  /// The bytes of nodes rendered in advance, because many pages share them.
  case rendered([UInt8])

  /// A link from a page, of which `root` is the path to the folder of the site, to a file of the site.
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
    case .kept(var text): text.withUTF8 { Self.appendLine($0, to: &bytes) }
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

  /// Appends a line; parts without line breaks get an element, and so do long words that may break before
  /// their gloss.
  private static func appendLine(
    _ line: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]
  ) {
    var (written, judged) = (0, 0)
    while let kept = UnbreakableText.first(in: line, from: written) {
      if kept.lowerBound >= judged {
        let word = UnbreakableText.word(around: kept, in: line, from: written)
        judged = word.bytes.upperBound
        if word.isLong {
          HTMLText.append(
            UnsafeBufferPointer(rebasing: line[written..<word.bytes.lowerBound]), to: &bytes)
          if word.isBox { bytes.append("<span class=\"glossed\">") }
          append(parted: UnsafeBufferPointer(rebasing: line[word.bytes]), to: &bytes)
          if word.isBox { bytes.append("</span>") }
          written = judged
          continue
        }
      }
      append(line, written, kept, to: &bytes)
      written = kept.upperBound
    }
    HTMLText.append(UnsafeBufferPointer(rebasing: line[written...]), to: &bytes)
  }

  /// Appends a word whose glosses are not kept with what they explain.
  private static func append(parted word: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    var written = 0
    while let kept = UnbreakableText.first(in: word, from: written) {
      let bracket = UnbreakableText.lengthOfOpeningBracket(before: kept.upperBound, in: word)
      let end = kept.upperBound - bracket
      // One character by itself needs no element.
      let isPart = bracket == 0 || end - kept.lowerBound > 3
      append(word, written, isPart ? kept.lowerBound..<end : end..<end, to: &bytes)
      written = end
    }
    HTMLText.append(UnsafeBufferPointer(rebasing: word[written...]), to: &bytes)
  }

  /// Appends a text from an offset to the end of a part, which is kept together unless it is empty.
  private static func append(
    _ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ kept: Range<Int>, to bytes: inout [UInt8]
  ) {
    HTMLText.append(UnsafeBufferPointer(rebasing: text[start..<kept.lowerBound]), to: &bytes)
    if kept.isEmpty { return }
    bytes.append("<span class=\"keep\">")
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[kept]))
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

/// An element name and the layout of its source.
struct HTMLTag: Sendable {
  /// Where the source has line ends; never where they would be visible.
  enum Layout: Sendable {
    case inline
    /// On a line of its own.
    case line
    /// On several lines: start tag, content, end tag.
    case block
    /// On a line of its own, without content or end tag.
    case void
  }

  let name: StaticString
  let layout: Layout

  private init(_ name: StaticString, _ layout: Layout) {
    self.name = name
    self.layout = layout
  }

  static var html: HTMLTag { HTMLTag("html", .block) }
  static var head: HTMLTag { HTMLTag("head", .block) }
  static var meta: HTMLTag { HTMLTag("meta", .void) }
  static var link: HTMLTag { HTMLTag("link", .void) }
  static var title: HTMLTag { HTMLTag("title", .line) }
  static var script: HTMLTag { HTMLTag("script", .line) }
  static var body: HTMLTag { HTMLTag("body", .block) }

  static var header: HTMLTag { HTMLTag("header", .block) }
  static var main: HTMLTag { HTMLTag("main", .block) }
  static var footer: HTMLTag { HTMLTag("footer", .block) }
  static var nav: HTMLTag { HTMLTag("nav", .block) }
  static var section: HTMLTag { HTMLTag("section", .block) }
  static var article: HTMLTag { HTMLTag("article", .block) }
  static var form: HTMLTag { HTMLTag("form", .block) }
  static var div: HTMLTag { HTMLTag("div", .block) }
  static var figure: HTMLTag { HTMLTag("figure", .block) }
  static var list: HTMLTag { HTMLTag("ul", .block) }
  static var numbered: HTMLTag { HTMLTag("ol", .block) }
  static var facts: HTMLTag { HTMLTag("dl", .block) }
  static var details: HTMLTag { HTMLTag("details", .block) }

  static var h1: HTMLTag { HTMLTag("h1", .line) }
  static var h2: HTMLTag { HTMLTag("h2", .line) }
  static var h3: HTMLTag { HTMLTag("h3", .line) }
  static var p: HTMLTag { HTMLTag("p", .line) }
  static var summary: HTMLTag { HTMLTag("summary", .line) }
  static var item: HTMLTag { HTMLTag("li", .line) }
  static var group: HTMLTag { HTMLTag("li", .block) }
  static var term: HTMLTag { HTMLTag("dt", .line) }
  static var value: HTMLTag { HTMLTag("dd", .line) }
  static var caption: HTMLTag { HTMLTag("figcaption", .line) }
  static var label: HTMLTag { HTMLTag("label", .line) }
  static var input: HTMLTag { HTMLTag("input", .void) }
  static var picture: HTMLTag { HTMLTag("img", .void) }
  static var mark: HTMLTag { HTMLTag("span", .line) }

  static var a: HTMLTag { HTMLTag("a", .inline) }
  static var span: HTMLTag { HTMLTag("span", .inline) }
  static var isolated: HTMLTag { HTMLTag("bdi", .inline) }
  static var number: HTMLTag { HTMLTag("data", .inline) }
  static var time: HTMLTag { HTMLTag("time", .inline) }
}
