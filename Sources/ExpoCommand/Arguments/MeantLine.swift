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

  static func isCommand(_ word: String) -> Bool { CommandName(rawValue: word) != nil }

  private static func meant(by words: [String]) -> [String]? {
    if words == ["-v"] || words == ["-V"] { return ["--version"] }
    // A path, or another command that reads some, before the command that is meant.
    if words.count > 1, isCommand(words[1]), !FilePath.exists(words[1]) {
      let first = CommandName(rawValue: words[0])
      if first?.command.options.have("--include") ?? FilePath.exists(words[0]) {
        let isKept = first == nil || words[1] == CommandName.help.rawValue
        return meant(by: [words[1]] + (isKept ? [words[0]] : []) + words[2...])
      }
    }
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

  /// Names of other programs and what they mean here, separated by spaces.
  private typealias Habit = (names: String, meant: String)

  private static let commands: [Habit] = [
    ("check lint test verify", "validate"), ("fix", "validate --fix"),
    ("fmt pretty prettify", "format"), ("ls entries search find grep rg", "list"),
    ("csv", "list --format csv"), ("json", "list --format json"), ("cat print", "show"),
    ("view open read less more", "browse"), ("html publish", "export html"),
    ("markdown md", "export markdown"), ("compare", "diff"), ("explain", "rules"),
    ("man", "manual"), ("version", "--version"), ("config", "help settings"),
    ("keys", "help browse"), ("colors", "help environment"),
  ]

  private static func meanings(of name: String, in habits: [Habit]) -> [[String]] {
    habits.filter { $0.names.split(separator: " ").contains(name[...]) }
      .map { $0.meant.split(separator: " ").map(String.init) }
  }

  /// The command line for another word: `browse` for a file, `help` for a topic, `rules` for a rule.
  static func line(of word: String) -> [String]? {
    if let line = meanings(of: word, in: commands).first { return line }
    if word == "-" || FilePath.exists(word) { return ["browse", word] }
    if HelpTopic(rawValue: word) != nil { return ["help", word] }
    return Rule.matching(word).isEmpty ? nil : ["rules", word]
  }

  private static let options: [Habit] = [
    ("--dry -n", "--dry-run"), ("--dry-run --dry -n", "--diff"),
    ("--inplace --in-place -i", "--write"), ("--limit --page-size --max -n", "--per-page"),
    ("--grep --find --filter --query -s", "--search"), ("--sort-by --order --order-by", "--sort"),
    ("--columns", "--fields"), ("--key --get", "--field"), ("--minify", "--compact"),
    ("--tab", "--indent tab"), ("--overwrite", "--force"),
    ("--no-color --no-colour", "--color never"), ("--colour", "--color"), ("--silent", "--quiet"),
    ("--language --locale", "--lang"), ("--disable --skip", "--ignore"),
    ("--enable --only --rule", "--select"), ("--autofix --write", "--fix"),
    ("--strict --werror", "--error-on-warning"), ("--out --dest -d", "--output"),
    ("--reporter --output-format", "--format"), ("--style --stylesheet", "--css"),
    ("--no-images", "--no-pictures"),
  ]

  /// Options of other programs for what a command does without one.
  private static let needless: [CommandName: [String]] = [
    .validate: ["--check"], .show: ["--entry", "-n"], .browse: ["--entry", "-n"],
    .list: ["-a", "-al", "-i", "-l", "-la", "-r", "-ri", "-rn"],
  ]

  /// The option meant by a word that the command does not have: `--limit=3` → `--per-page`, `3`.
  private func option(_ word: String) -> [String]? {
    let known = command.command.allOptions
    if word.dropFirst().isEmpty || known.have(word) { return nil }
    let isLong = word.hasPrefix("--")
    let name = isLong ? String(word.prefix { $0 != "=" }) : String(word.prefix(2))
    let value = [String(word.dropFirst(name.count + (isLong ? 1 : 0)))].filter { !$0.isEmpty }
    if Self.needless[command]?.contains(isLong ? name : word) == true { return isLong ? value : [] }
    let meanings = Self.meanings(of: name, in: Self.options)
    if let meant = meanings.first(where: { known.have($0[0]) }) { return meant + value }
    let format = ["--format", String(name.dropFirst(2))]
    return known.option(named: format[0])?.value?.choices.contains(format[1]) == true ? format : nil
  }
}

extension [any CommandOption] {
  /// Whether a word is one of the options, with or without a value: `--format=json`, `-fjson`.
  fileprivate func have(_ word: String) -> Bool {
    option(named: word.hasPrefix("--") ? word : String(word.prefix(2))) != nil
  }
}
