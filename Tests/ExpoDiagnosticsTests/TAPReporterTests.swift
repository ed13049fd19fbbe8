import ExpoSource
import Testing

@testable import ExpoDiagnostics

struct TAPReporterTests {
  @Test("a clean file is a point, no file is a plan of none")
  func clean() {
    #expect(
      ReportFormat.tap.text(SampleReports.clean) == "TAP version 14\n1..1\nok 1 - clean.json\n")
    #expect(ReportFormat.tap.text(SampleReports.empty) == "TAP version 14\n1..0\n")
  }

  @Test("notes are ok with their block")
  func notes() {
    #expect(
      ReportFormat.tap.text(SampleReports.many(errors: 1, notes: 1)) == """
        TAP version 14
        1..2
        ok 1 - many.json:1:1 EX113 stray-content
          ---
          pointer: ""
          severity: "note"
          message: "note on line 1"
          ...
        not ok 2 - many.json:2:1 EX113 stray-content
          ---
          pointer: ""
          severity: "error"
          message: "error on line 2"
          ...

        """)
  }

  @Test(
    "descriptions",
    arguments: [
      ("한국.json", "한국.json"), ("a # SKIP", "a \\# SKIP"), ("C:\\#", "C:\\\\\\#"), ("", ""),
    ])
  func description(data: String, escaped: String) {
    #expect(TAPText.description(data) == escaped)
  }

  @Test("a line break in a name does not end the point")
  func oneLine() {
    let report = Report([.init(SourceFile(name: "a\nok 2 - b.json", text: "[]"), [])])
    #expect(ReportFormat.tap.text(report) == "TAP version 14\n1..1\nok 1 - a␊ok 2 - b.json\n")
  }

  @Test(
    "scalars",
    arguments: [
      ("한국 🎪 #", #""한국 🎪 #""#), (#"a "b" \c"#, #""a \"b\" \\c""#),
      ("a\tb\r\nc", #""a\tb\r\nc""#), ("\0\u{1B}\u{7F}\u{85}", #""\u0000\u001B\u007F\u0085""#),
      ("\u{2028}\u{FEFF}\u{202E}\u{FFFE}", #""\u2028\uFEFF\u202E\uFFFE""#), ("", #""""#),
    ])
  func scalar(data: String, escaped: String) {
    #expect(TAPText.scalar(data) == escaped)
  }
}
