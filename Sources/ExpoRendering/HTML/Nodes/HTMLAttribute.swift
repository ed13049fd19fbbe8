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
