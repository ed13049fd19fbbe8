import ExpoTestSupport
import Testing

@testable import ExpoJSON

/// Mistakes one behind the other on a line or over several, as a hostile file has them by the
/// million: `Tests/Tools/worst_documents.py` writes such files.
///
/// Each input has a mark `‸` at every finding; beside it are the numbers of their codes.
struct RepeatedErrorTests {
  @Test(
    "each mistake is reported, and once",
    arguments: TextTable.pairs(
      #"""
      [‸,,, → 101
      {‸,,, → 101
      {"a":‸,"a":,‸ → 101 102
      [1‸ 1‸ 1‸ → 103 103 102
      {"a":1‸ "a":1‸ "a":1‸ → 103 103 102
      [1,‸,,2,‸,3] → 101 101
      [1‸;2‸;3] → 101 101
      [[1‸,],[1‸,],[1‸,]] → 104 104 104
      [1‸，1‸，1] → 101 101
      [‸:::] → 101
      {"a"‸ 1,"a"‸ 1} → 105 105
      {"a"‸,"a"‸} → 105 105
      {‸:"a" 1,:"a" 1} → 101
      ["a"‸:1},"a"‸:1}] → 101 101
      {"a":‸:1,"a":‸:1} → 101 101
      {"a"‸=1,"a"‸=1} → 101 101
      {"a"‸ 1‸;"b"‸=2‸ "c":3‸;"d"‸ 4} → 105 101 101 103 101 105
      [‸@@@] → 101
      [‸@,@,@] → 101
      -- Brackets.
      {‸{{{ → 101
      [{"a":1,‸{"a":1,‸{"a":1}] → 101 101
      [1‸},1},1] → 101
      [[{‸]},[{‸]}] → 101 101
      []‸]] → 113
      {"a":1}‸{"a":1}{"a":1} → 113
      [1,‸,\#r1,‸,\#r1] → 101 101
      -- Quotes.
      ["a‸"b "a"b "a"b] → 101
      ["a"‸b,"a"b,"a"b] → 101
      ["a‸"b","a"b"] → 101
      ["a‸""a""a"] → 101
      ["a‸"\‸"\"\"] → 101 102
      {"a":"x"‸","b":"x""} → 101
      {"a":‸"x,"b":‸"y,"c":"z"} → 102 102
      {‸"a: "x",‸"b: "x"} → 102 102
      {"a":‸x","b":‸x"} → 107 107
      {‸a":1,‸b":1} → 106 106
      ["  ‸"b "  "b] → 101
      {"a":‸"x,⏎"b":‸"x,⏎"c":"x"} → 102 102
      -- Other quotation marks.
      [‸'a'‸1‸‸'a'‸1‸‸'a'‸1] → 108 103 103 108 103 103 108 103
      {‸“null“‸null‸‸“null → 108 105 103 108
      {‸“a”:‸‘b’,‸“c”:‸‘d’} → 108 108 108 108
      [‸'a`b“c”d„e‘f’g‸ → 108 102
      [‸'a‸⏎‸'a‸⏎‸'a⏎] → 108 103 108 103 108
      [‸'a'‸  1,‸'a'‸  1] → 108 103 108 103
      -- Strings.
      ["‸⏎‸⏎‸⏎"‸x] → 112 112 112 101
      [‸"⏎⏎⏎"x" ] → 102
      ["‸⏎"‸a⏎"a"] → 112 101
      ["‸\‸⏎‸\‸⏎"] → 111 112 111 112
      ["‸\#u{1}‸\#u{1}"] → 112 112
      ["‸\q‸\q"] → 111 111
      ["‸\u12‸\u12"] → 111 111
      ["‸\ud800‸\ud800"] → 204 204
      ["‸\#u{200B}\#u{200B}","‸\#u{200B}"] → 205 205
      ["‸\#u{F0000}‸\#u{F0001}\#u{F0000}"] → 205 205
      ["‸\u200d\u200d"] → 205
      [‸"a‸⏎‸⏎‸⏎ → 102 112 112 112
      -- Comments and merges.
      [‸/*⏎‸/*⏎‸/*⏎1] → 109 109 109
      [1,‸/* 1,/* 1] → 109
      [1‸/**/,1‸/**/] → 109 109
      [1, ‸// x⏎1‸, ‸// x⏎] → 109 104 109
      [‸/*** → 109
      [⏎‸=======⏎‸=======⏎] → 113 113
      [⏎‸<<<<<<<⏎‸<<<<<<<⏎] → 113 113
      [⏎‸|||||||⏎1,⏎‸|||||||⏎1] → 113 113
      -- Words and numbers.
      [‸abc,‸abc] → 107 107
      [‸True,‸flase] → 107 107
      {"a":‸b, b, b} → 107
      {"a":‸b, ‸c: ‸b, ‸c: ‸b} → 107 106 107 106 107
      {‸a:1,‸b:1} → 106 106
      {‸a b,a b} → 101
      [‸01,‸01] → 110 110
      [‸-‸ ‸- ‸-] → 110 103 110 110
      {"a":‸1,1,1,"b":‸1,1} → 110 110
      [‸1.1.1.1] → 110
      [‸１,‸１] → 110 110
      """#))
  func findings(input: String, codes: String) {
    let marked = MarkedText(input)
    let errors = JSONTree(of: marked.text).errors
    #expect(errors.map { $0.rule.code.dropFirst(2) }.joined(separator: " ") == codes)
    #expect(errors.map(\.location.bytes.lowerBound) == marked.offsets)
  }

  static let notUTF8: [(bytes: [UInt8], ranges: [Range<Int>])] = [
    // In a string, outside of one, and cut characters.
    ([0x5B, 0x22, 0xFF, 0x61, 0xFF, 0x61, 0x22, 0x5D], [2..<3, 4..<5]),
    ([0x5B, 0xFF, 0x2C, 0xFF, 0x2C, 0x31, 0x5D], [1..<2, 3..<4]),
    ([0x5B, 0x22, 0xEA, 0xB0, 0xEA, 0xB0, 0x61, 0xEA, 0x22, 0x5D], [2..<6, 7..<8]),
  ]

  @Test("each run of bytes that are not UTF-8 is one error", arguments: notUTF8)
  func illFormed(bytes: [UInt8], ranges: [Range<Int>]) {
    let errors = JSONTree(reading: SourceFile(name: "f", bytes: bytes)).errors
    #expect(errors.map(\.rule) == ranges.map { _ in .invalidUTF8 })
    #expect(errors.map(\.location.bytes) == ranges)
  }

  @Test("another encoding is reported once, and no character that it seems to hold")
  func otherEncoding() {
    // 박람회 in CP949, behind a syllable whose bytes are a soft hyphen in UTF-8.
    let fair: [UInt8] = [0xB9, 0xDA, 0xB6, 0xF7, 0xC8, 0xB8]
    let bytes = [0x5B, 0x22, 0xC2, 0xAD] + fair + [0x22, 0x2C, 0x22] + fair + [0x22, 0x5D]
    let errors = JSONTree(reading: SourceFile(name: "f", bytes: bytes)).errors
    #expect(errors.map(\.rule) == [.wrongEncoding])
    #expect(errors.map(\.location.bytes.lowerBound) == [4])
  }

  @Test("each container that is nested too deep is one error")
  func nesting() {
    let file = SourceFile(name: "f", text: "[[[],{\"a\":[]},[\"]\"]],[[1]]]")
    let errors = JSONTree(reading: file, depthLimit: 2).errors
    #expect(errors.pointers == ["/0/0", "/0/1", "/0/2", "/1/0"])
    #expect(errors.map(\.rule) == Array(repeating: .nestingTooDeep, count: 4))
  }

  @Test("findings know their value, whatever was opened and closed between them")
  func pointers() {
    let text = #"{"a":[01,02,[03],{"b":04,"c":05},06],"d":{"e":{},"f":07},"d":08}"#
    let errors = JSONTree(of: text).errors.filter { $0.rule == .invalidNumber }
    #expect(
      errors.pointers == ["/a/0", "/a/1", "/a/2/0", "/a/3/b", "/a/3/c", "/a/4", "/d/f", "/d"])
  }
}
