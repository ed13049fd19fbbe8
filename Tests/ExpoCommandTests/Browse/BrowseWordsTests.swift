import ExpoTestSupport
import Testing

@testable import ExpoCommand

struct BrowseWordsTests {
  private static let notices: [(BrowseNotice, String)] = [
    (.noEntries, ""), (.noEntry(99), "99"), (.lastEntry, ""), (.firstEntry, ""), (.endOfList, ""),
    (.noEntryNamed("한빛"), "한빛"), (.lastOfFilter("123"), "&123"), (.firstOfFilter("123"), "&123"),
    (.noEntryWithFindings, ""), (.noEntryWithFindingsInFilter, ""), (.noSearchHere, ""),
    (.noFindings(of: .poster), ""), (.noFindings(of: .entry), ""),
    (.noFindings(of: .everything), ""),
    (.nothingFound, ""), (.nothingFoundBeyond, ""), (.noSearch, ""), (.copied(.poster), ""),
    (.copied(.entry(7)), "7"), (.copied(.entryAsJSON(7)), "7"),
    (.copied(.expositionAsJSON), "JSON"),
    (.copied(.findings), ""), (.copied(.help), ""), (.tooLongToCopy(limit: 123), "123"),
    (.nothingToCopy(.everything), ""), (.changedOnDisk, "r"), (.enterOpens(1), "1"),
    (.enterOpens(1234), "1,234"),
    (.nothingToCopy(.poster), ""), (.nothingToCopy(.entry), ""), (.noClipboard, ""),
    (.noFileToEdit, ""), (.editorFailed, ""), (.notInSecureMode, ""), (.reloaded, ""),
    (.cannotReloadStandardInput, ""),
    (.reloadFailed(.exhibition(.several(path: "fair", names: ["a", "b"]))), "fair"),
    (.reloadFailed(.configuration(".expo.json")), ".expo.json"),
    (.unreadable(.exhibition(.wrongKind(file: "items.json", expected: nil))), "items.json"),
    (.reloadFailed(.other("oops")), "oops"), (.unknownAnswer("x1"), "x1"),
  ]

  private static let phrases: [AccessiblePhrase] = [
    .lines(0..<5, of: 5), .lines(3..<4, of: 5), .entries(0..<0, of: 0), .entries(0..<6, of: 13),
    .findings(0..<2, of: 2), .enterForMore, .enterToOpen, .enterToGoBack, .letterForMore, .help,
    .quit, .leaveHelp,
  ]

  @Test("every notice, label and key has words, and shows what it is about")
  func words() {
    for language in Language.allCases {
      for (notice, argument) in Self.notices {
        let words = notice.words(in: language)
        #expect(argument.isEmpty || words.contains(argument), "\(notice)")
        guard !notice.isInWordsOfItsOwn else { continue }
        #expect(LanguageCheck.faults(in: words, language) == [], "\(notice)")
      }
      for phrase in Self.phrases {
        #expect(LanguageCheck.faults(in: phrase.words(in: language), language) == [])
      }
      for label in BrowseLabel.allCases {
        #expect(LanguageCheck.faults(in: label.words(in: language), language) == [])
      }
      for meaning in KeyMeaning.allCases {
        let words = meaning.words(in: language)
        for part in [words.summary, words.hint].compactMap(\.self) {
          #expect(LanguageCheck.faults(in: part, language) == [])
        }
      }
    }
  }

  @Test("each row of the table of keys has a meaning of its own")
  func table() {
    #expect(KeyBinding.all.map(\.meaning).count == KeyMeaning.allCases.count)
    #expect(Set(KeyBinding.all.map(\.meaning)) == Set(KeyMeaning.allCases))
  }
}

extension BrowseNotice {
  /// Whether an error that is not ours describes itself.
  fileprivate var isInWordsOfItsOwn: Bool {
    if case .reloadFailed(.other) = self { true } else { false }
  }
}
