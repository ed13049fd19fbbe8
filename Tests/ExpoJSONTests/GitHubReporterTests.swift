import ExpoBase
import Testing

@testable import ExpoJSON

struct GitHubReporterTests {
  @Test(
    "what a message may hold",
    arguments: [
      ("plain 한국 :,", "plain 한국 :,"), ("50%", "50%25"), ("%0A", "%250A"), ("a\nb", "a%0Ab"),
      ("a\r\nb", "a%0D%0Ab"), ("::error::x", "::error::x"), ("", ""),
    ])
  func message(data: String, escaped: String) {
    #expect(GitHubCommand.escape(message: data) == escaped)
  }

  @Test(
    "what a property may hold",
    arguments: [
      ("a b/한국.json", "a b/한국.json"), ("50%,1:2", "50%25%2C1%3A2"), ("a\r\n", "a%0D%0A"),
      ("::error", "%3A%3Aerror"),
    ])
  func property(data: String, escaped: String) {
    #expect(GitHubCommand.escape(property: data) == escaped)
  }

  @Test("a command without properties")
  func bare() {
    #expect(GitHubCommand(name: "notice", properties: [], message: "x").line == "::notice::x")
  }

  private func lines(_ report: Report) -> [String] {
    ReportFormat.github.text(report).split(separator: "\n").map(String.init)
  }

  @Test("ten of a kind are shown, errors first")
  func ten() {
    let lines = lines(SampleReports.many(errors: 10, warnings: 10, notes: 10))
    let kinds = lines.map { $0.prefix { $0 != " " } }
    #expect(
      kinds
        == Array(repeating: "::error", count: 10) + Array(repeating: "::warning", count: 10)
        + Array(repeating: "::notice", count: 10))
    #expect(lines[0].hasSuffix("::error on line 2"))
    #expect(lines[9].hasSuffix("::error on line 29"))
  }

  @Test("of eleven the first nine, and a count of the others")
  func eleven() {
    let lines = lines(SampleReports.many(errors: 11, notes: 1))
    #expect(lines.count == 11)
    #expect(lines[8].contains("file=many.json,line="))
    #expect(lines[9] == "::error title=expo::not shown here: 2 errors; see the log of this step")
    #expect(lines[10].hasPrefix("::notice "))
  }
}
