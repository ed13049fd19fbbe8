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
  /// The paragraphs of a text: most of a page, so it is not taken apart first.
  case paragraphs(String)
  /// Structured data, as the content of a script element.
  case json(EmbeddedJSON)
  /// Nodes that were rendered before, because many pages have them.
  case rendered(Rendered)
  /// What a page puts here; only in an ``HTMLTemplate``.
  case slot(HTMLSlot)
  /// Nodes that are there if a slot has content; only in an ``HTMLTemplate``.
  case given(HTMLSlot, [HTMLNode])

  /// The bytes of nodes.
  struct Rendered: Sendable {
    fileprivate let bytes: [UInt8]

    init(_ nodes: [HTMLNode]) {
      var bytes: [UInt8] = []
      for node in nodes { node.append(to: &bytes) }
      self.bytes = bytes
    }

    /// Takes bytes that are rendered nodes.
    init(_ bytes: [UInt8]) {
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
    case .paragraphs(var text):
      text.withUTF8 { Self.appendParagraphs(of: $0, to: &bytes) }
    case .json(let json): json.append(to: &bytes)
    case .rendered(let rendered): bytes.append(contentsOf: rendered.bytes)
    case .slot(let slot): bytes += [HTMLSlot.Mark.slot, slot.rawValue]
    case .given(let slot, let children):
      bytes += [HTMLSlot.Mark.condition, slot.rawValue]
      for child in children { child.append(to: &bytes) }
      bytes.append(HTMLSlot.Mark.end)
    }
  }

  private static func appendParagraphs(
    of text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]
  ) {
    var isFirst = true
    for line in ProseLines(text) {
      bytes.append(line.beginsParagraph ? isFirst ? "<p>" : "</p>\n<p>" : "<br>")
      isFirst = false
      appendLine(UnsafeBufferPointer(rebasing: text[line.bytes]), to: &bytes)
    }
    if !isFirst { bytes.append("</p>\n") }
  }

  private static func appendLine(
    _ line: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]
  ) {
    var written = 0
    while let kept = KeptParticle.first(in: line, from: written) {
      HTMLText.append(UnsafeBufferPointer(rebasing: line[written..<kept.lowerBound]), to: &bytes)
      bytes.append("<span class=\"keep\">")
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: line[kept]))
      bytes.append("</span>")
      written = kept.upperBound
    }
    HTMLText.append(UnsafeBufferPointer(rebasing: line[written...]), to: &bytes)
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
