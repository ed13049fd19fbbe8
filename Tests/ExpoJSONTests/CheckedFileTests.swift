import ExpoJSON
import ExpoBase
import Testing

struct CheckedFileTests {
  private func file(_ name: String, _ count: Int) -> Report.FileDiagnostics {
    let problems = (0..<count).map { _ in
      SampleProblem(
        rule: SyntaxRule.comment, location: SourceLocation(file: name, bytes: 0..<1), message: "")
    }
    return .init(SourceFile(name: name, text: "/"), problems.map { Diagnostic($0) })
  }

  private func rows(_ files: [Report.FileDiagnostics]) -> [String] {
    Report(files).checked(in: .english).map { checked in
      switch checked {
      case .clean(let name): name
      case .found(let located): "\(located.file.name) \(located.findings.count)"
      }
    }
  }

  @Test("clean files and files with findings, in order")
  func order() {
    let files = [file("a", 0), file("b", 2), file("c", 0), file("d", 1)]
    #expect(rows(files) == ["a", "b 2", "c", "d 1"])
    #expect(rows([]) == [])
  }

  @Test("a file that was checked twice")
  func twice() {
    #expect(rows([file("a", 1), file("a", 1), file("b", 0)]) == ["a 1", "a 1", "b"])
  }
}
