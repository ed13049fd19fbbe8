/// A parsed command line: operands in order, options with their words.
struct Arguments: Sendable {
  /// A given option and its words, one for each time it was given.
  private struct Given {
    let name: OptionName
    var words: [String]
  }

  private(set) var operands: [String] = []
  /// In the order in which they came; a dictionary takes longer to set up than a command line to read.
  private var options: [Given] = []

  /// How many operands stand before `--`; nil without it.
  private(set) var terminator: Int?

  /// Parses words by a table of options.
  ///
  /// - Throws: ``UsageError`` as ``read(_:_:)`` and ``check(_:)``.
  init(_ words: [String], options: [any CommandOption]) throws(UsageError) {
    try read(words[...], options)
    try check(options)
  }

  /// Reads the options that stand before the command.
  ///
  /// - Parameters:
  ///   - words: The command line; what follows the options remains.
  ///   - options: The table, which is not made if there are no options.
  /// - Throws: ``UsageError`` as ``read(_:_:)``.
  init(
    before words: inout ArraySlice<String>, _ options: @autoclosure () -> [any CommandOption]
  ) throws(UsageError) {
    while let word = words.first, word.hasPrefix("-"), word != "-", word != "--" {
      words.removeFirst()
      try readOption(word, &words, options())
    }
  }

  /// Reads words by a table of options.
  ///
  /// `--name=value`, `--name value`, `-nvalue`, `-n value` and bundled flags `-qh` are read;
  /// after `--` everything is an operand, and so is `-`.
  ///
  /// - Throws: ``UsageError`` for an unknown option, a missing value, a value of a flag, or a second
  ///   value.
  mutating func read(
    _ words: ArraySlice<String>, _ options: [any CommandOption]
  ) throws(UsageError) {
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

  /// Whether an option was given.
  func has<Value>(_ option: Option<Value>) -> Bool { given(option.name) != nil }

  private func given(_ option: OptionName) -> Given? {
    options.first { $0.name == option }
  }

  /// The value of an option; nil if it was not given.
  ///
  /// - Throws: ``UsageError`` if the value is invalid.
  subscript<Value>(_ option: Option<Value>) -> Value? {
    get throws(UsageError) {
      guard let given = given(option.name) else { return nil }
      return try option.parse(given.words)
    }
  }
}

// MARK: - Combinations

extension Arguments {
  /// Checks what the given options need and exclude, in the order of the table, so that the order of
  /// words does not decide which error is printed.
  ///
  /// - Throws: ``UsageError`` for an option that cannot be used with the others.
  func check(_ options: [any CommandOption]) throws(UsageError) {
    // Help explains how to do better.
    if has(.help) { return }
    for option in options where given(option.name) != nil {
      if option.exportKinds.count < ExportKind.allCases.count,
        let kind = operands.first.flatMap(ExportKind.init), !option.exportKinds.contains(kind)
      {
        throw .needs(option.name, .export(option.exportKinds))
      }
      for relation in option.excludes {
        if let partner = given(relation) { throw .excludes(option.name, partner, relation.hint) }
      }
      for relation in option.needs where given(relation) == nil {
        throw .needs(option.name, relation.partner(in: options))
      }
    }
  }

  /// What is given of a relation, as messages name it; nil for nothing.
  private func given(_ relation: OptionRelation) -> OptionPartner? {
    switch relation {
    case .option(let name, _): return given(name).map { .option("\($0.name)") }
    case .value(let name, _, let matches):
      guard let given = given(name), let word = given.words.first(where: matches) else {
        return nil
      }
      return .option("\(given.name) \(word)")
    case .standardInput:
      return operands.contains("-") ? .standardInput : nil
    case .destination:
      let output = given("output")?.words.last
      return output.map(ExportTarget.isStandardOutput) == false ? .destination : nil
    }
  }
}

extension OptionRelation {
  fileprivate var hint: OptionHint? {
    switch self {
    case .option(_, let hint), .value(_, let hint, _): hint
    case .standardInput, .destination: nil
    }
  }

  /// What is missing, as messages name it: `--baseline FILE`.
  fileprivate func partner(in options: [any CommandOption]) -> OptionPartner {
    switch self {
    case .option(let name, _), .value(let name, _, _):
      .option(options.first { $0.name == name }?.longUsage ?? "")
    case .standardInput: .standardInput
    case .destination: .destination
    }
  }
}

// MARK: - Reading

extension Arguments {
  private mutating func readOption(
    _ word: String, _ rest: inout ArraySlice<String>, _ options: [any CommandOption]
  ) throws(UsageError) {
    if word.hasPrefix("--") {
      try readLong(word, &rest, options)
    } else {
      try readShort(word, &rest, options)
    }
  }

  private mutating func readLong(
    _ word: String, _ rest: inout ArraySlice<String>, _ options: [any CommandOption]
  ) throws(UsageError) {
    let equals = word.utf8.firstIndex(of: UInt8(ascii: "="))
    let start = word.utf8.index(word.startIndex, offsetBy: 2)
    let name = OptionName(String(word[start..<(equals ?? word.endIndex)]))
    guard let option = options.first(where: { $0.name == name }) else {
      throw .unknown(.option, "\(name)", among: options.map { "\($0.name)" })
    }
    if let equals {
      guard option.value != nil else { throw .value(of: name, .notTaken) }
      try set(option, String(word[word.utf8.index(after: equals)...]))
    } else {
      try set(option, option.value == nil ? "" : nextValue(of: option, &rest, options))
    }
  }

  private mutating func readShort(
    _ word: String, _ rest: inout ArraySlice<String>, _ options: [any CommandOption]
  ) throws(UsageError) {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = options.first(where: { $0.letter == letter }) else {
        throw .unknown(.option, "-\(letter)", nil)
      }
      guard option.value != nil else {
        try set(option, "")
        continue
      }
      if letters.first == "=" {
        throw .value(of: option.name, .afterEquals("-\(letter)", String(letters.dropFirst())))
      }
      try set(option, letters.isEmpty ? nextValue(of: option, &rest, options) : String(letters))
      return
    }
  }

  private func nextValue(
    of option: any CommandOption, _ rest: inout ArraySlice<String>, _ options: [any CommandOption]
  ) throws(UsageError) -> String {
    guard let value = rest.popFirst() else {
      throw .value(of: option.name, .missing(usage: option.usage.trimmingSpaces))
    }
    if value == "--" || Self.isOption(value, of: options) {
      throw .value(of: option.name, .isOption(value))
    }
    return value
  }

  /// Whether a word is an option of the table: `--fix`, `--format=json`, `-q`.
  private static func isOption(_ word: String, of options: [any CommandOption]) -> Bool {
    guard word.utf8.first == UInt8(ascii: "-") else { return false }
    if !word.hasPrefix("--") {
      let letters = word.dropFirst()
      return letters.count == 1 && options.contains { $0.letter == letters.first }
    }
    let name = OptionName(String(word.dropFirst(2).prefix { $0 != "=" }))
    return options.contains { $0.name == name }
  }

  private mutating func set(_ option: any CommandOption, _ word: String) throws(UsageError) {
    if option.value != nil, !option.isRepeatable, given(option.name) != nil {
      throw .value(of: option.name, .givenTwice)
    }
    if let index = options.firstIndex(where: { $0.name == option.name }) {
      options[index].words.append(word)
    } else {
      options.append(Given(name: option.name, words: [word]))
    }
  }
}
