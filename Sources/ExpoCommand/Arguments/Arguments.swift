/// A command line as it was typed: operands in order, options by name.
struct Arguments: Equatable, Sendable {
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]

  /// Reads words by a table of options.
  ///
  /// `--name=value`, `--name value`, `-nvalue`, `-n value` and bundled flags `-qh` are read;
  /// behind `--` everything is an operand, and so is `-`.
  ///
  /// - Throws: ``UsageError`` for an unknown option, a value missing, not wanted, or given twice.
  init(_ words: [String], options: [CommandOption]) throws(UsageError) {
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
  func has(_ option: CommandOption) -> Bool {
    values[option.name] != nil
  }

  /// The value of an option, or nil if it was not given.
  func value(of option: CommandOption) -> String? {
    values[option.name]?.last
  }

  /// All values of a repeatable option as they were given.
  func values(of option: CommandOption) -> [String] {
    values[option.name] ?? []
  }

  /// All values of a repeatable option, lists split at commas.
  func list(of option: CommandOption) -> [String] {
    (values[option.name] ?? []).flatMap { $0.split(separator: ",") }
      .map { String($0).trimmingSpaces }.filter { !$0.isEmpty }
  }

  /// The value of an option as a whole number of at least `minimum`.
  func number(of option: CommandOption, atLeast minimum: Int) throws(UsageError) -> Int? {
    guard let text = value(of: option) else { return nil }
    guard let number = Int(text), number >= minimum else {
      throw UsageError(
        "--\(option.name) expects a whole number from \(minimum), found '\(text)'")
    }
    return number
  }

  /// The value of an option as one of an enumeration's names.
  func choice<Choice: RawRepresentable & CaseIterable>(
    of option: CommandOption
  ) throws(UsageError) -> Choice? where Choice.RawValue == String {
    guard let text = value(of: option) else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    let names = Choice.allCases.map(\.rawValue)
    throw UsageError(
      "--\(option.name) expects \(names.joined(separator: ", ")), found '\(text)'",
      suggesting: text, among: names)
  }
}

extension Arguments {
  private mutating func readLong(
    _ word: String, _ rest: inout ArraySlice<String>, _ options: [CommandOption]
  ) throws(UsageError) {
    let parts = word.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts.first ?? "")
    guard let option = options.first(where: { $0.name == name }) else {
      throw UsageError(
        "unknown option '--\(name)'", suggesting: "--\(name)", among: options.map { "--\($0.name)" }
      )
    }
    if parts.count == 2 {
      guard option.value != nil else { throw UsageError("--\(name) takes no value") }
      try set(option, String(parts[1]))
    } else {
      try set(option, option.value == nil ? "" : nextValue(of: option, &rest))
    }
  }

  private mutating func readShort(
    _ word: String, _ rest: inout ArraySlice<String>, _ options: [CommandOption]
  ) throws(UsageError) {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = options.first(where: { $0.letter == letter }) else {
        throw UsageError("unknown option '-\(letter)'")
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
    of option: CommandOption, _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let value = rest.popFirst() else {
      throw UsageError("--\(option.name) expects a value: \(option.usage.trimmingSpaces)")
    }
    return value
  }

  private mutating func set(_ option: CommandOption, _ value: String) throws(UsageError) {
    if option.value != nil, !option.isRepeatable, values[option.name] != nil {
      throw UsageError("--\(option.name) is given twice")
    }
    values[option.name, default: []].append(value)
  }
}

extension String {
  /// Without spaces at its two ends.
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
