import ExpoBase

extension Option<Never> {
  /// An option without a value.
  static func flag(
    _ name: OptionName, letter: Character? = nil, in group: OptionGroup,
    en: @autoclosure @escaping @Sendable () -> String,
    ko: @autoclosure @escaping @Sendable () -> String
  ) -> Self {
    Option(name, letter: letter, nil, nil, isRepeatable: false, in: group, en: en(), ko: ko()) {
      name, _ throws(CommandError) in throw .takesNoValue(name)
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
    Option(name, letter: letter, placeholder, .number, in: group, en: en(), ko: ko()) {
      name, word throws(CommandError) in
      guard let number = Int(word), number >= minimum else {
        throw .unexpected(
          word, of: name, en: "a whole number, \(minimum) or more", ko: "\(minimum) 이상의 정수가")
      }
      return number
    }
  }
}

extension Option where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// The names to choose from.
  static var choices: [String] { Value.allCases.map(\.rawValue) }

  /// One of an enumeration's names, which help shows: `auto|always|never`; those that are too long for
  /// that have a placeholder, and the summary names them.
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
    ) { name, word throws(CommandError) in
      guard let choice = Value(rawValue: word) else { throw .notAChoice(word, of: name, names) }
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
  /// A path that must not be empty.
  static func path(
    _ name: OptionName, letter: Character? = nil, _ placeholder: String,
    _ value: ValueKind, in group: OptionGroup,
    en: @autoclosure @escaping @Sendable () -> String,
    ko: @autoclosure @escaping @Sendable () -> String
  ) -> Self {
    Option(name, letter: letter, placeholder, value, in: group, en: en(), ko: ko()) {
      name, word throws(CommandError) in
      if word.isEmpty {
        let isFile = placeholder == "FILE"
        throw .namesNothing(
          name, en: isFile ? "file" : "file or folder", ko: isFile ? "파일" : "파일이나 폴더의 이름")
      }
      return word
    }
  }

  /// A document to read instead of the one that is found; it cannot be standard input.
  static func document(
    _ name: OptionName, en: @autoclosure @escaping @Sendable () -> String,
    ko: @autoclosure @escaping @Sendable () -> String
  ) -> Self {
    Option(name, "FILE", .file("json"), in: .input, en: en(), ko: ko()) {
      name, word throws(CommandError) in
      if word.isEmpty { throw .namesNothing(name, en: "file", ko: "파일") }
      if word == "-" {
        throw CommandError(
          en: "\(name) expects a file; - is not standard input here",
          ko: "\(name) 옵션에는 파일이 필요하고 표준 입력(-)은 쓸 수 없습니다",
          help: (
            "give - as PATH, or write ./- for a file of that name",
            "표준 입력은 PATH에 하이픈(-)으로, 이름이 하이픈인 파일은 ./- 경로로 쓰세요"
          ))
      }
      return word
    }
  }
}
