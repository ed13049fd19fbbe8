import ExpoSource
import ExpoValidation
import Testing

@testable import ExpoCommand

struct BrowseWordsTests {
  private static let notices: [(BrowseNotice, String)] = [
    (.noEntries, ""), (.noEntry(99), "99"), (.lastEntry, ""), (.firstEntry, ""), (.endOfList, ""),
    (.noFindings(of: .poster), ""), (.noFindings(of: .entry), ""), (.nothingFound, ""),
    (.nothingFoundBeyond, ""), (.noSearch, ""), (.copied, ""), (.tooLongToCopy(limit: 123), "123"),
    (.nothingToCopy(.poster), ""), (.nothingToCopy(.entry), ""), (.noClipboard, ""),
    (.noFileToEdit, ""), (.editorFailed, ""), (.notInSecureMode, ""), (.reloaded, ""),
    (.cannotReloadStandardInput, ""),
    (.reloadFailed(.exhibition(.several(path: "fair", names: ["a", "b"]))), "fair"),
    (.reloadFailed(.configuration(".expo.json")), ".expo.json"),
    (.reloadFailed(.other("oops")), "oops"), (.unknownAnswer("x1"), "x1"),
  ]

  @Test("every notice, label and key has words, and shows what it is about")
  func words() {
    for language in MessageLanguage.allCases {
      for (notice, argument) in Self.notices {
        let words = notice.words(in: language)
        #expect(!words.isEmpty && (argument.isEmpty || words.contains(argument)), "\(notice)")
      }
      for label in BrowseLabel.allCases { #expect(!label.words(in: language).isEmpty) }
      for meaning in KeyMeaning.allCases {
        #expect(!meaning.words(in: language).summary.isEmpty)
      }
    }
  }

  @Test("each row of the table of keys has a meaning of its own")
  func table() {
    #expect(KeyBinding.all.map(\.meaning).count == KeyMeaning.allCases.count)
    #expect(Set(KeyBinding.all.map(\.meaning)) == Set(KeyMeaning.allCases))
  }
}
