import ExpoBase
import Foundation
import Testing

@testable import ExpoSearch

struct SearchScanTests {
  /// Whether a query finds the full text of an entry; nil if the ways to search disagree: in the whole entry at once, in
  /// its strings as they are written, and in the strings that they stand for.
  private static func finds(_ query: String, _ text: String, meaning: String? = nil) -> Bool? {
    let strings = ["옛 것", "img", "a", text]
    let bytes = SourceBytes(strings.map { "\"\($0)\"" }.joined(separator: ", ").utf8)
    let query = SearchQuery(query)
    let mayMatch = query.mayMatch(SearchedText(writtenIn: bytes, at: 0..<bytes.count))
    let end = bytes.count - 1
    let written = query.match { member in
      member == .description
        ? SearchedText(writtenIn: bytes, at: end - text.utf8.count..<end)
        : SearchedText(strings[member.rawValue])
    }
    let read = query.match {
      SearchedText($0 == .description ? meaning ?? text : strings[$0.rawValue])
    }
    guard written == read, mayMatch || written == nil else { return nil }
    return written != nil
  }

  @Test(
    "a query matches a text in JSON as it matches the decoded text",
    arguments: [
      ("한국", "옛 한국의 것", true), ("한국", "옛 한 국의 것", false), ("한국", "한국", true),
      ("한국", "것\\n한국\\n것", true), ("한국", "\\\"한국\\\"", true), ("한국", "한\\n국", false),
      ("world", "The WORLD’s fair", true), ("world", "wor ld", false), ("orld", "world", true),
      ("news", "\\news", false), ("news", "\\\\news", true), ("ews", "\\news", true),
      ("하", "한국", true), ("하", "허", false), ("광", "고아", false), ("고", "광", true),
      ("값", "갑사", true), ("한", "하나", true), ("ㄱㅎ", "국화", true), ("ㄱㅎ", "대국화", true),
      ("ㄱㅎ", "한국", false), ("\"two words\"", "in two words", true),
      ("\"two words\"", "two\\n  words", true), ("\"two words\"", "twowords", false),
      ("two words", "words, two", true), ("world -fair", "the world", true),
      ("world -fair", "a world fair", false), ("연", "年", false), ("年", "年", true),
      ("\\", "a\\\\b", true), ("\\b", "a\\\\b", true), ("\\n", "a\\nb", false),
      ("/", "a\\/b", true),
      ("a\"", "a\\\"", true), ("\u{301}", "\u{301}", true), ("a", "\u{301}a", true),
    ] as [(String, String, Bool)])
  func plain(query: String, text: String, isFound: Bool) throws {
    let meaning = try JSONDecoder().decode([String].self, from: Data("[\"\(text)\"]".utf8))[0]
    #expect(Self.finds(query, text, meaning: meaning) == isFound)
  }

  @Test(
    "a query finds a text that is spelled in another way",
    arguments: [
      ("한국", "\u{1112}\u{1161}\u{11AB}국"), ("한국", "하\u{11AB}국"), ("world", "ｗorld"),
      ("kelvin", "\u{212A}elvin"), ("少年", "少\u{F98E}"), ("ㄱㅎ", "ㄱㅎ"), ("fish", "ﬁsh"),
      ("world", "world\u{301}"), ("world", "\u{200D}world"),
    ])
  func spellings(query: String, text: String) {
    for filler in ["", String(repeating: "옛 것, ", count: 30)] {
      #expect(Self.finds(query, filler + text + filler) == true)
    }
  }

  @Test("a match is looked for at every scalar that folds to the beginning of a term")
  func leads() throws {
    let values =
      stride(from: 0, to: SearchFolding.singles.count, by: 2).map { SearchFolding.singles[$0] }
      + stride(from: 0, to: SearchFolding.pairs.count, by: 3).map { SearchFolding.pairs[$0] }
      + Array(0x20..<0x7F) + Array(0x1100..<0x1113) + stride(from: 0xAC00, to: 0xD7A4, by: 9)
    let texts = ["world", "strasse", "kfi", "ㄱㅎ", "한국", "하", "각", "年", "か", "я", "1900", "éa", "ǆ"]
    let terms = try texts.map { try #require(SearchTerm($0)) }
    for scalar in values.compactMap(Unicode.Scalar.init) {
      var folded = FoldedScalars(SearchedText(String(scalar)))
      guard let first = folded.next() else { continue }
      // Anything may follow a backslash, so that only the scalar decides.
      let bytes = SourceBytes((String(scalar) + String(repeating: "\\", count: 20)).utf8)
      for term in terms where term.alternatives.contains(where: { $0[0].matches(first) }) {
        let isFound =
          term.firstBytes.first(in: bytes, at: 0..<bytes.count) == 0
          && term.firstBytes.mayBegin(with: scalar.value)
        #expect(isFound, "\(term.scalars): \(String(scalar.value, radix: 16))")
      }
    }
  }
}
