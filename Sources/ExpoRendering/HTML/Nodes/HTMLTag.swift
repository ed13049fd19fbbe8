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

/// An attribute of an element: a constant name, and a value that is escaped like text.
struct HTMLAttribute: Sendable {
  enum Value: Sendable {
    /// No value: the attribute is a flag.
    case none
    case constant(StaticString)
    case text(String)
    case number(Int)
    /// A file of the site: the path to the site's folder, and the percent-encoded path in it.
    case file(root: String, path: String)
    /// Several values in a row, such as a `srcset`.
    case parts([Value])
  }

  let name: StaticString
  let value: Value

  init(_ name: StaticString, _ value: Value) {
    self.name = name
    self.value = value
  }

  /// An attribute without a value: `hidden`.
  static func flag(_ name: StaticString) -> HTMLAttribute { HTMLAttribute(name, .none) }
  static func set(_ name: StaticString, _ value: StaticString) -> HTMLAttribute {
    HTMLAttribute(name, .constant(value))
  }
  static func text(_ name: StaticString, _ value: String) -> HTMLAttribute {
    HTMLAttribute(name, .text(value))
  }
  static func `class`(_ names: StaticString) -> HTMLAttribute { set("class", names) }
}

extension HTMLAttribute {
  func append(to bytes: inout [UInt8]) {
    bytes.append(0x20)
    bytes.append(name)
    if case .none = value { return }
    bytes.append(contentsOf: [0x3D, 0x22])
    value.append(to: &bytes)
    bytes.append(0x22)
  }
}

extension HTMLAttribute.Value {
  fileprivate func append(to bytes: inout [UInt8]) {
    switch self {
    case .none: break
    case .constant(let text): bytes.append(text)
    case .text(let text): HTMLText.append(text, to: &bytes)
    case .number(let number): bytes.append(contentsOf: String(number).utf8)
    case .file(let root, let path):
      HTMLText.append(root, to: &bytes)
      HTMLText.append(path, to: &bytes)
    case .parts(let values): for value in values { value.append(to: &bytes) }
    }
  }
}
