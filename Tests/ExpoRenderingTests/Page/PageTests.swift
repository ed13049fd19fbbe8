import ExpoBase
import ExpoModel
import ExpoRendering
import Testing

struct PageTests {
  private func paragraphs(_ text: String) -> [[String]] {
    Page(Entry(text: text)).paragraphs.map(\.lines)
  }

  @Test(
    "a title is broken before the parenthesis at its very end",
    arguments: [
      ("파리 만국박람회 1900(L'Exposition 1900)", ["파리 만국박람회 1900", "(L'Exposition 1900)"]),
      ("대전 (Daejeon) 엑스포", ["대전 (Daejeon) 엑스포"]),
      ("Expo (Paris) and the World 1900", ["Expo (Paris) and the World 1900"]),
      ("가(나)(다)", ["가(나)", "(다)"]), ("가(나(다))", ["가", "(나(다))"]), ("가 (나) ", ["가", "(나)"]),
      ("가（나）", ["가", "（나）"]), ("(가)", ["(가)"]), ("  (가)", ["  (가)"]),
      ("가\n나(다", ["가", "나(다"]), ("가\n나(다)", ["가", "나", "(다)"]), ("가", ["가"]), ("", []),
      ("가)나(다)", ["가)나", "(다)"]), ("가 나)", ["가 나)"]),
    ])
  func title(title: String, lines: [String]) {
    #expect(Page(Exposition(title), in: .korean).title == lines)
  }

  @Test("flags and marks do not slow a title, and a blank place or time has no line")
  func blank() {
    let title =
      String(repeating: "🇰🇷", count: 20_000) + "(क" + String(repeating: "्́", count: 9_000) + ")"
    let page = Page(Exposition(title, location: " \n", duration: "1900"), in: .korean)
    #expect(page.title.map(\.utf8.count) == [160_000, 45_005])
    #expect(page.facts.map(\.label) == ["방문객", "개최 기간"])
  }

  @Test("the name of an entry is not broken")
  func name() {
    let page = Page(Entry("갓(笠)", image: "gat"))
    #expect(page == Page(title: ["갓(笠)"], summary: "", picture: "gat"))
  }

  @Test(
    "blank lines separate paragraphs, line ends are kept",
    arguments: [
      ("가", [["가"]]), ("가\n나", [["가", "나"]]), ("가\n\n나", [["가"], ["나"]]),
      ("가\n \t\n\n나\n", [["가"], ["나"]]), ("\n\n가", [["가"]]), ("", []), (" \n ", []),
      ("가\r\n나\r\r다", [["가", "나"], ["다"]]), ("가\u{2028}나\u{2029}다", [["가", "나", "다"]]),
      ("  가  \n나", [["  가  ", "나"]]), ("가\n \u{301}\n나", [["가", " \u{301}", "나"]]),
      ("가\u{201A}나\u{20A8}다\u{85}라", [["가\u{201A}나\u{20A8}다\u{85}라"]]),
    ])
  func paragraphs(text: String, expected: [[String]]) { #expect(paragraphs(text) == expected) }

  @Test(
    "line ends are found at every offset",
    arguments: ["\n", "\r\n", "\r", "\u{2028}", "\u{2029}"])
  func lineEnds(end: String) {
    for length in 0...40 {
      let first = String(repeating: "a", count: length + 1)
      let second = "‘가나다라마바사’"
      #expect(paragraphs(first + end + second + end + first) == [[first, second, first]])
    }
  }

  @Test(
    "facts and summaries have one line; a blank fact is left out",
    arguments: [("가\n나", "가 나"), ("가\n\n나\r\n", "가 나"), ("가", "가"), ("", ""), (" \n", "")])
  func oneLine(text: String, line: String) {
    let facts = Page(Exposition(location: text), in: .english).facts
    #expect(facts.dropFirst().map(\.value) == (line.isEmpty ? [] : [line]))
    #expect(Page(Entry(summary: text)).summary == line)
  }
}
