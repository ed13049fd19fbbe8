import ExpoBase

/// An option of a command, with a value of any type.
///
/// Parsing, help and suggestions use the tables of options of each command.
protocol CommandOption: Sendable {
  /// The long name, which only one option of a command has.
  var name: OptionName { get }
  /// The letter of the short form.
  var letter: Character? { get }
  /// The kind of value; nil for a flag.
  var value: ValueKind? { get }
  /// The name of the value in help; nil for a flag.
  var placeholder: String? { get }
  /// Whether it may be given more than once.
  var isRepeatable: Bool { get }
  /// The group in help.
  var group: OptionGroup { get }
  /// The modes in which it has a meaning: the kinds of export that it is for.
  var exportKinds: [ExportKind] { get }
  /// What it needs, all of them.
  var needs: [OptionRelation] { get }
  /// What it cannot be used with. It is enough if one of two options says so.
  var excludes: [OptionRelation] { get }
  /// What it does to the exit status of `validate`; nil for nothing.
  var effect: OptionEffect? { get }
  /// Whether the order of its list, or of its repetitions, matters.
  var isOrdered: Bool { get }

  /// What it does, in one line.
  func summary(in language: Language) -> String
}

extension CommandOption {
  /// The option as help shows it: `-f, --format FMT`.
  var usage: String {
    (letter.map { "-\($0), " } ?? "    ") + longUsage
  }

  /// The option by its long name: `--format FMT`.
  var longUsage: String { "\(name)" + (placeholder.map { " \($0)" } ?? "") }
}
