import ExpoKit

/// The command line that a failed one probably meant, as users of other programs type it:
/// `expo check --json App` → `expo validate --format json App`.
///
/// Used only after an error, since any word may name a file or an entry, and only if it is valid itself.
struct MeantLine {
  var command: CommandName
  var words: [(text: String, isOperand: Bool)] = []

  static func text(for words: [String]) -> String? {
    let lines = [meant(by: words)] + CommandName.allCases.map { line(words, behind: $0) }
    let meant = lines.compactMap(\.self).first { $0 != words && (try? check($0)) != nil }
    return meant.map { (["expo"] + $0).map(\.shellWord).joined(separator: " ") }
  }

  /// The line that begins with options of a command, which may follow: `--fix validate App` and
  /// `--fix App` → `validate --fix App`.
  private static func line(_ words: [String], behind command: CommandName) -> [String]? {
    var rest = words[...]
    guard let first = words.first, (try? Arguments(before: &rest, .withoutCommand)) == nil
    else { return nil }
    var line = MeantLine(command, words[...])
    if let place = line.words.firstIndex(where: { $0.isOperand && isCommand($0.text) }) {
      if line.words.remove(at: place).text != command.rawValue { return nil }
    } else if first == "--json" ? command != .list : !command.command.options.have(first) {
      return nil
    }
    return meant(by: [command.rawValue] + line.words.map(\.text))
  }

  private static func isCommand(_ word: String) -> Bool { CommandName(rawValue: word) != nil }

  private static func meant(by words: [String]) -> [String]? {
    if words == ["-v"] || words == ["-V"] { return ["--version"] }
    var before = CompletedLine(.withoutCommand)
    var rest = words[...]
    while before.operands.isEmpty, let word = rest.popFirst() { before.read(word) }
    guard let name = before.operands.first,
      let line = CommandName(rawValue: name) == nil ? Self.line(of: name) : [name]
    else { return nil }
    guard let command = CommandName(rawValue: line[0]) else { return line }
    var meant = MeantLine(command, line.dropFirst() + rest)
    meant.correctOperands(isOtherCommand: line != [name])
    return words[..<(rest.startIndex - 1)] + [meant.command.rawValue] + meant.words.map(\.text)
  }

  private init(_ command: CommandName, _ rest: ArraySlice<String>) {
    self.command = command
    var line = CompletedLine(command.command.allOptions)
    for word in rest {
      let isOption = word.hasPrefix("-") && line.openOption == nil && !line.isPastOptions
      for word in isOption ? option(word) ?? [word] : [word] {
        let count = line.operands.count
        line.read(word)
        words.append((word, line.operands.count > count))
      }
    }
  }

  private static func check(_ words: [String]) throws(CommandError) {
    var rest = words[...]
    var arguments = try Arguments(before: &rest, .withoutCommand)
    guard let name = rest.popFirst() else { return }
    let command = try Command.named(name)
    try arguments.read(rest, command.allOptions)
    try arguments.check(command.allOptions)
    for option in command.allOptions { try option.checkValue(in: arguments) }
    try command.checkCount(of: arguments.operands)
  }

  /// The names of commands in other programs.
  private static let commands: [String: [String]] = [
    "check": ["validate"], "lint": ["validate"], "test": ["validate"], "verify": ["validate"],
    "fix": ["validate", "--fix"], "fmt": ["format"], "pretty": ["format"], "prettify": ["format"],
    "ls": ["list"], "entries": ["list"], "csv": ["list", "--format", "csv"],
    "json": ["list", "--format", "json"], "search": ["list"], "find": ["list"], "grep": ["list"],
    "cat": ["show"], "print": ["show"], "view": ["browse"], "open": ["browse"], "read": ["browse"],
    "less": ["browse"], "html": ["export", "html"], "publish": ["export", "html"],
    "markdown": ["export", "markdown"], "md": ["export", "markdown"], "compare": ["diff"],
    "explain": ["rules"], "man": ["manual"], "version": ["--version"],
    "config": ["help", "settings"], "keys": ["help", "browse"], "colors": ["help", "environment"],
  ]

  /// The command line for another word: `browse` for a file, `help` for a topic, `rules` for a rule.
  static func line(of word: String) -> [String]? {
    if let line = commands[word] { return line }
    if word == "-" || FilePath.exists(word) { return ["browse", word] }
    if HelpTopic(rawValue: word) != nil { return ["help", word] }
    return Rule.matching(word).isEmpty ? nil : ["rules", word]
  }

  /// The names of options in other programs; nothing for what `validate` does anyway.
  private static let options: [(names: [String], meant: [String])] = [
    (["--dry", "-n"], ["--dry-run"]), (["--inplace", "--in-place", "-i"], ["--write"]),
    (["--limit", "--page-size", "--max", "-n"], ["--per-page"]),
    (["--grep", "--find", "--filter", "--query", "-s"], ["--search"]),
    (["--sort-by", "--order", "--order-by"], ["--sort"]), (["--columns"], ["--fields"]),
    (["--key", "--get"], ["--field"]), (["--minify"], ["--compact"]),
    (["--tab"], ["--indent", "tab"]), (["--overwrite"], ["--force"]),
    (["--no-color", "--no-colour"], ["--color", "never"]), (["--colour"], ["--color"]),
    (["--silent"], ["--quiet"]), (["--language", "--locale"], ["--lang"]),
    (["--disable", "--skip"], ["--ignore"]), (["--enable", "--only", "--rule"], ["--select"]),
    (["--autofix", "--write"], ["--fix"]), (["--strict", "--werror"], ["--error-on-warning"]),
    (["--out", "--dest", "-d"], ["--output"]), (["--reporter", "--output-format"], ["--format"]),
    (["--style", "--stylesheet"], ["--css"]), (["--check"], []),
  ]

  /// The option meant by a word that the command does not have: `--limit=3` → `--per-page`, `3`.
  private func option(_ word: String) -> [String]? {
    let known = command.command.allOptions
    if word.dropFirst().isEmpty || known.have(word) { return nil }
    let isLong = word.hasPrefix("--")
    let name = isLong ? String(word.prefix { $0 != "=" }) : String(word.prefix(2))
    let value = [String(word.dropFirst(name.count + (isLong ? 1 : 0)))].filter { !$0.isEmpty }
    for row in Self.options where row.names.contains(name) {
      if row.meant.first.map(known.have) ?? (command == .validate) { return row.meant + value }
    }
    let format = known.first { $0.name == Option.format.name }
    let isFormat = format?.value?.choices.contains(String(name.dropFirst(2))) == true
    return isFormat ? ["\(Option.format.name)", String(name.dropFirst(2))] : nil
  }
}

extension [any CommandOption] {
  /// Whether a word is one of the options, with or without a value: `--format=json`, `-fjson`.
  fileprivate func have(_ word: String) -> Bool {
    option(named: word.hasPrefix("--") ? word : String(word.prefix(2))) != nil
  }
}
