import ExpoSystem
import ExpoTestSupport
import Foundation
import Testing

@testable import ExpoCommand

struct CutFileTests {
  @Test("a document that is truncated after it was checked is an error")
  func cutWhileReported() throws {
    FaultHandler.install()
    let entry = #"{"name": 0N, "image_name": "a", "short_desc": "물", "desc": "DESC"}"#
      .replacing("DESC", with: String(repeating: "강", count: 600))
    // Each number has a fix of its own, so that all are shown: more than a piece of the report, of a file
    // that is mapped.
    let all = (100..<280).map { entry.replacing("N", with: "\($0)") }
    let entries = "[" + all.joined(separator: ",\n") + "]"
    let folder = try TemporaryFolder(["items.json": entries])
    let path = folder.path + "/items.json"
    let errors = Sink()
    let console = Console(
      environment: [:], standardInput: FileReader.stream(FileDescriptor(-1), named: "<stdin>"),
      standardOutput: Console.Output(isTerminal: false) { _ in _ = truncate(path, 100) },
      standardError: Console.Output(isTerminal: false) { errors.write($0) })
    let status = ExpoCommand.run(["validate", "-q", "-f", "full", path], console: console)
    #expect(errors.written == "expo: error: \(path): became shorter while it was read\n")
    #expect(status == .failure)
  }
}
