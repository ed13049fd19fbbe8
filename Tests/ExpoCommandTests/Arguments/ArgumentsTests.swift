@testable import ExpoCommand
import ExpoTestSupport
import Testing

struct ArgumentsTests {
  private static let flag = CommandOption("flag", letter: "f", "a flag")
  private static let value = CommandOption("value", letter: "v", value: "V", "a value")
  private static let list = CommandOption("list", value: "L", isRepeatable: true, "a list")
  private static let options = [flag, value, list]

  @Test(
    "the forms an option may take",
    arguments: [
      ["--value=x"], ["--value", "x"], ["-vx"], ["-v", "x"],
    ])
  func forms(words: [String]) throws {
    let arguments = try Arguments(words + ["op"], options: Self.options)
    #expect(arguments.value(of: Self.value) == "x")
    #expect(arguments.operands == ["op"])
  }

  @Test("bundles, lists, operands that look like options")
  func mixture() throws {
    let words = ["a", "-fv", "x", "--list=1,2", "-", "--list", "3", "--", "--flag", "-q"]
    let arguments = try Arguments(words, options: Self.options)
    #expect(arguments.has(Self.flag))
    #expect(arguments.value(of: Self.value) == "x")
    #expect(arguments.list(of: Self.list) == ["1", "2", "3"])
    #expect(arguments.operands == ["a", "-", "--flag", "-q"])
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
    let error = #expect(throws: UsageError.self) { try Arguments(words, options: Self.options) }
    #expect(error?.message == message)
    #expect(error?.help == help)
  }

  @Test("an empty operand is no current folder", arguments: ["validate", "format", "list", "show"])
  func emptyOperand(command: String) {
    let console = RecordingConsole()
    #expect(console.run([command, ""]) == .failure)
    #expect(console.standardError.hasPrefix("expo: error: an operand is empty\n"))
  }
}
