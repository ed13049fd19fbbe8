import ExpoTestSupport
import Foundation
import Testing

struct HelpCommandTests {
  private func shell(_ line: String, in folder: TemporaryFolder) throws -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  @Test("commands in help run where their input is", arguments: HelpCommand.all.map(\.line))
  func run(line: String) throws {
    let command = try #require(HelpCommand.all.first { $0.line == line })
    let folder = try TemporaryFolder()
    let isOwn = command.program == "expo"
    // Not every machine has every program.
    guard let input = command.input, try isOwn || shell("command -v \(command.program)", in: folder)
    else { return }
    guard try shell(input, in: folder) else { return }
    if isOwn {
      expo(String(line.dropFirst(5)).replacing("a.json", with: "@/a.json"), in: folder.path)
    } else {
      #expect(try shell(line, in: folder))
    }
    #expect(try folder.text(command.file) == command.result)
  }
}
