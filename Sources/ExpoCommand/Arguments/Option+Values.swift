import ExpoBase

extension Option<Never> {
  static func flag(
    _ name: OptionName, letter: Character? = nil, in group: OptionGroup = .output, en: String,
    ko: String
  ) -> Self {
    Option(name, letter: letter, nil, nil, isRepeatable: false, in: group, en: en, ko: ko) {
      name, _ throws(CommandError) in throw .takesNoValue(name)
    }
  }
}

extension Option<Int> {
  static func number(
    _ name: OptionName, letter: Character? = nil, _ placeholder: String = "N",
    atLeast minimum: Int, in group: OptionGroup = .output, en: String, ko: String
  ) -> Self {
    Option(name, letter: letter, placeholder, .number, in: group, en: en, ko: ko) {
      name, word throws(CommandError) in
      guard let number = Int(word), number >= minimum else {
        throw .unexpected(
          word, of: name, en: "a whole number, \(minimum) or more", ko: "\(minimum) 이상의 정수가")
      }
      return number
    }
  }
}

extension CaseIterable where Self: RawRepresentable<String> {
  static var names: [String] { allCases.map(\.rawValue) }

  static var listed: String { names.joined(separator: ", ") }

  /// The value of a name; `en` and `ko` are the words of ``CommandError/unknown(_:among:listedBy:en:ko:)``.
  static func named(_ word: String, en: String, ko: String) throws(CommandError) -> Self {
    guard let value = Self(rawValue: word) else {
      throw .unknown(word, among: names, en: en, ko: ko)
    }
    return value
  }
}

extension Option where Value: RawRepresentable<String> & CaseIterable {
  /// One of an enumeration's names, which help shows unless they are too long: `auto|always|never`.
  static func choice(
    _ name: OptionName, letter: Character? = nil, _ placeholder: String? = nil,
    among choices: [Value] = Array(Value.allCases), in group: OptionGroup = .output, en: String,
    ko: String
  ) -> Self {
    let names = choices.map(\.rawValue)
    return Option(
      name, letter: letter, placeholder ?? names.joined(separator: "|"), .choice(names), in: group,
      en: en, ko: ko
    ) { name, word throws(CommandError) in
      guard let choice = Value(rawValue: word), names.contains(word) else {
        throw .notAChoice(word, of: "\(name)", names)
      }
      return choice
    }
  }
}

extension Option<String> {
  /// A path that must not be empty.
  static func path(
    _ name: OptionName, letter: Character? = nil, _ placeholder: String, _ value: ValueKind,
    in group: OptionGroup = .output, en: String, ko: String,
    hyphen error: (@Sendable (OptionName) -> CommandError)? = nil
  ) -> Self {
    Option(name, letter: letter, placeholder, value, in: group, en: en, ko: ko) {
      name, word throws(CommandError) in
      if word.isEmpty {
        let isFile = placeholder == "FILE"
        throw .namesNothing(
          name, en: isFile ? "file" : "file or folder", ko: isFile ? "파일" : "파일이나 폴더의 이름")
      }
      if word == "-", let error { throw error(name) }
      return word
    }
  }

  /// A document to read instead of the one that is found; standard input is an error.
  static func document(_ name: OptionName, en: String, ko: String) -> Self {
    .path(name, "FILE", .file("json"), in: .input, en: en, ko: ko) { name in
      CommandError(
        en: "\(name) expects a file; - is not standard input here",
        ko: "\(name) 옵션에는 파일이 필요하고 표준 입력(-)은 쓸 수 없습니다",
        help: (
          "give - as PATH, or write ./- for a file of that name",
          "표준 입력은 PATH에 하이픈(-)으로, 이름이 하이픈인 파일은 ./- 경로로 쓰세요"
        ))
    }
  }
}
