import ExpoBase
import ExpoModel
import ExpoRendering
import Testing

struct MarkdownRendererTests {
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

  @Test("a page without title and content is empty, a fact without a value has no trailing blank")
  func empty() {
    #expect(MarkdownRenderer().text(of: Page(title: [])) == "")
    let facts = ["1", " "].map { Page.Fact(label: "Visitors", value: $0) }
    let page = Page(title: [], facts: facts)
    #expect(MarkdownRenderer().text(of: page) == "Visitors: 1\\\nVisitors:\n")
  }

  @Test(
    "a heading has one of six levels", arguments: [(0, "# 갓\n"), (2, "## 갓\n"), (9, "###### 갓\n")])
  func levels(level: Int, markdown: String) {
    #expect(MarkdownRenderer().text(of: Page(Entry("갓")), level: level) == markdown)
  }

  @Test(
    "a picture is written with its name and its percent-encoded path",
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
    "addresses in facts and texts are links, in names and summaries text",
    arguments: [
      ("see https://a.org/b_c. *d*", #"see <https://a.org/b_c>. \*d\*"#),
      ("https://a.org", "<https://a.org>"),
      ("  https://a.org  ", "&#32;&#32;<https://a.org>&#32;&#32;"),
      ("- https://a.org/ https://b.org/", #"\- <https://a.org/> <https://b.org/>"#),
      (#"a\https://a.org"#, "a&#92;<https://a.org>"), ("https://<b>", #"https\://\<b\>"#),
      ("(https://a.org/{{b}})", #"(<https://a.org/>{{b}})"#), ("http://a.org", #"http\://a.org"#),
      ("https://a.org\nhttps://b.org", "<https://a.org>\\\n<https://b.org>"),
    ])
  func links(text: String, markdown: String) {
    #expect(MarkdownRenderer().text(of: Page(Entry("갓", text: text))) == "# 갓\n\n\(markdown)\n")
    let named = MarkdownRenderer().text(of: Page(Entry("https://a.org", summary: "https://b.org")))
    #expect(named == "# https\\://a.org\n\nhttps\\://b.org\n")
  }

  @Test(
    "a text of one line stays on one line",
    arguments: [("3 [a]", "3 \\[a\\]\n"), ("3. a", "3\\. a\n")])
  func line(line: String, markdown: String) {
    #expect(MarkdownRenderer().line(line, .lineStart) + "\n" == markdown)
  }
}
