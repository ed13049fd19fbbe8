import ExpoJSON
import Testing

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
