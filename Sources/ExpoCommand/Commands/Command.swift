import ExpoKit
import ExpoBase

/// A command: its operands, its options and what it runs.
struct Command: Sendable {
  let name: CommandName
  let operands: [Operand]
  /// Its own options, without the common ones.
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
      if word == "-" || FilePath.exists(word) { throw .pathAsCommand(word) }
      throw .unknown(.command, word, among: CommandName.allCases.map(\.rawValue))
    }
    return name.command
  }

  /// Its own options and the common ones.
  var allOptions: [any CommandOption] { options + .common }

  /// Whether an operand may be empty: a word that is to be completed.
  var takesEmptyOperands: Bool { name == .completions }

  /// Checks that there are no more operands than it takes.
  func checkCount(of words: [String]) throws(UsageError) {
    guard let last = operands.last, !last.isRepeated, words.count > operands.count else { return }
    throw .operands(.several(name, last, words.count - operands.count + 1))
  }

  /// As usage writes it: `show [PATH] [ENTRY…]`.
  var usage: String {
    ([name.rawValue] + operands.map { $0.usage }).joined(separator: " ")
  }
}
