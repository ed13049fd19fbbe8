/// An attribute of an element: a constant name, and a value that is escaped like text.
struct HTMLAttribute: Sendable {
  /// The value, between the quotes.
  enum Value: Sendable {
    /// No value: the attribute is a flag.
    case none
    /// A constant of the program.
    case constant(StaticString)
    /// Text from the data.
    case text(String)
    /// A whole number.
    case number(Int)
    /// A file of the site: the path to the site's folder, and the percent-encoded path in it.
    case file(root: String, path: String)
    /// Several values in a row, such as a `srcset`.
    case parts([Value])
  }

  let name: StaticString
  let value: Value

  /// Creates an attribute.
  init(_ name: StaticString, _ value: Value) {
    self.name = name
    self.value = value
  }

  /// An attribute without a value: `hidden`.
  static func flag(_ name: StaticString) -> HTMLAttribute { HTMLAttribute(name, .none) }
  /// An attribute with a constant value.
  static func set(_ name: StaticString, _ value: StaticString) -> HTMLAttribute {
    HTMLAttribute(name, .constant(value))
  }
  /// An attribute with a value from the data.
  static func text(_ name: StaticString, _ value: String) -> HTMLAttribute {
    HTMLAttribute(name, .text(value))
  }
  /// Classes of the style sheet.
  static func `class`(_ names: StaticString) -> HTMLAttribute { set("class", names) }
}

extension HTMLAttribute {
  /// Appends the attribute and a space before it.
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
