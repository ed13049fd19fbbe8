import ExpoKit
import ExpoSearch

/// The command line that a failed one probably meant, as users of other programs type it:
/// `expo check --json App` → `expo validate --format json App`.
///
/// Used only after an error, since any word may name a file or an entry, and only if it is valid itself.
struct MeantLine {
  var command: CommandName
  var words: [(text: String, isOperand: Bool)] = []

  static func text(for words: [String]) -> Wording? {
    // Editors replace two hyphens by a dash.
    let plain = words.map { $0.replacing(/^[–—]+-?/, with: "--") }
    let text = line(for: plain, except: words) ?? redirected(plain)
    return text.map { ("did you mean: expo \($0)", "이렇게 쓰세요: expo \($0)") }
  }

  private static func line(for words: [String], except given: [String] = []) -> String? {
    let lines = [meant(by: words)] + CommandName.allCases.map { line(words, behind: $0) }
    let meant = lines.compactMap(\.self).first { $0 != given && (try? check($0)) != nil }
    return meant?.map(\.shellWord).joined(separator: " ")
  }

  /// `list App -o out.csv` → `list App --format csv > out.csv`, as only `export` has the option.
  private static func redirected(_ words: [String]) -> String? {
    let options = ["-o", "--output", "--output-file", "--out"]
    guard let index = words.dropLast().firstIndex(where: options.contains),
      // The shell would empty a file that is read.
      !words.contains(CommandName.export.rawValue), !FilePath.exists(words[index + 1])
    else { return nil }
    let file = words[index + 1]
    let ending = String(file.split(separator: ".").last ?? "")
    let formats = [ending] + meanings(of: ending, in: "kinds").joined()
    for option in formats.map({ ["--format", $0] }) + [[]] {
      let rest = words[..<index] + option + words[(index + 2)...]
      guard let line = line(for: Array(rest)) else { continue }
      return option.last == file ? line : "\(line) > \(file.shellWord)"
    }
    return nil
  }

  /// The line that begins with options of a command, which may follow: `--fix validate App` and
  /// `--fix App` → `validate --fix App`.
  private static func line(_ words: [String], behind command: CommandName) -> [String]? {
    var rest = words[...]
    guard let first = words.first, (try? Arguments(before: &rest, .withoutCommand)) == nil
    else { return nil }
    var line = MeantLine(command, words[...])
    if let index = line.words.firstIndex(where: { $0.isOperand && isCommand($0.text) }) {
      if line.words.remove(at: index).text != command.rawValue { return nil }
    } else if first == "--json" ? command != .list : !command.command.options.have(first) {
      return first == "--\(command.rawValue)" ? meant(by: [command.rawValue] + words[1...]) : nil
    }
    return meant(by: [command.rawValue] + line.words.map(\.text))
  }

  static func isCommand(_ word: String) -> Bool { CommandName(rawValue: word) != nil }

  private static func meant(by words: [String]) -> [String]? {
    if words.count == 2, words.contains("--version") { return ["--version"] }
    // A path, or another command that reads some, before the command that is meant.
    let first = words.first.flatMap(CommandName.init)
    var line = CompletedLine(options: first?.command.allOptions ?? .withoutCommand)
    var later = words.dropFirst()
    while line.operands.isEmpty, let word = later.popFirst() { line.read(word) }
    if let word = line.operands.first, isCommand(word), !FilePath.exists(word),
      first?.command.options.have("--include") ?? FilePath.exists(words[0])
    {
      let isKept = first == nil || word == CommandName.help.rawValue
      let others = words[(isKept ? 0 : 1)..<(later.startIndex - 1)] + later
      return meant(by: [word] + others)
    }
    var before = CompletedLine(options: .withoutCommand)
    var rest = words[...]
    while before.operands.isEmpty, let word = rest.popFirst() { before.read(word) }
    guard let name = before.operands.first ?? words.last,
      let line = CommandName(rawValue: name) == nil ? Self.line(of: name) : [name]
    else { return nil }
    guard let command = CommandName(rawValue: line[0]) else { return line }
    var meant = MeantLine(command, line.dropFirst() + rest)
    meant.correctOperands(isOtherCommand: line != [name])
    return words[..<(rest.startIndex - 1)] + [meant.command.rawValue] + meant.words.map(\.text)
  }

