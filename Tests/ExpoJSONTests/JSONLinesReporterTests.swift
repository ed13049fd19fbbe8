import ExpoJSON
import Foundation
import Testing

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
