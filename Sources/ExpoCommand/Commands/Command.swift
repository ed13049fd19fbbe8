import ExpoCatalog
import ExpoSource

/// One command: what it reads and what it does.
struct Command: Sendable {
  let name: CommandName
  let operands: [Operand]
  /// Options of its own, besides the common ones.
  let options: [any CommandOption]
  let run: @Sendable (Arguments, Console) throws -> ExitCode

  init(
    _ name: CommandName, _ operands: [Operand], options: [any CommandOption] = [],
    run: @escaping @Sendable (Arguments, Console) throws -> ExitCode
  ) {
    self.name = name
    self.operands = operands
    self.options = options
    self.run = run
  }

  /// The command of a name.
  static func named(_ word: String) throws(UsageError) -> Command {
    guard let name = CommandName(rawValue: word) else {
      if FileReader.exists(word) { throw .pathAsCommand(word) }
      throw .unknown(.command, word, among: CommandName.allCases.map(\.rawValue))
    }
    return name.command
  }

  /// All options the command understands.
  var allOptions: [any CommandOption] { options + OptionTable.common }

  /// As usage writes it: `show [PATH] [ENTRY…]`.
  func usage(in language: MessageLanguage) -> String {
    ([name.rawValue] + operands.map { $0.usage(in: language) }).joined(separator: " ")
  }
}
