import ExpoBase

/// An option with the type of its value; `Option<Never>` is a flag.
struct Option<Value: Sendable>: CommandOption {
  let name: OptionName
  let letter: Character?
  let value: ValueKind?
  let placeholder: String?
  let isRepeatable: Bool
  let group: OptionGroup
  private(set) var isDaily = false
  private(set) var idleCommands: [CommandName] = []
  private(set) var need: OptionNeed?
  private(set) var excludes: [OptionExclusion] = []
  let summary: Wording
  /// Makes a value from the given words: one, or several if the option is repeatable.
  let parse: @Sendable (_ words: [String]) throws(CommandError) -> Value

  /// Creates an option that parses all given words at once.
  ///
  /// - Parameters:
  ///   - name: The long name.
  ///   - letter: The letter of the short form.
  ///   - placeholder: The name of the value in help.
  ///   - value: What the value is; nil for a flag.
  ///   - isRepeatable: Whether it may be given more than once.
  ///   - group: The group in help; most options concern the output.
  ///   - en: What it does, in one line.
  ///   - ko: The same in Korean.
  ///   - parse: Makes a value from the words; the name is for its errors.
  init(
    _ name: OptionName, letter: Character? = nil, _ placeholder: String? = nil,
    _ value: ValueKind?, isRepeatable: Bool, in group: OptionGroup = .output, en: String,
    ko: String,
    parse: @escaping @Sendable (OptionName, [String]) throws(CommandError) -> Value
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.placeholder = placeholder
    self.isRepeatable = isRepeatable
    self.group = group
    summary = (en, ko)
    self.parse = { words throws(CommandError) in try parse(name, words) }
  }

  /// Creates an option that is given once.
  init(
    _ name: OptionName, letter: Character? = nil, _ placeholder: String, _ value: ValueKind,
    in group: OptionGroup = .output, en: String, ko: String,
    parse: @escaping @Sendable (OptionName, String) throws(CommandError) -> Value
  ) {
    self.init(
      name, letter: letter, placeholder, value, isRepeatable: false, in: group, en: en, ko: ko
    ) { name, words throws(CommandError) in try parse(name, words.last ?? "") }
  }
}

extension Option {
  private func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }

  /// The option as one of those that `-h` shows.
  func daily() -> Self { with { $0.isDaily = true } }

  /// The option, which has no effect in some of the commands that accept it.
  func idle(in commands: CommandName...) -> Self { with { $0.idleCommands = commands } }
}

// MARK: - Combinations

extension Option {
  /// The option, which needs something else.
  func needing(_ need: OptionNeed) -> Self { with { $0.need = need } }

  /// The option, which cannot be used with any of these options.
  func excluding(_ options: OptionName...) -> Self {
    with { $0.excludes += options.map { OptionExclusion(option: $0) } }
  }

  /// The option, which cannot be used with another one, or with some of its values; the hint says what
  /// to do instead.
  func excluding(
    _ option: OptionName, where matches: (@Sendable (String) -> Bool)? = nil,
    hint: CommandError.Help
  ) -> Self {
    with { $0.excludes.append(OptionExclusion(option: option, matches: matches, hint: hint)) }
  }
}

/// What else an option needs.
enum OptionNeed: Sendable {
  case option(OptionName)
  /// The operand `-`.
  case standardInput
  /// The destination of an export, other than standard output.
  case destination
}

/// What an option cannot be used with.
struct OptionExclusion: Sendable {
  let option: OptionName
  /// The values that it excludes; nil for any, and for a flag.
  var matches: (@Sendable (String) -> Bool)?
  /// What to do instead.
  var hint: CommandError.Help?

  /// Whether it concerns an option with these words.
  func meets(_ option: OptionName, _ words: [String]) -> Bool {
    guard self.option == option, let matches else { return self.option == option }
    return words.contains { matches($0) }
  }
}

