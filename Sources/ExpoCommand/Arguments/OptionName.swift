/// The long name of an option: `--max-findings`.
struct OptionName: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name without dashes.
  let text: String

  init(_ text: String) {
    self.text = text
  }

  init(stringLiteral text: String) {
    self.text = text
  }

  /// The language of messages, which is looked for before the command line is parsed.
  static var lang: OptionName { "lang" }

  /// As it is typed.
  var description: String { "--\(text)" }
}
