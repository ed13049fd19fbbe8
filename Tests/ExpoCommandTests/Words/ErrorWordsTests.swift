import ExpoTestSupport
import Testing

@testable import ExpoCommand

struct ErrorWordsTests {
  @Test(
    "every error is one, in one language without a full stop, and reads as in the golden file",
    arguments: Language.allCases)
  func words(language: Language) throws {
    let texts = try (CommandLines.wrong + CommandLines.data).map { line in
      let outcome = try CommandLines.run(line, in: language)
      check(outcome, of: line, language)
      return "$ expo \(line)\n" + outcome.output + outcome.errors
    }
    let path = "Tests/ExpoCommandTests/Golden/usage-\(language.rawValue).txt"
    #expect(try Golden.difference(texts.joined(separator: "\n"), path) == nil)
  }

  private func check(_ outcome: Outcome, of line: String, _ language: Language) {
    let isOfData = CommandLines.data.contains(line)
    #expect(outcome.status == (isOfData ? .findings : .failure), "\(line)")
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
    "a file of settings that is none is named, below what is wrong with it",
    arguments: [
      ("config", "@/seven.json has errors; nothing was done", "설정 파일로 쓸 수 없습니다: @/seven.json"),
      ("baseline", "@/seven.json has errors; nothing was done", "기준선으로 쓸 수 없습니다: @/seven.json"),
    ])
  func settings(option: String, english: String, korean: String) throws {
    for language in Language.allCases {
      let outcome = try CommandLines.run("validate --\(option) @/seven.json -", in: language)
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
