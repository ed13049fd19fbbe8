import ExpoBase
import Testing

struct DisplayWidthTests {
  @Test(
    "cells of text",
    arguments: [
      ("", 0), ("abc", 3), ("한글", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("e\u{301}", 1),
      ("漢\u{F99A}", 4), ("ｶﾞ", 2), ("Ａ", 2), ("·", 1), ("“’”", 3), ("…", 1),
      ("😀", 2), ("👩‍🔬", 2), ("👍🏽", 2), ("🇰🇷", 2), ("🇰", 1), ("1️⃣", 2), ("❤", 1), ("❤️", 2),
      ("\u{200B}", 0), ("\u{AD}", 1), ("\t", 0), ("\u{0}", 0), ("《》", 4), ("①", 1), ("☰", 1),
      ("가\u{302E}", 4),
    ])
  func cells(text: String, width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }

  @Test(
    "cells of text with wide ambiguous characters",
    arguments: [
      ("abc", 3), ("한글", 4), ("·", 2), ("“한”", 6), ("…", 2), ("①", 2), ("Ω\u{301}", 2), ("é", 2),
      ("e\u{301}", 1), ("★", 2), ("☰", 1), ("®️", 2), ("😀", 2), ("🇰", 1), ("\u{200B}", 0), ("\t", 0),
      ("｡", 1), ("\u{A0}", 1), ("\u{E000}", 2),
    ])
  func ambiguousCells(text: String, width: Int) {
    #expect(DisplayWidth.of(text, ambiguous: .wide) == width)
  }
}
