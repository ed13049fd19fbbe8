import ExpoKit

/// A parsed command line: operands in order, options with their words.
struct Arguments: Sendable {
  private(set) var operands: [String] = []
  /// The given options in order, each with the words of all its uses; empty, or its letter, for a flag.
  ///
  /// A list: to set up a dictionary takes longer than to read a command line.
  private var options: [(name: OptionName, words: [String])] = []

  /// Words that the configuration sets for options that are not given.
  private var preset: [(name: OptionName, words: [String])] = []

  /// The settings that ``add(_:_:)`` took words from.
  private(set) var settings: FolderExportSettings?

  /// The number of operands before `--`; nil without it.
  private(set) var terminator: Int?

  /// Reads `--name=value`, `--name value`, `-nvalue`, `-n value` and bundled flags `-qh`.
  ///
  /// `-` is an operand, and so is everything after `--`.
  ///
  /// - Throws: ``CommandError`` for an unknown option, a missing, needless or second value.
  mutating func read(
    _ words: ArraySlice<String>, _ options: [any CommandOption]
  ) throws(CommandError) {
    var rest = words
    while let word = rest.popFirst() {
      if word == "--" {
        terminator = operands.count
        operands += rest
        return
      }
      if word.hasPrefix("-"), word != "-" {
        try readOption(word, &rest, options)
      } else {
        operands.append(word)
      }
    }
  }

  /// Whether an option is given, or set by the configuration.
  func has<Value>(_ option: Option<Value>) -> Bool { words(of: option.name) != nil }

  func isGiven<Value>(_ option: Option<Value>) -> Bool {
    options.contains { $0.name == option.name }
  }

  /// Whether help is asked for by its letter only, `-h`: one screen.
  var wantsShortHelp: Bool { words(of: Option.help.name)?.contains("") == false }

  /// The words of an option that is given or set.
  private func words(of option: OptionName) -> [String]? {
    (options + preset).first { $0.name == option }?.words
  }

  /// The value of an option; nil if it was not given.
  ///
  /// - Throws: ``CommandError`` if the value is invalid.
  subscript<Value>(_ option: Option<Value>) -> Value? {
    get throws(CommandError) {
      guard let words = words(of: option.name) else { return nil }
      return try option.parse(words)
    }
  }

  /// The first operand, which must be one of an enumeration's names.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    for command: CommandName, en: String, ko: String
  ) throws(CommandError) -> Choice {
    guard let word = operands.first else {
      throw CommandError(
        en: "\(command.rawValue) expects \(English.list(Choice.names, "or"))",
        ko: "\(command.rawValue) 명령에는 "
          + "\(Particle.subject.joined(to: Korean.choice(Choice.names))) 필요합니다")
    }
    return try .named(word, en: "\(en) '\(word)'", ko: ko)
  }

  // MARK: - Combinations

  /// Checks the options that the given ones need and exclude, in the order of the table, not of the words.
  ///
  /// - Throws: ``CommandError`` for an option that cannot be used with the others.
  func check(_ options: [any CommandOption]) throws(CommandError) {
    // Help is shown instead.
    if has(.help) { return }
    for option in options where words(of: option.name) != nil {
      let kinds = option.exportKinds
      if let kind = operands.first.flatMap(ExportKind.init), !kinds.contains(kind) {
        let names = kinds.map(\.rawValue)
        throw .needs(
          option.name, en: "export \(English.list(names, "or"))",
          ko: "export \(Korean.choice(names)) 명령")
      }
      for exclusion in option.excludes {
        guard let other = given(exclusion) else { continue }
        throw .excludes(option.name, en: other, ko: "\(other) 옵션", help: exclusion.hint)
      }
      switch option.need {
      case .option(let name) where words(of: name) == nil:
        let needed = options.first { $0.name == name }
        let other = needed?.value?.choices.isEmpty == false ? "\(name)" : needed?.longUsage ?? ""
        let hint = option.excludes.first { $0.option == name }?.hint
        throw .needs(option.name, en: other, ko: "\(other) 옵션", help: hint)
      case .standardInput where !operands.contains("-"):
        throw .needs(
          option.name, en: "the argument -", ko: "표준 입력을 뜻하는 하이픈(-)",
          help: CommandError.hyphen)
      case .destination
      where words(of: Option.output.name)?.last.map(ExportTarget.isStandardOutput) != false:
        throw .needs(
          option.name, en: "-o FILE or -o DIR", ko: "-o FILE 또는 -o DIR 옵션",
          help: (
            "name the file or folder of the export with -o", "내보낼 파일이나 폴더를 -o로 지정하세요"
          ))
      case .option, .standardInput, .destination, nil: break
      }
    }
  }

  /// The excluded option if it is given, as messages name it: `--format names`.
  private func given(_ exclusion: OptionExclusion) -> String? {
    guard let words = words(of: exclusion.option) else { return nil }
    guard let matches = exclusion.matches else { return "\(exclusion.option)" }
    return words.first(where: matches).map { "\(exclusion.option) \($0)" }
  }

  // MARK: - Settings

  /// Adds the settings of this kind of export, unless a given option replaces or excludes them.
  mutating func add(_ settings: FolderExportSettings, _ options: [any CommandOption]) {
    self.settings = settings
    let kind = operands.first.flatMap(ExportKind.init)
    for key in ExportSettings.CodingKeys.allCases {
      guard let value = settings.value(of: key),
        let option = options.first(where: { $0.settingKey == key.rawValue }),
        words(of: option.name) == nil,
        kind.map(option.exportKinds.contains) ?? true,
        // A path says which documents are meant.
        ![Option.entries.name, Option.exposition.name].contains(option.name) || operands.count <= 1
      else { continue }
      let words = option.value == nil ? [""] : value
      let isExcluded = self.options.contains { other in
        let known = options.first { $0.name == other.name }
        return option.excludes.contains { $0.applies(to: other.name, other.words) }
          || known?.excludes.contains { $0.applies(to: option.name, words) } ?? false
      }
      if !isExcluded { preset.append((option.name, words)) }
    }
  }
}

