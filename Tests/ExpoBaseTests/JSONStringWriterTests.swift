import ExpoBase
import Testing

/// Strings and how they are written with each choice of escapes.
struct JSONStringWriterTests {
  /// A string, and its content as minimal, visible and ASCII escapes write it.
  static let strings = [
    ("", "", "", ""),
    ("한빛탑", "한빛탑", "한빛탑", #"\ud55c\ube5b\ud0d1"#),
    (#"a "b" \c/"#, #"a \"b\" \\c/"#, #"a \"b\" \\c/"#, #"a \"b\" \\c/"#),
    ("\u{8}\t\n\u{C}\r", #"\b\t\n\f\r"#, #"\b\t\n\f\r"#, #"\b\t\n\f\r"#),
    ("\u{0}\u{1B}\u{1F}", #"\u0000\u001b\u001f"#, #"\u0000\u001b\u001f"#, #"\u0000\u001b\u001f"#),
    ("\u{7F}\u{85}", "\u{7F}\u{85}", #"\u007f\u0085"#, "\u{7F}\\u0085"),
    ("x\u{202E}y", "x\u{202E}y", #"x\u202ey"#, #"x\u202ey"#),
    ("é\u{E9}", "é\u{E9}", "é\u{E9}", #"\u00e9\u00e9"#),
    ("😀\u{10FFFF}", "😀\u{10FFFF}", "😀\u{10FFFF}", #"\ud83d\ude00\udbff\udfff"#),
  ]

  @Test("a string has the escapes that are asked for, and no others", arguments: strings)
  func escapes(string: String, minimal: String, visible: String, ascii: String) {
    let choices = [
      (JSONStringWriter(), minimal), (JSONStringWriter(escapesHidden: true), visible),
      (JSONStringWriter(escapesNonASCII: true), ascii),
    ]
    for (writer, content) in choices {
      let written = writer.quoted(string)
      #expect(Array(written.utf8) == Array("\"\(content)\"".utf8))
    }
  }

  @Test("choices can be joined")
  func joined() {
    let writer = JSONStringWriter(escapesHidden: true, escapesNonASCII: true)
    #expect(writer.quoted("é\u{7F}a") == #""\u00e9\u007fa""#)
  }

  @Test("a hidden character is found among other characters")
  func runs() {
    let hidden = (0...0xFFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init).filter(
      \.isHidden)
    let writer = JSONStringWriter(escapesHidden: true)
    for scalar in hidden {
      let escape = String(decoding: Array(JSONEscape(scalar)), as: UTF8.self)
      #expect(writer.quoted("한a\(scalar)글") == "\"한a\(escape)글\"")
    }
    #expect(hidden.count == 97)
  }

  @Test(
    "a character is escaped by its number",
    arguments: [
      ("\n", #"\u000A"#, #"\u000a"#), ("<", #"\u003C"#, #"\u003c"#),
      ("😀", #"\uD83D\uDE00"#, #"\ud83d\ude00"#),
    ] as [(Unicode.Scalar, String, String)])
  func numbers(scalar: Unicode.Scalar, upper: String, lower: String) {
    #expect(Array(JSONEscape(codeUnitsOf: scalar, isUppercase: true)) == Array(upper.utf8))
    #expect(Array(JSONEscape(codeUnitsOf: scalar)) == Array(lower.utf8))
  }
}
