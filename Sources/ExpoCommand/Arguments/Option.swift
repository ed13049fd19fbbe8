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

  /// Creates an option that parses all given words at once; without a kind of value it is a flag.
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

  func daily() -> Self { with { $0.isDaily = true } }

  /// The option, accepted without effect by these commands.
  func idle(in commands: CommandName...) -> Self { with { $0.idleCommands = commands } }

  func needing(_ need: OptionNeed) -> Self { with { $0.need = need } }

  func excluding(_ options: OptionName...) -> Self {
    with { $0.excludes += options.map { OptionExclusion(option: $0) } }
  }

  /// The option, excluding another one or some of its values; the hint says what to do instead.
  func excluding(
    _ option: OptionName, where matches: (@Sendable (String) -> Bool)? = nil,
    hint: CommandError.Help
  ) -> Self {
    with { $0.excludes.append(OptionExclusion(option: option, matches: matches, hint: hint)) }
  }
}

enum OptionNeed: Sendable {
  case option(OptionName)
  case standardInput
  case destination
}

struct OptionExclusion: Sendable {
  let option: OptionName
  /// The excluded values; nil for any, and for a flag.
  var matches: (@Sendable (String) -> Bool)?
  var hint: CommandError.Help?

  func applies(to option: OptionName, _ words: [String]) -> Bool {
    self.option == option && matches.map { words.contains(where: $0) } ?? true
  }
}

/// An option with a value of any type, in the tables that parsing, help and suggestions use.
protocol CommandOption: Sendable {
  /// The long name, unique in a command.
  var name: OptionName { get }
  var letter: Character? { get }
  /// The kind of value; nil for a flag.
  var value: ValueKind? { get }
  /// The name of its value in help; nil for a flag.
  var placeholder: String? { get }
  var isRepeatable: Bool { get }
  var group: OptionGroup { get }
  /// Whether `-h` shows it.
  var isDaily: Bool { get }
  /// The commands that accept it without effect; their help does not offer it.
  var idleCommands: [CommandName] { get }
  var need: OptionNeed? { get }
  /// The options that it excludes; it is enough if one of two options excludes the other.
  var excludes: [OptionExclusion] { get }

  var summary: Wording { get }
  func checkValue(in arguments: Arguments) throws(CommandError)
}

extension Option {
  func checkValue(in arguments: Arguments) throws(CommandError) {
    if value != nil { _ = try arguments[self] }
  }
}

extension CommandOption {
  func summary(in language: Language) -> String { language.pick(summary) }

  var exportKinds: [ExportKind] { group.exportKinds }

  /// The option as help shows it: `-f, --format FMT`.
  var usage: String {
    (letter.map { "-\($0), " } ?? "    ") + longUsage
  }

  /// The key that sets it in a configuration: `pageLang` for `--page-lang`.
  var settingKey: String {
    let parts = name.text.replacing("url", with: "URL").split(separator: "-")
    return parts.dropFirst().reduce(String(parts[0])) {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
  }

  /// The option by its long name: `--format FMT`.
  var longUsage: String { "\(name)" + (placeholder.map { " \($0)" } ?? "") }
}

extension [any CommandOption] {
  /// The option that a word names: `--fix`, `--format=json`, `-f`.
  func option(named word: String) -> (any CommandOption)? {
    let name = word.prefix { $0 != "=" }
    return first { option in
      "\(option.name)" == name || option.letter.map { "-\($0)" } == word
    }
  }
}

/// The long name of an option: `--max-findings`.
struct OptionName: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// Without dashes.
  let text: String

  init(_ text: String) { self.text = text }

  init(stringLiteral text: String) { self.text = text }

  var description: String { "--\(text)" }
}

/// The kind of value of an option or operand, for checks, help and completions.
enum ValueKind: Equatable, Sendable {
  /// A file with this extension.
  case file(String)
  case anyFile
  /// A folder or an asset catalog.
  case folder
  /// A file, a folder or an asset catalog.
  case path
  /// A path, or one in a revision of git: `HEAD:App`.
  case side
  case choice([String])
  case list([String])
  /// A format, or `FORMAT=FILE`.
  case report([String])
  case number
  /// A code or name of a rule, or of a family of rules.
  case rule
  case rules
  /// Comma-separated `RULE=LEVEL`.
  case severities
  /// The number, JSON Pointer, name or image name of an entry, or a part of a name.
  case entry
  case text

  var choices: [String] {
    switch self {
    case .choice(let names), .list(let names), .report(let names): names
    case .file, .anyFile, .folder, .path, .side, .number: []
    case .rule, .rules, .severities, .entry, .text: []
    }
  }
}

enum OptionGroup: CaseIterable, Sendable {
  case input
  case rules
  case selection
  case output
  case html, markdown
  case common

  var exportKinds: [ExportKind] {
    switch self {
    case .html: [.html]
    case .markdown: [.markdown]
    case .input, .rules, .selection, .output, .common: ExportKind.allCases
    }
  }

  func title(in language: Language) -> String {
    switch self {
    case .input: language.pick(en: "input", ko: "입력")
    case .rules: language.pick(en: "rules and configuration", ko: "규칙과 설정")
    case .selection: language.pick(en: "selection", ko: "고르기")
    case .output: language.pick(en: "output", ko: "출력")
    case .html: language.pick(en: "html, a web site", ko: "html(웹사이트)")
    case .markdown: language.pick(en: "markdown, a book", ko: "markdown(책, Hugo, Jekyll)")
    case .common: language.pick(en: "common", ko: "공통")
    }
  }
}
