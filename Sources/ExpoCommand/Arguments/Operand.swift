/// An operand of a command.
struct Operand: Equatable, Sendable {
  /// The operand as messages name it: `PATH`.
  let placeholder: String
  let value: ValueKind
  /// Whether any number of them may follow.
  var isRepeated = false
  /// Whether usage shows its choices, one of which must be given.
  var isRequired = false

  /// A document, a folder or an asset catalog; the current folder without one.
  static let path = Operand(placeholder: "PATH", value: .path)
  /// Any number of them.
  static let paths = Operand(placeholder: "PATH", value: .path, isRepeated: true)
  /// The two sides of a comparison.
  static let old = Operand(placeholder: "OLD", value: .side, isRequired: true)
  static let new = Operand(placeholder: "NEW", value: .side, isRequired: true)
  static let entry = Operand(placeholder: "ENTRY", value: .entry)
  static let entries = Operand(placeholder: "ENTRY", value: .entry, isRepeated: true)
  static let rules = Operand(placeholder: "RULE", value: .rule, isRepeated: true)
  static let command = Operand(placeholder: "COMMAND", value: .choice(CommandName.names))
  /// A command or a topic of help.
  static let topic = Operand(placeholder: "COMMAND|TOPIC", value: .choice(HelpTopic.words))
  static let shell = Operand(placeholder: "SHELL", value: .choice(Shell.names), isRequired: true)
  /// Words to complete.
  static let words = Operand(placeholder: "-- WORD", value: .text, isRepeated: true)
  static let exportKind = Operand(
    placeholder: "KIND", value: .choice(ExportKind.names), isRequired: true)
  static let schema = Operand(
    placeholder: "SCHEMA", value: .choice(SchemaName.names), isRequired: true)

  /// The operand as usage shows it: `[PATH…]`, `OLD`.
  var usage: String {
    isRequired
      ? value.choices.isEmpty ? placeholder : value.choices.joined(separator: "|")
      : "[\(placeholder)\(isRepeated ? "…" : "")]"
  }
}
