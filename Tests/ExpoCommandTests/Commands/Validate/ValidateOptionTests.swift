import ExpoTestSupport
import Foundation
import Testing

struct ValidateOptionTests {
  private static let broken = """
    {"title": "t", "visitors": "1,000 명", "location": "l ",
     "duration": "1900.4.14~11.12", "description": "d",}
    """
  private static let repaired = """
    {"title": "t", "visitors": 1000, "location": "l",
     "duration": "1900. 04. 14 - 1900. 11. 12", "description": "d"}
    """
  private static let sound = Repository.sample("London1851")

  @Test("fixes are written in place, the mode is kept, nothing is left behind")
  func fix() throws {
    let folder = try TemporaryFolder(["f.json": Self.broken])
    try folder.setMode(0o640, of: "f.json")
    let result = expo("validate --fix --no-assets @/f.json", in: folder.path)
    #expect(try folder.text("f.json") == Self.repaired)
    #expect(try folder.mode("f.json") == 0o640)
    #expect(try folder.names == ["f.json"])
    #expect(
      result
        == Outcome(.success, errors: "1 file checked, no findings\n4 findings fixed in 1 file\n"))
  }

  @Test("--diff prints the fixes and writes nothing")
  func diff() throws {
    let folder = try TemporaryFolder(["f.json": Self.broken])
    let result = expo("validate --fix --diff @/f.json", in: folder.path)
    #expect(try folder.text("f.json") == Self.broken)
    #expect(result.output.hasPrefix("--- @/f.json\n+++ @/f.json\n@@ -1,2 +1,2 @@\n-{"))
    #expect(result.status == .findings)
    #expect(expo("validate --diff @", in: Self.sound).status == .success)
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

  @Test("a baseline holds what is known; what is new is reported")
  func baseline() throws {
    let folder = try TemporaryFolder(["f.json": #"{"title": "t", "visitors": "1", "location": ""}"#]
    )
    #expect(
      expo("validate -q --write-baseline @/known.json @/f.json", in: folder.path).status == .success
    )
    let known = "validate --baseline @/known.json @/f.json"
    #expect(expo(known + " -q", in: folder.path).output == "")
    #expect(
      expo(known, in: folder.path).errors
        == "1 file checked, no new findings; 4 known findings in @/known.json\n")
    #expect(expo(known + " --lang ko", in: folder.path).errors.contains("새로운 문제 없음, @/known"))
    // The same findings on other lines are still known; one more is not.
    try folder.write(
      "{\n\"title\": \"t\",\n\n \"visitors\": \"1\", \"location\": \"\", \"tilte\": 1}",
      to: "f.json")
    let result = expo(known, in: folder.path)
    #expect(result.output.contains("EX303") && result.output.split(separator: "\n").count == 1)
    #expect(expo("validate -q --baseline @/f.json @/f.json", in: folder.path).status == .failure)
  }

  @Test("rows that nothing meets are named where the run has looked, and removed if asked to")
  func stale() throws {
    let entry = #"{"name": "a", "image_name": "i", "short_desc": "", "desc": "dd"}"#
    let folder = try TemporaryFolder(["f.json": "[\(entry)]", "g.json": "[\(entry)]"])
    expo("validate -q --write-baseline @/known.json @/f.json @/g.json", in: folder.path)
    try folder.write("[\(entry.replacing("\"\"", with: "\"s\""))]", to: "f.json")
    let run = { (words: String) in
      expo("validate -q --baseline @/known.json \(words)", in: folder.path)
    }
    // Rules that are not reported say nothing.
    #expect(run("--ignore EX501 @/f.json").errors == "")
    let stale = run("@/f.json")
    #expect(stale.status == .success)
    #expect(
      stale.errors == """
        expo: warning: @/known.json: 1 row matches no finding: EX501 in f.json, entry 'a'
        help: --prune-baseline removes it

        """)
    #expect(run("--prune-baseline @/f.json").errors.contains("it was removed"))
    #expect(run("@/f.json").errors == "")
    #expect(run("@/g.json").output == "")
  }

  @Test("a difference is not printed for errors without a fix, but they fail the run")
  func unfixable() throws {
    let folder = try TemporaryFolder(["f.json": #"{"title": 1, "visitors": 1}"#])
    let result = expo("validate -q --diff -f json=@/out.json @/f.json", in: folder.path)
    #expect(result.ended(.findings, printing: ""))
    #expect(try folder.text("out.json").contains("\"EX302\""))
    #expect(expo("validate -q --diff --exit-zero @/f.json", in: folder.path).status == .success)
  }

  @Test(
    "what is reported of a document that cannot be read",
    arguments: [
      ("assets", ExitCode.findings), ("content", .findings), ("EX104", .success),
      ("encoding", .success),
    ])
  func unreadable(rules: String, status: ExitCode) throws {
    let folder = try TemporaryFolder(["f.json": "[1"])
    #expect(expo("validate -q --select \(rules) @/f.json", in: folder.path).status == status)
    #expect(
      expo("validate -q --select \(rules) --ignore syntax @/f.json", in: folder.path).status
        == .success)
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

  @Test("limits on warnings, and the table of counts")
  func counts() throws {
    let list = #"[{"name": "a", "image_name": "i", "short_desc": "", "desc": "dd"}]"#
    let folder = try TemporaryFolder(["f.json": list, "g.json": list])
    let run = { (words: String) in expo("validate -q \(words) @/f.json @/g.json", in: folder.path) }
    #expect(run("--max-warnings 2").status == .success)
    #expect(run("--max-warnings 1").status == .findings)
    #expect(run("--statistics").output.hasSuffix("2  EX501  empty-text\n"))
  }

  @Test("--allow-empty passes a folder without documents, not one that is missing")
  func allowEmpty() throws {
    let bad = #"[{"name": 1, "image_name": "i", "short_desc": "s", "desc": "dd"}]"#
    let folder = try TemporaryFolder(["A.xcassets/Contents.json": "{}", "bad/f.json": bad])
    let (empty, line) = ("@/A.xcassets/..", "--exclude bad @/A.xcassets/..")
    let refused = expo("validate \(line)", in: folder.path)
    #expect(refused.status == .failure && refused.errors.hasPrefix("expo: error: \(empty): no "))
    #expect(refused.errors.hasSuffix("\n1 file checked\n"))
    let allowed = expo("validate --allow-empty \(line)", in: folder.path)
    #expect(allowed.status == .success && allowed.errors.hasPrefix("expo: note: \(empty): no "))
    #expect(allowed.errors.hasSuffix("\n1 file checked, no findings\n"))
    #expect(expo("validate --allow-empty -q \(line)", in: folder.path).errors == "")
    #expect(expo("validate --allow-empty -q @/none", in: folder.path).status == .failure)
    #expect(expo("validate --allow-empty -q @", in: folder.path).status == .findings)
  }

  @Test("standard input is fixed to standard output, which the report leaves alone")
  func standardInput() {
    for (input, output) in [("[1,]", "[1]"), ("[]", "[]"), ("[1", "[1")] {
      let result = expo("validate --fix -f json -", input: input)
      #expect(result.output == output)
      #expect(result.errors.contains("\"diagnostics\""))
    }
  }

  @Test("a pipe is written to and stays a pipe; one in a catalog does not hang the run")
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

  @Test("operands count alike in any order and spelling")
  func operands() throws {
    let folder = try TemporaryFolder(["a.json": "[1]", "b/c.json": #"{"x": 1}"#])
    for paths in ["@ @/b/c.json", "@/b/c.json @"] {
      let result = expo("validate -q \(paths)", in: folder.path)
      #expect(result.output.contains("EX301") && result.output.contains("c.json"))
    }
    #expect(
      expo("validate -q @/a.json @//a.json @/a.json", in: folder.path).output.split(separator: "\n")
        .count == 1)
  }

  @Test("a folder without documents is told beside one that has some")
  func emptyFolder() throws {
    let folder = try TemporaryFolder([
      "ab/f.json": #"{"title": "t", "visitors": 1}"#, "a/n.txt": "",
    ])
    let result = expo("validate -q @/a @/ab", in: folder.path)
    #expect(result.ended(.failure, saying: "/a: no exposition documents found"))
  }
}
