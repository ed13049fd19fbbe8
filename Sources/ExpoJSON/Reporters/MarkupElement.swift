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
