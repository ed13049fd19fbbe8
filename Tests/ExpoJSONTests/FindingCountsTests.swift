import ExpoBase
import Testing

@testable import ExpoJSON

struct FindingCountsTests {
  @Test(
    "the counts of reports",
    arguments: [
      (SampleReports.fixture(), "1 error, 1 warning in 1 of 2 files; 1 fixable with --fix (*)"),
      (SampleReports.many(errors: 2, notes: 1), "2 errors, 1 note in 1 file"),
      (SampleReports.clean, "1 file checked, no findings"),
      (SampleReports.empty, "0 files checked, no findings"),
    ])
  func reports(report: Report, words: String) {
    #expect(FindingCounts(report).words(in: .english) == words)
  }

  @Test("lines are counted one by one")
  func lines() {
    let file = SourceFile(name: "lines.jsonl", text: "")
    let findings = Report.FileDiagnostics(
      file, SampleReports.fixture().files.flatMap(\.diagnostics))
    var counts = FindingCounts(.lines)
    counts.add(Report.FileDiagnostics(file, []))
    #expect(counts.words(in: .english) == "1 line checked, no findings")
    counts.add(findings)
    counts.add(findings)
    #expect(counts.words(in: .english) == "2 errors, 2 warnings in 2 of 3 lines")
    #expect(counts.severityWords(in: .english) == "2 errors, 2 warnings")
    #expect([counts.count(.error), counts.count(.note), counts.findings] == [2, 0, 4])
  }
}
