import ExpoBase

/// The operands of commands.
enum Operand: Sendable {
  /// A document, a folder or an asset catalog; the current folder without one.
  case path
  /// Any number of them.
  case paths
  /// An entry, or any number of them.
  case entry, entries
  /// A rule.
  case rule
  /// A command.
  case command
  /// A command or a topic of help.
  case topic
  /// A shell, and words to complete.
  case shell, words
  /// A kind of export.
  case exportKind
  /// The name of a schema.
  case schema

  /// Whether any number of them may follow.
  var isRepeated: Bool {
    switch self {
    case .paths, .entries, .rule, .words: true
    case .path, .entry, .command, .topic, .shell, .exportKind, .schema: false
    }
  }

  /// The kind of value.
  var value: ValueKind {
    switch self {
    case .path, .paths: .path
    case .entry, .entries: .entry
    case .rule: .rule
    case .command: .choice(of: CommandName.self)
    case .topic:
      .choice(CommandName.allCases.map(\.rawValue) + HelpTopic.allCases.map(\.rawValue))
    case .shell: .choice(of: Shell.self)
    case .words: .text
    case .exportKind: .choice(of: ExportKind.self)
    case .schema: .choice(of: SchemaName.self)
    }
  }

  /// The operand as messages name it: `PATH`.
  var placeholder: String {
    switch self {
    case .path, .paths: "PATH"
    case .entry, .entries: "ENTRY"
    case .rule: "RULE"
    case .command: "COMMAND"
    case .topic: "COMMAND|TOPIC"
    case .shell: "SHELL"
    case .words: "WORD"
    case .exportKind: "KIND"
    case .schema: "SCHEMA"
    }
  }
}

// MARK: - Words

extension Operand {
  /// The operand as usage shows it: `[PATH…]`.
  var usage: String {
    switch self {
    case .path: "[PATH]"
    case .paths: "[PATH…]"
    case .entry: "[ENTRY]"
    case .entries: "[ENTRY…]"
    case .rule: "[RULE…]"
    case .command: "[COMMAND]"
    case .topic: "[COMMAND|TOPIC]"
    case .words: "[-- WORD…]"
    case .shell, .exportKind, .schema: value.choices.joined(separator: "|")
    }
  }
}
