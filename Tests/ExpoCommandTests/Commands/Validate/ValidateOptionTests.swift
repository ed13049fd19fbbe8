import ExpoTestSupport
import Foundation
import Testing

/// What `validate` writes besides its report: fixed documents, annotations for CI, reports in files and pipes.
struct ValidateOptionTests {
  private static let broken = """
    {"title": "t", "visitors": "1,000 명", "location": "l ",
     "duration": "1900.4.14~11.12", "description": "d",}
    """
  private static let repaired = """
    {"title": "t", "visitors": 1000, "location": "l",
     "duration": "1900. 04. 14 - 1900. 11. 12", "description": "d"}
    """

  @Test("fixes are written in place, and nothing is left behind")
  func fix() throws {
    let folder = try TemporaryFolder(["f.json": Self.broken])
    let result = expo("validate --fix --no-assets @/f.json", in: folder.path)
    #expect(try folder.text("f.json") == Self.repaired)
    #expect(try folder.names == ["f.json"])
    #expect(
      result
        == Outcome(.success, errors: "1 file checked, no findings\n4 findings fixed in 1 file\n"))
  }

  @Test("on GitHub, annotations and the step's summary are added")
  func gitHub() throws {
    let folder = try TemporaryFolder(["f.json": "[1,]", "summary.md": "before\n"])
    let environment: Environment = [
      .gitHubActions: "true", .gitHubStepSummary: folder.path + "/summary.md",
    ]
    let result = expo("validate -q @/f.json", in: folder.path, environment: environment)
    #expect(result.output.contains("[EX104 trailing-comma]"))
    #expect(result.output.contains("\n::error title=EX104 trailing-comma"))
    let summary = try folder.text("summary.md")
    #expect(summary.hasPrefix("before\n"))
    #expect(summary.contains("trailing-comma"))
    let json = expo("validate -q -f json @/f.json", in: folder.path, environment: environment)
    #expect(!json.output.contains("::error"))
  }

  @Test("reports for CI name files relative to the workspace")
  func workspace() throws {
    let folder = try TemporaryFolder(["App/f.json": "[1,]", ".git": "gitdir: repository\n"])
    let inGit = expo("validate -q -f gitlab @/App/f.json", in: folder.path).output
    #expect(inGit.contains("\"path\" : \"App/f.json\""))
    for variable in [EnvironmentVariable.gitHubWorkspace, .gitLabProjectFolder] {
      let environment: Environment = [variable: folder.path + "/App"]
      let output = expo(
        "validate -q -f gitlab @/App/f.json", in: folder.path, environment: environment
      ).output
      #expect(output.contains("\"path\" : \"f.json\""))
    }
  }

  @Test(
    "a report is written to a pipe, which stays a pipe; a pipe in a catalog does not block the run")
  func pipes() throws {
    let folder = try TemporaryFolder([
      "f.json": "[1,]",
      "A.xcassets/x.imageset/Contents.json": #"{"images":[{"filename":"p.png","scale":"1x"}]}"#,
    ])
    let pipe = folder.path + "/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    let reader = open(pipe, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    expo("validate -q -f junit=@/pipe @/f.json", in: folder.path)
    var buffer = [UInt8](repeating: 0, count: 64)
    #expect(read(reader, &buffer, 64) > 10)
    #expect(mkfifo(folder.path + "/A.xcassets/x.imageset/p.png", 0o600) == 0)
    #expect(expo("validate -q @/A.xcassets", in: folder.path).output.contains("EX604"))
  }

  @Test(
    "fixing one document reads no other again, so that a pipe can be among them",
    .timeLimit(.minutes(30)))
  func fixingBesideAPipe() throws {
    let document = #"[{"name":"a","image_name":"a","short_desc":"b","desc":"c"%}]"#
    let folder = try TemporaryFolder(["f.json": document.replacing("%", with: ",")])
    let pipe = folder.path + "/pipe.json"
    #expect(mkfifo(pipe, 0o600) == 0)
    // A second reading of the pipe would wait for ever.
    Thread { try? Data(document.replacing("%", with: "").utf8).write(to: URL(filePath: pipe)) }
      .start()
    let result = expo("validate -f concise --no-assets --fix @/f.json @/pipe.json", in: folder.path)
    #expect(result.ended(.success, printing: ""))
    #expect(try folder.text("f.json") == document.replacing("%", with: ""))
  }
}
