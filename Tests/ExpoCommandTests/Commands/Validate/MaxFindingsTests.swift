import ExpoTestSupport
import Testing

/// `--max-findings`: how many findings of a file are listed.
struct MaxFindingsTests {
  private static let broken = "[01,\n02,\n03,\n\"a\\q\"]"

  private func run(_ options: String, input: String = broken) -> Outcome {
    expo("validate --isolated \(options) --select syntax -f concise -", input: input)
  }

  @Test("the first are listed, the rest is counted by rule")
  func limit() {
    let result = run("--max-findings 2")
    #expect(
      result.output == """
        <stdin>:1:1: error: 1 more finding of this rule in the file is counted and not listed \
        [EX110 invalid-number]
        <stdin>:1:1: error: 1 more finding of this rule in the file is counted and not listed \
        [EX111 invalid-escape]
        <stdin>:1:2: error: a number cannot begin with 0: '01' [EX110 invalid-number] *
        <stdin>:2:1: error: a number cannot begin with 0: '02' [EX110 invalid-number] *

        """)
    #expect(
      (result.status, result.errors) == (
        .findings,
        "4 errors in 1 file; not all listed (see --max-findings); at least 2 fixable with --fix (*)\n"
      ))
  }

  @Test("what a file is does not depend on it", arguments: ["0", "1", "2"])
  func otherFormats(limit: String) {
    for input in [
      "[{'a': 1, 'b': None}]", "[{'a': 1, 'b': nothing}]", "{\"a\": 1}\n{\"a\": 2}\n",
      "{\"a\": 1}\n{\"a\": 01}\n", "\u{FEFF}\u{FEFF}\u{FEFF}@",
      "[\"\u{84}\", \"\u{EC}\u{A7}\u{81}\u{EC}\u{A7}\u{80}\"]",
    ] {
      let all = run("--max-findings 0 --statistics", input: input)
      let some = run("--max-findings \(limit) --statistics", input: input)
      let statistics = { (output: String) in
        output.split(separator: "\n").filter { !$0.hasPrefix("<stdin>") }
      }
      #expect(statistics(all.output) == statistics(some.output), "\(input)")
    }
  }

  @Test(
    "exit status and statistics do not depend on it; no limit, or one that is not met, lists all",
    arguments: [("0", true), ("1", false), ("2", false), ("4", true), ("10000", true)])
  func status(limit: String, isWhole: Bool) {
    let result = run("--max-findings \(limit) --statistics")
    #expect(result.output.hasSuffix("3  EX110  invalid-number\n1  EX111  invalid-escape\n"))
    #expect(!isWhole || result.output.split(separator: "\n").count == 4 + 2)
    #expect(result.errors.contains("not all listed") != isWhole)
    #expect(result.status == .findings)
  }

  @Test("fixes and baselines go by all findings")
  func fixes() throws {
    let folder = try TemporaryFolder(["a.json": "[01,\n02,\n03]"])
    for options in ["--write-baseline @/k.json", "--baseline @/k.json", "--fix"] {
      let line = "validate --isolated --max-findings 1 --select EX110 \(options) @/a.json"
      #expect(expo(line, in: folder.path).status == .success)
    }
    #expect(try folder.text("a.json") == "[1,\n2,\n3]")
  }

  @Test("each line of a stream is bounded by itself")
  func lines() {
    let result = run("--json-lines --max-findings 1", input: "[01,02]\n[01,02,03]")
    let lines = result.output.split(separator: "\n").map { String($0.prefix(40)) }
    #expect(
      lines == [
        "<stdin>:1:1: error: 1 more finding of th", "<stdin>:1:2: error: a number cannot begi",
        "<stdin>:2:1: error: 2 more findings of t", "<stdin>:2:2: error: a number cannot begi",
      ])
    #expect(result.errors.hasPrefix("5 errors in 2 lines"))
  }
}
