import ExpoJSON
import ExpoTestSupport
import Foundation
import Testing

/// What holds for every format; what is special to one stands in a suite of its own.
struct ReporterTests {
  @Test("every format prints the fixture as in its golden file", arguments: ReportFormat.allCases)
  func fixture(format: ReportFormat) throws {
    let path = "Tests/ExpoJSONTests/Golden/fixture.\(format.rawValue).txt"
    #expect(try Golden.difference(format.text(SampleReports.fixture()), path) == nil)
  }

  @Test(
    "every format prints the fixture in Korean as in its golden file",
    arguments: ReportFormat.allCases)
  func korean(format: ReportFormat) throws {
    let path = "Tests/ExpoJSONTests/Golden/fixture.ko.\(format.rawValue).txt"
    let text = format.text(SampleReports.fixture(), in: .korean)
    #expect(try Golden.difference(text, path) == nil)
    #expect(!text.contains("help:") && !text.contains("(at "))
  }

  @Test("every format prints hostile data as in its golden file", arguments: ReportFormat.allCases)
  func hostile(format: ReportFormat) throws {
    let path = "Tests/ExpoJSONTests/Golden/hostile.\(format.rawValue).txt"
    #expect(try Golden.difference(format.text(SampleReports.hostile()), path) == nil)
  }

  @Test("no format hands on a control character", arguments: ReportFormat.allCases)
  func visible(format: ReportFormat) {
    let controls = format.text(SampleReports.hostile()).unicodeScalars
      .filter { $0.value < 0x20 && $0 != "\n" }
    #expect(controls.isEmpty)
  }

  static let reports = [
    SampleReports.fixture(), SampleReports.hostile(), SampleReports.clean, SampleReports.empty,
  ]

  @Test("output is empty or ends with one line end", arguments: ReportFormat.allCases, 0..<4)
  func ending(format: ReportFormat, report: Int) {
    let text = format.text(Self.reports[report])
    #expect(text.isEmpty || (text.hasSuffix("\n") && !text.hasSuffix("\n\n")))
  }

  @Test(
    "a clean run is nothing where lines are findings, else one document",
    arguments: ReportFormat.allCases)
  func clean(format: ReportFormat) {
    let isOfLines = [.full, .concise, .jsonl, .github].contains(format)
    #expect(format.text(SampleReports.clean).isEmpty == isOfLines)
    #expect(format.text(SampleReports.empty).isEmpty == isOfLines)
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

  @Test("the severities are Checkstyle's")
  func severities() {
    let text = ReportFormat.checkstyle.text(SampleReports.many(errors: 1, warnings: 1, notes: 1))
    for severity in ["error", "warning", "info"] {
      #expect(text.contains("severity=\"\(severity)\""))
    }
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

  @Test("deleting a byte order mark, which has no column, is no suggestion")
  func mark() {
    let text = ReportFormat.rdjson.text(SampleReports.hostile())
    #expect(text.split(separator: "\"suggestions\"").count == 2)
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
