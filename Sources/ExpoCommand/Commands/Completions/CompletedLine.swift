/// The words of a command line before the one that is completed, read as far as they make sense.
struct CompletedLine {
  private(set) var operands: [String] = []
  /// The options that are given.
  private(set) var given: Set<OptionName> = []
  /// The option whose value comes next.
  private(set) var openOption: (any CommandOption)?
  /// Whether `--` was given.
  private(set) var isPastOptions = false

  /// Reads words; unknown options are skipped.
  init(_ words: [String], _ command: Command) {
    for word in words {
      if openOption != nil {
        openOption = nil
      } else if isPastOptions || !word.hasPrefix("-") || word == "-" {
        operands.append(word)
      } else if word == "--" {
        isPastOptions = true
      } else {
        readOption(word, command)
      }
    }
  }

  private mutating func readOption(_ word: String, _ command: Command) {
    let name = word.prefix { $0 != "=" }
    let option = command.allOptions.first { option in
      "\(option.name)" == name || option.letter.map { "-\($0)" } == word
    }
    guard let option else { return }
    given.insert(option.name)
    if option.value != nil, !word.contains("=") { openOption = option }
  }
}
