import ExpoBase

/// An option with the type of its value; `Option<Never>` is a flag.
struct Option<Value: Sendable>: CommandOption {
  let name: OptionName
  let letter: Character?
  let value: ValueKind?
  let placeholder: String?
  let isRepeatable: Bool
  let group: OptionGroup
  private(set) var exportKinds = ExportKind.allCases
  private(set) var needs: [OptionRelation] = []
  private(set) var excludes: [OptionRelation] = []
  private(set) var effect: OptionEffect?
  private(set) var isOrdered = false
  private let words: @Sendable (Language) -> String
  /// Makes a value from the given words: one, or several if the option is repeatable.
  let parse: @Sendable (_ words: [String]) throws(UsageError) -> Value

  /// Creates an option that parses all given words at once.
  ///
  /// - Parameters:
  ///   - name: The long name.
  ///   - letter: The letter of the short form.
  ///   - placeholder: The name of the value in help.
  ///   - value: What the value is.
  ///   - isRepeatable: Whether it may be given more than once.
  ///   - group: The group in help.
  ///   - en: What it does, in one line.
  ///   - ko: The same in Korean.
  ///   - parse: Makes a value from the words; the name is for its errors.
  init(
    _ name: OptionName, letter: Character? = nil, _ placeholder: String? = nil,
    _ value: ValueKind?, isRepeatable: Bool = false, in group: OptionGroup,
    en: @autoclosure @escaping @Sendable () -> String,
    ko: @autoclosure @escaping @Sendable () -> String,
    parse: @escaping @Sendable (OptionName, [String]) throws(UsageError) -> Value
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.placeholder = placeholder
    self.isRepeatable = isRepeatable
    self.group = group
    words = { $0.pick(en: en(), ko: ko()) }
    self.parse = { words throws(UsageError) in try parse(name, words) }
  }

  /// Creates an option that is given once.
  init(
    _ name: OptionName, letter: Character? = nil, _ placeholder: String,
    _ value: ValueKind, in group: OptionGroup,
    en: @autoclosure @escaping @Sendable () -> String,
    ko: @autoclosure @escaping @Sendable () -> String,
    parse: @escaping @Sendable (String) throws(ValueFault) -> Value
  ) {
    self.init(
      name, letter: letter, placeholder, value, in: group, en: en(), ko: ko()
    ) {
      name, words throws(UsageError) in
      do throws(ValueFault) {
        return try parse(words.last ?? "")
      } catch {
        throw .value(of: name, error)
      }
    }
  }
}

extension Option {
  /// The summary in help: `markdown: a file for each entry`.
  func summary(in language: Language) -> String {
    let isForAll = exportKinds.count == ExportKind.allCases.count
    let kinds = exportKinds.map(\.rawValue).joined(separator: ", ")
    return (isForAll ? "" : kinds + ": ") + words(language)
  }
}

// MARK: - Combinations

extension Option {
  /// The option for some kinds of export only.
  func only(for kinds: ExportKind...) -> Self {
    var copy = self
    copy.exportKinds = kinds
    return copy
  }

  /// The option, which needs all of these.
  func needing(_ relations: OptionRelation...) -> Self {
    var copy = self
    copy.needs = relations
    return copy
  }

  /// The option, which cannot be used with any of these.
  func excluding(_ relations: OptionRelation...) -> Self {
    var copy = self
    copy.excludes += relations
    return copy
  }

  /// The option, which cannot be used with any of these options.
  func excluding(_ options: OptionName...) -> Self {
    var copy = self
    for option in options { copy.excludes.append(.option(option)) }
    return copy
  }

  /// The option with an effect on the exit status of `validate`.
  func with(_ effect: OptionEffect) -> Self {
    var copy = self
    copy.effect = effect
    return copy
  }

  /// The option with a list or repetitions whose order matters.
  var ordered: Self {
    var copy = self
    copy.isOrdered = true
    return copy
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
  /// The modes in which it has a meaning: the kinds of export that it is for.
  var exportKinds: [ExportKind] { get }
  /// What it needs, all of them.
  var needs: [OptionRelation] { get }
  /// What it cannot be used with. It is enough if one of two options says so.
  var excludes: [OptionRelation] { get }
  /// What it does to the exit status of `validate`; nil for nothing.
  var effect: OptionEffect? { get }
  /// Whether the order of its list, or of its repetitions, matters.
  var isOrdered: Bool { get }

  /// What it does, in one line.
  func summary(in language: Language) -> String
}

extension CommandOption {
  /// The option as help shows it: `-f, --format FMT`.
  var usage: String {
    (letter.map { "-\($0), " } ?? "    ") + longUsage
  }

  /// The option by its long name: `--format FMT`.
  var longUsage: String { "\(name)" + (placeholder.map { " \($0)" } ?? "") }
}

/// The long name of an option: `--max-findings`.
struct OptionName: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name without dashes.
  let text: String

  init(_ text: String) {
    self.text = text
  }

  init(stringLiteral text: String) {
    self.text = text
  }

  /// The language of messages, which is looked for before the command line is parsed.
  static var lang: OptionName { "lang" }

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
  /// One of these words.
  case choice([String])
  /// Comma-separated words of these.
  case list([String])
  /// A format of these, or `FORMAT=FILE`.
  case report([String])
  /// A whole number.
  case number(atLeast: Int)
  /// A code or name of a rule, or of a family of rules.
  case rule
  /// Comma-separated rules.
  case rules
  /// Comma-separated `RULE=LEVEL`.
  case severities
  /// The number, name, image name or JSON Pointer of an entry.
  case entry
  /// Anything else.
  case text

  /// The choice of an enumeration's names.
  static func choice<Choice: RawRepresentable & CaseIterable>(of type: Choice.Type) -> ValueKind
  where Choice.RawValue == String {
    .choice(Choice.allCases.map(\.rawValue))
  }

  /// The words to choose from; empty for other kinds.
  var choices: [String] {
    switch self {
    case .choice(let names), .list(let names), .report(let names): names
    case .file, .anyFile, .folder, .path, .number, .rule, .rules, .severities, .entry, .text: []
    }
  }
}
