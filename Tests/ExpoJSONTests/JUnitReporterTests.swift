import Testing

@testable import ExpoJSON

struct JUnitReporterTests {
  private static let declaration = #"<?xml version="1.0" encoding="UTF-8"?>"#

  @Test("a clean file is a case that passes, and no file gives no case")
  func clean() {
    #expect(
      ReportFormat.junit.text(SampleReports.clean) == """
        \(Self.declaration)
        <testsuites name="expo" tests="1" failures="0" errors="0" time="0">
          <testsuite name="clean.json" tests="1" failures="0" errors="0" skipped="0" time="0">
            <testcase name="no findings" classname="clean.json" file="clean.json" time="0"/>
          </testsuite>
        </testsuites>

        """)
    #expect(
      ReportFormat.junit.text(SampleReports.empty) == """
        \(Self.declaration)
        <testsuites name="expo" tests="0" failures="0" errors="0" time="0"/>

        """)
  }

  @Test("notes pass, and cases of one name are numbered")
  func notes() {
    let text = ReportFormat.junit.text(SampleReports.many(errors: 1, notes: 2))
    #expect(text.contains(#"<testsuites name="expo" tests="3" failures="1" errors="0" time="0">"#))
    #expect(text.contains(#"<system-out>many.json:1:1: note: note on line 1</system-out>"#))
    #expect(text.contains(#"<testcase name="EX113 extra-content" "#))
    #expect(text.contains(#"<testcase name="EX113 extra-content (2)" "#))
    #expect(text.contains(#"<testcase name="EX113 extra-content (3)" "#))
  }

  @Test(
    "a case fails exactly where its finding makes the run fail",
    arguments: [([], 0), ([.error], 1), ([.error, .warning], 3)] as [([Severity], Int)])
  func failing(severities: [Severity], failures: Int) {
    var report = SampleReports.many(errors: 1, warnings: 2, notes: 1)
    report.failing = severities
    let junit = ReportFormat.junit.text(report)
    #expect(junit.contains(#"tests="4" failures="\#(failures)""#))
    #expect(junit.split(separator: "<failure ").count == failures + 1)
  }
}
