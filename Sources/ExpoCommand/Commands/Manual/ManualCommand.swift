import ExpoBase

extension Command {
  /// The command `expo manual [COMMAND]`.
  static let manual = Command(.manual, [.command]) { arguments, console in
    let manual = ManualPage(language: console.language)
    let command = try arguments.operands.first.map(Command.named)
    var text = StyledText()
    text.appendVerbatim(command.map(manual.page) ?? manual.overview)
    try console.print(text)
    return .success
  }
}
