import Testing

@testable import ExpoBase

/// Simple scalars are told from others, and texts are measured alike with them and without.
struct SimpleScalarsTests {
  private static let texts = [
    "", "a", "한글", "한글 abc·“따옴표”…", "e\u{301}", "ae\u{301}b", "가\u{302E}나", "a\u{200D}b",
    "🇰🇷🇺🇸가", "가👩‍🔬나", "1\u{FE0F}\u{20E3}2", "©\u{FE0F}a", "ᄒ\u{1161}\u{11AB}글", "각\u{11A8}",
    "a\r\nb", "a\nb", "\u{AD}a\u{AD}", "\u{600}1", "क्षa", "漢\u{F99A}字", "ｶﾞｶ", "a\u{0}b\u{7F}c",
    "\u{1F600}", "x\u{1F1F0}", "\u{200B}가",
  ]

  @Test("a simple scalar is a visible cluster by itself beside any other, and does not end a line")
  func alone() throws {
    let simple = (0...0x1_FFFF).filter(DisplayWidth.isSimple).compactMap(Unicode.Scalar.init)
    #expect(simple.count > 30_000)
    for (index, scalar) in simple.enumerated() {
      let next = simple[(index &* 7919) % simple.count]
      let text = String(String.UnicodeScalarView([scalar, next, scalar]))
      #expect(text.count == 3 && DisplayWidth.of(scalar) > 0, "\(scalar.value)")
    }
    for other in ["\n", "\u{301}", "\u{200D}", "\u{FE0F}", "\u{AD}", "\u{11A8}", "🇰", "👍"] {
      let scalar = try #require(other.unicodeScalars.first)
      #expect(!DisplayWidth.isSimple(scalar.value), "\(scalar.value)")
    }
  }

  @Test("the longest prefix that fits ends between clusters", arguments: texts)
  func prefix(text: String) {
    for ambiguous in AmbiguousWidth.allCases {
      for limit in 0...9 {
        var left = limit
        let expected = text.prefix {
          left -= DisplayWidth.of($0, ambiguous: ambiguous)
          return left >= 0
        }
        let found = DisplayWidth.prefix(of: text[...], fitting: limit, ambiguous: ambiguous) {
          DisplayWidth.of($0, ambiguous: ambiguous)
        }
        #expect(found.text == expected, "\(limit)")
        #expect(
          found.cells == expected.reduce(0) { $0 + DisplayWidth.of($1, ambiguous: ambiguous) })
      }
      #expect(
        DisplayWidth.of(text, ambiguous: ambiguous)
          == text.reduce(0) { $0 + DisplayWidth.of($1, ambiguous: ambiguous) })
    }
  }

  @Test(
    "the last scalar before one that is not simple is left out, because both may be one cluster")
  func certain() {
    let prefix = { (text: String) in
      Array(text.utf8).withUnsafeBufferPointer {
        DisplayWidth.simplePrefix(of: $0.span, fitting: 4, ambiguous: .narrow)
      }
    }
    #expect(prefix("한e\u{301}") == (3, 2))
    #expect(prefix("한e") == (4, 3))
    #expect(prefix("한글날") == (6, 4))
    #expect(prefix("🇰") == (0, 0))
  }
}

struct DisplayWidthTests {
  @Test(
    "a text takes as many cells as a terminal draws",
    arguments: [
      ("", 0), ("abc", 3), ("한글", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("e\u{301}", 1),
      ("漢\u{F99A}", 4), ("ｶﾞ", 2), ("Ａ", 2), ("·", 1), ("“’”", 3), ("…", 1),
      ("😀", 2), ("👩‍🔬", 2), ("👍🏽", 2), ("🇰🇷", 2), ("🇰", 1), ("1️⃣", 2), ("❤", 1), ("❤️", 2),
      ("\u{200B}", 0), ("\u{AD}", 1), ("\t", 0), ("\u{0}", 0), ("《》", 4), ("①", 1), ("☰", 1),
      ("가\u{302E}", 4),
    ] as [(String, Int)])
  func cells(text: String, width: Int) { #expect(DisplayWidth.of(text) == width) }

  @Test(
    "ambiguous characters take two cells where they are wide",
    arguments: [
      ("abc", 3), ("한글", 4), ("·", 2), ("“한”", 6), ("…", 2), ("①", 2), ("Ω\u{301}", 2), ("é", 2),
      ("e\u{301}", 1), ("★", 2), ("☰", 1), ("®️", 2), ("😀", 2), ("🇰", 1), ("\u{200B}", 0), ("\t", 0),
      ("｡", 1), ("\u{A0}", 1), ("\u{E000}", 2),
    ])
  func ambiguousCells(text: String, width: Int) {
    #expect(DisplayWidth.of(text, ambiguous: .wide) == width)
  }
}
