struct Operand: Equatable, Sendable {
  /// The operand as messages name it: `PATH`.
  let placeholder: String
  let value: ValueKind
  var isRepeated = false
  /// Whether one must be given, so that usage shows its choices.
  var isRequired = false

  /// A document, a folder or an asset catalog; the current folder without one.
  static let path = Operand(placeholder: "PATH", value: .path)
  static let paths = Operand(placeholder: "PATH", value: .path, isRepeated: true)
  static let old = Operand(placeholder: "OLD", value: .side, isRequired: true)
  static let new = Operand(placeholder: "NEW", value: .side, isRequired: true)
  static let entry = Operand(placeholder: "ENTRY", value: .entry)
  static let entries = Operand(placeholder: "ENTRY", value: .entry, isRepeated: true)
  static let rules = Operand(placeholder: "RULE", value: .rule, isRepeated: true)
  static let command = Operand(placeholder: "COMMAND", value: .choice(CommandName.names))
  static let topic = Operand(placeholder: "COMMAND|TOPIC", value: .choice(HelpTopic.words))
  static let shell = Operand(placeholder: "SHELL", value: .choice(Shell.names), isRequired: true)
  static let words = Operand(placeholder: "-- WORD", value: .text, isRepeated: true)
  static let exportKind = Operand(
    placeholder: "KIND", value: .choice(ExportKind.names), isRequired: true)
  static let schema = Operand(
    placeholder: "SCHEMA", value: .choice(SchemaName.names), isRequired: true)

  /// As usage shows it: `[PATH…]`, `OLD`.
  var usage: String {
    isRequired
      ? value.choices.isEmpty ? placeholder : value.choices.joined(separator: "|")
      : "[\(placeholder)\(isRepeated ? "…" : "")]"
  }
}
