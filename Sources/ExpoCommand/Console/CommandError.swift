import ExpoJSON

/// An invalid command line, or a problem in the data that ends the command.
struct CommandError: WordedError {
  /// What to do, in each language; nil if the message says it all.
  typealias Help = (en: String?, ko: String?)

  /// The exit status: 2 for the command line, 1 for the data.
  let exitCode: ExitCode
  private let message: (en: String, ko: String)
  private let help: Help

  init(_ exitCode: ExitCode = .failure, en: String, ko: String, help: Help? = nil) {
    self.exitCode = exitCode
    message = (en, ko)
    self.help = help ?? (nil, nil)
  }

  func words(in language: Language) -> ErrorWords {
    ErrorWords(language, en: message.en, ko: message.ko, help: help)
  }
}

/// An error that is worded where it is thrown.
extension ErrorWords: WordedError {
  func words(in language: Language) -> ErrorWords { self }
}

// Errors of several places; others have their words where they are thrown.

extension CommandError {
  /// An unknown word, with the nearest known word, or else all if they are few, or the command that lists
  /// them.
  ///
  /// `ko` is what it should be, with its topic particle.
  static func unknown(
    _ word: String, among known: [String], listedBy command: String? = nil, en: String, ko: String
  ) -> Self {
    var help = nearest(to: word, among: known)
    if help == nil, 1...6 ~= known.count {
      help = ("use \(English.list(known, "or"))", "\(known.joined(separator: ", ")) 중 하나를 쓰세요")
    } else if help == nil, let command {
      help = ("\(command) lists them", "목록은 \(command) 명령으로 확인하세요")
    }
    return Self(en: "unknown \(en)", ko: "'\(word)' \(ko) 없습니다", help: help)
  }

  /// The most known words in help that contain the unknown one.
  private static let mostContaining = 5
  /// The fewest letters of an unknown word that others may contain.
  private static let shortestPart = 3

  /// The nearest word, or else those that contain it: `image` → `shared-image`, `wrong-image`.
  private static func nearest(to word: String, among known: [String]) -> Help? {
    let meant = MeantLine.meanings(of: word, in: "kinds").joined().first(where: known.contains)
    if let near = meant ?? NearWords.nearest(to: word, among: known) { return didYouMean([near]) }
    guard word.utf8.count >= shortestPart else { return nil }
    let part = word.lowercased()
    let longer = known.filter { $0.lowercased().contains(part) }
    return longer.isEmpty ? nil : didYouMean(Array(longer.prefix(mostContaining)))
  }

  static var hyphen: Help {
    ("give - as PATH to read standard input", "표준 입력을 읽으려면 PATH에 하이픈(-)을 쓰세요")
  }

  /// Such as `did you mean 'jikji'?`.
  static func didYouMean(_ words: [String]) -> Help {
    let quoted = words.map { "'\($0)'" }
    return (
      "did you mean \(English.list(quoted, "or"))?", "혹시 \(quoted.joined(separator: ", "))인가요?"
    )
  }

  static func unknownOption(_ word: String, among known: [any CommandOption] = []) -> Self {
    unknown(word, among: known.map { "\($0.name)" }, en: "option '\(word)'", ko: "옵션은")
  }

  /// Too many of an operand that a command takes once.
  static func several(_ command: CommandName, _ operand: Operand, _ count: Int) -> Self {
    Self(
      en: "\(command.rawValue) expects one \(operand.placeholder), found \(count)",
      ko: "\(command.rawValue) 명령에는 \(operand.placeholder) 하나만 쓸 수 있는데 \(count)개입니다")
  }

  /// A value that is not what an option expects; `ko` ends with its subject particle.
  static func unexpected(
    _ value: String, of option: OptionName, en: String, ko: String, help: Help? = nil
  ) -> Self {
    Self(
      en: "\(option) expects \(en), found '\(value)'",
      ko: "\(option) 옵션에 쓸 수 없는 값입니다: '\(value)'",
      help: (help?.en, help?.ko ?? "\(ko) 필요합니다"))
  }

  /// `name` is that of an option or a variable, `noun` which of them it is in Korean.
  static func notAChoice(
    _ value: String, of name: String, noun: String = "옵션", _ names: [String]
  ) -> Self {
    Self(
      en: "\(name) expects \(English.list(names, "or")), found '\(value)'",
      ko: "\(name) \(noun)에 쓸 수 없는 값입니다: '\(value)'",
      help: nearest(to: value, among: names)
        ?? (nil, "\(Particle.object.joined(to: Korean.choice(names))) 쓰세요"))
  }

  static func namesNothing(_ option: OptionName, en: String, ko: String) -> Self {
    Self(en: "\(option) needs a \(en)", ko: "\(option) 옵션에는 \(ko)이 필요합니다")
  }

  /// The value `-`, which only `export -o -` takes for standard output.
  static func isStandardOutput(_ option: OptionName, help: Help) -> Self {
    Self(
      en: "\(option) expects a file; - is not standard output here",
      ko: "\(option) 옵션에는 파일이 필요하고 표준 출력(-)은 쓸 수 없습니다", help: help)
  }

  static func notInstalled(_ program: String, of option: OptionName) -> Self {
    Self(
      en: "\(option) expects an installed program, found '\(program)'",
      ko: "\(option) 옵션의 프로그램이 설치되어 있지 않습니다: '\(program)'")
  }

  static func takesNoValue(_ option: OptionName) -> Self {
    Self(en: "\(option) takes no value", ko: "\(option) 옵션에는 값을 쓸 수 없습니다")
  }

  static func excludes(
    _ option: OptionName, en: String, ko: String, help: Help? = nil
  ) -> Self {
    Self(
      en: "\(option) cannot be used with \(en)",
      ko: "\(option) 옵션은 \(Particle.and.joined(to: ko)) 함께 쓸 수 없습니다", help: help)
  }

  static func needs(_ option: OptionName, en: String, ko: String, help: Help? = nil) -> Self {
    Self(
      en: "\(option) needs \(en)",
      ko: "\(option) 옵션에는 \(Particle.subject.joined(to: ko)) 필요합니다", help: help)
  }
}
