/// One subcommand: its help and what it does.
struct Command: Sendable {
  let name: String
  /// The operands as usage writes them.
  let operands: String
  /// What it does, in one line.
  let summary: String
  /// Options of its own, besides the common ones.
  let options: [CommandOption]
  let run: @Sendable (Arguments, Console) throws -> ExitCode

  /// Every command, in the order of help.
  static let all: [Command] = [
    validate, format, list, show, browse, export, rules, schema, help,
  ]

  static func named(_ name: String) throws(UsageError) -> Command {
    if let command = all.first(where: { $0.name == name }) { return command }
    throw UsageError("unknown command '\(name)'", suggesting: name, among: all.map(\.name))
  }

  /// All options the command understands.
  var allOptions: [CommandOption] { options + CommandOption.common }
}
