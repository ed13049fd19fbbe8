import ExpoBase
import Testing

@testable import ExpoJSON

struct ReportPathsTests {
  private static let problem = SyntaxRule.comment

  private func report(of file: String, workspace: String?) -> Report {
    let location = SourceLocation(file: file, bytes: 0..<1)
    let problem = SampleProblem(rule: Self.problem, location: location, message: "a comment")
    var report = Report([.init(SourceFile(name: file, text: "/"), [Diagnostic(problem)])])
    report.paths = ReportPaths(workspace: workspace) {
      $0.hasPrefix("/") ? $0 : "/work/fair/App/" + $0
    }
    return report
  }

  @Test(
    "names of files in the folder App of a workspace",
    arguments: [
      ("a.json", "/work/fair", "App/a.json"), ("/work/fair/b/한.json", "/work/fair", "b/한.json"),
      ("/work/fairs/b.json", "/work/fair", "/work/fairs/b.json"), ("/b.json", "/", "b.json"),
      ("<stdin>", "/work/fair", "<stdin>"), ("./a.json", nil, "a.json"),
      ("../a.json", nil, "../a.json"),
    ] as [(String, String?, String)])
  func names(file: String, workspace: String?, name: String) {
    let report = report(of: file, workspace: workspace)
    #expect(report.paths.name(of: file) == name)
    #expect(ReportFormat.github.text(report).contains("file=\(name),"))
    #expect(ReportFormat.gitlab.text(report).contains("\"path\" : \"\(name)\""))
    #expect(ReportFormat.rdjson.text(report).contains("\"path\" : \"\(name)\""))
    let xml = name.replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    #expect(ReportFormat.junit.text(report).contains("classname=\"\(xml)\" file=\"\(xml)\""))
  }

  @Test("SARIF says where the workspace is, and gives no base to files outside of it")
  func sarif() {
    let inside = ReportFormat.sarif.text(report(of: "a.json", workspace: "/work/한 fair"))
    #expect(!inside.contains("\"uriBaseId\""))
    #expect(inside.contains("\"uri\" : \"file:///work/fair/App/a.json\""))
    let text = ReportFormat.sarif.text(report(of: "a b.json", workspace: "/work/fair"))
    #expect(
      text.contains(
        "\"uri\" : \"App/a%20b.json\",\n                  \"uriBaseId\" : \"%SRCROOT%\""))
    #expect(text.contains("\"%SRCROOT%\" : {\n          \"uri\" : \"file:///work/fair/\"\n"))
    let plain = ReportFormat.sarif.text(report(of: "a.json", workspace: nil))
    #expect(!plain.contains("originalUriBaseIds"))
  }
}
