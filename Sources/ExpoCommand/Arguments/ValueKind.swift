/// The kind of value of an option or operand, for checks, help and completions.
enum ValueKind: Equatable, Sendable {
  /// A file.
  case file
  /// A file, a folder or an asset catalog.
  case path
  /// One of these words.
  case choice([String])
  /// A whole number.
  case number(atLeast: Int)
  /// A code or name of a rule, or of a family of rules.
  case rule
  /// The number, name, image name or JSON Pointer of an entry.
  case entry
  /// Anything else.
  case text

  /// The choice of an enumeration's names.
  static func choice<Choice: RawRepresentable & CaseIterable>(of type: Choice.Type) -> ValueKind
  where Choice.RawValue == String {
    .choice(Choice.allCases.map(\.rawValue))
  }

  /// The words to choose from; empty for other kinds.
  var choices: [String] {
    if case .choice(let names) = self { names } else { [] }
  }
}
