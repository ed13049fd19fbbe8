/// A parsed command line: operands in order, options with their words.
struct Arguments: Sendable {
  /// A given option and its words, one for each time it was given.
  private struct Given {
    let id: OptionID
    let name: OptionName
    var words: [String]
  }

  private(set) var operands: [String] = []
  /// In the order in which they came; a dictionary takes longer to set up than a command line to read.
  private var options: [Given] = []

  /// Parses words by a table of options.
  ///
  /// `--name=value`, `--name value`, `-nvalue`, `-n value` and bundled flags `-qh` are read;
  /// after `--` everything is an operand, and so is `-`.
  ///
  /// - Throws: ``UsageError`` for an unknown option, a missing value, a value of a flag, or a second
  ///   value.
  init(_ words: [String], options: [any CommandOption]) throws(UsageError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      if word.hasPrefix("--") {
        try readLong(word, &rest, options)
      } else if word.hasPrefix("-"), word != "-" {
        try readShort(word, &rest, options)
      } else {
        operands.append(word)
      }
    }
  }

  /// Whether an option was given.
  func has(_ option: OptionID) -> Bool {
    given(option) != nil
  }

  /// The name of an option; nil if it was not given.
  func name(of option: OptionID) -> OptionName? {
    given(option)?.name
  }

  private func given(_ option: OptionID) -> Given? {
    options.first { $0.id == option }
  }

  /// The value of an option; nil if it was not given.
  ///
  /// - Throws: ``UsageError`` if the value is invalid.
  subscript<Value>(_ option: Option<Value>) -> Value? {
    get throws(UsageError) {
      guard let given = given(option.id) else { return nil }
      return try option.parse(given.words)
    }
  }
}

extension Arguments {
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
      try set(option, option.value == nil ? "" : nextValue(of: option, &rest))
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
      try set(option, letters.isEmpty ? nextValue(of: option, &rest) : String(letters))
      return
    }
  }

  private func nextValue(
    of option: any CommandOption, _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let value = rest.popFirst() else {
      throw .value(of: option.name, .missing(usage: option.usage.trimmingSpaces))
    }
    return value
  }

  private mutating func set(_ option: any CommandOption, _ word: String) throws(UsageError) {
    if option.value != nil, !option.isRepeatable, has(option.id) {
      throw .value(of: option.name, .givenTwice)
    }
    if let index = options.firstIndex(where: { $0.id == option.id }) {
      options[index].words.append(word)
    } else {
      options.append(Given(id: option.id, name: option.name, words: [word]))
    }
  }
}
