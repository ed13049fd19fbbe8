import ExpoTestSupport
import Testing

@testable import ExpoCommand

struct HelpPageTests {
  private static func pages(_ language: Language) -> [[HelpSection]] {
    let help = HelpText(language: language)
    return [help.start, help.screen, help.overview]
      + CommandName.allCases.flatMap { [help.screen($0.command), help.page($0.command)] }
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

  @Test("-h fits on a screen of 24 lines", arguments: CommandName.allCases, Language.allCases)
  func screens(name: CommandName, language: Language) throws {
    let text = expo("\(name) -h --lang \(language)").output
    #expect(Self.lineCount(text) <= 24, "\(text)")
    let whole = expo("\(name) --help --lang \(language)").output
    #expect(Self.lineCount(whole) >= Self.lineCount(text))
    #expect(expo("-q \(name) -h --help --lang \(language)").output == whole)
    #expect(text.contains("expo \(name) --help"))
  }

  @Test("the commands fit on a screen of 24 lines", arguments: Language.allCases)
  func screen(language: Language) {
    #expect(Self.lineCount(expo("-h --lang \(language)").output) <= 24)
    #expect(expo("--help --width 60").output == expo("--width 60 help").output)
  }

  @Test("the help of validate has at most 60 lines")
  func longest() { #expect(Self.lineCount(expo("validate --help").output) <= 60) }

  @Test("all help in English has at most 5,300 words")
  func words() {
    let help = HelpText(language: .english)
    let pages =
      [help.overview] + CommandName.allCases.map { help.page($0.command) }
      + HelpTopic.allCases.map { help.page($0) }
    let count = pages.reduce(0) { $0 + Self.words($1.text(width: 80, .narrow).string).count }
    #expect(count <= 5300)
  }

  @Test(
    "a page explains the options of its command, or names those that another page explains",
    arguments: CommandName.allCases, Language.allCases)
  func options(name: CommandName, language: Language) {
    let help = HelpText(language: language)
    let page = help.page(name.command).text(width: 10_000, .narrow).string
    let overview = help.overview.text(width: 10_000, .narrow).string
    let documents = help.page(HelpTopic.documents).text(width: 10_000, .narrow).string
    for option in name.command.offeredOptions {
      let word = "\(option.name)"
      let summary = option.summary(in: language)
      let isCommon = option.group == .common
      #expect(page.contains(word))
      #expect(overview.contains(summary) == isCommon, "\(word)")
      #expect(page.contains(summary) != (isCommon || !help.isExplained(option, in: name.command)))
      #expect(isCommon || page.contains(summary) || documents.contains(word), "\(word)")
    }
  }

  private static func lineCount(_ text: String) -> Int {
    text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
  }

  @Test("a text has parts with titles, paragraphs, code and rows")
  func parts() {
    let text = """
      # first
      one
      two

        {
          "a": 1
        }

      # second
      - a: one
      more
      - b: two
      """
    let page = """
      first:
        one two

        {
          "a": 1
        }

      second:
        a  one more
        b  two

      """
    #expect(HelpSection.parts(of: text).text(width: 80, .narrow).string == page)
  }

  @Test("terms and their texts stand side by side, or below each other on a narrow page")
  func columns() {
    let page = [
      HelpSection("commands", [.rows([(.command("schema entries"), "one two three four five")])])
    ]
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

  @Test(
    "every command has three examples, each of one command, on a narrow page",
    arguments: CommandName.allCases)
  func examples(name: CommandName) throws {
    let lines = HelpText(language: .english).examples(of: name).map(\.term.text)
    #expect(lines.count == 3)
    for line in lines {
      #expect(DisplayWidth.of(line) <= 36, "\(line)")
      let words = line.split(separator: " ").dropFirst().map(String.init)
      if line.contains("|") || line.contains("$") || words.first == "--help" { continue }
      #expect(words.first == name.rawValue)
      _ = try Arguments(Array(words.dropFirst()), options: name.command.allOptions)
    }
  }

  @Test("no example is of two commands")
  func distinct() {
    let lines = CommandName.allCases.flatMap {
      HelpText(language: .english).examples(of: $0).map(\.term.text)
    }
    #expect(Set(lines).count == lines.count)
  }
}
