/// An attribute of an element: a name of the program's own, a value that is escaped as text is.
struct HTMLAttribute: Sendable {
  /// What stands between the quotes.
  enum Value: Sendable {
    case none
    case constant(StaticString)
    case text(String)
    case number(Int)
    /// A file of the site: the way to its folder, and the percent-encoded path below it.
    case file(root: StaticString, path: String)
    /// What a page puts here; only in an ``HTMLTemplate``.
    case slot(HTMLSlot)
    /// What is made of several, such as a `srcset`.
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
  /// An attribute whose value is known when this is written.
  static func set(_ name: StaticString, _ value: StaticString) -> HTMLAttribute {
    HTMLAttribute(name, .constant(value))
  }
  /// An attribute whose value comes from the data.
  static func text(_ name: StaticString, _ value: String) -> HTMLAttribute {
    HTMLAttribute(name, .text(value))
  }
  /// The classes that the style sheet knows.
  static func `class`(_ names: StaticString) -> HTMLAttribute { set("class", names) }
}

extension HTMLAttribute {
  /// Adds the attribute, with a space before it.
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
      bytes.append(root)
      HTMLText.append(path, to: &bytes)
    case .slot(let slot): bytes += [HTMLSlot.Mark.slot, slot.rawValue]
    case .parts(let values): for value in values { value.append(to: &bytes) }
    }
  }
}
