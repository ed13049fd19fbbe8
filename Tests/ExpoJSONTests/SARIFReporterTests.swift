import ExpoBase
import Foundation
import Testing

@testable import ExpoJSON

struct SARIFReporterTests {
  private func firstRun(_ report: Report) throws -> Run? {
    let text = ReportFormat.sarif.text(report)
    return try JSONDecoder().decode(Log.self, from: Data(text.utf8)).runs.first
  }

  @Test("a clean run has no results and no rules, and still says its columns")
  func clean() throws {
    let text = ReportFormat.sarif.text(SampleReports.clean)
    #expect(text == ReportFormat.sarif.text(SampleReports.empty))
    #expect(text.contains(#""columnKind" : "utf16CodeUnits""#))
    let run = try #require(try firstRun(SampleReports.clean))
    #expect(run.results.isEmpty && run.tool.driver.rules.isEmpty)
  }

  @Test("errors come first, each in order")
  func order() throws {
    let run = try #require(try firstRun(SampleReports.many(errors: 2, warnings: 2, notes: 2)))
    #expect(run.results.map(\.level) == ["error", "error", "warning", "warning", "note", "note"])
    let lines = run.results.map { $0.locations[0].physicalLocation.region?.startLine }
    #expect(lines == [2, 5, 3, 6, 1, 4])
  }

  @Test("what GitHub would drop is left out, notes before errors")
  func results() throws {
    let run = try #require(try firstRun(SampleReports.many(errors: 3000, warnings: 1999, notes: 2)))
    #expect(run.results.count == 5000)
    #expect(run.results.count { $0.level == "note" } == 1)
    #expect(notifications(of: run) == ["1 of 5001 findings is not listed"])
  }

  @Test("a notification says how many findings were only counted")
  func notifications() throws {
    let full = try #require(try firstRun(SampleReports.many(errors: 3, warnings: 2, notes: 0)))
    #expect(notifications(of: full) == nil)
    let found = try #require(SampleReports.many(errors: 3, warnings: 2, notes: 0).files.first)
    let run = try #require(try firstRun(Report([found.limited(to: 1)])))
    #expect(run.results.map(\.level) == ["error", "error", "warning"])
    #expect(notifications(of: run) == ["4 of 5 findings are not listed"])
  }

  @Test("a run that could not check everything was not successful, and says what it could not")
  func failures() throws {
    let clean = try #require(try firstRun(SampleReports.clean)).invocations[0]
    #expect(clean.executionSuccessful)
    let text = SampleReports.many(errors: 3).failing(at: ["a}.json"])
    let found = try #require(text.files.first)
    var report = Report([found.limited(to: 1)])
    report.failures = text.failures
    let run = try #require(try firstRun(report))
    #expect(!run.invocations[0].executionSuccessful)
    #expect(
      notifications(of: run) == [
        "a}}.json: unreadable\nhelp: look", "2 of 3 findings are not listed",
      ])
    #expect(run.invocations[0].toolExecutionNotifications?.map(\.level) == ["error", "warning"])
  }

  private func notifications(of run: Run) -> [String]? {
    run.invocations[0].toolExecutionNotifications?.map(\.message.text)
  }

  @Test("only the rules that occur, by code, and each result knows its own")
  func rules() throws {
    let run = try #require(try firstRun(SampleReports.hostile()))
    let rules = run.tool.driver.rules
    #expect(rules.map(\.id) == ["EX103", "EX110", "EX202", "EX303", "EX307"])
    for result in run.results { #expect(rules[result.ruleIndex].id == result.ruleId) }
  }

  @Test("a hundred notes are linked, what comes after is only said")
  func locations() throws {
    let file = SourceFile(name: "a.json", text: "[]")
    let location = SourceLocation(file: file.name, bytes: 0..<1)
    let problem = SampleProblem(
      rule: .comment, location: location, message: "many notes",
      notes: [Note("nowhere")] + (1...101).map { Note("note \($0)", at: location) })
    let run = try #require(try firstRun(Report([.init(file, [Diagnostic(problem)])])))
    let result = try #require(run.results.first)
    #expect(result.relatedLocations?.map(\.id) == (1...100).map { $0 })
    let lines = result.message.text.split(separator: "\n")
    #expect(lines[1] == "note: nowhere")
    #expect(lines[2] == "note: [note 1](1)")
    #expect(lines.suffix(2) == ["note: [note 100](100)", "note: note 101"])
  }

  @Test("a long text is no snippet, an empty place has none")
  func snippets() throws {
    let file = SourceFile(name: "a.json", text: String(repeating: "x", count: 1001))
    let problems = [0..<0, 0..<1000, 0..<1001].map { bytes in
      SampleProblem(
        rule: .comment, location: SourceLocation(file: file.name, bytes: bytes),
        message: "")
    }
    let run = try #require(try firstRun(Report([.init(file, problems.map { Diagnostic($0) })])))
    let regions = run.results.map { $0.locations[0].physicalLocation.region }
    #expect(regions.map { $0?.snippet?.text.count } == [nil, 1000, nil])
    #expect(regions.map { $0?.byteLength } == [0, 1000, 1001])
  }

  @Test(
    "plain text has nothing that SARIF reads as markup",
    arguments: [
      ("expected ',' or '}'", "expected ',' or '}}'"), ("{0}", "{{0}}"),
      ("see [a](1), [b] (2)", #"see [a\](1), [b] (2)"#), (#"C:\[a]"#, #"C:\[a]"#), ("", ""),
    ])
  func plain(data: String, escaped: String) {
    #expect(SARIFText.plain(data) == escaped)
  }

  @Test("the text of a link escapes its brackets")
  func link() {
    #expect(SARIFText.link(#"a [b] \ {c}"#, to: 3) == #"[a \[b\] \\ {{c}}](3)"#)
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
    let location = SourceLocation(file: name, bytes: 0..<1)
    let problem = SampleProblem(rule: .comment, location: location, message: "")
    let report = Report([.init(SourceFile(name: name, text: "[]"), [Diagnostic(problem)])])
    let artifact = try firstRun(report)?.results.first?.locations[0].physicalLocation
      .artifactLocation
    #expect(artifact?.uri == uri)
    #expect(artifact?.uriBaseId == base)
  }
}

// MARK: - A log as a program reads it

private struct Log: Decodable {
  let runs: [Run]
}

private struct Run: Decodable {
  let invocations: [Invocation]
  let results: [Result]
  let tool: Tool
}

private struct Invocation: Decodable {
  let executionSuccessful: Bool
  let toolExecutionNotifications: [Notification]?
}

private struct Notification: Decodable {
  let level: String
  let message: Message
}

private struct Tool: Decodable {
  let driver: Driver
}

private struct Driver: Decodable {
  let rules: [Descriptor]
}

private struct Descriptor: Decodable {
  let id: String
}

private struct Result: Decodable {
  let ruleId: String
  let ruleIndex: Int
  let level: String
  let message: Message
  let locations: [Location]
  let relatedLocations: [Location]?
}

private struct Message: Decodable {
  let text: String
}

private struct Location: Decodable {
  let id: Int?
  let physicalLocation: PhysicalLocation
}

private struct PhysicalLocation: Decodable {
  let artifactLocation: Artifact
  let region: Region?
}

private struct Artifact: Decodable {
  let uri: String
  let uriBaseId: String?
}

private struct Region: Decodable {
  let startLine, byteLength: Int?
  let snippet: Message?
}
