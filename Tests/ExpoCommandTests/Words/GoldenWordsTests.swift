import ExpoTestSupport
import Testing

@testable import ExpoCommand

/// What a reader meets, in every language, kept in files that are read as a whole.
struct GoldenWordsTests {
  /// What the command prints.
  private func output(_ words: [String]) -> String {
    let console = RecordingConsole()
    _ = console.run(words)
    return console.standardOutput + console.standardError
  }

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
      let path = "\(folder.path)/broken/\(sample.file)"
      return output(["validate", "-q", "-f", format, "--lang", language.rawValue, path])
        .replacing(folder.path, with: "Samples")
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

  @Test(
    "help in Korean reads as in the golden files", arguments: [nil] + CommandName.allCases,
    [Language.korean])
  func help(command: CommandName?, language: Language) throws {
    let words = [command?.rawValue, "--help", "--lang", language.rawValue].compactMap(\.self)
    let name = (["help", command?.rawValue].compactMap(\.self) + [language.rawValue])
    #expect(try difference(output(words), name.joined(separator: "-")) == nil)
  }

  @Test("the rules in Korean read as in the golden files", arguments: [Language.korean])
  func rules(language: Language) throws {
    #expect(try difference(output(["rules", "--lang", language.rawValue]), "rules-ko") == nil)
    let text = output(["rules", "trailing-comma", "--lang", language.rawValue])
    #expect(try difference(text, "rules-trailing-comma-ko") == nil)
  }
}
