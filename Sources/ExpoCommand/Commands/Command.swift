import ExpoKit

struct Command: Sendable {
  /// A command line, and what it does.
  typealias Example = (line: String, en: String, ko: String)

  let name: CommandName
  let operands: [Operand]
  let summary: Wording
  /// What exit status 1 means; nil if it never exits with it.
  var findings: Wording?
  var options: [any CommandOption] = []
  var topics: [HelpTopic] = []
  /// The variables that only some commands read.
  var variables: [EnvironmentVariable.Group] = []
  let examples: [Example]
  let run: @Sendable (Arguments, Console) throws -> ExitCode
  var settings: @Sendable (Arguments) throws -> FolderExportSettings? = { _ in nil }

  static func named(_ word: String) throws(CommandError) -> Command {
    try CommandName.named(word, en: "command '\(word)'", ko: "명령은").command
  }

  /// The options that help and completions offer: those that have an effect.
  var offeredOptions: [any CommandOption] {
    allOptions.filter { !$0.idleCommands.contains(name) }
  }

  var allOptions: [any CommandOption] { options + .common }

  /// Whether it searches the current folder because no path is given.
  func searchesCurrentFolder(_ arguments: Arguments) -> Bool {
    guard let index = operands.firstIndex(where: { $0.value == .path }), !arguments.has(.entries),
      !arguments.has(.exposition)
    else { return false }
    guard let first = arguments.operands.dropFirst(index).first else { return true }
    // An entry may take the place of the path.
    return operands.contains { $0.value == .entry } && !ReadingSettings.isPath(first)
  }

  /// Checks that there are not more operands than it takes; `diff` also takes those that git passes.
  func checkCount(of words: [String]) throws(CommandError) {
    guard name != .diff, let last = operands.last, !last.isRepeated, words.count > operands.count
    else { return }
    throw .several(name, last, words.count - operands.count + 1)
  }

  /// The whole usage line: `expo show [OPTION…] [PATH] [ENTRY…]`.
  var synopsis: String {
    (["expo", name.rawValue, "[OPTION…]"] + operands.map(\.usage)).joined(separator: " ")
  }

  /// The usage in the list of commands: `show [PATH] [ENTRY…]`.
  var usage: String {
    ([name.rawValue] + operands.map(\.usage)).joined(separator: " ")
  }
}

/// The commands, in the order of help.
enum CommandName: String, CaseIterable, Sendable {
  case validate, format, list, show, diff, browse, export, rules, schema
  case completions, manual, help

  var command: Command {
    switch self {
    case .validate: .validate
    case .format: .format
    case .list: .list
    case .show: .show
    case .diff: .diff
    case .browse: .browse
    case .export: .export
    case .rules: .rules
    case .schema: .schema
    case .completions: .completions
    case .manual: .manual
    case .help: .help
    }
  }

  func summary(in language: Language) -> String { language.pick(command.summary) }
}

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
