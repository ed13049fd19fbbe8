import ExpoJSON
import ExpoTestSupport
import Foundation
import Testing

/// What holds for every format; what is special to one stands in a suite of its own.
struct ReporterTests {
  @Test(
    "every format prints the samples as in their golden files",
    arguments: ReportFormat.allCases, ["fixture", "fixture.ko", "hostile"])
  func golden(format: ReportFormat, name: String) throws {
    let report = name == "hostile" ? SampleReports.hostile() : SampleReports.fixture()
    let text = format.text(report, in: name == "fixture.ko" ? .korean : .english)
    let path = "Tests/ExpoJSONTests/Golden/\(name).\(format.rawValue).txt"
    #expect(try Golden.difference(text, path) == nil)
  }

  @Test(
    "output ends with one line end; where lines are findings, a clean run has none",
    arguments: ReportFormat.allCases)
  func ending(format: ReportFormat) {
    for report in [
      SampleReports.fixture(), SampleReports.hostile(), SampleReports.clean, SampleReports.empty,
    ] {
      let text = format.text(report)
      let isNothing = [.full, .concise, .jsonl, .github].contains(format) && report.count == 0
      #expect(isNothing ? text.isEmpty : text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
    }
  }

  @Test(
    "full shows five findings of a file with the same rule and fix, and the number of the others",
    arguments: [(5, 5, nil), (6, 5, "1"), (24, 5, "19")] as [(Int, Int, String?)])
  func sameFix(count: Int, shown: Int, others: String?) {
    let report = SampleReports.many(errors: count)
    let full = ReportFormat.full.text(report)
    #expect(full.matches(of: /error\[EX113\]: error on line \d+\n/).count == shown)
    let note = full.firstMatch(of: /\^\n.*\n? *= note: and (\d+) more EX113 with the same fix/)
    #expect(note.map { String($0.1) } == others)
    #expect(ReportFormat.full.text(report, in: .korean).contains("EX113 문제가 19건") == (count == 24))
    #expect(ReportFormat.concise.text(report).split(separator: "\n").count == count)
  }
}

struct CheckstyleReporterTests {
  @Test("a clean file is an empty element, no file is an empty document")
  func clean() {
    #expect(
      ReportFormat.checkstyle.text(SampleReports.clean) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <checkstyle version="4.3">
          <file name="clean.json"/>
        </checkstyle>

        """)
    #expect(
      ReportFormat.checkstyle.text(SampleReports.empty) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <checkstyle version="4.3"/>

        """)
  }
}

struct RDJSONReporterTests {
  @Test("a clean run is a result without diagnostics")
  func clean() {
    let text = ReportFormat.rdjson.text(SampleReports.clean)
    #expect(text == ReportFormat.rdjson.text(SampleReports.empty))
    #expect(text.contains(#""diagnostics" : ["#))
    #expect(text.contains(#""name" : "expo""#))
  }
}

struct JSONLinesReporterTests {
  @Test("the lines are the findings of the json format")
  func lines() throws {
    let report = SampleReports.hostile()
    let document = try JSONSerialization.jsonObject(with: Data(ReportFormat.json.text(report).utf8))
    let findings = try #require((document as? NSDictionary)?["diagnostics"] as? [NSDictionary])
    let lines = ReportFormat.jsonl.text(report).split(separator: "\n").map { line in
      try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? NSDictionary
    }
    #expect(lines == findings)
  }
}
