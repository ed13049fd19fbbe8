import ExpoBase
import ExpoModel
import ExpoRendering
import Testing

/// Pages and their Markdown.
struct MarkdownRendererTests {
  @Test("a poster: the title on one line, facts, paragraphs")
  func poster() {
    let poster = Page(
      Exposition(
        title: "파리 만국박람회 1900(L'Exposition)", visitors: 48_130_300, location: "프랑스 파리",
        duration: "1900. 04. 14 - 1900. 11. 12", description: "첫 문단의 글이다.\n줄을 바꾼다.\n\n1. 둘째 문단이다."),
      in: .korean)
    #expect(
      MarkdownRenderer().text(of: poster) == #"""
        # 파리 만국박람회 1900 (L'Exposition)

        방문객 : 48,130,300 명\
        개최지 : 프랑스 파리\
        개최 기간 : 1900. 04. 14 - 1900. 11. 12

        첫 문단의 글이다.\
        줄을 바꾼다.

        1\. 둘째 문단이다.

        """#)
  }

  @Test(
    "complete and sparse entries are written without gaps",
    arguments: [
      (("갓", "머리에 쓴다", "말총과 대\n\n검다"), "# 갓\n\n머리에 쓴다\n\n말총과 대\n\n검다\n"),
      (("", "", ""), "# \n"), (("갓\n笠", " \n", "\n \n"), "# 갓 笠\n"),
      (("*", "- a", "> b"), "# \\*\n\n\\- a\n\n\\> b\n"),
    ])
  func entries(texts: (String, String, String), markdown: String) {
    let entry = Entry(texts.0, summary: texts.1, text: texts.2)
    #expect(MarkdownRenderer().text(of: Page(entry)) == markdown)
  }

  @Test("a page without title and content is empty")
  func empty() {
    #expect(MarkdownRenderer().text(of: Page(title: [])) == "")
  }

  @Test("a fact without a value has no trailing blank")
  func emptyFact() {
    let poster = Page(Exposition("", location: " "), in: .english)
    #expect(MarkdownRenderer().text(of: poster) == "Visitors: 1\\\nLocation:\\\nDuration:\n")
  }

  @Test(
    "a heading has one of six levels", arguments: [(0, "# 갓\n"), (2, "## 갓\n"), (9, "###### 갓\n")])
  func levels(level: Int, markdown: String) {
    #expect(MarkdownRenderer().text(of: Page(Entry("갓")), level: level) == markdown)
  }

  @Test(
    "a picture with its name and its percent-encoded path",
    arguments: [
      ("갓", "images/gat@2x.png", "![갓](images/gat@2x.png)"),
      ("[갓] ", "../갓 (1).png", #"![\[갓\]&#32;](../%EA%B0%93%20%281%29.png)"#),
      ("a", "x%41_'\"<>&.png", "![a](x%2541_%27%22%3C%3E%26.png)"),
    ])
  func pictures(name: String, path: String, markdown: String) {
    let text = MarkdownRenderer().text(of: Page(Entry(name)), picture: path)
    #expect(text.hasSuffix("\n\n\(markdown)\n"))
  }

  @Test(
    "a text of one line stays one", arguments: [("3 [a]", "3 \\[a\\]\n"), ("3. a", "3\\. a\n")])
  func line(line: String, markdown: String) {
    #expect(MarkdownRenderer().text(ofLine: line) == markdown)
  }
}
