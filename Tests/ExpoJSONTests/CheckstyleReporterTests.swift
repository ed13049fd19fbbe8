import ExpoJSON
import Testing

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
