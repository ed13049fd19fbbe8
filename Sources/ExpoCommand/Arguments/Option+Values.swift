extension Option<Never> {
  /// An option without a value.
  static func flag(
    _ name: OptionName, letter: Character? = nil, in group: OptionGroup,
    en: @autoclosure @escaping @Sendable () -> String,
    ko: @autoclosure @escaping @Sendable () -> String
  ) -> Self {
    Option(name, letter: letter, nil, nil, in: group, en: en(), ko: ko()) {
      name, _ throws(UsageError) in throw .value(of: name, .notTaken)
    }
  }
}

extension Option<Int> {
  /// A whole number.
  static func number(
    _ name: OptionName, letter: Character? = nil, _ placeholder: String = "N",
    atLeast minimum: Int, in group: OptionGroup,
    en: @autoclosure @escaping @Sendable () -> String,
    ko: @autoclosure @escaping @Sendable () -> String
  ) -> Self {
    Option(
      name, letter: letter, placeholder, .number(atLeast: minimum), in: group, en: en(), ko: ko()
    ) { word throws(ValueFault) in
      guard let number = Int(word), number >= minimum else {
        throw .notANumber(word, atLeast: minimum)
      }
      return number
    }
  }
}

extension Option where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// The names to choose from.
  static var choices: [String] { Value.allCases.map(\.rawValue) }

  /// One of an enumeration's names; without a placeholder help shows them all.
  static func choice(
    _ name: OptionName, letter: Character? = nil, _ placeholder: String? = nil,
    in group: OptionGroup,
    en: @autoclosure @escaping @Sendable () -> String,
    ko: @autoclosure @escaping @Sendable () -> String
  ) -> Self {
    let names = choices
    return Option(
      name, letter: letter, placeholder ?? alternatives(names), .choice(names), in: group, en: en(),
      ko: ko()
    ) { word throws(ValueFault) in
      guard let choice = Value(rawValue: word) else { throw .notAChoice(word, of: names) }
      return choice
    }
  }
}

/// `ko|en`; by a loop, as `joined` looks its types up at run time, which every start would pay for.
private func alternatives(_ names: [String]) -> String {
  var text = ""
  for name in names { text += text.isEmpty ? name : "|" + name }
  return text
}

extension Option<String> {
  /// Any string.
  static func text(
    _ name: OptionName, letter: Character? = nil, _ placeholder: String,
    in group: OptionGroup,
    en: @autoclosure @escaping @Sendable () -> String,
    ko: @autoclosure @escaping @Sendable () -> String
  ) -> Self {
    Option(name, letter: letter, placeholder, .text, in: group, en: en(), ko: ko()) { $0 }
  }

  /// A path that must not be empty.
  static func path(
    _ name: OptionName, letter: Character? = nil, _ placeholder: String,
    _ value: ValueKind = .path, in group: OptionGroup,
    en: @autoclosure @escaping @Sendable () -> String,
    ko: @autoclosure @escaping @Sendable () -> String
  ) -> Self {
    Option(name, letter: letter, placeholder, value, in: group, en: en(), ko: ko()) {
      word throws(ValueFault) in
      if word.isEmpty { throw .namesNothing(.fileOrFolder) }
      return word
    }
  }

  /// A file to write; standard output has other ways.
  static func written(
    _ name: OptionName, _ placeholder: String, _ value: ValueKind,
    in group: OptionGroup,
    en: @autoclosure @escaping @Sendable () -> String,
    ko: @autoclosure @escaping @Sendable () -> String
  ) -> Self {
    Option(name, placeholder, value, in: group, en: en(), ko: ko()) { word throws(ValueFault) in
      if word.isEmpty { throw .namesNothing(.file) }
      if word == "-" { throw .isStandardOutput(nil) }
      return word
    }
  }

  /// A document to read instead of the one that is found; it cannot be standard input.
  static func document(
    _ name: OptionName, in group: OptionGroup,
    en: @autoclosure @escaping @Sendable () -> String,
    ko: @autoclosure @escaping @Sendable () -> String
  ) -> Self {
    Option(name, "FILE", .file("json"), in: group, en: en(), ko: ko()) { word throws(ValueFault) in
      if word.isEmpty { throw .namesNothing(.file) }
      if word == "-" { throw .isStandardInput }
      return word
    }
  }
}
