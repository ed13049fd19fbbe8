import Testing

@testable import ExpoRendering

struct MarkdownEscaperTests {
  private func escaped(
    _ text: String, _ position: MarkdownRenderer.Position = .lineStart,
    _ preset: MarkdownRenderer.Preset = .gfm
  ) -> String {
    String { MarkdownEscaper(preset: preset).append(text, position, to: &$0) }
  }

  @Test(
    "prose stays readable in every preset",
    arguments: [
      "", "한빛탑은 높이 93 m의 탑이다.", "a-b, c. d! (e) 50 % #1 @f", "‘가’ “나” … – 連", "👨‍👩‍👧 e\u{301}\u{A0}a",
      "1.5 × 2", "1993년 8월 7일", "3.14", "1. a - b + c = d # e : f", "\u{3000}가",
      "가\u{85}나\u{2028}다",
    ])
  func prose(text: String) {
    for preset in MarkdownRenderer.Preset.allCases {
      #expect(escaped(text, .inside, preset) == text)
    }
  }

  @Test(
    "characters that are syntax anywhere are escaped",
    arguments: [
      ("*a* _b_", #"\*a\* \_b\_"#), ("`a`", #"\`a\`"#), ("[a](b)", #"\[a\](b)"#),
      ("<b>", #"\<b\>"#), ("a|b", #"a\|b"#), ("~~a~~", #"\~\~a\~\~"#), (#"a\b"#, #"a\\b"#),
      ("&amp; & b", "&amp;amp; &amp; b"), ("![a]", #"\!\[a\]"#), ("a!", "a!"),
      ("http://a.b", #"http\://a.b"#), ("a: /b", "a: /b"), ("www.a.b", #"www\.a.b"#),
      ("WWW.a", #"WWW\.a"#), ("ww.a", "ww.a"), ("a\u{0}b\u{1B}c\u{7F}", "a\u{FFFD}b&#27;c&#127;"),
      ("a\tb", "a\tb"), ("a\rb\nc", "a&#13;b&#10;c"),
    ])
  func signs(text: String, markdown: String) {
    for preset in [MarkdownRenderer.Preset.gfm, .commonmark] {
      for position in [MarkdownRenderer.Position.lineStart, .inside, .heading] {
        #expect(escaped(text, position, preset) == markdown)
      }
    }
  }

  @Test(
    "characters that are syntax at the start of a line, and white space at its ends, are escaped",
    arguments: [
      ("# a", "\\# a"), ("###### a", "\\###### a"), ("#a", "\\#a"), ("- a", #"\- a"#),
      ("---", #"\---"#), ("+ a", #"\+ a"#), ("===", #"\==="#), (": a", #"\: a"#), (":-:", #"\:-:"#),
      ("> a", #"\> a"#), ("1. a", #"1\. a"#), ("1900. 04. 14", #"1900\. 04. 14"#),
      ("12) a", #"12\) a"#),
      ("1.", #"1\."#), ("1)", #"1\)"#), ("1.\ta", "1\\.\ta"), ("1.a", "1.a"), ("a 1. b", "a 1. b"),
      ("1. ", #"1\.&#32;"#), (". a", ". a"), ("1", "1"), ("12", "12"),
      // White space.
      (" a ", "&#32;a&#32;"), ("\ta\t", "&#9;a&#9;"), ("    a", "&#32;&#32;&#32;&#32;a"),
      ("a  ", "a&#32;&#32;"), (" ", "&#32;"), ("  ", "&#32;&#32;"), ("a  b", "a  b"),
      (" - a", "&#32;\\- a"), ("\u{3000}a\u{A0}", "\u{3000}a\u{A0}"),
    ])
  func lineStart(text: String, markdown: String) { #expect(escaped(text) == markdown) }

  @Test(
    "a backslash at the end of a line is escaped",
    arguments: [
      (#"a\"#, "a&#92;"), (#"a\\"#, #"a\\&#92;"#), (#"\"#, "&#92;"), (#"a\ "#, #"a\\&#32;"#),
    ])
  func lastBackslash(text: String, markdown: String) {
    #expect(escaped(text) == markdown)
    #expect(escaped(text, .inside) == markdown)
  }

  @Test(
    "characters that close a heading are escaped",
    arguments: [
      ("a #", "a \\#"), ("a ##", "a \\#\\#"), ("C#", "C\\#"), ("#", "\\#"), ("# a", "# a"),
      ("1. a", "1. a"), ("- a", "- a"), ("a # b", "a # b"), (" # ", "&#32;\\#&#32;"),
    ])
  func heading(text: String, markdown: String) { #expect(escaped(text, .heading) == markdown) }

  @Test(
    "syntax of smart typography and templates is escaped",
    arguments: [
      ("'a' \"b\"", #"\'a\' \"b\""#), ("{{ a }}", "&#123;&#123; a }}"), ("{% a %}", "&#123;% a %}"),
      ("a--b", #"a\-\-b"#), ("a-b", "a-b"), ("a...", #"a\.\.\."#), ("a.b.", "a.b."),
      ("www...", #"www\.\.\."#), ("--", #"\-\-"#),
    ])
  func smart(text: String, markdown: String) {
    for preset in [MarkdownRenderer.Preset.hugo, .jekyll] {
      #expect(escaped(text, .lineStart, preset) == markdown)
    }
    #expect(escaped("x" + text, .inside, .gfm) == "x" + text.replacing("www.", with: #"www\."#))
  }

  @Test(
    "syntax of kramdown is escaped for kramdown only",
    arguments: [
      ("$$a$$", #"\$\$a\$\$"#), ("^", "&#94;"), ("a~b", "a&#126;b"), ("[^1]", #"\[&#94;1\]"#),
    ])
  func kramdown(text: String, markdown: String) {
    #expect(escaped(text, .lineStart, .jekyll) == markdown)
  }

  @Test(
    "text that GitHub would show as a formula or an emoji is escaped",
    arguments: [
      ("$x^2$", #"\$x^2\$"#), (":smile: :+1:", #"\:smile: \:+1:"#), ("a: b:", "a: b:"),
      ("::", "::"),
      (
        ":" + String(repeating: "a", count: 99) + ":", ":" + String(repeating: "a", count: 99) + ":"
      ),
    ])
  func gitHub(text: String, expected: String) {
    #expect(escaped("x " + text, .inside, .gfm) == "x " + expected)
    #expect(escaped("x " + text, .inside, .commonmark) == "x " + text)
  }
}
