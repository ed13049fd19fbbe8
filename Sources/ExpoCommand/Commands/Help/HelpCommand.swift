extension Command {
  /// The command `expo help [COMMAND]`.
  static let help = Command(.help, [.command]) { arguments, console in
    let help = HelpText(language: console.language)
    let command = try arguments.operands.first.map(Command.named)
    try console.print(command.map(help.text) ?? help.overview)
    return .success
  }
}
