import ExpoSource

/// What a command reads besides options.
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
  /// What an exposition is published as.
  case exportKind
  /// What a schema describes.
  case schema

  /// What it is.
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

  /// As usage writes it: `[PATH…]`.
  func usage(in language: MessageLanguage) -> String {
    switch language {
    case .english: englishUsage
    }
  }
}
