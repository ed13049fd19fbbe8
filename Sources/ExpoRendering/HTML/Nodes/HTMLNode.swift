import ExpoModel

/// A node of a page.
///
/// Data enters a page only as ``text(_:)``, ``kept(_:)``, ``paragraphs(_:)``, ``json(_:)`` or an
/// attribute's value, so all of it is escaped.
/// `.element(.p, [], [.text("a < b")])` → `<p>a &lt; b</p>`
enum HTMLNode: Sendable {
  /// An element with its attributes and children.
  case element(HTMLTag, [HTMLAttribute], [HTMLNode])
  /// Text.
  case text(String)
  /// Text without line ends, whose particles and glosses stay with their words.
  case kept(String)
  /// A visible line break.
  case lineBreak
  /// The paragraphs of a text, rendered without splitting it into strings.
  case paragraphs(String)
  /// JSON, as the content of a script element.
  case json(EmbeddedJSON)
  /// Nodes rendered in advance, because many pages share them.
  case rendered(Rendered)
  /// A slot that each page fills; only in an ``HTMLTemplate``.
  case slot(HTMLSlot)
  /// Nodes rendered only if a slot is filled; only in an ``HTMLTemplate``.
  case ifFilled(HTMLSlot, [HTMLNode])

  /// The bytes of rendered nodes.
  struct Rendered: Sendable {
    fileprivate let bytes: [UInt8]

    /// Creates the bytes of nodes.
    init(_ nodes: [HTMLNode]) {
      var bytes: [UInt8] = []
      for node in nodes { node.append(to: &bytes) }
      self.bytes = bytes
    }

    /// Creates a value from the bytes of nodes already rendered.
    init(_ bytes: [UInt8]) {
      self.bytes = bytes
    }
  }

  /// An element without attributes.
  static func element(_ tag: HTMLTag, _ children: [HTMLNode]) -> HTMLNode {
    .element(tag, [], children)
  }
}

// MARK: - Rendering

extension HTMLNode {
  /// Appends the source of the node.
  func append(to bytes: inout [UInt8]) {
    switch self {
    case .element(let tag, let attributes, let children):
      Self.open(tag, attributes, to: &bytes)
      if case .void = tag.layout { return }
      for child in children { child.append(to: &bytes) }
      Self.close(tag, to: &bytes)
    case .text(let text): HTMLText.append(text, to: &bytes)
    case .kept(var text): text.withUTF8 { Self.appendLine($0, to: &bytes) }
    case .lineBreak: bytes.append("<br>")
    case .paragraphs(var text):
      text.withUTF8 { Self.appendParagraphs(of: $0, to: &bytes) }
    case .json(let json): json.append(to: &bytes)
    case .rendered(let rendered): bytes.append(contentsOf: rendered.bytes)
    case .slot(let slot): slot.appendMarker(to: &bytes)
    case .ifFilled(let slot, let children):
      slot.appendCondition(to: &bytes)
      for child in children { child.append(to: &bytes) }
      HTMLSlot.appendEnd(to: &bytes)
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
    while let kept = KeptText.first(in: line, from: written) {
      HTMLText.append(UnsafeBufferPointer(rebasing: line[written..<kept.lowerBound]), to: &bytes)
      bytes.append("<span class=\"keep\">")
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: line[kept]))
      bytes.append("</span>")
      written = kept.upperBound
    }
    HTMLText.append(UnsafeBufferPointer(rebasing: line[written...]), to: &bytes)
  }

  /// Appends a start tag.
  static func open(_ tag: HTMLTag, _ attributes: [HTMLAttribute], to bytes: inout [UInt8]) {
    bytes.append(0x3C)
    bytes.append(tag.name)
    for attribute in attributes { attribute.append(to: &bytes) }
    bytes.append(0x3E)
    if tag.layout == .block || tag.layout == .void { bytes.append(0x0A) }
  }

  /// Appends an end tag.
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
