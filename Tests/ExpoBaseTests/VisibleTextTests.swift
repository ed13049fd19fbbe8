@testable import ExpoJSON
@testable import ExpoBase
import Testing

struct VisibleTextTests {
  @Test(
    "control and invisible characters are visible",
    arguments: [
      ("plain 한글 😀", "plain 한글 😀"),
      ("\u{1B}[2J", "␛[2J"),
      ("a\r\nb\tc\u{0}", "a␍␊b␉c␀"),
      ("\u{7F}\u{9B}31m", "␡<U+009B>31m"),
      ("a\u{202E}b\u{2066}", "a<U+202E>b<U+2066>"),
      ("직지\u{200B}", "직지<U+200B>"),
      ("👩‍🔬", "👩‍🔬"),
      ("\u{FEFF}x\u{2028}", "<U+FEFF>x<U+2028>"),
    ])
  func visible(text: String, shown: String) { #expect(VisibleText.of(text) == shown) }

  @Test("a quotation is cut to a number of bytes too")
  func quoted() {
    let accents = "a" + String(repeating: "\u{301}", count: 100_000)
    #expect(VisibleText.quoted(accents) == "…")
    #expect(VisibleText.quoted("b" + accents) == "b…")
  }

  @Test("styled text makes data visible and ends lines only explicitly")
  func styled() {
    var text = StyledText()
    text.append("a\nb", .error)
    text.append("\u{1B}c", .error)
    text.endLine()
    var runs: [String] = []
    text.forEachRun { runs.append("\($0):\($1)") }
    #expect(text.string == "a␊b␛c\n")
    #expect(runs == ["error:a␊b␛c", "plain:\n"])
  }

  @Test("each cluster of a visible line has its cells and its bytes")
  func line() {
    let file = SourceFile(name: "f", bytes: Array("a\t한".utf8) + [0xFF] + Array("e\u{301}".utf8))
    let found = Glyph.all(in: file, 0..<file.bytes.count)
    #expect(found.map(\.text) == ["a", "    ", "한", "<FF>", "e\u{301}"])
    #expect(found.map(\.width) == [1, 4, 2, 4, 1])
    #expect(found.map(\.bytes) == [0..<1, 1..<2, 2..<5, 5..<6, 6..<9])
  }

  @Test(
    "a character of ASCII is a cluster by itself unless a mark follows it",
    arguments: [
      ("abc", ["a", "b", "c"]), ("abe\u{301}c", ["a", "b", "e\u{301}", "c"]),
      ("ab\tc", ["a", "b", "    ", "c"]), ("a\u{301}bc", ["a\u{301}", "b", "c"]), ("", []),
      ("a", ["a"]), ("ab한", ["a", "b", "한"]),
    ])
  func ascii(text: String, glyphs: [String]) {
    let file = SourceFile(name: "f", text: text)
    let found = Glyph.all(in: file, 0..<file.bytes.count)
    #expect(found.map(\.text) == glyphs)
    let ends = found.map(\.bytes.upperBound)
    #expect(found.map(\.bytes.lowerBound) == [0].prefix(ends.count) + ends.dropLast())
  }
}
