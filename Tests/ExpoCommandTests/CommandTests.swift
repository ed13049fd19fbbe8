import ExpoTestSupport
import Testing

struct CommandTests {
  private static let broken = #"{"visitors": 01}"#

  @Test(
    "a command line ends with its exit status",
    arguments: [
      ("validate -q -", ExitCode.findings),
      ("validate -q --exit-zero -", .success),
      ("validate -q --ignore invalid-number -", .success),
      ("validate -q --ignore EX1 -", .success),
      ("validate -q --select encoding -", .success),
      ("validate -q --select syntax -", .findings),
      ("validate -q --severity EX110=warning -", .success),
      ("validate -q --severity=EX110=warning --error-on-warning -", .findings),
      ("validate -q no/such/file.json", .failure),
      ("validate -q no/such/file.json -", .failure),
      ("validate -q --exit-zero no/such/file.json", .failure),
      ("-q validate -", .findings), ("--color never validate -", .findings),
      ("--width=80 validate -q -", .findings), ("--lang ko -q validate -", .findings),
      ("--lang ko --lang en validate -", .failure),
      ("help", .success), ("", .success), ("--version", .success), ("rules", .success),
      ("rules EX101", .success), ("validate --help", .success), ("format -", .findings),
      ("format --check no/such.json -", .failure),
    ])
  func statuses(words: String, status: ExitCode) {
    #expect(expo(words, input: Self.broken).status == status)
  }

  @Test(
    "the option decides on color, then the environment",
    arguments: [
      ("", [:], false), ("--color always", [:], true),
      ("", [.forceColor: "1"], true), ("", [.clicolorForce: "1"], true),
      ("", [.forceColor: "1", .noColor: "1"], false),
      ("--color=always", [.noColor: "1"], true),
      ("--color=never", [.forceColor: "1"], false), ("", [.noColor: ""], false),
    ] as [(String, Environment, Bool)])
  func color(options: String, environment: Environment, isColored: Bool) {
    let result = expo("validate -q - \(options)", input: Self.broken, environment: environment)
    #expect(result.output.contains("\u{1B}[") == isColored)
  }

  @Test(
    "a note reports bytes in a pipe that no path reads",
    arguments: [
      ("validate", true), ("list", true), ("show 3", true), ("browse", true), ("format", true),
      ("export markdown", true), ("validate -q", false), ("validate @/alone.json", false),
      ("list -", false), ("show @/alone.json 1", false), ("list --entries @/alone.json", false),
      ("rules", false),
    ])
  func input(line: String, isTold: Bool) throws {
    let folder = try TemporaryFolder(["alone.json": ProjectTree.entries(["hall"])])
    let note =
      "expo: note: standard input was not read\nhelp: give - as PATH to read standard input\n"
    for hasInput in [true, false] {
      let errors = expo(line, in: folder.path, hasInput: hasInput).errors
      #expect(errors.contains(note) == (isTold && hasInput))
    }
  }

  @Test("a terminal gets full findings in color, unless TERM is dumb")
  func terminal() {
    let output = expo("validate -q -", input: Self.broken, isTerminal: true).output
    #expect(output.contains("\u{1B}[") && output.contains("help:"))
    let dumb = expo(
      "validate -q -", input: Self.broken, environment: [.term: "dumb"], isTerminal: true)
    #expect(!dumb.output.contains("\u{1B}"))
  }

  @Test("an excerpt has the width of the option or of the terminal", arguments: [40, 60, 120])
  func width(width: Int) {
    let input = "{\"a\": \"" + String(repeating: "가", count: 300) + "\\q\"}"
    let option = expo("validate -q -f full --width \(width) -", input: input)
    let columns = expo("validate -q -f full -", input: input, environment: [.columns: "\(width)"])
    #expect(option.output == columns.output)
  }

  @Test(
    "help, manual pages and rules are printed as in the golden files",
    arguments: [
      ("help", "help"), ("--help --lang ko", "help-ko"), ("rules --lang ko", "rules-ko"),
      ("rules trailing-comma --lang ko", "rules-trailing-comma-ko"),
      ("", "start"), ("manual", "manual"), ("manual list", "manual-list"),
      ("rules", "rules"), ("rules EX104 --format markdown", "rules-markdown"),
      ("rules trailing-comma --width 80", "rules-trailing-comma"),
    ])
  func golden(words: String, name: String) throws {
    let path = "Tests/ExpoCommandTests/Golden/\(name).txt"
    // A golden file has no version, which is written in one place.
    let output = expo(words).output
      .replacing("expo \(ToolVersion.current)", with: "expo VERSION")
      .replacing(".Dd \(ToolVersion.date)", with: ".Dd DATE")
    #expect(try Golden.difference(output, path) == nil)
  }
}
