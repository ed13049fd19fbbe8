/// A piece of a page.
///
/// Text enters a page as ``text(_:)`` or as an attribute's value and in no other way, so that all
/// of it goes through ``HTMLText``.
/// `.element(.p, [], [.text("a < b")])` → `<p>a &lt; b</p>`
enum HTMLNode: Sendable {
  case element(HTMLTag, [HTMLAttribute], [HTMLNode])
  case text(String)
  /// A line end that readers see.
  case lineBreak
  /// A paragraph for each: most of a page, so they are not taken apart into nodes first.
  case paragraphs([Page.Paragraph])
  /// Structured data, as the content of a script element.
  case json(JSONNode)
  /// Nodes that were rendered before, because many pages have them.
  case rendered(Rendered)

  /// The bytes of nodes.
  struct Rendered: Sendable {
    fileprivate let bytes: [UInt8]

    init(_ nodes: [HTMLNode]) {
      var bytes: [UInt8] = []
      for node in nodes { node.append(to: &bytes) }
      self.bytes = bytes
    }
  }

  static func element(_ tag: HTMLTag, _ children: [HTMLNode]) -> HTMLNode {
    .element(tag, [], children)
  }

  /// Adds the node to bytes.
  func append(to bytes: inout [UInt8]) {
    switch self {
    case .element(let tag, let attributes, let children):
      Self.open(tag, attributes, to: &bytes)
      if case .void = tag.layout { return }
      for child in children { child.append(to: &bytes) }
      Self.close(tag, to: &bytes)
    case .text(let text): HTMLText.append(text, to: &bytes)
    case .lineBreak: bytes.append("<br>")
    case .paragraphs(let paragraphs):
      for paragraph in paragraphs { Self.append(paragraph, to: &bytes) }
    case .json(let json): json.append(to: &bytes)
    case .rendered(let rendered): bytes.append(contentsOf: rendered.bytes)
    }
  }

  private static func append(_ paragraph: Page.Paragraph, to bytes: inout [UInt8]) {
    bytes.append("<p>")
    for index in paragraph.lines.indices {
      if index > 0 { bytes.append("<br>") }
      HTMLText.append(paragraph.lines[index], to: &bytes)
    }
    bytes.append("</p>\n")
  }

  /// Adds a start tag.
  static func open(_ tag: HTMLTag, _ attributes: [HTMLAttribute], to bytes: inout [UInt8]) {
    bytes.append(0x3C)
    bytes.append(tag.name)
    for attribute in attributes { attribute.append(to: &bytes) }
    bytes.append(0x3E)
    if tag.layout == .block || tag.layout == .void { bytes.append(0x0A) }
  }

  /// Adds an end tag.
  static func close(_ tag: HTMLTag, to bytes: inout [UInt8]) {
    bytes.append("</")
    bytes.append(tag.name)
    bytes.append(0x3E)
    if tag.layout != .inline { bytes.append(0x0A) }
  }
}
