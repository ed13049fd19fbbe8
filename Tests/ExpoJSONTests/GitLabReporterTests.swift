import ExpoJSON
import Testing

struct GitLabReporterTests {
  private func issues(_ report: Report) throws -> [JSONNode] {
    let list = SourceFile(name: "list", text: ReportFormat.gitlab.text(report))
    return try Array(#require(JSONTree(reading: list).root).elements)
  }

  @Test("no two fingerprints are equal, even of a file that was checked twice")
  func unique() throws {
    let twice = SampleReports.many(errors: 3, warnings: 3, notes: 3).files
    let issues = try issues(Report(twice + twice))
    #expect(issues.count == 18)
    #expect(Set(issues.map { $0["fingerprint"]?.string }).count == 18)
  }

  @Test("a file that could not be checked is an issue")
  func failures() throws {
    let issues = try issues(SampleReports.clean.failing(at: ["a.json", "b.json"]))
    #expect(issues.map { $0["location"]?["path"]?.string } == ["a.json", "b.json"])
    #expect(Set(issues.map { $0["severity"]?.string }) == ["blocker"])
    #expect(Set(issues.map { $0["fingerprint"]?.string }).count == 2)
  }
}
