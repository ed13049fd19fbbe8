import ExpoTestSupport
import Testing

@testable import ExpoJSON

struct NearWordsTests {
  @Test("the nearest word is found, if exactly one is near")
  func nearest() {
    let known = ["location", "duration", "title"]
    #expect(NearWords.nearest(to: "locaton", among: known) == "location")
    #expect(NearWords.nearest(to: "tilte", among: known) == "title")
    #expect(NearWords.nearest(to: "visitors", among: known) == nil)
    #expect(NearWords.nearest(to: "ab", among: ["aab", "abb"]) == nil)
  }

  @Test("the only near word is the one that the table of distances shows", arguments: [3, 4])
  func onlyNearByTable(length: Int) {
    let words = Self.words(of: ["a", "b", "c"], upTo: length)
    for (number, word) in words.enumerated() where number % 7 == 0 {
      let others = words.enumerated().filter { $0.offset % (3 + number % 11) == 0 }.map(\.element)
      let near = NearWords.onlyNear(to: word, among: [NearWords(others)])
      #expect(near == Self.onlyNear(to: word, others), "\(word)")
    }
  }

  /// The only near word by its definition.
  private static func onlyNear(to word: String, _ words: [String]) -> String? {
    let near = words.map { (word: $0, slips: slips(word, $0)) }
    let nearest = near.filter { $0.slips <= max(word.count, $0.word.count) / 3 }
      .min { $0.slips < $1.slips }
    guard let nearest else { return nil }
    return near.count { $0.slips <= nearest.slips + 1 } == 1 ? nearest.word : nil
  }

  @Test(
    "the count of slips agrees with the table of distances",
    arguments: [("a", "b"), ("ab", "cd"), ("a한", "글b")])
  func table(first: String, second: String) {
    let letters = (first + second).prefix(Thoroughness.letters)
    let words = Self.words(of: Array(letters), upTo: 4)
    for one in words {
      for other in words {
        let slips = Self.slips(one, other)
        #expect(Self.distance(one, other) == slips, "\(one) \(other)")
        #expect(NearWords.isOneSlip(one, other) == (slips == 1), "\(one) \(other)")
      }
    }
  }

  @Test("a word of more than 64 letters is not compared")
  func long() {
    let word = String(repeating: "한", count: 64)
    #expect(Self.distance(word, word + "글") == nil)
    #expect(Self.distance(word, String(word.dropLast())) == 1)
    #expect(NearWords([word]).nearest(to: String(word.dropLast())) == word)
    #expect(NearWords([word + "글"]).nearest(to: word) == nil)
    #expect(NearWords(["gold"]).nearest(to: String(repeating: "a", count: 100_000)) == nil)
  }

  /// The number of slips between two words; nil if one is too long.
  private static func distance(_ first: String, _ second: String) -> Int? {
    guard let first = NearWords.letters(of: first), let second = NearWords.letters(of: second)
    else {
      return nil
    }
    var alphabet: [Unicode.Scalar: Int] = [:]
    let codes = alphabet.codes(adding: second)
    return SlipCounter(first, alphabet).slips(to: codes, atMost: max(first.count, second.count))
  }

  /// All words of some letters up to a length.
  private static func words(of letters: [Character], upTo length: Int) -> [String] {
    var words: Set = [""]
    for _ in 0..<length {
      words.formUnion(words.flatMap { word in letters.map { word + String($0) } })
    }
    return words.sorted()
  }

  /// The number of slips by the recursive definition.
  private static func slips(_ one: String, _ other: String) -> Int {
    let a = Array(one)
    let b = Array(other)
    var table = a.indices.reduce(into: [Array(0...b.count)]) { rows, row in
      rows.append([row + 1] + b.map { _ in 0 })
    }
    for i in a.indices.map({ $0 + 1 }) {
      for j in b.indices.map({ $0 + 1 }) {
        table[i][j] = min(
          table[i - 1][j] + 1, table[i][j - 1] + 1,
          table[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          table[i][j] = min(table[i][j], table[i - 2][j - 2] + 1)
        }
      }
    }
    return table[a.count][b.count]
  }
}
