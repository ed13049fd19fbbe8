import ExpoTestSupport
import Testing

@testable import ExpoBase
@testable import ExpoCommand

/// What a reader meets, in every language, kept in files that are read as a whole.
struct GoldenWordsTests {
  private func difference(_ text: String, _ name: String) throws -> String? {
    try Golden.difference(text, "Tests/ExpoCommandTests/Golden/\(name).txt")
  }

  @Test(
    "reports of the broken samples are as in the golden files", arguments: Language.allCases,
    ["concise", "github"])
  func samples(language: Language, format: String) throws {
    let text = try BrokenSamples.reports("-f \(format) --lang \(language)").joined()
    #expect(try difference(text, "broken-\(format)-\(language.rawValue)") == nil)
  }

  @Test(
    "full reports of the broken samples are as in the golden files, and only locations are too wide",
    arguments: Language.allCases, [60, 120])
  func fullReports(language: Language, width: Int) throws {
    let text = try BrokenSamples.reports("-f full --width \(width) --lang \(language)")
      .joined(separator: "\n")
    let joined = WrappedReportTests.joiningLocations(text)
    #expect(try difference(joined, "broken-full-\(width)-\(language.rawValue)") == nil)
    let wide = text.split(separator: "\n").filter {
      DisplayWidth.of(String($0)) > width && !$0.contains(/^ +(--> [^,]*,?$|iconv |expo )/)
    }
    #expect(wide == [])
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
