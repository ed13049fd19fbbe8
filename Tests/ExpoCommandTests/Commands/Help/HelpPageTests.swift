import ExpoBase
import Testing

@testable import ExpoCommand

/// Help as it is printed at any width.
struct HelpPageTests {
  private static func pages(_ language: Language) -> [HelpPage] {
    let help = HelpText(language: language)
    return [help.start, help.overview] + CommandName.allCases.map { help.page($0.command) }
      + HelpTopic.allCases.map { help.page($0) }
  }

  @Test(
    "no line is wider than the page, and no word is cut", arguments: [40, 60, 80, 100],
    Language.allCases)
  func widths(width: Int, language: Language) {
    for page in Self.pages(language) {
      let text = page.text(width: width, .narrow).string
      let wide = text.split(separator: "\n").filter { DisplayWidth.of(String($0)) > width }
      #expect(wide == [])
      let unwrapped = page.text(width: 10_000, .narrow).string
      #expect(Self.words(text) == Self.words(unwrapped))
    }
  }

  /// Words, and not the empty column beside a short one.
  private static func words(_ text: String) -> [Substring] {
    text.split { $0 == " " || $0 == "\n" }
  }

  @Test("terms and their texts stand side by side, or below each other on a narrow page")
  func columns() {
    let page = HelpPage(sections: [
      HelpPage.Section(
        "commands", [.rows([HelpPage.Row(.command("schema entries"), "one two three four five")])])
    ])
    let wide = """
      commands:
        schema entries  one two three four five

      """
    let narrow = """
      commands:
        schema entries
            one two three four
            five

      """
    #expect(page.text(width: 64, .narrow).string == wide)
    #expect(page.text(width: 24, .narrow).string == narrow)
  }

  @Test("every command has three examples, each of one command", arguments: CommandName.allCases)
  func examples(name: CommandName) throws {
    #expect(name.examples.count == 3)
    let pipes = try Regex("[|$]")
    for example in name.examples where example.line.firstMatch(of: pipes) == nil {
      let words = example.line.split(separator: " ").dropFirst().map(String.init)
      if words.first == "--help" { continue }
      #expect(words.first == name.rawValue)
      _ = try Arguments(Array(words.dropFirst()), options: name.command.allOptions)
    }
  }

  @Test("every example is of some command, fits a narrow page")
  func allExamples() {
    let used = CommandName.allCases.flatMap(\.examples)
    #expect(Set(used) == Set(HelpExample.allCases) && used.count == Set(used).count)
    for example in used {
      #expect(DisplayWidth.of(example.line) <= 36, "\(example.line)")
    }
  }
}