  private init(_ command: CommandName, _ rest: ArraySlice<String>) {
    self.command = command
    var line = CompletedLine(options: command.command.allOptions)
    // Spaces around `=`
    for (index, word) in zip(rest.indices, rest) where word != "=" {
      let isOption = word.hasPrefix("-") && line.openOption == nil && !line.isPastOptions
      for word in isOption ? option(word) ?? [word] : [word] {
        let count = line.operands.count
        line.read(word)
        words.append((word, line.operands.count > count))
      }
      // As `ls --color`
      let next = rest[(index + 1)...].first ?? ""
      if line.openOption?.name == Option.color.name,
        next.isEmpty || next.hasPrefix("-") || FilePath.exists(next)
      {
        line.read("always")
        words.append(("always", false))
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
    if command.name == .diff, arguments.operands.count > 2 { throw .several(.diff, .new, 2) }
  }

  /// The lines of Resources/help/habits.txt: names of other programs, then what they mean.
  private static let habitWords = habits.split(separator: "\n")
    .map { $0.split(separator: "→").map { $0.split(separator: " ").map(String.init) } }

  /// The meanings of a name of other programs, from a part of the habits.
  static func meanings(of name: String, in part: String) -> [[String]] {
    habitWords.drop { $0 != [["#", part]] }.dropFirst().prefix { $0[0][0] != "#" }
      .filter { $0[0].contains(name) }.map { $0.count > 1 ? $0[1] : [] }
  }

  /// The command line for another word: `browse` for a file, `help` for a topic, `rules` for a rule.
  static func line(of word: String) -> [String]? {
    if let line = meanings(of: word, in: "commands").first { return line }
    let typed = word.compactMap(TwoSetKeyboard.letters).joined()
    if isCommand(typed) { return [typed] }
    if word == "-" || FilePath.exists(word) { return ["browse", word] }
    if HelpTopic(rawValue: word) != nil { return ["help", word] }
    return Rule.matching(word).isEmpty ? nil : ["rules", word]
  }

  /// The option meant by a word that the command does not have: `--limit=3` → `--per-page`, `3`.
  private func option(_ word: String) -> [String]? {
    // As `head -3`
    let word = Int(word) ?? 0 < -1 ? "-n" + word.dropFirst() : word
    let known = command.command.allOptions
    let isLong = word.hasPrefix("--")
    if FilePath.exists(word) { return ["./" + word] }
    // One hyphen for two
    if !isLong, word.count > 2,
      let meant = known.have("-" + word) ? ["-" + word] : option("-" + word)
    {
      return meant
    }
    if word.dropFirst().isEmpty || known.have(word) { return nil }
    let name = isLong ? String(word.prefix { $0 != "=" }) : String(word.prefix(2))
    let value = [String(word.dropFirst(name.count + (isLong ? 1 : 0)))].filter { !$0.isEmpty }
    if let meant = Self.meanings(of: isLong ? name : word, in: command.rawValue).first {
      return meant + (isLong ? value : [])
    }
    let meanings = Self.meanings(of: name, in: "options")
    if let meant = meanings.first(where: { known.have($0[0]) }) { return meant + value }
    let choice = String(name.dropFirst(2))
    let isChoice = { (value: ValueKind?) in value?.choices.contains(choice) == true }
    if isChoice(known.option(named: "--format")?.value) {
      return ["--format", ([choice] + value).joined(separator: "=")]
    }
    return isChoice(command.command.operands.first?.value) ? [choice] : nil
  }
}

extension [any CommandOption] {
  /// Whether a word is one of the options, with or without a value: `--format=json`, `-fjson`.
  fileprivate func have(_ word: String) -> Bool {
    option(named: word.hasPrefix("--") ? word : String(word.prefix(2))) != nil
  }
}