// MARK: - Reading

extension Arguments {
  /// Reads the options before the command, and leaves the words after them.
  ///
  /// `options` is the table, which is not made if no option precedes the command.
  ///
  /// - Throws: ``CommandError`` as ``read(_:_:)``.
  init(
    before words: inout ArraySlice<String>, _ options: @autoclosure () -> [any CommandOption]
  ) throws(CommandError) {
    self.init()
    while let word = words.first, word.hasPrefix("-"), word != "-", word != "--" {
      words.removeFirst()
      try readOption(word, &words, options())
    }
  }

  private mutating func readOption(
    _ word: String, _ rest: inout ArraySlice<String>, _ options: [any CommandOption]
  ) throws(CommandError) {
    guard word.hasPrefix("--") else { return try readLetters(of: word, &rest, options) }
    // By bytes: a value may begin with a mark that combines with the equals sign.
    let equals = word.utf8.firstIndex(of: UInt8(ascii: "="))
    let name = OptionName(String(word[..<(equals ?? word.endIndex)].dropFirst(2)))
    guard let option = options.first(where: { $0.name == name }) else {
      throw .unknownOption("\(name)", among: options)
    }
    if let equals {
      guard option.value != nil else { throw .takesNoValue(name) }
      try set(option, String(word[word.utf8.index(after: equals)...]))
    } else {
      try set(option, option.value == nil ? "" : nextValue(of: option, &rest, options))
    }
  }

  private mutating func readLetters(
    of word: String, _ rest: inout ArraySlice<String>, _ options: [any CommandOption]
  ) throws(CommandError) {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = options.first(where: { $0.letter == letter }) else {
        throw .unknownOption("-\(letter)")
      }
      guard option.value != nil else {
        try set(option, String(letter))
        continue
      }
      if letters.first == "=" {
        let value = letters.dropFirst()
        throw .unexpected(
          "-\(letter)=\(value)", of: option.name, en: "a value", ko: "값이",
          help: (
            "write -\(letter) \(value), or \(option.name)=\(value)",
            "이렇게 쓰세요: -\(letter) \(value) 또는 \(option.name)=\(value)"
          ))
      }
      try set(option, letters.isEmpty ? nextValue(of: option, &rest, options) : String(letters))
      return
    }
  }

  private func nextValue(
    of option: any CommandOption, _ rest: inout ArraySlice<String>, _ options: [any CommandOption]
  ) throws(CommandError) -> String {
    guard let value = rest.popFirst() else {
      let usage = option.usage.trimmingSpaces
      throw CommandError(
        en: "\(option.name) expects a value: \(usage)", ko: "\(option.name) 옵션에는 값이 필요합니다: \(usage)"
      )
    }
    if value == "--" || options.option(named: value) != nil {
      throw .unexpected(
        value, of: option.name, en: "a value", ko: "값이",
        help: (
          "to use '\(value)' as the value, write \(option.name)=\(value)",
          "이 낱말을 값으로 쓰려면 이렇게 쓰세요: \(option.name)=\(value)"
        ))
    }
    return value
  }

  private mutating func set(_ option: any CommandOption, _ word: String) throws(CommandError) {
    if option.value != nil, !option.isRepeatable, words(of: option.name) != nil {
      throw CommandError(
        en: "\(option.name) is given twice", ko: "\(option.name) 옵션이 두 번 나옵니다")
    }
    if let index = options.firstIndex(where: { $0.name == option.name }) {
      options[index].words.append(word)
    } else {
      options.append((option.name, [word]))
    }
  }
}
