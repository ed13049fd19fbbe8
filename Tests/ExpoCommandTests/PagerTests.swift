@testable import ExpoCommand
import ExpoTestSupport
import Foundation
import Testing

struct PagerTests {
  /// Pagers that end as they are told and keep what they are given.
  private final class Pagers: @unchecked Sendable {
    private let lock = NSLock()
    private var started: [String] = []
    private var given = ""
    private var ends: [String: PagerEnd]

    init(_ ends: [String: PagerEnd] = [:]) { self.ends = ends }

    var log: [String] { lock.withLock { started } }
    var text: String { lock.withLock { given } }

    func host(programs: Set<String> = ["less", "more"]) -> PagerHost {
      PagerHost(
        start: { command in
          self.lock.withLock {
            self.started.append(command)
            self.given = ""
          }
          let end = self.ends[command] ?? .quit
          return (
            write: { bytes in
              self.lock.withLock { self.given += String(decoding: bytes, as: UTF8.self) }
              return end != .notFound
            }, finish: { end }
          )
        }, hasProgram: programs.contains, readLine: { nil })
    }
  }

  private func run(
    _ line: String, _ host: PagerHost, rows: Int = 10, environment: Environment = [.noColor: "1"]
  ) -> Outcome {
    expo(
      "\(line) @", in: Repository.sample("Daejeon1993"), environment: environment,
      isTerminal: true, columns: 80, rows: rows, pagerHost: host)
  }

  @Test(
    "pagers are tried in the order of option, EXPO_PAGER, PAGER, less and more",
    arguments: [
      (nil, [:], [.command("less"), .command("more")]),
      (
        nil, [.expoPager: "b -x", .pager: "c"],
        [.command("b -x"), .command("c"), .command("less"), .command("more")]
      ),
      // A pager that is expo itself would never end.
      (nil, [.pager: "expo show"], [.command("less"), .command("more")]),
      (nil, [.pager: "/opt/bin/expo"], [.command("less"), .command("more")]),
      (nil, [.pager: "A=1 expo"], [.command("less"), .command("more")]),
      ("expo", [:], [.command("less"), .command("more")]),
      ("a", [.expoPager: "b", .pager: "c"], [.required("a")]),
      (nil, [.term: "dumb", .expoPager: "b", .pager: "c"], []),
      ("a", [.term: "dumb", .expoPager: "b", .pager: "c"], [.required("a")]),
      ("cat", [.pager: "b"], [.none]), ("", [.pager: "b"], [.none]), (" ", [.pager: "b"], [.none]),
    ] as [(String?, Environment, [PagerChoice])])
  func order(option: String?, environment: Environment, choices: [PagerChoice]) {
    #expect(PagerChoice.all(option: option, environment: environment) == choices)
  }

  @Test(
    "long help goes to the pager of the environment",
    arguments: ["validate --help", "--help", "help search", "help", "rules", "manual list"])
  func help(line: String) {
    let pagers = Pagers()
    let result = expo(
      line, environment: [.noColor: "1", .pager: "p"], isTerminal: true, columns: 80, rows: 24,
      pagerHost: pagers.host(programs: ["p"]))
    #expect(pagers.log == ["p"])
    #expect(result.output == "" && !pagers.text.contains("\u{1B}"))
    let piped = expo(line + " --width 80").output
    #expect((pagers.text == piped) != (line == "manual list"))
    #expect(pagers.text.contains("SYNOPSIS") == (line == "manual list"))
  }

  @Test("help on one screen needs no pager", arguments: ["validate -h", "-h", "list -h"])
  func screen(line: String) {
    let pagers = Pagers()
    let result = expo(
      line, environment: [.noColor: "1"], isTerminal: true, columns: 80, rows: 24,
      pagerHost: pagers.host())
    #expect(pagers.log == [] && result.output == expo(line).output)
  }

  @Test(
    "the option is the only pager; it must exist",
    arguments: [
      ("en", "--pager expects an installed program, found 'a'"),
      ("ko", "--pager 옵션의 프로그램이 설치되어 있지 않습니다: 'a'"),
    ])
  func option(language: String, message: String) {
    let pagers = Pagers(["a": .notFound])
    let result = run("list --pager a --lang \(language)", pagers.host(programs: ["a"]))
    #expect(pagers.log == ["a"])
    #expect(result.status == .failure && result.output.isEmpty)
    #expect(result.errors.contains(": \(message)\n"))
  }

