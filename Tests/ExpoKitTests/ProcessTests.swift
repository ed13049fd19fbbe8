import ExpoSystem
import ExpoTestSupport
import Testing

/// What the library does to the process that it runs in.
struct ProcessTests {
  /// In a process of its own: other tests install handlers meanwhile.
  @Test("reading a large file, decoding and reporting install no signal handler")
  func signals() async {
    await #expect(processExitsWith: .success) {
      let handlers = { (Int32(1)...31).filter { !SignalAction.current(of: $0).isDefault } }
      let before = handlers()
      let file = try SourceFile(contentsOfFile: #filePath)
      let numbers = "[" + String(repeating: "1, ", count: 100_000) + "1]"
      let folder = try TemporaryFolder(["large.json": numbers])
      let large = try SourceFile(contentsOfFile: folder.path + "/large.json")
      precondition(large.text.utf8.count > 1 << 18)
      _ = JSONTree(reading: large)
      #expect(throws: DecodeErrors.self) { try ExpoDecoder().decode(Entry.self, from: file) }
      let report = Report([Validator().check(file).findings])
      for format in ReportFormat.allCases {
        _ = format.reporter(width: 80, language: .preferred).render(report).string
      }
      precondition(handlers() == before)
    }
  }
}
