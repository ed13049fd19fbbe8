@testable import ExpoJSON
import ExpoBase
import Testing

/// What of a file's diagnostics is kept, and how reports say what is not.
struct DiagnosticListTests {
  @Test(
    "the weightiest are kept, in the order they were found; the rest is counted",
    arguments: [
      (3, "wwwee", "wee", "w2"), (2, "nweew", "ee", "n1 w2"), (1, "nn", "n", "n1"),
      (0, "en", "", "e1 n1"), (nil, "wen", "wen", ""), (5, "wen", "wen", ""),
    ] as [(Int?, String, String, String)])
  func keeping(limit: Int?, found: String, kept: String, omitted: String) {
    var list = DiagnosticList(limit: limit)
    for (index, letter) in found.enumerated() { list.append(Self.diagnostic(letter, at: index)) }
    #expect(String(list.diagnostics.map { $0.severity.rawValue.prefix(1) }.joined()) == kept)
    let counts = list.omitted.rows.map { "\($0.severity.rawValue.prefix(1))\($0.count)" }
    #expect(counts.sorted().joined(separator: " ") == omitted)
  }

  @Test(
    "pointers take at most 4 MiB of a report", arguments: [(1, 3), (2_000_000, 2), (9_000_000, 1)])
  func pointers(length: Int, kept: Int) {
    let pointer = JSONPointer([String(repeating: "k", count: length)])
    var list = DiagnosticList(limit: 10)
    for index in 0..<3 { list.append(Self.diagnostic("e", at: index, pointer)) }
    #expect(list.diagnostics.count == kept)
    #expect(list.omitted.count(.error) == 3 - kept)
  }

  @Test("a report counts what it does not list")
  func counts() {
    let report = Self.report(of: 9, limit: 2)
    #expect(report.files[0].diagnostics.count == 2)
    #expect(report.count(.error) == 9)
    #expect(report.count == 9)
  }

  @Test("every format says what it does not list", arguments: ReportFormat.allCases)
  func formats(format: ReportFormat) {
    #expect(format.text(Self.report(of: 9, limit: 2)).contains("7 more findings of this rule"))
    #expect(format.text(Self.report(of: 3, limit: 2)).contains("1 more finding of this rule"))
    #expect(!format.text(Self.report(of: 2, limit: 2)).contains("more finding"))
  }

  private static func report(of count: Int, limit: Int) -> Report {
    var list = DiagnosticList(limit: limit)
    for index in 0..<count { list.append(diagnostic("e", at: index)) }
    let text = String(repeating: "x", count: count)
    return Report([Report.FileDiagnostics(SourceFile(name: "a.json", text: text), list)])
  }

  private static func diagnostic(
    _ letter: Character, at offset: Int, _ pointer: JSONPointer = .root
  ) -> Diagnostic {
    let severity = Severity.allCases.first { $0.rawValue.first == letter } ?? .error
    let problem = SampleProblem(
      rule: SyntaxRule.strayContent,
      location: SourceLocation(file: "a.json", bytes: offset..<offset + 1, pointer: pointer),
      message: "x")
    return Diagnostic(problem, severity: severity)
  }
}
