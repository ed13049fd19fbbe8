import ExpoBase
import Foundation
import Testing

@testable import ExpoSearch

/// What a search by bytes reads, and what it finds.
struct SearchScanTests {
  /// Searches four strings as they are written; returns the match and the members that were read.
  private static func search(
    _ query: String, _ strings: [String]
  ) -> (match: SearchMatch?, read: [SearchMember], mayMatch: Bool) {
    let bytes = SourceBytes(strings.map { "\"\($0)\"" }.joined().utf8)
    var places = SearchedStrings()
    var offset = 0
    for (member, string) in zip(SearchMember.allCases, strings) {
      places[member] = offset + 1..<offset + 1 + string.utf8.count
      offset += string.utf8.count + 2
    }
    var scan = SearchScan(SearchQuery(query), in: bytes)
    let mayMatch = scan.mayMatch(in: 0..<offset)
    var read: [SearchMember] = []
    let match = scan.match(places) { member in
      read.append(member)
      return strings[member.rawValue].replacing("\\n", with: "\n").replacing("\\\"", with: "\"")
    }
    return (match, read, mayMatch)
  }

  @Test(
    "query, full text → whether it matches; no string is read",
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
    ] as [(String, String, Bool)])
  func plain(query: String, text: String, isFound: Bool) {
    let result = Self.search(query, ["옛 것", "img", "a", text + String(repeating: ".", count: 99)])
    #expect((result.match != nil) == isFound)
    #expect(result.read == [])
    if isFound { #expect(result.mayMatch) }
  }

  @Test(
    "query, full text that has to be read",
    arguments: [
      ("한국", "\u{1112}\u{1161}\u{11AB}국"), ("한국", "하\u{11AB}국"), ("world", "ｗorld"),
      ("kelvin", "\u{212A}elvin"), ("少年", "少\u{F98E}"), ("ㄱㅎ", "ㄱㅎ"), ("fish", "ﬁsh"),
      ("world", "world\u{301}"), ("world", "\u{200D}world"),
    ])
  func spellings(query: String, text: String) {
    for filler in ["", String(repeating: "옛 것, ", count: 30)] {
      let result = Self.search(query, ["", "", "", filler + text + filler])
      let isFound = SearchQuery(query).match { $0 == .description ? filler + text + filler : "" }
      #expect(result.match == isFound)
      #expect(result.read == [.description])
      #expect(result.mayMatch)
    }
  }

  @Test("an anchor has every spelling of the scalars that it stands for")
  func variants() throws {
    let values =
      stride(from: 0, to: SearchFolding.singles.count, by: 2).map { SearchFolding.singles[$0] }
      + stride(from: 0, to: SearchFolding.pairs.count, by: 3).map { SearchFolding.pairs[$0] }
    for term in ["world", "strasse", "kfi", "ㄱㅎ", "한국", "하", "年", "か", "я", "1900", "éa", "ǆ"] {
      let pattern = try #require(SearchTerm(term))
      let anchor = try #require(pattern.anchor)
      let parts = (pattern.body + pattern.endings[0]).prefix(1)
      for value in values {
        var folded: [UInt32] = []
        SearchFolding(value).append(to: &folded)
        guard folded.contains(where: { scalar in parts.contains { $0.matches(scalar) } }) else {
          continue
        }
        let bytes = SourceBytes(UTF8Bytes.encoding(of: value))
        #expect(anchor.isVariant(bytes, at: 0), "\(term): \(String(value, radix: 16))")
        #expect(anchor.leads.contains(bytes[0]))
      }
    }
  }

  @Test(
    "the rarest bytes are looked for",
    arguments: [
      ("zebra", 0x5A, 0x42), ("equal", 0x51, 0x55), ("x", 0x58, 0x58), ("a\"b", 0x41, 0x41),
    ] as [(String, UInt8, UInt8)])
  func rarest(term: String, first: UInt8, second: UInt8) throws {
    let anchor = try #require(SearchTerm(term)?.anchor)
    #expect([anchor.first.value, anchor.second.value] == [first, second])
  }

  @Test("a term that begins with what may be escaped or moved has no anchor")
  func none() throws {
    for term in ["\"a", "/a", "\\a", "\u{301}a"] {
      let pattern = try #require(SearchTerm(term))
      #expect(pattern.anchor == nil, "\(term)")
    }
  }
}
