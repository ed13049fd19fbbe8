import Testing

@testable import ExpoRendering

struct TextEscapeTests {
  private func html(_ text: String) -> String { String { HTMLText.append(text, to: &$0) } }

  private func json(_ text: String) -> String {
    String { EmbeddedJSONString.append(text, to: &$0) }
  }

  @Test(
    "text in a page escapes what is markup",
    arguments: [
      ("", ""),
      ("해금은 두 줄", "해금은 두 줄"),
      ("<b> & \"c\" 'd'", "&lt;b&gt; &amp; &quot;c&quot; 'd'"),
      ("&amp;", "&amp;amp;"),
      ("tab\there", "tab\there"),
      ("\u{0}\u{1B}\u{C}\u{7F}", "␀␛␌␡"),
      ("lone\rreturn", "lone\nreturn"),
      ("\u{80}\u{9F}", "&lt;U+0080&gt;&lt;U+009F&gt;"),
      ("\u{A0}·é", "\u{A0}·é"),
      ("\u{FDCF}\u{FDF0}\u{FFFD}\u{F99A}𠀀🎻", "\u{FDCF}\u{FDF0}\u{FFFD}\u{F99A}𠀀🎻"),
      ("열여섯 바이트보다 긴 글 뒤의 < 하나", "열여섯 바이트보다 긴 글 뒤의 &lt; 하나"),
    ])
  func page(text: String, expected: String) { #expect(html(text) == expected) }

  @Test(
    "text in structured data and in the search index escapes what would end it",
    arguments: [
      ("해금", "해금"),
      ("</script><!--", #"\u003C/script\u003E\u003C!--"#),
      ("a\nb\"c\\d", #"a\nb\"c\\d"#),
      ("\u{0}\t\r\u{7F}\u{85}", #"\u0000\u0009\u000D\u007F\u0085"#),
      ("\u{2028}\u{2029}‘", #"\u2028\u2029‘"#),
    ])
  func script(text: String, expected: String) { #expect(json(text) == expected) }

  @Test(
    "noncharacters become replacement characters",
    arguments: [
      (0xFDD0, "&lt;U+FDD0&gt;", #"\uFDD0"#), (0xFFFE, "&lt;U+FFFE&gt;", #"\uFFFE"#),
      (0x1FFFF, "&lt;U+1FFFF&gt;", #"\uD83F\uDFFF"#),
      (0x10FFFE, "&lt;U+10FFFE&gt;", #"\uDBFF\uDFFE"#),
    ] as [(UInt32, String, String)])
  func noncharacter(value: UInt32, page: String, script: String) {
    let text = Unicode.Scalar(value).map { String($0) } ?? ""
    #expect(html(text) == page)
    #expect(json(text) == script)
  }

  @Test("a character is escaped in the same way at every position")
  func everywhere() {
    let scalars = Array(0...0x3000) + Array(0xFDC0...0xFFFF) + [0x1FFFD, 0x1FFFE, 0x10FFFF]
    for value in scalars {
      guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
      let text = String(scalar)
      let page = html(text)
      let script = json(text)
      let plain = String(repeating: "가", count: 7)
      #expect(html(plain + text + plain) == plain + page + plain)
      #expect(json(text + plain + text) == script + plain + script)
      // As a list of scalars, since a mark joins what stands before it.
      let forbidden = page.unicodeScalars.contains { Unicode.Scalar.isForbidden($0.value) }
      #expect(!forbidden, "U+\(String(value, radix: 16))")
    }
  }
}
