import ExpoDiagnostics
import ExpoText

extension Command {
  /// The command `expo help [COMMAND]`.
  static let help = Command(
    name: "help", operands: "[COMMAND]", summary: "show help for expo or for one command",
    options: []
  ) { arguments, console in
    let text =
      try arguments.operands.first.map { name in HelpText.of(try Command.named(name)) }
      ?? HelpText.overview
    try console.print(text)
    return .success
  }
}

/// Help written from the tables of commands and options.
enum HelpText {
  static var overview: StyledText {
    var text = StyledText()
    line(
      "expo checks exposition JSON, says exactly what is wrong with it, and shows what it holds.",
      to: &text)
    text.endLine()
    line("usage: expo COMMAND [OPTION…] [PATH…]", to: &text)
    text.endLine()
    rows(Command.all.map { ("\($0.name) \($0.operands)", $0.summary) }, to: &text)
    text.endLine()
    rows([("--help", "show this help"), ("--version", "show the version")], to: &text)
    text.endLine()
    line("exit status: 0 done, 1 the data says no, 2 the work could not be done", to: &text)
    return text
  }

  static func of(_ command: Command) -> StyledText {
    var text = StyledText()
    line("usage: expo \(command.name) [OPTION…] \(command.operands)", to: &text)
    text.endLine()
    line(command.summary, to: &text)
    text.endLine()
    rows(command.allOptions.map { ($0.usage, $0.summary) }, to: &text)
    return text
  }

  private static func line(_ content: String, to text: inout StyledText) {
    text.append(content)
    text.endLine()
  }

  private static func rows(_ rows: [(String, String)], to text: inout StyledText) {
    let width = rows.map { DisplayWidth.of($0.0) }.max() ?? 0
    for (term, summary) in rows {
      text.append("  " + term, .heading)
      text.append(String(repeating: " ", count: width - DisplayWidth.of(term) + 2) + summary)
      text.endLine()
    }
  }
}
