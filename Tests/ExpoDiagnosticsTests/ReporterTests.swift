import ExpoDiagnostics
import ExpoTestSupport
import ExpoText
import Testing

/// One fixture with Hangul before the fault, in every format.
struct ReporterTests {
  private struct Sample: Problem {
    let rule: Rule
    let site: Site
    let message: String
    var notes: [Note] = []
    var help: String?
    var fix: Fix?
  }

  static func report(limit: Int? = nil) -> Report {
    let file = SourceFile(
      name: "박람회/fair.json",
      text: "{\n\t\"title\": \"대전 EXPO 1993\",\n\t\"visitors\": 01,\n\t\"제목\": \"한국 \\q\"\n}\n")
    let number = Sample(
      rule: .invalidNumber,
      site: Site(file: file.name, bytes: 45..<47, pointer: JSONPointer(["visitors"])),
      message: "'01' is not a JSON number: leading zero", help: "write 1",
      fix: .safe("write 1", Edit(45..<47, "1")))
    let escape = Sample(
      rule: .invalidEscape,
      site: Site(file: file.name, bytes: 68..<70, pointer: JSONPointer(["제목"])),
      message: #"'\q' is not an escape sequence"#,
      notes: [
        Note("the object begins here", at: Site(file: file.name, bytes: 0..<1)),
        Note("a remark without a place"),
      ])
    return Report(
      [
        .init(file, [Diagnostic(escape), Diagnostic(number, severity: .warning)]),
        .init(SourceFile(name: "clean.json", text: "[]"), []),
      ], limit: limit)
  }

  @Test("every format of the fixture", arguments: ReportFormat.allCases)
  func golden(format: ReportFormat) throws {
    let text = format.reporter(width: 60).render(Self.report()).string
    let path = "Tests/ExpoDiagnosticsTests/Golden/fixture.\(format.rawValue).txt"
    #expect(try Golden.difference(text, path) == nil)
  }

  @Test("a clean run prints nothing for people and one document for programs")
  func clean() {
    let report = Report([.init(SourceFile(name: "clean.json", text: "[]"), [])])
    #expect(ReportFormat.full.reporter(width: 60).render(report).string.isEmpty)
    #expect(ReportFormat.concise.reporter(width: 60).render(report).string.isEmpty)
    #expect(
      ReportFormat.json.reporter(width: 60).render(report).string.contains("\"diagnostics\" : ["))
  }

  @Test("a limit cuts the list, not the counts")
  func limit() {
    let report = Self.report(limit: 1)
    let lines = ReportFormat.concise.reporter(width: 60).render(report).string
    #expect(lines.split(separator: "\n").count == 1)
    #expect(report.count == 2)
  }
}
