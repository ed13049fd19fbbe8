import ExpoCommand
import ExpoTestSupport
import Foundation
import Testing

/// Outputs that cannot be written: each is reported, all others are written, the exit status is 2.
struct FailingOutputTests {
  private static let finding = "f.json:1:3: error: trailing ',' before ']'"

  @Test(
    "the output that fails → the findings are printed and the other report is written",
    arguments: [
      ["-f", "junit=@/none/x.xml"], ["-f", "junit=@/none/x.xml", "-f", "jsonl=@/none/x.jsonl"],
      ["-f", "junit=@/f.json/x"], ["--write-baseline", "@/none/known.json"],
      ["--baseline", "@/sealed/known.json", "--write-baseline", "@/none/known.json"],
    ])
  func others(options: [String]) throws {
    let folder = try TemporaryFolder([
      "f.json": "[1,]", "sealed/known.json": #"{"version": 2, "findings": []}"#,
    ])
    for stream in [[], ["-f", "concise"]] {
      let console = RecordingConsole()
      let words = ["validate"] + stream + options + ["-f", "json=@/out.json", "@/f.json"]
      let status = console.run(words.map { $0.replacing("@", with: folder.path) })
      #expect(status == .failure)
      #expect(console.standardOutput.contains(Self.finding))
      #expect(console.standardError.contains("expo: error: \(folder.path)/"))
      #expect(console.standardError.contains("2 errors in 1 file"))
      #expect(try folder.text("out.json").contains("\"EX104\""))
      try FileManager.default.removeItem(atPath: folder.path + "/out.json")
    }
  }

  @Test("the summary for GitHub fails → findings, annotations and the report are there")
  func stepSummary() throws {
    let folder = try TemporaryFolder(["f.json": "[1,]"])
    let console = RecordingConsole()
    let status = console.run(
      ["validate", "-f", "json=\(folder.path)/out.json", folder.path + "/f.json"],
      environment: [
        .gitHubActions: "true", .gitHubStepSummary: folder.path + "/none/summary.md",
      ])
    #expect(status == .failure)
    #expect(console.standardOutput.contains(Self.finding))
    #expect(console.standardOutput.contains("::error title=EX104"))
    #expect(console.standardError.contains("/none/summary.md: no such file or directory"))
    #expect(console.standardError.contains("2 errors in 1 file"))
    #expect(try folder.text("out.json").contains("\"EX104\""))
  }

  @Test("standard output fails → the reports are written, whatever their order")
  func standardOutput() throws {
    for full in [true, false] {
      let folder = try TemporaryFolder(["f.json": "[1,]"])
      let error = full ? FileError(path: "<stdout>", kind: .system(code: ENOSPC)) : .brokenPipe
      let console = RecordingConsole(outputError: error)
      let status = console.run([
        "validate", "-f", "concise", "-f", "json=\(folder.path)/out.json", folder.path + "/f.json",
      ])
      #expect(status == (full ? .failure : .brokenPipe))
      #expect(console.standardError.contains("2 errors in 1 file") == full)
      #expect(try folder.text("out.json").contains("\"EX104\""))
    }
  }

  @Test(
    "--fix cannot write a document → its findings are reported, and those of others are fixed",
    arguments: ["concise", "jsonl", "sarif", "junit", "json", "--write-baseline"])
  func unfixed(format: String) async throws {
    let folder = try TemporaryFolder([
      "in/a.json": "[1,]", "in/b.json": "[1,]", "out/x": "", "out/y": "", "out/z": "",
    ])
    for name in ["in", "out", "in/a.json", "out/x", "out/y", "out/z"] {
      try folder.setMode(0o777, of: name)
    }
    try folder.setMode(0o444, of: "in/b.json")
    await #expect(processExitsWith: .success) { [place = folder.path as String, format] in
      giveUpPrivileges()
      let run = { (output: String, words: [String]) -> (ExitCode, RecordingConsole) in
        let console = RecordingConsole()
        let target =
          format.hasPrefix("-") ? [format, place + output] : ["-f", format + "=" + place + output]
        let status = console.run(
          ["validate", "--no-assets"] + words + target + [
            place + "/in/a.json", place + "/in/b.json",
          ])
        return (status, console)
      }
      let (status, console) = run("/out/x", ["--fix"])
      #expect(status == .failure)
      #expect(console.standardError.contains("in/b.json: permission denied"))
      #expect(console.standardError.contains("1 finding fixed in 1 file"))
      #expect(!console.standardError.contains("no findings"))
      // The report says the same as one that is made afterwards.
      _ = run("/out/y", [])
    }
    #expect(try folder.text("in/a.json") == "[1]")
    #expect(try folder.text("out/x") == folder.text("out/y"))
    #expect(try folder.text("out/x").contains("EX104"))
  }
}
