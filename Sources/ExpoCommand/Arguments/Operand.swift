import ExpoSource

/// The operands of commands.
enum Operand: Sendable {
  /// A document, a folder or an asset catalog; the current folder without one.
  case path
  /// Any number of them.
  case paths
  /// Any number of entries.
  case entries
  /// A rule.
  case rule
  /// A command.
  case command
  /// A kind of export.
  case exportKind
  /// The name of a schema.
  case schema

  /// The kind of value.
  var value: ValueKind {
    switch self {
    case .path, .paths: .path
    case .entries: .entry
    case .rule: .rule
    case .command: .choice(of: CommandName.self)
    case .exportKind: .choice(of: ExportKind.self)
    case .schema: .choice(of: SchemaName.self)
    }
  }

  /// The operand as usage shows it: `[PATH…]`.
  func usage(in language: Language) -> String {
    switch language {
    case .english: englishUsage
    case .korean: koreanUsage
    }
  }
}
