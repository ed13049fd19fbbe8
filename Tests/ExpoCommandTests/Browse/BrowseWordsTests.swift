import ExpoTestSupport
import Testing

@testable import ExpoCommand

struct BrowseWordsTests {
  private static let notices: [(BrowseNotice, String)] = [
    (.noEntries, ""), (.noEntry(99), "99"), (.lastEntry, ""), (.firstEntry, ""), (.endOfList, ""),
    (.noEntryNamed("한빛"), "한빛"), (.lastOfFilter("123"), "&123"), (.firstOfFilter("123"), "&123"),
    (.noEntryWithFindings, ""), (.noEntryWithFindingsInFilter, ""), (.noSearchHere, ""),
    (.noFindings(ofPoster: true), ""), (.noFindings(ofPoster: false), ""),
    (.noFindingsAnywhere, ""),
    (.nothingFound, ""), (.nothingFoundBeyond, ""), (.noSearch, ""), (.copiedPoster, ""),
    (.copiedEntry(7), "7"), (.copiedEntryAsJSON(7), "7"),
    (.copiedExpositionAsJSON, "JSON"),
    (.copiedFindings, ""), (.copiedHelp, ""), (.tooLongToCopy(limit: 123), "123"),
    (.changedOnDisk, "r"), (.enterOpens(1), "1"),
    (.enterOpens(1234), "1,234"),
    (.nothingToCopy(ofPoster: true), ""), (.nothingToCopy(ofPoster: false), ""), (.noClipboard, ""),
    (.noFileToEdit, ""), (.editorFailed, ""), (.notInSecureMode, ""), (.reloaded, ""),
    (.cannotReloadStandardInput, ""),
    (.reloadFailed(.exhibition(.several(path: "fair", names: ["a", "b"]))), "fair"),
    (.reloadFailed(.configuration(".expo.json")), ".expo.json"),
    (.unreadable(.exhibition(.wrongKind(file: "items.json", expected: nil))), "items.json"),
    (.reloadFailed(.other("oops")), "oops"), (.unknownAnswer("x1"), "x1"),
  ]

  @Test("every notice and key has words, and shows what it is about")
  func words() {
    for language in Language.allCases {
      for (notice, argument) in Self.notices {
        let words = notice.words(in: language)
        #expect(argument.isEmpty || words.contains(argument), "\(notice)")
        guard !notice.isInWordsOfItsOwn else { continue }
        #expect(LanguageCheck.faults(in: words, language) == [], "\(notice)")
      }
      for meaning in KeyMeaning.allCases {
        let words = [meaning.summary(in: language), meaning.hint(in: language)]
        for part in words.compactMap(\.self) {
          #expect(LanguageCheck.faults(in: part, language) == [])
        }
      }
    }
  }
}

extension BrowseNotice {
  /// Whether an error that is not ours describes itself.
  fileprivate var isInWordsOfItsOwn: Bool {
    if case .reloadFailed(.other) = self { true } else { false }
  }
}
