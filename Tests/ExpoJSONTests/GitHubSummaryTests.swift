import ExpoBase
import Testing

@testable import ExpoJSON

struct GitHubSummaryTests {
  @Test("a heading and a row for each finding, errors first")
  func table() {
    #expect(
      GitHubSummary.render(SampleReports.fixture(), in: .english) == """
        ### expo: 1 error, 1 warning in 1 of 2 files

        | severity | place | finding | rule |
        |---|---|---|---|
        | error | 박람회/fair.json&#58;4&#58;12 | '&#92;q' is not an escape sequence | \
        EX111 invalid-escape |
        | warning | 박람회/fair.json&#58;3&#58;14 | '01' is not a JSON number&#58; leading zero | \
        EX110 invalid-number |

        """)
  }

  @Test("a clean run is one line")
  func clean() {
    #expect(
      GitHubSummary.render(SampleReports.clean, in: .english) == "### expo: no findings in 1 file\n"
    )
    #expect(
      GitHubSummary.render(SampleReports.empty, in: .english)
        == "### expo: no findings in 0 files\n")
  }

  @Test("after a hundred rows the rest is counted")
  func cut() {
    let hundred = GitHubSummary.render(SampleReports.many(errors: 60, notes: 40), in: .english)
    #expect(hundred.hasSuffix(" |\n"))
    #expect(hundred.split(separator: "\n").count == 103)
    let more = GitHubSummary.render(SampleReports.many(errors: 60, notes: 41), in: .english)
    #expect(more.hasPrefix("### expo: 60 errors, 41 notes in 1 file\n"))
    #expect(more.hasSuffix(" |\n\n… and 1 more.\n"))
  }

  @Test("hostile data stays in its cells")
  func hostile() {
    let rows = GitHubSummary.render(SampleReports.hostile(), in: .english).split(separator: "\n")
      .dropFirst(3)
    #expect(rows.count == 5)
    for row in rows {
      #expect(row.count { $0 == "|" } == 5, "\(row)")
      #expect(!row.contains { "<>`*_[]#~\\".contains($0) && !row.contains("&#") }, "\(row)")
    }
  }

  @Test(
    "what a cell may hold",
    arguments: [
      ("대전 EXPO 1993", "대전 EXPO 1993"), ("a|b", "a&#124;b"), ("<b>&", "&#60;b&#62;&#38;"),
      ("*a* _b_ ~c~", "&#42;a&#42; &#95;b&#95; &#126;c&#126;"), ("`\\`", "&#96;&#92;&#96;"),
      ("[x](y)", "&#91;x&#93;&#40;y&#41;"), ("#1 @a $x$", "&#35;1 &#64;a &#36;x&#36;"),
      ("a\nb\u{202E}", "a␊b&#60;U+202E&#62;"),
    ])
  func escape(data: String, escaped: String) {
    #expect(MarkdownText.escape(data) == escaped)
  }
}
