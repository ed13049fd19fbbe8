import ExpoTestSupport
import Testing

/// `validate --json-lines`: one entry a line, findings as they come.
struct JSONLinesTests {
  private static let lines = """
    {"name":"가","image_name":"a","short_desc":"s","desc":"d"}

    {"name":"나","image_name":"b","short_desc":7,"desc":"d "}
    [1]
    {"name":"다","image_name":"a","short_desc":"s","desc":"d",}
    """

  private func run(
    _ line: String, input: String = lines, inPieces piece: Int = .max, in folder: String? = nil,
    environment: Environment = [:]
  ) -> Outcome {
    expo(
      "validate --json-lines --isolated \(line)", in: folder, input: input, inPieces: piece,
      environment: environment)
  }

  private static let findings = """
    <stdin>:3:43: error: expected a string for 'short_desc', found a number [EX305 type-mismatch]
    <stdin>:3:54: note: 'desc' ends with white space [EX502 stray-whitespace] *
    <stdin>:4:1: error: expected an object, found an array [EX305 type-mismatch]
    <stdin>:5:57: error: trailing ',' before '}' [EX104 trailing-comma] *

    """

  @Test("lines → findings, places counted from the first line")
  func findings() {
    let result = run("-f concise -")
    #expect(
      result == Outcome(.findings, Self.findings, errors: "3 errors, 1 note in 3 of 5 lines\n"))
  }

  @Test("the pieces that a stream comes in make no difference", arguments: 1...40)
  func pieces(piece: Int) { #expect(run("-f concise -", inPieces: piece).output == Self.findings) }

  @Test("two entries on one line are one slip")
  func twoOnALine() {
    let entry = String(Self.lines.prefix { $0 != "\n" })
    let output = run("-f concise -", input: "\(entry) \(entry)\n").output
    #expect(output.split(separator: "\n").count == 1)
    #expect(output.contains("EX109") || output.contains("found more after it"))
  }

  @Test("a file of lines is checked, with a table of counts if asked")
  func options() throws {
    let folder = try TemporaryFolder(["a.jsonl": Self.lines])
    let result = run("-f concise --statistics @/a.jsonl", in: folder.path)
    #expect(result.output.split(separator: "\n").count == 4)
    #expect(
      result.errors == """
        2  EX305  type-mismatch
        1  EX104  trailing-comma
        1  EX502  stray-whitespace
        3 errors, 1 note in 3 of 5 lines

        """)
  }

  @Test(
    "a step of a GitHub workflow → the same output, and no summary", arguments: ["concise", "full"])
  func gitHub(format: String) throws {
    let folder = try TemporaryFolder(["summary.md": "before\n"])
    let step = run(
      "-f \(format) -",
      environment: [.gitHubActions: "true", .gitHubStepSummary: folder.path + "/summary.md"])
    #expect(step == run("-f \(format) -"))
    #expect(step.output.contains("EX104") && !step.output.contains("::error"))
    #expect(try folder.text("summary.md") == "before\n")
  }

  @Test("clean lines are counted, also if there is none")
  func clean() {
    let line = String(Self.lines.prefix { $0 != "\n" })
    #expect(run("-", input: line).errors == "1 line checked, no findings\n")
    #expect(run("-", input: "").errors == "0 lines checked, no findings\n")
    let quiet = run("-f jsonl -q -", input: line)
    #expect(quiet.status == .success && quiet.output + quiet.errors == "")
  }
}
