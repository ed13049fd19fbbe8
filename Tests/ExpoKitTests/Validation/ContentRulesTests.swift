import ExpoTestSupport
import Testing

@testable import ExpoJSON
@testable import ExpoKit

/// Documents with a mark `‸` at every expected finding, beside code, severity and message.
struct ContentRulesTests {
  /// Compares what is found in a text, and where, with its marks.
  private func check(_ marked: String, _ expected: [String]) {
    let marked = MarkedText(marked)
    let found = Validator().diagnostics(in: marked.text)
    #expect(found.map { "\($0.rule.code) \($0.severity): \($0.message)" } == expected)
    #expect(found.map(\.location.bytes.lowerBound) == marked.offsets)
  }

  @Test(
    "wrong members of an exposition are findings",
    arguments: TextTable.rows(
      #"""
      duration → "1900. 04. 14 - 1900. 11. 12" → nothing
      duration → ‸"1993" → EX405 note: '1993' is only a year
      duration → ‸"1900. 04. 14" → EX405 note: '1900. 04. 14' is only one day
      duration → ‸"봄" → EX405 warning: expected 'YYYY. MM. DD - YYYY. MM. DD', found '봄'
      duration → "1900. 04. 14\u0020- ‸1900. 13. 12" → EX406 error: '1900. 13. 12' is not a real date
      duration → ‸"1900. 11. 12 - 1900. 04. 14" → EX407 error: 'duration' ends on 1900. 04. 14, before it begins on 1900. 11. 12
      duration → ‸"" → EX501 warning: 'duration' is empty
      duration → "1900. 04. 14 - 1900. 11. 12‸ " → EX502 note: 'duration' ends with white space
      visitors → ‸‸-1.0 → EX402 warning: expected a whole number for 'visitors', found -1.0 ‖ EX404 error: 'visitors' is negative
      visitors → -0 → nothing
      visitors → 0 → nothing
      visitors → ‸1e2 → EX402 warning: expected a whole number for 'visitors', found 1e2
      visitors → ‸9007199254740994 → EX403 warning: only Swift reads 9007199254740994 exactly
      visitors → 9007199254740992 → nothing
      description → "‸  t" → EX502 note: 'description' begins with white space
      description → "t‸\u3000" → EX502 note: 'description' ends with white space
      description → "a‸ \fb" → EX502 note: white space before a line break in 'description'
      description → "a‸ \n\nb" → EX502 note: white space before a line break in 'description'
      description → "‸\na‸ \nb \n c‸\n" → EX502 note: 'description' begins with white space ‖ EX502 note: white space before 2 line breaks in 'description' ‖ EX502 note: 'description' ends with white space
      description → ‸" \n " → EX501 warning: 'description' is only white space
      description → "a b\n c" → nothing
      """#))
  func members(row: [String]) {
    check(exposition(row[0], row[1]), TextTable.items(row[2]))
  }

  @Test("faults of five families are five findings in one run")
  func families() {
    check(
      #"{"title": "Garden‸\#u{200B} Fair", "visitors": ‸"1,204,000 명", "location": ‸"", "duration": ‸2026, "description": "Gardens"‸,}"#,
      [
        "EX205 warning: zero width space (U+200B) in a string",
        "EX401 error: expected a number for 'visitors', found the string '1,204,000 명'",
        "EX501 warning: 'location' is empty",
        "EX305 error: expected a string for 'duration', found a number",
        "EX104 error: trailing ',' before '}'",
      ])
  }

  private func exposition(_ key: String, _ value: String) -> String {
    let members = [
      ("title", #""t""#), ("visitors", "1"), ("location", #""l""#),
      ("duration", #""1900. 04. 14 - 1900. 11. 12""#), ("description", #""d""#),
    ].map { "\"\($0)\": \($0 == key ? value : $1)" }
    return "{" + members.joined(separator: ", ") + "}"
  }

  @Test(
    "line breaks that are spelled out are findings",
    arguments: [
      (#""a‸\\nb""#, 1), (#""a‸₩nb""#, 1), (#""a‸￦n""#, 1), (#""a‸\u005Cnb""#, 1),
      (#""긴 글이 있고 나서야 나온다. 그다음 줄이다.‸\\n\\n다음 줄은 더 길어서 열여섯 바이트를 넘는다.""#, 2),
      (#""a\nb""#, 0), (#""a\\\nb""#, 0), (#""₩ 1,000 nun""#, 0), (#""C:\\new\\Users""#, 0),
      (#""끝이다.‸/n""#, 1), (#""and/nor m/n""#, 0), (#""https://a.kr/n/n""#, 0), (#""a‸/n/nb""#, 2),
      (#""1 < 2 & 3 > 2, AT&T; <i a < b, Q&A; <보기>, a <b then c> d""#, 0),
    ])
  func lineBreaks(text: String, count: Int) {
    let what = count == 1 ? "a line break" : "2 line breaks"
    let findings =
      count == 0 ? [] : ["EX506 warning: the app shows \(what) in 'description' as text"]
    check(exposition("description", text), findings)
    // The same in an entry, of which most are passed without reading their texts.
    check(
      "[" + entry(#""a""#, #""x""#).dropLast(5) + text + "}]",
      findings.map { $0.replacing("description", with: "desc") })
  }

  @Test("names of pictures have no line breaks")
  func imageNames() { check("[" + entry(#""a""#, #""x\\n""#) + "]", []) }

  private func entry(_ name: String, _ image: String) -> String {
    #"{"name": \#(name), "image_name": \#(image), "short_desc": "s", "desc": "dd"}"#
  }

  @Test("entries that share a name or an image are findings")
  func entries() {
    let entries = [
      entry(#""a""#, #""x""#), entry(#""b""#, #"‸"x""#), entry(#"‸"a""#, #""y""#),
      entry(#"‸"a""#, #""x""#), entry("\"\u{D55C}\"", #""z""#),
      entry("‸\"\u{1112}\u{1161}\u{11AB}\"", #""w""#),
    ]
    check(
      "[" + entries.joined(separator: ",\n") + "]",
      [
        "EX504 note: entries 1 and 2 use the same image 'x'",
        "EX503 warning: two entries are named 'a'",
        "EX503 warning: two entries are named 'a'",
        "EX503 warning: two entries are named '\u{1112}\u{1161}\u{11AB}'",
      ])
  }

  @Test(
    "a summary longer than the text is a finding, by characters, not bytes",
    arguments: TextTable.lists(
      #"""
      ‸"sss", "desc": "dd" → EX505 note: 'short_desc' is 3 characters, longer than 'desc' with 2
      "한글", "desc": "dd" → nothing
      -- One character of 18 bytes, and the same spelled with escapes of 30.
      ‸"ss", "desc": "👨‍👩‍👧" → EX505 note: 'short_desc' is 2 characters, longer than 'desc' with 1
      ‸"ss", "desc": "\ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d\udc67" → EX505 note: 'short_desc' is 2 characters, longer than 'desc' with 1
      """#))
  func overlong(texts: String, findings: [String]) {
    check(#"[{"name": "a", "image_name": "x", "short_desc": \#(texts)}]"#, findings)
  }

  @Test(
    "white space before each line break of a text is found, in bytes",
    arguments: [
      ("a \nb", [1..<2]), ("a\nb", []), ("a \t\r\nb \n", [1..<3, 6..<7]),
      (" \n \n", [0..<1, 2..<3]),
      ("가\u{3000}\n나", [3..<6]), ("a \u{2028}b", [1..<2]), ("a\u{A0}\u{85}b", [1..<3]),
      ("a \u{301}\nb", [1..<4]), ("a\n\n\n", []), ("a \u{B}b", [1..<2]), ("끝 ", []),
    ] as [(String, [Range<Int>])])
  func ranges(text: String, expected: [Range<Int>]) {
    #expect(text.spacesBeforeLineBreaks == expected)
  }
}
