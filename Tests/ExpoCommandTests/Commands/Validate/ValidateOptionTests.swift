import ExpoCommand
import ExpoTestSupport
import Foundation
import Testing

/// What the options of `validate` do to files and streams.
struct ValidateOptionTests {
  private static let broken = """
    {"title": "t", "visitors": "1,000 명", "location": "l ",
     "duration": "1900.4.14~11.12", "description": "d",}
    """
  private static let mended = """
    {"title": "t", "visitors": 1000, "location": "l",
     "duration": "1900. 04. 14 - 1900. 11. 12", "description": "d"}
    """

  private func run(_ words: [String], environment: Environment = [:])
    -> (status: ExitCode, output: String, errors: String)
  {
    let console = RecordingConsole()
    let status = console.run(["validate"] + words, environment: environment)
    return (status, console.standardOutput, console.standardError)
  }

  @Test("mends are written in place, the mode is kept, nothing is left behind")
  func fix() throws {
    let folder = try TemporaryFolder(["f.json": Self.broken])
    try folder.setMode(0o640, of: "f.json")
    let result = run(["--fix", "--no-assets", folder.path + "/f.json"])
    #expect(try folder.text("f.json") == Self.mended)
    #expect(try folder.mode("f.json") == 0o640)
    #expect(try folder.names == ["f.json"])
    #expect(result.output == "")
    #expect(result.errors == "1 file checked, no findings\n4 findings fixed in 1 file\n")
    #expect(result.status == .success)
  }

