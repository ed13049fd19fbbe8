import ExpoKit

/// A command: its operands, its options and what it runs.
struct Command: Sendable {
  let name: CommandName
  let operands: [Operand]
  /// What it does, in one line.
  let summary: Wording
  /// What exit status 1 means; nil if it never exits with it.
  var findings: Wording?
  /// Its own options, without the common ones.
  var options: [any CommandOption] = []
  /// The topics of help that explain it further.
  var topics: [HelpTopic] = []
  /// The variables that only some commands read.
  var variables: [EnvironmentVariable.Group] = []
  let run: @Sendable (Arguments, Console) throws -> ExitCode
  /// The settings of a configuration that take the place of options; nil if there are none.
  var settings: @Sendable (Arguments) throws -> PlacedExportSettings? = { _ in nil }

  /// The command of a name.
  static func named(_ word: String) throws(CommandError) -> Command {
    try CommandName.named(word, en: "command '\(word)'", ko: "명령은").command
  }

  /// The options that help and completions offer: those that have an effect.
  var offeredOptions: [any CommandOption] {
    allOptions.filter { !$0.idleCommands.contains(name) }
  }

  /// Its own options and the common ones.
  var allOptions: [any CommandOption] { options + .common }

  /// Whether it reads what is in the current folder, as no path is given.
  func searchesCurrentFolder(_ arguments: Arguments) -> Bool {
    guard let place = operands.firstIndex(where: { $0.value == .path }), !arguments.has(.entries),
      !arguments.has(.exposition)
    else { return false }
    guard let first = arguments.operands.dropFirst(place).first else { return true }
    // An entry may stand in place of the path.
    return operands.contains { $0.value == .entry } && !ReadingSettings.isPath(first)
  }

  /// Checks that there are no more operands than it takes; `diff` takes those that git passes too.
  func checkCount(of words: [String]) throws(CommandError) {
    guard name != .diff, let last = operands.last, !last.isRepeated, words.count > operands.count
    else { return }
    throw .several(name, last, words.count - operands.count + 1)
  }

  /// The whole usage line: `expo show [OPTION…] [PATH] [ENTRY…]`.
  var synopsis: String {
    (["expo", name.rawValue, "[OPTION…]"] + operands.map(\.usage)).joined(separator: " ")
  }

  /// As the list of commands writes it: `show [PATH] [ENTRY…]`.
  var usage: String {
    ([name.rawValue] + operands.map(\.usage)).joined(separator: " ")
  }
}

/// The commands, in the order of help.
enum CommandName: String, CaseIterable, Sendable {
  case validate, format, list, show, diff, browse, export, rules, schema
  case completions, manual, help

  /// The command of that name.
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
}

extension CommandName {
  /// What the command does, in one line.
  func summary(in language: Language) -> String { language.pick(command.summary) }

  /// What exit status 1 of the command means; nil if it never exits with it.
  func meaningOfFindings(in language: Language) -> String? {
    command.findings.map(language.pick)
  }
}
