import ExpoSearch
import ExpoTestSupport
import Foundation
import Testing

struct SearchTermTests {
  /// A row of the test vectors, shared by all implementations of the search.
  struct Vector: Decodable, CustomTestStringConvertible {
    let why: String
    let query: String
    let text: String
    let matches: [[Int]]

    var testDescription: String { why }
  }

  private struct VectorFile: Decodable {
    let vectors: [Vector]
  }

  private static func vectors() throws -> [Vector] {
    let bytes = try Repository.file("Tests/ExpoSearchTests/search-vectors.json").bytes
    return try JSONDecoder().decode(VectorFile.self, from: Data(bytes)).vectors
  }

  @Test("a term is found where the vectors of the site's search say", arguments: try vectors())
  func vector(_ vector: Vector) {
    let key = SearchTerm(vector.query)
    let ranges = key?.ranges(in: vector.text) ?? []
    let offsets = ranges.map { range in
      [range.lowerBound, range.upperBound].map { $0.utf16Offset(in: vector.text) }
    }
    #expect(offsets == vector.matches)
    #expect(key?.matches(vector.text) ?? false == !ranges.isEmpty)
  }

  @Test(
    "white space is no term",
    arguments: [("", true), (" \n\u{3000}", true), ("\u{200B}", false), ("ㄱ", false)])
  func empty(query: String, isEmpty: Bool) {
    #expect((SearchTerm(query) == nil) == isEmpty)
  }

  @Test("ranges index the searched text")
  func highlighted() throws {
    let text = "서양 해금, 한국 \u{1112}\u{1162}\u{1100}\u{1173}\u{11B7}"
    let found = try #require(SearchTerm("해ㄱ")).ranges(in: text).map { text[$0] }
    #expect(found == ["해금", "해금"])
    #expect(found.map(\.utf8.count) == [6, 15])
  }

  @Test("long texts take linear time", .timeLimit(.minutes(1)))
  func long() {
    let count = 50_000
    let flags = String(repeating: "🇰", count: count)
    #expect(SearchTerm("🇰🇷")?.ranges(in: flags) == [])
    #expect(SearchTerm("🇰🇰")?.ranges(in: flags).count == count / 2)
    let marks = "e" + String(repeating: "\u{301}\u{323}", count: count)
    #expect(SearchTerm("\u{301}")?.ranges(in: marks) == [])
    #expect(SearchTerm("e")?.ranges(in: marks) == [])
    #expect(SearchTerm(marks)?.ranges(in: marks).count == 1)
    let joined = String(repeating: "👩\u{200D}", count: count)
    #expect(SearchTerm("👩")?.ranges(in: joined) == [])
    let spaces = "a" + String(repeating: " ", count: count) + "b"
    #expect(SearchTerm("a b")?.ranges(in: spaces + spaces).count == 2)
    let jamo = String(repeating: "\u{1100}", count: count)
    #expect(SearchTerm("ㄱ")?.ranges(in: jamo) == [])
  }
}
