import Testing

@testable import ExpoJSON

struct GitHubReporterTests {
  @Test(
    "a message and a property escape what would end them",
    arguments: [
      ("plain 한국 :,", "plain 한국 :,", "plain 한국 %3A%2C"), ("50%", "50%25", "50%25"),
      ("%0A", "%250A", "%250A"), ("a\nb", "a%0Ab", "a%0Ab"), ("a\r\nb", "a%0D%0Ab", "a%0D%0Ab"),
      ("::error::x", "::error::x", "%3A%3Aerror%3A%3Ax"), ("", "", ""),
    ])
  func escapes(data: String, message: String, property: String) {
    #expect(FormatReporter.gitHubText(data) == message)
    #expect(FormatReporter.gitHubText(data, isProperty: true) == property)
  }

  @Test("a line of text for people begins with no command")
  func concise() {
    let file = SourceFile(name: " ::error::.json", text: "[]")
    let list = SampleProblem(
      rule: .emptyList, location: DocumentLocation(file: file.name, bytes: 0..<2), message: "a")
    let text = ReportFormat.concise.text(Report([.init(file, [Report.Diagnostic(list)])]))
    #expect(text == "./ ::error::.json:1:1: error: a [EX307 empty-list]\n")
    let name = "::error::" + String(repeating: "a", count: 40)
    let named = Report.FileDiagnostics(file, [Report.Diagnostic(list)]) { _, shown in
      shown.map { _ in FindingSubject(number: 1, entry: name) }
    }
    let rows = ReportFormat.full.text(Report([named])).split(separator: "\n")
    #expect(rows[1...2] == [" -->  ::error::.json:1:1, entry 1,", "|    \(name)"])
  }

  private func lines(_ report: Report) -> [String] {
    ReportFormat.github.text(report).split(separator: "\n").map(String.init)
  }

  @Test("ten findings of a severity are shown, errors first")
  func ten() {
    let lines = lines(SampleReports.many(errors: 10, warnings: 10, notes: 10))
    let kinds = lines.map { $0.prefix { $0 != " " } }
    #expect(kinds.count == 30)
    for (kind, first) in [("::error", 0), ("::warning", 10), ("::notice", 20)] {
      #expect(kinds[first..<first + 10].allSatisfy { $0 == kind }, "\(kinds)")
    }
    #expect(lines[0].hasSuffix("::error on line 2"))
    #expect(lines[9].hasSuffix("::error on line 29"))
  }

  @Test("of eleven findings of a severity nine are shown, and the others are counted")
  func eleven() {
    let lines = lines(SampleReports.many(errors: 11, notes: 1))
    #expect(lines.count == 11)
    #expect(lines[8].contains("file=many.json,line="))
    #expect(lines[9] == "::error title=expo::not shown here: 2 errors; see the log of this step")
    #expect(lines[10].hasPrefix("::notice "))
  }

  @Test("a file that could not be checked comes first and counts as an error")
  func failures() {
    let ten = lines(SampleReports.many(errors: 9, notes: 1).failing(at: ["a"]))
    #expect(ten.count == 11)
    #expect(ten[0] == "::error title=expo::a: unreadable%0Ahelp: look")
    let eleven = lines(SampleReports.many(errors: 10).failing(at: ["a"]))
    #expect(eleven.count == 10)
    #expect(eleven[0] == ten[0])
    #expect(eleven[9] == "::error title=expo::not shown here: 2 errors; see the log of this step")
  }
}

struct GitHubSummaryTests {
  @Test("a clean run is one line")
  func clean() {
    #expect(SampleReports.clean.gitHubSummary(in: .english) == "### expo: no findings in 1 file\n")
    #expect(SampleReports.empty.gitHubSummary(in: .english) == "### expo: nothing was checked\n")
  }

  @Test("a file that could not be checked is listed, and not called clean")
  func failures() {
    let empty = SampleReports.empty.failing(at: ["."])
    let clean = SampleReports.clean.failing(at: ["b.json"])
    let found = SampleReports.many(errors: 1).failing(at: ["b.json", "c|d"])
    #expect(
      empty.gitHubSummary(in: .english) == "### expo: nothing was checked\n\n- .&#58; unreadable\n")
    #expect(
      clean.gitHubSummary(in: .english) == "### expo: 1 file checked\n\n- b.json&#58; unreadable\n")
    let lines = found.gitHubSummary(in: .english).split(separator: "\n")
    #expect(lines[0] == "### expo: 1 error in 1 file")
    #expect(
      lines.suffix(2) == ["- b.json&#58; unreadable", "- c&#124;d&#58; unreadable"], "\(lines)")
  }

  @Test("after a hundred rows the rest is counted")
  func cut() {
    let hundred = SampleReports.many(errors: 60, notes: 40).gitHubSummary(in: .english)
    #expect(hundred.hasSuffix(" |\n"))
    #expect(hundred.split(separator: "\n").count == 103)
    let more = SampleReports.many(errors: 60, notes: 41).gitHubSummary(in: .english)
    #expect(more.hasPrefix("### expo: 60 errors, 41 notes in 1 file\n"))
    #expect(more.hasSuffix(" |\n\n… and 1 more.\n"))
  }

  @Test("hostile data stays in its cells")
  func hostile() {
    let rows = SampleReports.hostile().gitHubSummary(in: .english).split(separator: "\n")
      .dropFirst(3)
    #expect(rows.count == 5)
    for row in rows {
      #expect(row.count { $0 == "|" } == 5, "\(row)")
      #expect(!row.contains { "<>`*_[]#~\\".contains($0) && !row.contains("&#") }, "\(row)")
    }
  }

  @Test(
    "a cell of a table escapes markup, and shows hidden characters",
    arguments: [
      ("대전 EXPO 1993", "대전 EXPO 1993"), ("a|b", "a&#124;b"), ("<b>&", "&#60;b&#62;&#38;"),
      ("*a* _b_ ~c~", "&#42;a&#42; &#95;b&#95; &#126;c&#126;"), ("`\\`", "&#96;&#92;&#96;"),
      ("[x](y)", "&#91;x&#93;&#40;y&#41;"), ("#1 @a $x$", "&#35;1 &#64;a &#36;x&#36;"),
      ("a\nb\u{202E}", "a␊b&#60;U+202E&#62;"),
    ])
  func escape(data: String, escaped: String) { #expect(Report.tableCell(data) == escaped) }
}
