@testable import ExpoSearch
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

  /// What a query that finds nothing is taken to mean.
  struct Guess: Decodable, CustomTestStringConvertible {
    let why: String
    let query: String
    let text: String
    let offer: String?

    var testDescription: String { why }
  }

  private struct VectorFile: Decodable {
    let vectors: [Vector]
    let guesses: [Guess]
  }

  private static func file() throws -> VectorFile {
    let bytes = try Repository.file("Tests/ExpoSearchTests/search-vectors.json").bytes
    return try JSONDecoder().decode(VectorFile.self, from: Data(bytes))
  }

  @Test("a query without results has the guess of the vectors", arguments: try file().guesses)
  func guess(_ guess: Guess) {
    let offer = SearchQuery.guess(of: guess.query, among: AnySequence([guess.text]))
    #expect(offer.map { Array($0.utf8) } == guess.offer.map { Array($0.utf8) })
  }

  private static let initials = "rRseEfaqQtTdwWczxvg".map(String.init)
  private static let vowels = "k o i O j p u P h hk ho hl y n nj np nl b m ml l".split(
    separator: " ")
  private static let finals = " r R rt s sw sg e f fr fa fq ft fx fv fg a q qt t T d w c z x v g"
    .split(separator: " ", omittingEmptySubsequences: false)

  @Test("the keys of each syllable type that syllable and no other")
  func keys() throws {
    let typed = Self.initials.flatMap { initial in
      Self.vowels.flatMap { vowel in Self.finals.map { initial + vowel + $0 } }
    }
    let syllables = (0xAC00..<0xD7A4).compactMap(Unicode.Scalar.init).map { String($0) }
    #expect(typed.map(TwoSetKeyboard.hangul(typedBy:)) == syllables)
  }

  @Test("what a Korean keyboard shows after each key of a syllable finds the whole syllable")
  func typing() throws {
    let jamo = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
    var random = SeededGenerator(seed: 1446)
    var wrong: [String] = []
    for _ in 0..<Thoroughness.rounds {
      let syllables = try (0..<2).map { _ in
        try #require(Self.initials.randomElement(using: &random))
          + #require(Self.vowels.randomElement(using: &random))
          + #require(Self.finals.randomElement(using: &random))
      }
      let keys = syllables.joined()
      let text = try #require(TwoSetKeyboard.hangul(typedBy: keys))
      for count in syllables[0].count...keys.count {
        let typed = keys.prefix(count)
        // A consonant that cannot end the syllable before it stands alone.
        let alone = Self.initials.firstIndex(of: String(typed.suffix(1))).map { String(jamo[$0]) }
        let query =
          TwoSetKeyboard.hangul(typedBy: String(typed))
          ?? (TwoSetKeyboard.hangul(typedBy: String(typed.dropLast())) ?? "") + (alone ?? "")
        if SearchTerm(query)?.byteRanges(in: text).isEmpty != false {
          wrong.append("\(query) in \(text)")
        }
      }
    }
    #expect(wrong.prefix(3) == [])
  }

  @Test(
    "a term is found at the places in the vectors of the site's search",
    arguments: try file().vectors)
  func vector(_ vector: Vector) {
    let key = SearchTerm(vector.query)
    let ranges = key?.byteRanges(in: vector.text) ?? []
    let offsets = ranges.map { range in
      [range.lowerBound, range.upperBound].map {
        vector.text.utf8.index(vector.text.startIndex, offsetBy: $0).utf16Offset(in: vector.text)
      }
    }
    #expect(offsets == vector.matches)
    let isFound = key?.matches(SearchedText(vector.text), atWord: false) ?? false
    #expect(isFound == !ranges.isEmpty)
  }

  @Test(
    "white space is no term",
    arguments: [("", true), (" \n\u{3000}", true), ("\u{200B}", false), ("ㄱ", false)])
  func empty(query: String, isEmpty: Bool) { #expect((SearchTerm(query) == nil) == isEmpty) }

  @Test("long texts take linear time", .timeLimit(.minutes(30)))
  func long() {
    let count = Thoroughness.triesAll ? 50_000 : 25_000
    let flags = String(repeating: "🇰", count: count)
    #expect(SearchTerm("🇰🇷")?.byteRanges(in: flags) == [])
    #expect(SearchTerm("🇰🇰")?.byteRanges(in: flags).count == count / 2)
    let marks = "e" + String(repeating: "\u{301}\u{323}", count: count)
    #expect(SearchTerm("\u{301}")?.byteRanges(in: marks) == [])
    #expect(SearchTerm("e")?.byteRanges(in: marks) == [0..<marks.utf8.count])
    let letter = "и" + String(repeating: "\u{301}\u{323}", count: count)
    #expect(SearchTerm("и")?.byteRanges(in: letter) == [])
    #expect(SearchTerm(letter)?.byteRanges(in: letter).count == 1)
    #expect(SearchTerm(marks)?.byteRanges(in: marks).count == 1)
    let joined = String(repeating: "👩\u{200D}", count: count)
    #expect(SearchTerm("👩")?.byteRanges(in: joined) == [])
    let spaces = "a" + String(repeating: " ", count: count) + "b"
    #expect(SearchTerm("a b")?.byteRanges(in: spaces + spaces).count == 2)
    let jamo = String(repeating: "\u{1100}", count: count)
    #expect(SearchTerm("ㄱ")?.byteRanges(in: jamo) == [])
  }
}
