import Testing

@testable import ExpoRendering

struct HTMLNodeTests {
  private func text(_ node: HTMLNode) -> String {
    var bytes: [UInt8] = []
    node.append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(
    "nodes and their source",
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
      (.rendered(.init([.text("&")])), "&amp;"),
      (
        .element(.script, [.set("type", "application/ld+json")], [.json(.text("</script>"))]),
        "<script type=\"application/ld+json\">\"\\u003C/script\\u003E\"</script>\n"
      ),
    ])
  func source(node: HTMLNode, expected: String) {
    #expect(text(node) == expected)
  }

  @Test("structured data in the order it is written")
  func structuredData() {
    let node = JSONNode.object([
      ("name", .text("해금")), ("works", .array([.number(1), .array([]), .object([])])),
    ])
    #expect(text(.json(node)) == #"{"name":"해금","works":[1,[],{}]}"#)
  }
}
