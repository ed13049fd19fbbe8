import Testing

@testable import ExpoJSON

struct SARIFReporterTests {
  private func run(_ report: Report) throws -> JSONNode {
    let log = SourceFile(name: "log.sarif", text: ReportFormat.sarif.text(report))
    return try #require(JSONTree(reading: log).root?.at("/runs/0"))
  }

  private func results(_ report: Report) throws -> [JSONNode] {
    try Array(#require(run(report)["results"]).elements)
  }

  private func levels(_ results: [JSONNode]) -> [String?] { results.map { $0["level"]?.string } }

  @Test("a clean run has no results and no rules, but still the unit of columns")
  func clean() throws {
    let text = ReportFormat.sarif.text(SampleReports.clean)
    #expect(text == ReportFormat.sarif.text(SampleReports.empty))
    #expect(text.contains(#""columnKind" : "utf16CodeUnits""#))
    #expect(try results(SampleReports.clean).isEmpty)
    let rules = try #require(run(SampleReports.clean).at("/tool/driver/rules"))
    #expect(Array(rules.elements).isEmpty)
  }

  @Test("errors come first, each in order")
  func order() throws {
    let results = try results(SampleReports.many(errors: 2, warnings: 2, notes: 2))
    #expect(levels(results) == ["error", "error", "warning", "warning", "note", "note"])
    let lines = results.map { $0.at("/locations/0/physicalLocation/region/startLine")?.spelling }
    #expect(lines == ["2", "5", "3", "6", "1", "4"])
  }

  @Test("findings that GitHub would drop are left out, notes before errors")
  func dropped() throws {
    let report = SampleReports.many(errors: 3000, warnings: 1999, notes: 2)
    let run = try run(report)
    let results = try Array(#require(run["results"]).elements)
    #expect(results.count == 5000)
    #expect(levels(results).count { $0 == "note" } == 1)
    #expect(notification(of: run) == "1 of 5001 findings is not listed")
  }

  @Test("a notification says how many findings were only counted")
  func notifications() throws {
    let full = SampleReports.many(errors: 3, warnings: 2, notes: 0)
    #expect(try notification(of: run(full)) == nil)
    let limited = Report([full.files[0].keeping(1)])
    #expect(try levels(results(limited)) == ["error", "error", "warning"])
    #expect(try notification(of: run(limited)) == "4 of 5 findings are not listed")
  }

  private func notification(of run: JSONNode) -> String? {
    run.at("/invocations/0/toolExecutionNotifications/0/message/text")?.string
  }

  @Test("the first hundred notes have links, the others are only text")
  func locations() throws {
    let report = SampleReports.comment(
      in: "a.json",
      notes: { location in
        [.init("nowhere")] + (1...101).map { ProblemWords.Note("note \($0)", at: location) }
      })
    let result = try #require(results(report).first)
    let identifiers = result["relatedLocations"]?.elements.map { $0["id"]?.spelling }
    #expect(identifiers == (1...100).map { "\($0)" })
    let lines = result.at("/message/text")?.string?.split(separator: "\n") ?? []
    #expect(lines[1...2] == ["note: nowhere", "note: [note 1](1)"])
    #expect(lines.suffix(2) == ["note: [note 100](100)", "note: note 101"])
  }

  @Test(
    "a long text is no snippet, an empty place has none",
    arguments: [(0, nil), (1000, 1000), (1001, nil)])
  func snippets(length: Int, snippet: Int?) throws {
    let text = String(repeating: "x", count: 1001)
    let result = try #require(
      results(SampleReports.comment(in: "a.json", text, at: 0..<length)).first)
    let region = try #require(result.at("/locations/0/physicalLocation/region"))
    #expect(region.at("/snippet/text")?.string?.count == snippet)
    #expect(region["byteLength"]?.spelling == "\(length)")
  }

  @Test(
    "plain text has nothing that SARIF reads as markup, the text of a link escapes its brackets",
    arguments: [
      ("expected ',' or '}'", "expected ',' or '}}'"), ("{0}", "{{0}}"),
      ("see [a](1), [b] (2)", #"see [a\](1), [b] (2)"#), (#"C:\[a]"#, #"C:\[a]"#), ("", ""),
    ])
  func plain(data: String, escaped: String) {
    #expect(FormatReporter.sarifText(data) == escaped)
    #expect(FormatReporter.sarifLink(#"a [b] \ {c}"#, to: 3) == #"[a \[b\] \\ {{c}}](3)"#)
  }

  @Test(
    "a name is written as a URI, relative to its base",
    arguments: [
      ("박람회/a b.json", "%EB%B0%95%EB%9E%8C%ED%9A%8C/a%20b.json", "%SRCROOT%"),
      ("./100%,a:b.json", "100%25,a%3Ab.json", "%SRCROOT%"),
      ("<stdin>", "%3Cstdin%3E", "%SRCROOT%"),
      ("../a#b?.json", "../a%23b%3F.json", "%SRCROOT%"),
      ("/tmp/a b.json", "file:///tmp/a%20b.json", nil),
    ] as [(String, String, String?)])
  func names(name: String, uri: String, base: String?) throws {
    let result = try results(SampleReports.comment(in: name)).first
    let artifact = result?.at("/locations/0/physicalLocation/artifactLocation")
    #expect(artifact?["uri"]?.string == uri)
    #expect(artifact?["uriBaseId"]?.string == base)
  }
}

extension JSONNode {
  fileprivate func at(_ pointer: String) -> JSONNode? { JSONPointer(pointer).flatMap { self[$0] } }
}
