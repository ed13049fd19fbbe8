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
    _ line: String, inPieces piece: Int = .max, environment: Environment = [:]
  ) -> Outcome {
    expo(
      "validate --json-lines --isolated \(line)", input: Self.lines, inPieces: piece,
      environment: environment)
  }

  private static let findings = """
    <stdin>:3:43: error: expected a string for 'short_desc', found a number [EX305 type-mismatch]
    <stdin>:3:54: note: 'desc' ends with white space [EX502 stray-whitespace] *
    <stdin>:4:1: error: expected an object, found an array [EX305 type-mismatch]
    <stdin>:5:57: error: trailing ',' before '}' [EX104 trailing-comma] *

    """

  @Test("the result does not depend on the pieces of a stream", arguments: 1...40)
  func pieces(piece: Int) { #expect(run("-f concise -", inPieces: piece).output == Self.findings) }

  @Test("a compressed stream is recognized by its first line")
  func compressed() {
    #expect(
      expo("validate -q --json-lines -", bytes: [0x1F, 0x8B, 8, 10, 0x2C, 10]).output
        == "<stdin>:1:1: error: expected JSON, found a file compressed with gzip [EX115 not-json]\n"
    )
  }

  @Test(
    "a step of GitHub has the same output, and no summary", arguments: ["concise", "full"])
  func gitHub(format: String) throws {
    let folder = try TemporaryFolder(["summary.md": "before\n"])
    let step = run(
      "-f \(format) -",
      environment: [.gitHubActions: "true", .gitHubStepSummary: folder.path + "/summary.md"])
    #expect(step == run("-f \(format) -"))
    #expect(step.output.contains("EX104") && !step.output.contains("::error"))
    #expect(try folder.text("summary.md") == "before\n")
  }
}
