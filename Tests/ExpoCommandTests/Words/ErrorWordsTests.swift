import ExpoTestSupport
import Testing

@testable import ExpoCommand

/// The golden files have a command line for each way that one can be wrong, and for each way that there
/// may not be the data that it asks for; `@` is a folder with a few documents.
struct ErrorWordsTests {
  private static let entry =
    #"[{"name": "연못", "image_name": "pond", "short_desc": "못", "desc": "작은 못"}]"#
  private static let documents = [
    "a.dataset/items.json": entry, "poster.json": #"{"title": "못 박람회", "visitors": "많이"}"#,
    "none/package.json": "{}", "none/notes.txt": "",
    "seven.json":
      "[" + Array(repeating: entry.dropFirst().dropLast(), count: 7).joined(separator: ",") + "]",
  ]
  /// The lines that lack data.
  private static let withoutData = [
    "list --search zzz -", "list --page 9 -", "show - 99", "show - zzz", "show - pondd",
    "show - '없는 것'", "show - --field title", "show @/poster.json 3",
    "show @/poster.json --field visitors", "show @/seven.json 연못",
  ]

  private static func golden(_ language: Language) -> String {
    "Tests/ExpoCommandTests/Golden/usage-\(language.rawValue).txt"
  }

  private static func lines(_ language: Language) throws -> [String] {
    try Repository.text(golden(language)).matches(of: /(?m)^\$ expo (.*)$/).map { String($0.1) }
  }

  /// Runs a line, whose standard input is one entry.
  private static func run(_ line: String, in language: Language) throws -> Outcome {
    let folder = try TemporaryFolder(line.contains("@/") ? documents : [:])
    return expo(line, in: folder.path, input: entry, environment: [.lang: language.rawValue])
  }

  @Test(
    "the words of each error are in one language, without a full stop, and as in the golden file",
    arguments: Language.allCases)
  func words(language: Language) throws {
    let lines = try Self.lines(language)
    #expect(try lines == Self.lines(.english) && lines.suffix(10) == Self.withoutData[...])
    let texts = try lines.map { line in
      let outcome = try Self.run(line, in: language)
      check(outcome, of: line, language)
      return "$ expo \(line)\n" + outcome.output + outcome.errors
    }
    #expect(try Golden.difference(texts.joined(separator: "\n"), Self.golden(language)) == nil)
  }

  private func check(_ outcome: Outcome, of line: String, _ language: Language) {
    let lacksData = Self.withoutData.contains(line)
    #expect(outcome.status == (lacksData ? .findings : .failure), "\(line)")
    #expect(outcome.output == "", "\(line)")
    // A line may choose another language.
    if line.contains("--lang ko") { return }
    let typed = line.split { " ='".contains($0) }.map(String.init).filter { $0.count > 1 }
    let signs =
      language.pick(
        en: ["expo: error: ", "help: ", "for help: "], ko: ["expo: 오류: ", "도움말: ", "도움말 보기: "])
    let texts = outcome.errors.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let starts = texts.map { text in signs.first(where: text.hasPrefix) }
    // The message, what to do, and for a command line where to read on.
    #expect(starts.first == signs[0] && (1...3).contains(texts.count), "\(outcome.errors)")
    #expect(Set(starts).count == starts.count && !starts.contains(nil), "\(outcome.errors)")
    for (text, start) in zip(texts, starts) {
      let text = String(text.dropFirst(start?.count ?? 0))
      if start == signs[2] {
        #expect(text.wholeMatch(of: /expo( [a-z]+)? --help/) != nil)
        continue
      }
      // The last word of a command line may be the current folder.
      #expect(!text.isEmpty && (!text.hasSuffix(".") || text.hasSuffix(" .")), "\(text)")
      // Words that are typed stand in the text without quotes.
      #expect(LanguageCheck.faults(in: text, language, data: typed) == [])
    }
  }

  @Test(
    "a broken file of settings is named, below its findings",
    arguments: [
      ("config", "@/seven.json has errors; nothing was done", "설정 파일로 쓸 수 없습니다: @/seven.json"),
      ("baseline", "@/seven.json has errors; nothing was done", "기준선으로 쓸 수 없습니다: @/seven.json"),
    ])
  func settings(option: String, english: String, korean: String) throws {
    for language in Language.allCases {
      let outcome = try Self.run("validate --\(option) @/seven.json -", in: language)
      let message = language.pick(en: english, ko: korean)
      #expect(outcome.status == .failure && outcome.output == "")
      let title = language.pick(en: "error", ko: "오류")
      #expect(outcome.errors.hasSuffix("\nexpo: \(title): \(message)\n"), "\(outcome.errors)")
    }
  }

  @Test("an argument that is not UTF-8 is an error", arguments: Language.allCases)
  func notUTF8(language: Language) {
    let outcome = expo("list ?", notUTF8: #"\xff.json"#, environment: [.lang: language.rawValue])
    #expect(outcome.status == .failure)
    #expect(
      outcome.errors.hasPrefix(
        language.pick(
          en: """
            expo: error: the argument '\\xff.json' is not UTF-8
            help: rename the file, or name the folder it is in

            """,
          ko: """
            expo: 오류: '\\xff.json' 인자가 UTF-8이 아닙니다
            도움말: 파일 이름을 바꾸거나 파일이 있는 폴더를 쓰세요

            """)))
  }
}
