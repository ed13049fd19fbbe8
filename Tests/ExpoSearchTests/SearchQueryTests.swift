import ExpoTestSupport
import Foundation
import Testing

@testable import ExpoSearch

struct SearchQueryTests {
  /// The vectors of the order, shared by all implementations of the search.
  private struct Vectors: Decodable {
    struct Query: Decodable, CustomTestStringConvertible {
      let query: String
      let found: [Int]

      var testDescription: String { "\(query) → \(found)" }
    }

    let entries: [[String]]
    let queries: [Query]

    static func read() throws -> Vectors {
      let bytes = try Repository.file("Tests/ExpoSearchTests/search-order-vectors.json").bytes
      return try JSONDecoder().decode(Vectors.self, from: Data(bytes))
    }
  }

  @Test(
    "a query finds the entries of the vectors, the best first",
    arguments: try Vectors.read().queries)
  private func order(_ vector: Vectors.Query) throws {
    let query = SearchQuery(vector.query)
    var numbers: [Int] = []
    var matches: [SearchMatch] = []
    for (index, entry) in try Vectors.read().entries.enumerated() {
      guard let match = query.match({ SearchedText(entry[$0.rawValue]) }) else { continue }
      numbers.append(index + 1)
      matches.append(match)
    }
    #expect(matches.foundByScore.map { numbers[$0] } == vector.found)
    #expect(matches.found.map { numbers[$0] } == vector.found.sorted())
  }

  @Test(
    "a query is divided into words, phrases and excluded words",
    arguments: [
      ("", []), ("  ", []), ("-", []), ("\"\"", []), ("- -", []),
      ("한국 악기", ["한국", "악기"]), ("한국\u{3000}악기", ["한국", "악기"]),
      ("\"두 줄\"", ["두 줄"]), ("“두 줄”", ["두 줄"]), ("\"두 줄", ["두 줄"]),
      ("a\"b\"", ["a\"b\""]), ("\"a\"b", ["a", "b"]),
      ("-해금", ["-해금"]), ("-\"두 줄\" 해금", ["-두 줄", "해금"]), ("--a", ["--a"]),
      ("a-b", ["a-b"]), ("한국 -", ["한국"]),
    ])
  func words(query: String, words: [String]) {
    let read = SearchQuery(query)
    let wanted = words.filter { !$0.hasPrefix("-") }
    #expect(read.terms.map(\.scalars) == wanted.compactMap { SearchTerm($0)?.scalars })
    let excluded = words.filter { $0.hasPrefix("-") }.map { String($0.dropFirst()) }
    #expect(read.excluded.map(\.scalars) == excluded.compactMap { SearchTerm($0)?.scalars })
  }

  @Test(
    "the words of a query are marked, the excluded ones are not",
    arguments: [
      ("한국 악기", "한국의 악기", ["한국", "악기"]), ("악 악기", "악기", ["악기"]),
      ("-해금 악기", "해금 악기", ["악기"]), ("ㅎㄱ", "해금과 전화기", ["해금"]),
      ("ㅎㄱ", "전화기", ["화기"]), ("", "해금", []), ("-해금", "해금", []),
    ])
  func marks(query: String, text: String, marked: [String]) {
    #expect(SearchQuery(query).ranges(in: text).map { String(text[$0]) } == marked)
  }

  @Test("a member is read at most once, and only if it is needed")
  func reads() {
    var read: [SearchMember] = []
    let match = SearchQuery("해금 금").match { member in
      read.append(member)
      return SearchedText("해금")
    }
    #expect(match?.score == SearchRank.nameEqual.rawValue + SearchRank.nameContains.rawValue)
    #expect(read == [.name])
  }
}