/// An option of a command, with a value of any type.
///
/// Parsing, help and suggestions use the tables of options of each command.
protocol CommandOption: Sendable {
  /// The long name, which only one option of a command has.
  var name: OptionName { get }
  /// The letter of the short form.
  var letter: Character? { get }
  /// The kind of value; nil for a flag.
  var value: ValueKind? { get }
  /// The name of the value in help; nil for a flag.
  var placeholder: String? { get }
  /// Whether it may be given more than once.
  var isRepeatable: Bool { get }
  /// The group in help.
  var group: OptionGroup { get }
  /// Whether the help on one screen, `-h`, shows it.
  var isDaily: Bool { get }
  /// The commands that accept it and in which it changes nothing; their help does not offer it.
  var idleCommands: [CommandName] { get }
  /// What it needs.
  var need: OptionNeed? { get }
  /// What it cannot be used with. It is enough if one of two options says so.
  var excludes: [OptionExclusion] { get }

  /// What it does, in one line.
  var summary: Wording { get }
  /// Checks the value that arguments have for it.
  func checkValue(in arguments: Arguments) throws(CommandError)
}

extension Option {
  func checkValue(in arguments: Arguments) throws(CommandError) {
    if value != nil { _ = try arguments[self] }
  }
}

extension CommandOption {
  /// What it does, in one line.
  func summary(in language: Language) -> String { language.pick(summary) }

  /// The kinds of export that it is for.
  var exportKinds: [ExportKind] { group.exportKinds }

  /// The option as help shows it: `-f, --format FMT`.
  var usage: String {
    (letter.map { "-\($0), " } ?? "    ") + longUsage
  }

  /// The key of a configuration that sets it: `pageLang` for `--page-lang`.
  var settingKey: String {
    let parts = name.text.split(separator: "-")
    return parts.enumerated().map { index, part in
      if part == "url" { return part.uppercased() }
      return index == 0 ? String(part) : part.prefix(1).uppercased() + part.dropFirst()
    }.joined()
  }

  /// The option by its long name: `--format FMT`.
  var longUsage: String { "\(name)" + (placeholder.map { " \($0)" } ?? "") }
}

extension [any CommandOption] {
  /// The option that a word names: `--fix`, `--format=json`, `-f`; nil for none.
  func option(named word: String) -> (any CommandOption)? {
    let name = word.prefix { $0 != "=" }
    return first { option in
      "\(option.name)" == name || option.letter.map { "-\($0)" } == word
    }
  }
}

/// The long name of an option: `--max-findings`.
struct OptionName: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name without dashes.
  let text: String

  init(_ text: String) { self.text = text }

  init(stringLiteral text: String) { self.text = text }

  /// As it is typed.
  var description: String { "--\(text)" }
}

/// The kind of value of an option or operand, for checks, help and completions.
enum ValueKind: Equatable, Sendable {
  /// A file with that extension.
  case file(String)
  /// Any file or folder.
  case anyFile
  /// A folder or an asset catalog.
  case folder
  /// A file, a folder or an asset catalog.
  case path
  /// A path, or one in a revision of git: `HEAD:App`.
  case side
  /// One of these words.
  case choice([String])
  /// Comma-separated words of these.
  case list([String])
  /// A format of these, or `FORMAT=FILE`.
  case report([String])
  /// A whole number.
  case number
  /// A code or name of a rule, or of a family of rules.
  case rule
  /// Comma-separated rules.
  case rules
  /// Comma-separated `RULE=LEVEL`.
  case severities
  /// The number or JSON Pointer of an entry, its name, image name or a part of them.
  case entry
  /// Anything else.
  case text

  /// The words to choose from; empty for other kinds.
  var choices: [String] {
    switch self {
    case .choice(let names), .list(let names), .report(let names): names
    case .file, .anyFile, .folder, .path, .side, .number: []
    case .rule, .rules, .severities, .entry, .text: []
    }
  }
}
