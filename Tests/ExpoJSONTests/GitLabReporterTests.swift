import ExpoJSON
import ExpoBase
import Foundation
import Testing

struct GitLabReporterTests {
  private struct Issue: Decodable {
    struct Location: Decodable { let path: String }

    let fingerprint: String
    let severity: String
    let location: Location
  }

  private func issues(_ report: Report) throws -> [Issue] {
    try JSONDecoder().decode([Issue].self, from: Data(ReportFormat.gitlab.text(report).utf8))
  }

  @Test("a clean run is an empty array")
  func clean() throws {
    #expect(try issues(SampleReports.clean).isEmpty)
    #expect(try issues(SampleReports.empty).isEmpty)
  }

  @Test("no two fingerprints are equal, even of a file that was checked twice")
  func unique() throws {
    let twice = SampleReports.many(errors: 3, warnings: 3, notes: 3).files
    let issues = try issues(Report(twice + twice))
    #expect(issues.count == 18)
    #expect(Set(issues.map(\.fingerprint)).count == 18)
  }

  @Test("what could not be checked is an issue")
  func failures() throws {
    let issues = try issues(SampleReports.clean.failing(at: ["a.json", "b.json"]))
    #expect(issues.map(\.location.path) == ["a.json", "b.json"])
    #expect(Set(issues.map(\.severity)) == ["blocker"])
    #expect(Set(issues.map(\.fingerprint)).count == 2)
  }

  @Test("the severities are GitLab's")
  func severities() throws {
    let issues = try issues(SampleReports.many(errors: 1, warnings: 1, notes: 1))
    #expect(Set(issues.map(\.severity)) == ["major", "minor", "info"])
  }

  @Test(
    "paths are relative to the repository",
    arguments: [
      ("a.json", "a.json"), ("./a.json", "a.json"), (".//./a.json", "a.json"), ("./", "./"),
      ("../a.json", "../a.json"), (".a.json", ".a.json"), ("<stdin>", "<stdin>"),
    ])
  func paths(name: String, path: String) throws {
    let problem = SampleProblem(
      rule: .comment, location: SourceLocation(file: name, bytes: 0..<1),
      message: "a comment")
    let report = Report([.init(SourceFile(name: name, text: "/"), [Diagnostic(problem)])])
    #expect(try issues(report).map(\.location.path) == [path])
  }
}