  @Test(
    "only pagers that show color get it",
    arguments: [
      ("less", nil, true), ("less", "FRX", true), ("less", "S", false), ("less -R", "S", true),
      ("/usr/bin/less", nil, true), ("more", nil, true), ("most", nil, false),
    ] as [(String, String?, Bool)])
  func color(command: String, less: String?, showsColor: Bool) {
    let environment: Environment = less.map { [.less: $0] } ?? [:]
    #expect(PagerChoice.showsColor(command, environment: environment) == showsColor)
  }

  @Test(
    "output that fits the screen starts no pager, one row more does",
    arguments: [(14, false), (13, true)])
  func fits(rows: Int, isPaged: Bool) {
    let pagers = Pagers()
    let result = run("list", pagers.host(), rows: rows)
    #expect(pagers.log == (isPaged ? ["less"] : []))
    #expect((isPaged ? pagers.text : result.output).split(separator: "\n").count == 13)
    #expect(result.output.isEmpty == isPaged)
  }

  @Test("the next pager gets all that a missing one was given")
  func missing() {
    let pagers = Pagers(["no": .notFound, "nor": .notFound])
    let result = run(
      "list", pagers.host(programs: ["no", "nor", "less"]),
      environment: [.expoPager: "no", .pager: "nor", .noColor: "1"])
    #expect(pagers.log == ["no", "nor", "less"])
    #expect(pagers.text.split(separator: "\n").count == 13)
    #expect(result.status == .success)
  }

  @Test(
    "an option's pager that is not installed is an error, however long the output is",
    arguments: [10, 100])
  func absent(rows: Int) {
    let pagers = Pagers()
    let result = run("list --pager 'a -x'", pagers.host(), rows: rows)
    #expect(pagers.log.isEmpty && result.output.isEmpty && result.status == .failure)
    #expect(
      result.errors.hasPrefix("expo: error: --pager expects an installed program, found 'a -x'\n"))
  }

  @Test(
    "a variable's pager that is not installed is warned of, and the next one is used",
    arguments: [
      ("a", true), ("A=1 a -x", true), ("less -S", false), ("exec a", false), ("$A", false),
      ("/opt/a", false),
    ])
  func absent(pager: String, isTold: Bool) {
    let pagers = Pagers()
    let result = run("list", pagers.host(), environment: [.expoPager: pager, .noColor: "1"])
    #expect(pagers.log == [isTold ? "less" : pager])
    let warning =
      "expo: warning: the pager '\(pager)' is not installed\n"
      + "help: set EXPO_PAGER or PAGER to another one\n"
    #expect(result.errors == (isTold ? warning : ""))
  }

  @Test("where less and more are missing, everything is printed")
  func none() {
    let pagers = Pagers()
    let result = run("list", pagers.host(programs: []))
    #expect(result.output.split(separator: "\n").count == 13)
    #expect(result.status == .success)
    #expect(pagers.log.isEmpty)
  }

  @Test(
    "all paged output obeys --no-pager and --pager, before and after the command",
    arguments: [
      "list", "show", "rules", "rules EX104", "help", "help validate", "help ci", "manual",
      "validate --help", "--help",
    ])
  func everywhere(words: String) {
    let paged = ["list", "show"].contains(words) ? " @" : ""
    for (option, expected) in [("", ["less"]), ("--no-pager", []), ("--pager a", ["a"])] {
      for line in ["\(option) \(words)\(paged)", "\(words)\(paged) \(option)"] {
        let pagers = Pagers()
        let result = expo(
          line, in: Repository.path("Samples/Daejeon1993"), environment: [.noColor: "1"],
          isTerminal: true, columns: 80, rows: 3, pagerHost: pagers.host(programs: ["less", "a"]))
        #expect(pagers.log == expected, "\(line)")
        #expect(result.status == .success && (pagers.text + result.output).isEmpty == false)
      }
    }
  }

  @Test("a pager that Ctrl-C ends gives the exit status of an interrupt")
  func interrupted() {
    #expect(run("list", Pagers(["less": .interrupted]).host()).status == .interrupted)
  }

  @Test(
    "output for programs, or with --no-pager or --pager cat, is never paged",
    arguments: [
      "list --no-pager", "list -f tsv", "list -f json",
      "list -f names",
      "show --field description", "show --format json", "list --pager cat",
    ])
  func never(words: String) {
    let pagers = Pagers()
    let result = run(words, pagers.host(), rows: 3)
    #expect(pagers.log.isEmpty)
    #expect(!result.output.isEmpty)
  }
}
