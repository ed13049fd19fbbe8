import ExpoModel
import Testing

@testable import ExpoRendering

struct HTMLNodeTests {
  private func text(_ node: HTMLNode) -> String { String { node.append(to: &$0) } }

  @Test(
    "nodes are written as HTML",
    arguments: [
      (HTMLNode.element(.p, [.text("a < b")]), "<p>a &lt; b</p>\n"),
      (.element(.p, [.text("가"), .lineBreak, .text("나")]), "<p>가<br>나</p>\n"),
      (
        .element(.picture, [.text("alt", "\"><b>"), .set("loading", "lazy")], []),
        "<img alt=\"&quot;&gt;&lt;b&gt;\" loading=\"lazy\">\n"
      ),
      (
        .element(.list, [.element(.item, [.element(.a, [.set("href", "a.html")], [.text("x")])])]),
        "<ul>\n<li><a href=\"a.html\">x</a></li>\n</ul>\n"
      ),
      (.element(.form, [.flag("hidden")], []), "<form hidden>\n</form>\n"),
      (
        .element(.number, [HTMLAttribute("value", .number(-3))], [.text("-3")]),
        "<data value=\"-3\">-3</data>"
      ),
      (
        .element(.a, [HTMLAttribute("href", .file(root: "../", path: "a&b.html"))], []),
        "<a href=\"../a&amp;b.html\"></a>"
      ),
      (.rendered(Array("&amp;".utf8)), "&amp;"),
      (
        .element(.script, [.set("type", "application/ld+json")], [.json(.string("</script>"))]),
        "<script type=\"application/ld+json\">\"\\u003C/script\\u003E\"</script>\n"
      ),
    ])
  func source(node: HTMLNode, expected: String) { #expect(text(node) == expected) }

  @Test("members keep their order")
  func structuredData() {
    let node = DataValue.object([
      ("name", .string("해금")), ("works", .array([.number(1), .array([]), .object([])])),
    ])
    #expect(text(.json(node)) == #"{"name":"해금","works":[1,[],{}]}"#)
  }

  @Test(
    "paragraphs match those of the page",
    arguments: [
      ("가\n나\n\n다", "<p>가<br>나</p>\n<p>다</p>\n"), ("", ""), (" \n\u{3000}\u{2028}\t", ""),
      ("\n\n<a>\r\n \r\n&\r", "<p>&lt;a&gt;</p>\n<p>&amp;</p>\n"),
      ("  a  \u{2029}\u{A0}b\n\u{A0}\n\u{85}\nc", "<p>  a  <br>\u{A0}b</p>\n<p>c</p>\n"),
      ("\u{301}\n\u{200B}\n\u{1C}", "<p>\u{301}<br>\u{200B}<br>␜</p>\n"),
    ])
  func paragraphs(text source: String, expected: String) {
    #expect(text(.paragraphs(source)) == expected)
    let lines = Page(Entry(text: source)).paragraphs.map {
      HTMLNode.element(.p, SitePlan.lines($0.lines))
    }
    #expect(lines.map(text).joined() == expected)
  }
}
