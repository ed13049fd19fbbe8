/// The kind of value of an option or operand, for checks, help and completions.
enum ValueKind: Equatable, Sendable {
  /// A file with that extension.
  case file(String)
  /// Any file or folder.
  case anyFile
  /// A folder or an asset catalog.
  case folder
  /// A file, a folder or an asset catalog.
  case path
  /// One of these words.
  case choice([String])
  /// Comma-separated words of these.
  case list([String])
  /// A format of these, or `FORMAT=FILE`.
  case report([String])
  /// A whole number.
  case number(atLeast: Int)
  /// A code or name of a rule, or of a family of rules.
  case rule
  /// Comma-separated rules.
  case rules
  /// Comma-separated `RULE=LEVEL`.
  case severities
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
    switch self {
    case .choice(let names), .list(let names), .report(let names): names
    case .file, .anyFile, .folder, .path, .number, .rule, .rules, .severities, .entry, .text: []
    }
  }
}
