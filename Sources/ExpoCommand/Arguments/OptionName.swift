/// The long name of an option: `--max-errors`.
struct OptionName: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name without dashes.
  let text: String

  init(_ text: String) {
    self.text = text
  }

  init(stringLiteral text: String) {
    self.text = text
  }

  /// As it is typed.
  var description: String { "--\(text)" }
}
