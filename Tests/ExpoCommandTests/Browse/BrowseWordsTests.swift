import ExpoTerminal
import ExpoTestSupport
import Testing

@testable import ExpoCommand

/// What the reader says itself, in every language.
struct BrowseWordsTests {
  private static let notices: [(BrowseNotice, String)] = [
    (.noEntries, ""), (.noEntry(99), "99"), (.endOfList, ""), (.noEntryNamed("한빛"), "한빛"),
    (.noExposition("한빛"), "한빛"),
    (.endOfEntries(isLast: true, of: nil), ""), (.endOfEntries(isLast: false, of: nil), ""),
    (.endOfEntries(isLast: true, of: "&123"), "&123"),
    (.endOfEntries(isLast: false, of: "/123"), "/123"),
    (.noEntryWithFindings(of: nil), ""), (.noEntryWithFindings(of: "&123"), "&123"),
    (.noFindings, ""), (.noFindingsAnywhere, ""),
    (.wrapped(forwards: true), ""), (.wrapped(forwards: false), ""), (.allListed, ""),
    (.noSearch, ""), (.noJump, ""), (.copiedText(ofEntry: nil), ""),
    (.copiedText(ofEntry: 7), "7"), (.copiedJSON(ofEntry: 7), "7"),
    (.copiedJSON(ofEntry: nil), "JSON"),
    (.copied("items.json:3"), "items.json:3"),
    (.sent(.copied("a:3")), "a:3"), (.noPicture, ""), (.noProgramForSVG, ""), (.noPictures, ""),
    (.showsOnly(.kitty), "PNG"), (.showsOnly(.iTerm2), "JPEG"),
    (.pictureTooLarge(52_428_800, limit: 8 << 20), "52.4 MB"),
    (.viewerFailed, "EXPO_VIEWER"),
    (.copiedFindings, ""), (.copiedHelp, ""), (.tooLongToCopy(limit: 123), "123"),
    (.changedOnDisk, "r"), (.enterOpens(1), "1"),
    (.enterOpens(1234), "1,234"), (.enterOpens(entry: 7), "7"), (.picturesAreOff, "--no-pictures"),
    (.nothingToCopy, ""), (.noClipboard, ""),
    (.noFileToEdit, ""), (.editorFailed("EDITOR=ed"), "EDITOR=ed"), (.notInSecureMode, ""),
    (.reloaded, ""), (.cannotReloadStandardInput, ""),
  ]
  /// Those that show a text of any length, so that a narrow screen may cut them.
  private static let longNotices: [(BrowseNotice, String)] = [
    (.nothingFound("꿈"), "꿈"), (.nothingFound("꿈", guess: "한빛탑"), "한빛탑"), (.unknownKey("x1"), "x1"),
    (.unknownKey("x1", hasHelp: false), "x1"),
    (.reloadFailed(ExhibitionError.several(path: "fair", names: ["a", "b"])), "fair"),
    (.unreadable(ExhibitionError.wrongKind(file: "items.json", expected: nil)), "items.json"),
  ]

  /// An error that is not ours.
  private struct OtherError: Error, CustomStringConvertible {
    let description = "oops"
  }

  @Test("every notice and key has words, and shows what it is about")
  func words() throws {
    let names = try Repository.text("Sources/ExpoCommand/Browse/BrowseNotice.swift")
      .matches(of: /static (?:let|func) (\w+)/).map { String($0.1) }
    let sampled = try Repository.text("Tests/ExpoCommandTests/Browse/BrowseWordsTests.swift")
      .matches(of: /\(\.(\w+)/).map { String($0.1) }
    #expect(names.count > 30 && Set(names).subtracting(sampled) == [])
    let failure = BrowseNotice.reloadFailed(OtherError())
    #expect(failure.words(in: .english) == "not reloaded: oops")
    let error = try #require(throws: ConfigurationError.self) {
      try Configuration(reading: SourceFile(name: "fair/.expo.json", text: "{"))
    }
    #expect(BrowseNotice.unreadable(error).words(in: .english) == ".expo.json has errors")
    for language in Language.allCases {
      for (notice, argument) in Self.notices + Self.longNotices {
        let words = notice.words(in: language)
        #expect(argument.isEmpty || words.contains(argument), "\(notice)")
        #expect(LanguageCheck.faults(in: words, language) == [], "\(notice)")
      }
      for (notice, _) in Self.notices {
        let words = notice.words(in: language)
        #expect(DisplayWidth.of(words) <= 40, "\(words)")
      }
      for meaning in KeyMeaning.allCases {
        let words = [
          meaning.summary(in: language), meaning.summary(in: language, byLines: true),
          meaning.hint(in: language),
        ]
        for part in words.compactMap(\.self) {
          #expect(LanguageCheck.faults(in: part, language) == [])
        }
      }
    }
  }

  @Test(
    "every label has words on its screen",
    arguments: [
      ("", "all", "전체"), ("G", "end", "끝"), ("?", "Keys", "키"),
      ("?", "While you type", "입력 중 단축키"), ("?", "Move", "이동"), ("?", "Entries", "항목"),
      ("?", "Find", "찾기"), ("?", "Copy and edit", "복사와 편집"), ("?", "Program", "프로그램"),
      ("l&zzz\r", "no entry matches", "맞는 항목 없음"),
      ("!!/zzz", "no finding matches", "맞는 문제 없음"),
      ("l!", "Findings", "문제"), ("l!", "! all", "! 전체"),
      ("l!", "* can be fixed by expo validate --fix", "* expo validate --fix로 고칠 수 있습니다"),
      ("!!", "poster", "포스터"), ("!!", "Findings", "문제"),
    ])
  func labels(typed: String, english: String, korean: String) throws {
    for language in Language.allCases {
      // The last lines of help are far down; at the end of a text all else is above.
      let state = try SampleFair.state(
        after: typed, columns: 60, rows: typed == "G" ? 5 : 90,
        options: BrowseOptions(messages: language),
        entries: SampleFair.entries.replacing("작은 못", with: "작은 못 "),
        exposition: SampleFair.exposition.replacing("1851", with: #""many""#))
      let label = language.pick(en: english, ko: korean)
      #expect(state.rows.contains { $0.contains(label) }, "\(state.rows)")
      #expect(LanguageCheck.faults(in: label, language, data: ["! "]) == [])
    }
  }

  @Test("a list without results so far says so")
  func searching() throws {
    for language in Language.allCases {
      let state = try SampleFair.state(after: "l", options: BrowseOptions(messages: language))
      let shown = state.emptyList(isComplete: false, en: "", ko: "").first?.parts.first?.text.string
      #expect(shown == language.pick(en: "searching …", ko: "찾는 중 …"))
    }
  }
}
