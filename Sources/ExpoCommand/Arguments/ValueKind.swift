/// What the value of an option or an operand is: for its check, for help and for completions.
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

  /// The names of an enumeration's cases.
  static func choice<Choice: RawRepresentable & CaseIterable>(of type: Choice.Type) -> ValueKind
  where Choice.RawValue == String {
    .choice(Choice.allCases.map(\.rawValue))
  }

  /// The words to choose from; none unless it is a choice.
  var choices: [String] {
    if case .choice(let names) = self { names } else { [] }
  }
}
