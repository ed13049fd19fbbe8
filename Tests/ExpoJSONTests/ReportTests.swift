import Testing

@testable import ExpoJSON

/// How reports say what was counted and not kept.
struct OmittedFindingsTests {
  @Test("every format says what it does not list", arguments: ReportFormat.allCases)
  func formats(format: ReportFormat) {
    #expect(format.text(Self.report(of: 9, limit: 2)).contains("7 more findings of this rule"))
    #expect(format.text(Self.report(of: 3, limit: 2)).contains("1 more finding of this rule"))
    #expect(!format.text(Self.report(of: 2, limit: 2)).contains("more finding"))
  }

  private static func report(of count: Int, limit: Int) -> Report {
    Report([SampleReports.many(errors: count).files[0].keeping(limit)])
  }
}

struct FindingCountsTests {
  @Test(
    "the closing words count findings by severity, and files",
    arguments: [
      (SampleReports.fixture(), "1 error, 1 warning in 1 of 2 files; 1 fixable with --fix (*)"),
      (SampleReports.many(errors: 2, notes: 1), "2 errors, 1 note in 1 file"),
      (SampleReports.clean, "1 file checked, no findings"),
      (SampleReports.empty, "0 files checked, no findings"),
      (SampleReports.clean.failing(at: ["a"]), "1 file checked"),
    ])
  func reports(report: Report, words: String) {
    #expect(FindingCounts(report).words(in: .english) == words)
  }

  @Test("the lines of a stream are counted")
  func lines() {
    let file = SourceFile(name: "lines.jsonl", text: "")
    let findings = Report.FileDiagnostics(
      file, SampleReports.fixture().files.flatMap(\.diagnostics))
    var counts = FindingCounts.ofLines
    counts.add(Report.FileDiagnostics(file, []))
    #expect(counts.words(in: .english) == "1 line checked, no findings")
    counts.add(findings)
    counts.add(findings)
    #expect(counts.words(in: .english) == "2 errors, 2 warnings in 2 of 3 lines")
    #expect(counts.severityWords(in: .english) == "2 errors, 2 warnings")
    #expect([counts.count(.error), counts.count(.note), counts.findings] == [2, 0, 4])
  }
}

struct CheckedFileTests {
  private func file(_ name: String, _ count: Int) -> Report.FileDiagnostics {
    let found = SampleReports.comment(in: name).files[0]
    return .init(found.file, (0..<count).flatMap { _ in found.diagnostics })
  }

  private func rows(_ files: [Report.FileDiagnostics]) -> [String] {
    Report(files).checked(in: .english).map { name, findings in
      findings.isEmpty ? name : "\(name) \(findings.count)"
    }
  }

  @Test("a report has each file once, in order, with findings or without")
  func order() {
    #expect(
      rows([file("a", 0), file("b", 2), file("c", 0), file("d", 1)]) == ["a", "b 2", "c", "d 1"])
    #expect(rows([]) == [])
    #expect(rows([file("a", 1), file("a", 1), file("b", 0)]) == ["a 1", "a 1", "b"])
  }
}

struct ReportPathsTests {
  private func report(of file: String, workspace: String?) -> Report {
    var report = SampleReports.comment(in: file)
    report.paths = ReportPaths(workspace: workspace) {
      $0.hasPrefix("/") ? $0 : "/work/fair/App/" + $0
    }
    return report
  }

  @Test(
    "files are named relative to the workspace, those outside of it as they were given",
    arguments: [
      ("a.json", "/work/fair", "App/a.json"), ("/work/fair/b/한.json", "/work/fair", "b/한.json"),
      ("/work/fairs/b.json", "/work/fair", "/work/fairs/b.json"), ("/b.json", "/", "b.json"),
      ("<stdin>", "/work/fair", "<stdin>"), ("./a.json", nil, "a.json"), ("/", "/", "."),
      ("/work/fair", "/work/fair", "."),
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
