import ExpoTestSupport
import Testing

@testable import ExpoCommand

/// What the command says of errors, in every language; the golden files have the words themselves.
struct ErrorWordsTests {
  /// Lines that ask for data that there is not.
  private static let data = [
    "list --search zzz -", "list --page 9 -", "show - 99", "show - zzz", "show - --field title",
  ]
  private static let entry = Array(
    #"[{"name": "연못", "image_name": "pond", "short_desc": "못", "desc": "작은 못"}]"#.utf8)

  @Test(
    "every error is one, and says so in one language without a full stop",
    arguments: CommandLines.wrong + data, Language.allCases)
  func words(line: String, language: Language) {
    let console = RecordingConsole()
    let words = CommandLines.words(line)
    let status = console.run(words, input: Self.entry, environment: [.lang: language.rawValue])
    #expect(status == (Self.data.contains(line) ? .findings : .failure))
    #expect(console.standardOutput == "")
    // A line may choose another language.
    if line.contains("--lang ko") { return }
    let typed = words.flatMap { $0.split(separator: "=").map(String.init) }.filter { $0.count > 1 }
    let texts = console.standardError.split(separator: "\n")
    #expect(texts.first?.hasPrefix("expo: error: ") == true)
    for text in texts {
      let text = String(text).replacing("expo: error: ", with: "").replacing("help: ", with: "")
      #expect(!text.hasSuffix("."), "\(text)")
      // Words that are typed stand in the text without quotes.
      #expect(LanguageCheck.faults(in: text, language, data: typed) == [])
    }
  }
}
