import ExpoBase
import Testing

/// The order of bytes, in which lists of paths are.
struct ByteOrderTests {
  @Test(
    "texts in the order of their bytes",
    arguments: [
      [], ["a"], ["", "a", "a-b", "a.b", "a/b", "ab"], ["A", "Z", "a", "z", "é", "한", "😀"],
      ["e\u{301}", "é"],
    ])
  func order(texts: [String]) {
    #expect(texts.reversed().sortedByBytes().map { Array($0.utf8) } == texts.map { Array($0.utf8) })
    for (index, text) in texts.enumerated() {
      #expect(texts.firstIndex(byBytesOf: \.self, notBefore: text) == index)
      #expect(!text.precedesInBytes(text))
    }
    #expect(texts.firstIndex(byBytesOf: \.self, notBefore: "\u{10FFFF}") == texts.count)
  }
}