  @Test("--diff prints the mends and writes nothing")
  func diff() throws {
    let folder = try TemporaryFolder(["f.json": Self.broken])
    let result = run(["--fix", "--diff", folder.path + "/f.json"])
    #expect(try folder.text("f.json") == Self.broken)
    #expect(
      result.output.hasPrefix(
        "--- \(folder.path)/f.json\n+++ \(folder.path)/f.json\n@@ -1,2 +1,2 @@\n-{"))
    #expect(result.status == .findings)
    #expect(run(["--diff", Repository.path("Samples/London1851")]).status == .success)
  }

  @Test("unsafe mends are made only when asked for")
  func unsafe() throws {
    let folder = try TemporaryFolder(["f.json": #"{"title": "t", "location": Seoul}"#])
    _ = run(["-q", "--fix", folder.path + "/f.json"])
    #expect(try folder.text("f.json") == #"{"title": "t", "location": Seoul}"#)
    _ = run(["-q", "--fix", "--unsafe-fixes", folder.path + "/f.json"])
    #expect(try folder.text("f.json") == #"{"title": "t", "location": "Seoul"}"#)
  }

  @Test("several formats in one run, each to its place")
  func formats() throws {
    let folder = try TemporaryFolder(["f.json": "[1,]"])
    let result = run([
      "-q", "-f", "concise", "-f", "json=\(folder.path)/out.json",
      "--format=junit=\(folder.path)/out.xml", folder.path + "/f.json",
    ])
    #expect(result.output.contains("[EX104 trailing-comma]"))
    #expect(try folder.text("out.json").contains("\"EX104\""))
    #expect(try folder.text("out.xml").hasPrefix("<?xml "))
    #expect(run(["-f", "json", "-f", "junit", "x"]).status == .failure)
  }

  @Test("a missing place of pictures is named", arguments: ["no/such", "no/such.xcassets"])
  func missingAssets(path: String) {
    let result = run(["-q", "--assets", path, Repository.path("Samples/London1851")])
    #expect(result.status == .failure)
    #expect(result.errors == "expo: error: \(path): no such file or directory\n")
  }

  @Test("a file that cannot be written is named")
  func unwritable() {
    let result = run([
      "-q", "-f", "json=/no/such/folder/x.json", Repository.path("Samples/London1851"),
    ])
    #expect(result.status == .failure)
    #expect(result.errors == "expo: error: /no/such/folder/x.json: no such file or directory\n")
  }

  @Test("on GitHub, annotations and the step's summary are added")
  func gitHub() throws {
    let folder = try TemporaryFolder(["f.json": "[1,]", "summary.md": "before\n"])
    let environment: Environment = [
      .gitHubActions: "true", .gitHubStepSummary: folder.path + "/summary.md",
    ]
    let result = run(["-q", folder.path + "/f.json"], environment: environment)
    #expect(result.output.contains("[EX104 trailing-comma]"))
    #expect(result.output.contains("\n::error title=EX104 trailing-comma"))
    let summary = try folder.text("summary.md")
    #expect(summary.hasPrefix("before\n"))
    #expect(summary.contains("trailing-comma"))
    let json = run(["-q", "-f", "json", folder.path + "/f.json"], environment: environment)
    #expect(!json.output.contains("::error"))
  }

  @Test("a baseline holds what is known; what is new is reported")
  func baseline() throws {
    let folder = try TemporaryFolder(["f.json": #"{"title": "t", "visitors": "1", "location": ""}"#]
    )
    let (file, known) = (folder.path + "/f.json", folder.path + "/known.json")
    #expect(run(["-q", "--write-baseline", known, file]).status == .success)
    #expect(run(["-q", "--baseline", known, file]).output == "")
    // The same findings on other lines are still known; one more is not.
    try folder.write(
      "{\n\"title\": \"t\",\n\n \"visitors\": \"1\", \"location\": \"\", \"tilte\": 1}",
      to: "f.json")
    let result = run(["-q", "--baseline", known, file])
    #expect(result.output.contains("EX303") && result.output.split(separator: "\n").count == 1)
    #expect(run(["-q", "--baseline", folder.path + "/f.json", file]).status == .failure)
  }

  @Test("rows that nothing meets are named where the run has looked, and removed if asked to")
  func stale() throws {
    let entry = #"{"name": "a", "image_name": "i", "short_desc": "", "desc": "dd"}"#
    let folder = try TemporaryFolder(["f.json": "[\(entry)]", "g.json": "[\(entry)]"])
    let (file, known) = (folder.path + "/f.json", folder.path + "/known.json")
    #expect(
      run(["-q", "--write-baseline", known, file, folder.path + "/g.json"]).status == .success)
    try folder.write("[\(entry.replacing("\"\"", with: "\"s\""))]", to: "f.json")
    // Rules that are not reported say nothing.
    #expect(run(["-q", "--baseline", known, "--ignore", "EX501", file]).errors == "")
    let stale = run(["-q", "--baseline", known, file])
    #expect(stale.status == .success)
    #expect(
      stale.errors == """
        expo: warning: \(known): 1 row matches no finding: EX501 in f.json, entry 'a'
        help: --prune-baseline removes it

        """)
    #expect(
      run(["-q", "--baseline", known, "--prune-baseline", file]).errors.contains("it was removed"))
    #expect(run(["-q", "--baseline", known, file]).errors == "")
    #expect(run(["-q", "--baseline", known, folder.path + "/g.json"]).output == "")
    #expect(run(["--prune-baseline", file]).status == .failure)
  }

  @Test("a difference is not printed for errors without a fix, but they fail the run")
  func unfixable() throws {
    let folder = try TemporaryFolder(["f.json": #"{"title": 1, "visitors": 1}"#])
    let (file, report) = (folder.path + "/f.json", folder.path + "/out.json")
    let result = run(["-q", "--diff", "-f", "json=" + report, file])
    #expect(result.status == .findings)
    #expect(result.output == "")
    #expect(try folder.text("out.json").contains("\"EX302\""))
    #expect(run(["-q", "--diff", "--exit-zero", file]).status == .success)
  }

  @Test(
    "what is reported of a document that cannot be read",
    arguments: [
      ("assets", ExitCode.findings), ("content", .findings), ("EX104", .success),
      ("encoding", .success),
    ])
  func unreadable(rules: String, status: ExitCode) throws {
    let folder = try TemporaryFolder(["f.json": "[1"])
    #expect(run(["-q", "--select", rules, folder.path + "/f.json"]).status == status)
    #expect(
      run(["-q", "--select", rules, "--ignore", "syntax", folder.path + "/f.json"]).status
        == .success)
  }

  @Test("reports for CI name files relative to the workspace")
  func workspace() throws {
    let folder = try TemporaryFolder(["App/f.json": "[1,]", ".git": "gitdir: repository\n"])
    let file = folder.path + "/App/f.json"
    let inGit = run(["-q", "-f", "gitlab", file]).output
    #expect(inGit.contains("\"path\" : \"App/f.json\""))
    for variable in [EnvironmentVariable.gitHubWorkspace, .gitLabProjectFolder] {
      let environment: Environment = [variable: folder.path + "/App"]
      let output = run(["-q", "-f", "gitlab", file], environment: environment).output
      #expect(output.contains("\"path\" : \"f.json\""))
    }
  }

  @Test("limits on warnings, and the table of counts")
  func counts() throws {
    let folder = try TemporaryFolder(["f.json": #"[]"#, "g.json": "[]"])
    let files = [folder.path + "/f.json", folder.path + "/g.json"]
    #expect(run(["-q", "--max-warnings", "2"] + files).status == .success)
    #expect(run(["-q", "--max-warnings", "1"] + files).status == .findings)
    #expect(run(["-q", "--statistics"] + files).output.hasSuffix("2  EX307  empty-list\n"))
  }

  @Test("pictures of a plain folder, and none at all")
  func assets() throws {
    let entry = #"{"name": "a", "image_name": "garden", "short_desc": "s", "desc": "dd"}"#
    let folder = try TemporaryFolder([
      "items.json": "[\(entry)]", "one/garden@2x.png": "", "two/other.png": "",
    ])
    let file = folder.path + "/items.json"
    #expect(run(["-q", "--assets", folder.path + "/one", file]).status == .success)
    #expect(run(["-q", "--assets", folder.path + "/two", file]).output.contains("EX601"))
    #expect(run(["-q", "--no-assets", file]).status == .success)
    #expect(run(["-q", "--assets", folder.path + "/none", file]).status == .failure)
  }

  @Test(
    "names that could leave the catalog are never looked up",
    arguments: ["../x", "a/b", ".h", "a\\\\b"])
  func names(name: String) throws {
    let entry = #"{"name": "a", "image_name": "\#(name)", "short_desc": "s", "desc": "dd"}"#
    let folder = try TemporaryFolder(["items.json": "[\(entry)]", "in/x.png": "", "x.png": ""])
    let result = run(["-q", "--assets", folder.path + "/in", folder.path + "/items.json"])
    #expect(result.output.contains("[EX601 missing-image-set]"))
  }

  @Test("a folder without documents is told with what was passed over")
  func nothing() throws {
    let folder = try TemporaryFolder(["package.json": "{}", "notes.txt": ""])
    let result = run([folder.path])
    #expect(
      result.errors.hasPrefix(
        "expo: error: \(folder.path): no exposition documents found (1 other JSON file skipped)\n"))
    #expect(result.status == .failure)
  }

  @Test("--allow-empty passes a folder without documents, not one that is missing")
  func allowEmpty() throws {
    let bad = #"[{"name": 1, "image_name": "i", "short_desc": "s", "desc": "dd"}]"#
    let folder = try TemporaryFolder(["A.xcassets/Contents.json": "{}", "bad/f.json": bad])
    let empty = folder.path + "/A.xcassets/.."
    let words = ["--exclude", "bad", empty]
    let refused = run(words)
    #expect(refused.status == .failure && refused.errors.hasPrefix("expo: error: \(empty): no "))
    #expect(refused.errors.hasSuffix("\n1 file checked\n"))
    let allowed = run(["--allow-empty"] + words)
    #expect(allowed.status == .success && allowed.errors.hasPrefix("expo: note: \(empty): no "))
    #expect(allowed.errors.hasSuffix("\n1 file checked, no findings\n"))
    #expect(run(["--allow-empty", "-q"] + words).errors == "")
    #expect(run(["--allow-empty", "-q", folder.path + "/none"]).status == .failure)
    #expect(run(["--allow-empty", "-q", folder.path]).status == .findings)
  }

  @Test(
    "what cannot be mended for certain is left alone",
    arguments: [
      "[{'  \"name\": \"a\",\n\"image_name\": \"b\"}]\n",
      "{\"title\": \"x\",\n\"visitors\": 12/*00,\n\"location\": \"l\"}",
      "[']",
    ])
  func uncertain(text: String) throws {
    let folder = try TemporaryFolder(["f.json": text])
    for _ in 0..<2 {
      _ = run(["-q", "--fix", folder.path + "/f.json"])
      #expect(try folder.text("f.json") == text)
    }
  }

  @Test("standard input is mended to standard output, which the report leaves alone")
  func standardInput() {
    for (input, output) in [("[1,]", "[1]"), ("[]", "[]"), ("[1", "[1")] {
      let console = RecordingConsole()
      _ = console.run(["validate", "--fix", "-f", "json", "-"], input: Array(input.utf8))
      #expect(console.standardOutput == output)
      #expect(console.standardError.contains("\"diagnostics\""))
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
    _ = run(["-q", "-f", "junit=\(pipe)", folder.path + "/f.json"])
    var buffer = [UInt8](repeating: 0, count: 64)
    #expect(read(reader, &buffer, 64) > 10)
    #expect(mkfifo(folder.path + "/A.xcassets/x.imageset/p.png", 0o600) == 0)
    #expect(run(["-q", folder.path + "/A.xcassets"]).output.contains("EX604"))
  }

  @Test(
    "fixing one document reads no other again, so that a pipe can be among them",
    .timeLimit(.minutes(1)))
  func fixingBesideAPipe() throws {
    let document = #"[{"name":"a","image_name":"a","short_desc":"b","desc":"c"%}]"#
    let folder = try TemporaryFolder(["f.json": document.replacing("%", with: ",")])
    let pipe = folder.path + "/pipe.json"
    #expect(mkfifo(pipe, 0o600) == 0)
    // A second reading of the pipe would wait for ever.
    Thread { try? Data(document.replacing("%", with: "").utf8).write(to: URL(filePath: pipe)) }
      .start()
    let result = run(["-f", "concise", "--no-assets", "--fix", folder.path + "/f.json", pipe])
    #expect(result.status == .success)
    #expect(result.output == "")
    #expect(try folder.text("f.json") == document.replacing("%", with: ""))
  }

  @Test("operands count alike in any order and spelling")
  func operands() throws {
    let folder = try TemporaryFolder(["a.json": "[1]", "b/c.json": #"{"x": 1}"#])
    let path = folder.path
    for paths in [[path, "\(path)/b/c.json"], ["\(path)/b/c.json", path]] {
      let result = run(["-q"] + paths)
      #expect(result.output.contains("EX301") && result.output.contains("c.json"))
    }
    let spelled = [
      "\(path)/a.json", "\(path)//a.json", "\(path)/./b/.././a.json", "\(path)/a.json",
    ]
    #expect(
      run(["-q"] + spelled.prefix(2) + spelled.suffix(1)).output.split(separator: "\n").count == 1)
  }

  @Test("a baseline holds for any spelling of its folder")
  func baselineElsewhere() throws {
    let folder = try TemporaryFolder(["a/f.json": #"{"title": "t", "visitors": "1"}"#])
    let known = folder.path + "/a/known.json"
    _ = run(["-q", "--write-baseline", known, folder.path + "/a/f.json"])
    #expect(
      run(["-q", "--baseline", folder.path + "//a/./known.json", folder.path + "/a//f.json"]).output
        == "")
    try folder.write(#"{"version": 99, "fingerprints": []}"#, to: "a/known.json")
    #expect(run(["-q", "--baseline", known, folder.path + "/a/f.json"]).status == .failure)
  }

  @Test("a folder without documents is told beside one that has some")
  func emptyFolder() throws {
    let folder = try TemporaryFolder([
      "ab/f.json": #"{"title": "t", "visitors": 1}"#, "a/n.txt": "",
    ])
    let result = run(["-q", folder.path + "/a", folder.path + "/ab"])
    #expect(result.errors.contains("/a: no exposition documents found"))
    #expect(result.status == .failure)
  }
}
