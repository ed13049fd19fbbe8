import ExpoBase

/// An XML element, which escapes the data that is added to it.
struct MarkupElement {
  let name: String
  let attributes: [(name: String, value: String)]
  let elements: [MarkupElement]
  /// Nil if it has elements.
  let text: String?

  init(
    _ name: String, _ attributes: [(name: String, value: String)] = [],
    _ elements: [MarkupElement] = [], text: String? = nil
  ) {
    self.name = name
    self.attributes = attributes
    self.elements = elements
    self.text = text
  }

  /// Its last line is not ended.
  var document: StyledText {
    var content = #"<?xml version="1.0" encoding="UTF-8"?>"#
    append(to: &content, indent: "\n")
    var text = StyledText(verbatim: content)
    text.endLine()
    return text
  }

  private func append(to output: inout String, indent: String) {
    let list = attributes.map { " \($0.name)=\"\(Self.escape($0.value, inAttribute: true))\"" }
    output += "\(indent)<\(name)\(list.joined())"
    if let text {
      output += ">\(Self.escape(text))</\(name)>"
    } else if elements.isEmpty {
      output += "/>"
    } else {
      output += ">"
      for element in elements { element.append(to: &output, indent: indent + "  ") }
      output += "\(indent)</\(name)>"
    }
  }

  /// Data in XML 1.0: `a < b & ]]>` → `a &lt; b &amp; ]]&gt;`.
  ///
  /// In an attribute, a reader would turn a bare tab or line break into a space (XML §3.3.3).
  static func escape(_ text: String, inAttribute: Bool = false) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"" where inAttribute: escaped += "&quot;"
      case "'" where inAttribute: escaped += "&apos;"
      case "\t" where !inAttribute, "\n" where !inAttribute: escaped.unicodeScalars.append(scalar)
      case "\t", "\n", "\r", "\u{7F}"..."\u{9F}": escaped += "&#\(scalar.value);"
      // XML §2.2, Char: not allowed, even as references.
      case "\0"..."\u{1F}", "\u{FFFE}"..."\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}
