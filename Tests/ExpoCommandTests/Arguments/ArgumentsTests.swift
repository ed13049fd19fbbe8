@testable import ExpoCommand
import ExpoTestSupport
import Testing

struct ArgumentsTests {
  private static let value = Option<String>(
    "value", letter: "v", "V", .text, in: .common, en: "", ko: ""
  ) { $1 }
  private static let list = Option<[String]>(
    "list", "L", .text, isRepeatable: true, in: .common, en: "", ko: ""
  ) { _, words in words.commaSeparated }
  private static let number = Option<Int>.number("number", atLeast: 2, in: .common, en: "", ko: "")
  private static let choice = Option<ColorChoice>.choice("choice", in: .common, en: "", ko: "")
  private static let flag = Option.flag(
    "flag", letter: "f", in: .common, en: "", ko: "")
  private static let options: [any CommandOption] = [
    flag, value, list, number, choice,
  ]

  @Test(
    "the forms an option may take",
    arguments: [
      ["--value=x"], ["--value", "x"], ["-vx"], ["-v", "x"],
    ])
  func forms(words: [String]) throws {
    let arguments = try Arguments(words + ["op"], options: Self.options)
    #expect(try arguments[Self.value] == "x")
    #expect(arguments.operands == ["op"])
  }

  @Test("bundles, lists, operands that look like options")
  func mixture() throws {
    let words = ["a", "-fv", "x", "--list=1, 2,", "-", "--list", "3", "--", "--flag", "-q"]
    let arguments = try Arguments(words, options: Self.options)
    #expect(arguments.has(Self.flag))
    #expect(try arguments[Self.value] == "x")
    #expect(try arguments[Self.list] == ["1", "2", "3"])
    #expect(arguments.operands == ["a", "-", "--flag", "-q"])
  }

  @Test("values have the type of their option")
  func values() throws {
    let arguments = try Arguments(["--number=2", "--choice", "never"], options: Self.options)
    #expect(try arguments[Self.number] == 2)
    #expect(try arguments[Self.choice] == .never)
    #expect(try arguments[Self.value] == nil)
  }

  @Test(
    "values that an option does not take",
    arguments: [
      (["--number", "1"], "--number expects a whole number, 2 or more, found '1'", nil),
      (["--number", "two"], "--number expects a whole number, 2 or more, found 'two'", nil),
      (
        ["--choice", "newer"], "--choice expects auto, always or never, found 'newer'",
        "did you mean 'never'?"
      ),
      (["--choice", ""], "--choice expects auto, always or never, found ''", nil),
    ] as [([String], String, String?)])
  func faults(words: [String], message: String, help: String?) throws {
    let arguments = try Arguments(words, options: Self.options)
    let error = #expect(throws: CommandError.self) {
      _ = try (arguments[Self.number], arguments[Self.choice])
    }
    #expect(error?.words(in: .english) == ErrorWords(message: message, help: help))
  }

  @Test(
    "what cannot be carried out",
    arguments: [
      (["--vlaue", "x"], "unknown option '--vlaue'", "did you mean '--value'?"),
      (["-x"], "unknown option '-x'", nil),
      (["--flag=x"], "--flag takes no value", nil),
      (["--value"], "--value expects a value: -v, --value V", nil),
      (["-va", "-vb"], "--value is given twice", nil),
    ] as [([String], String, String?)])
  func errors(words: [String], message: String, help: String?) {
    let error = #expect(throws: CommandError.self) { try Arguments(words, options: Self.options) }
    #expect(error?.words(in: .english) == ErrorWords(message: message, help: help))
  }

  @Test("an empty operand is no current folder", arguments: ["validate", "format", "list", "show"])
  func emptyOperand(command: String) {
    let console = RecordingConsole()
    #expect(console.run([command, ""]) == .failure)
    #expect(console.standardError.hasPrefix("expo: error: an operand is empty\n"))
  }
}

extension Arguments {
  /// Parses words and checks their combinations.
  init(_ words: [String], options: [any CommandOption]) throws(CommandError) {
    self.init()
    try read(words[...], options)
    try check(options)
  }
}
