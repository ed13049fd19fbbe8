import ExpoBase

extension Command {
  /// The command `expo help [COMMAND|TOPIC]`.
  static let help = Command(.help, [.topic]) { arguments, console in
    let help = HelpText(language: console.language)
    let width = try console.helpWidth(arguments)
    guard let word = arguments.operands.first else {
      try console.print(help.overview, width: width)
      return .success
    }
    let topic = HelpTopic(rawValue: word)
    // The command `rules` and the topic share a name: both are printed.
    if let name = CommandName(rawValue: word) {
      try console.print(help.page(name.command), width: width)
      if let topic { try console.print(help.page(topic), width: width, isContinued: true) }
    } else if let topic {
      try console.print(help.page(topic), width: width)
    } else {
      let known = CommandName.allCases.map(\.rawValue) + HelpTopic.allCases.map(\.rawValue)
      throw UsageError.unknown(.topic, word, among: known)
    }
    return .success
  }
}

extension Console {
  /// The widest line of help.
  private static let widestHelp = 100

  /// The width of help in cells: `--width`, `COLUMNS`, the terminal's, or 80; at most 100.
  func helpWidth(_ arguments: Arguments) throws(UsageError) -> Int {
    let columns =
      try arguments[.width] ?? environment[.columns].flatMap { Int($0) } ?? standardOutput.columns
    return min(max(columns ?? 80, Self.widths.lowerBound), Self.widestHelp)
  }

  /// Prints a page of help; `isContinued` after another page.
  func print(_ page: HelpPage, width: Int, isContinued: Bool = false) throws {
    var text = StyledText()
    if isContinued { text.endLine() }
    text.append(page.text(width: width, ambiguousWidth, language))
    try print(text)
  }
}
