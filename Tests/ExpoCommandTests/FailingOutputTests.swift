import ExpoTestSupport
import Foundation
import Testing

/// Outputs that cannot be written: each is reported, all others are written, the exit status is 2.
struct FailingOutputTests {
  private static let finding = "f.json:1:3: error: trailing ',' before ']'"

  @Test(
    "if a report cannot be written, findings are printed and the other report is written",
    arguments: [
      "-f junit=@/none/x.xml", "-f junit=@/none/x.xml -f jsonl=@/none/x.jsonl",
      "-f junit=@/f.json/x", "--write-baseline @/none/known.json",
      "--baseline @/sealed/known.json --write-baseline @/none/known.json",
    ])
  func others(options: String) throws {
    let folder = try TemporaryFolder([
      "f.json": "[1,]", "sealed/known.json": #"{"version": 2, "findings": []}"#,
    ])
    let result = expo("validate \(options) -f json=@/out.json @/f.json", in: folder.path)
    #expect(result.ended(.failure, saying: "expo: error: @/", "2 errors in 1 file"))
    #expect(result.output.contains(Self.finding))
    #expect(try folder.text("out.json").contains("\"EX104\""))
  }

  @Test("if standard output fails, the report is still written")
  func standardOutput() throws {
    for full in [true, false] {
      let folder = try TemporaryFolder(["f.json": "[1,]"])
      let error = full ? FileError(path: "<stdout>", kind: .system(code: ENOSPC)) : .brokenPipe
      let result = expo(
        "validate -f concise -f json=@/out.json @/f.json", in: folder.path, outputError: error)
      #expect(result.status == (full ? .failure : .brokenPipe))
      #expect(result.errors.contains("2 errors in 1 file") == full)
      #expect(try folder.text("out.json").contains("\"EX104\""))
    }
  }

  /// The reports that are written beside fixes, each in a folder of its number.
  private static let reports = [
    "-f concise=", "-f jsonl=", "-f sarif=", "-f junit=", "-f json=", "--write-baseline ",
  ]

  @Test("if --fix cannot write a document, its findings are reported and those of others are fixed")
  func unfixed() async throws {
    let folder = try TemporaryFolder()
    for number in Self.reports.indices {
      for (name, text) in [("in/a.json", "[1,]"), ("in/b.json", "[1,]"), ("x", ""), ("y", "")] {
        try folder.write(text, to: "\(number)/\(name)")
      }
      for name in ["", "/in", "/in/a.json", "/x", "/y"] {
        try folder.setMode(0o777, of: "\(number)\(name)")
      }
      try folder.setMode(0o444, of: "\(number)/in/b.json")
    }
    await #expect(processExitsWith: .success) { [path = folder.path as String] in
      giveUpPrivileges()
      for (number, report) in FailingOutputTests.reports.enumerated() {
        let path = "\(path)/\(number)"
        let line = "validate --no-assets @/in/a.json @/in/b.json \(report)@"
        let result = expo("\(line)/x --fix", in: path)
        #expect(
          result.ended(
            .failure, saying: "in/b.json: permission denied", "1 finding fixed in 1 file"),
          "\(report)")
        #expect(!result.errors.contains("no findings"))
        // The report says the same as one that is made afterwards.
        expo("\(line)/y", in: path)
      }
    }
    for number in Self.reports.indices {
      #expect(try folder.text("\(number)/in/a.json") == "[1]")
      #expect(try folder.text("\(number)/x") == folder.text("\(number)/y"))
      #expect(try folder.text("\(number)/x").contains("EX104"))
    }
  }
}
