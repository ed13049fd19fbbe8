/// An element of an XML document, which escapes the data that is added to it.
struct MarkupElement {
  /// The content.
  enum Content {
    case elements([MarkupElement])
    case text(String)
  }

  let name: String
  let attributes: [(name: String, value: String)]
  let content: Content

  init(_ name: String, _ attributes: [(name: String, value: String)], _ content: Content) {
    self.name = name
    self.attributes = attributes
    self.content = content
  }

  init(
    _ name: String, _ attributes: [(name: String, value: String)], _ elements: [MarkupElement] = []
  ) {
    self.init(name, attributes, .elements(elements))
  }

  /// The document with this element as its root; its last line is not ended.
  var document: String {
    var text = #"<?xml version="1.0" encoding="UTF-8"?>"#
    append(to: &text, indent: "\n")
    return text
  }

  private func append(to text: inout String, indent: String) {
    let list = attributes.map { " \($0.name)=\"\(XMLText.attribute($0.value))\"" }.joined()
    text += "\(indent)<\(name)\(list)"
    switch content {
    case .elements(let elements) where elements.isEmpty:
      text += "/>"
    case .elements(let elements):
      text += ">"
      for element in elements { element.append(to: &text, indent: indent + "  ") }
      text += "\(indent)</\(name)>"
    case .text(let data):
      text += ">\(XMLText.content(data))</\(name)>"
    }
  }
}

/// Data as text of an XML 1.0 document.
enum XMLText {
  /// Text between tags: `a < b & ]]>` → `a &lt; b &amp; ]]&gt;`.
  static func content(_ text: String) -> String {
    escape(text) { $0 == "\t" || $0 == "\n" ? String($0) : nil }
  }

  /// Text in quotes; a reader would turn a bare tab or line break into a space (XML §3.3.3).
  static func attribute(_ text: String) -> String {
    escape(text) { scalar in
      switch scalar {
      case "\"": "&quot;"
      case "'": "&apos;"
      default: nil
      }
    }
  }

  private static func escape(
    _ text: String, unless special: (Unicode.Scalar) -> String?
  ) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      if let known = special(scalar) {
        escaped += known
      } else {
        append(scalar, to: &escaped)
      }
    }
  }

  private static func append(_ scalar: Unicode.Scalar, to escaped: inout String) {
    switch scalar {
    case "&": escaped += "&amp;"
    case "<": escaped += "&lt;"
    case ">": escaped += "&gt;"
    case "\t", "\n", "\r", "\u{7F}"..."\u{9F}": escaped += "&#\(scalar.value);"
    // XML §2.2, Char: these cannot stand in a document, not even as references.
    case "\0"..."\u{1F}", "\u{FFFE}"..."\u{FFFF}": escaped += "\u{FFFD}"
    default: escaped.unicodeScalars.append(scalar)
    }
  }
}
