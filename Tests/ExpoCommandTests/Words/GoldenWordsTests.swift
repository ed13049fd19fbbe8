import ExpoTestSupport
import Testing

@testable import ExpoCommand

/// What a reader meets, in every language, kept in files that are read as a whole.
struct GoldenWordsTests {
  private func difference(_ text: String, _ name: String) throws -> String? {
    try Golden.difference(text, "Tests/ExpoCommandTests/Golden/\(name).txt")
  }

  @Test(
    "reports of the broken samples are as in the golden files", arguments: Language.allCases,
    ["full", "concise", "github"])
  func samples(language: Language, format: String) throws {
    // Outside the repository, whose files would be searched for pictures each time.
    let folder = try TemporaryFolder()
    try folder.copy("Samples/broken", to: "broken")
    let text = try SampleTests.listed().map { sample in
      let line = "validate -q -f \(format) --lang \(language) @/broken/\(sample.file)"
      return expo(line, in: folder.path).output.replacing("@/broken/", with: "Samples/broken/")
    }.joined(separator: format == "full" ? "\n" : "")
    #expect(try difference(text, "broken-\(format)-\(language.rawValue)") == nil)
  }

  @Test("errors read as in the golden files", arguments: Language.allCases)
  func usage(language: Language) throws {
    let text = try (CommandLines.wrong + CommandLines.data).map { line in
      let outcome = try CommandLines.run(line, in: language)
      return "$ expo \(line)\n" + outcome.output + outcome.errors
    }
    #expect(try difference(text.joined(separator: "\n"), "usage-\(language.rawValue)") == nil)
  }

  @Test("help of commands reads as in the golden files", arguments: CommandName.allCases)
  func help(command: CommandName) throws {
    #expect(try difference(expo("help \(command)").output, "help-\(command)") == nil)
    let korean = expo("\(command) --help --lang ko").output
    #expect(try difference(korean, "help-\(command)-ko") == nil)
  }

  @Test("help of topics reads as in the golden files", arguments: HelpTopic.allCases)
  func topics(topic: HelpTopic) throws {
    let name = "help-\(topic.rawValue)"
    #expect(try difference(expo("help \(topic.rawValue)").output, name) == nil)
  }
}
