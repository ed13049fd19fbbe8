@testable import ExpoCommand
import ExpoTestSupport
import Foundation
import Testing

/// Outputs to files that are open already, as in `expo … >> log`: they are appended to.
struct OpenOutputTests {
  /// Runs a command in a folder, its streams redirected: `1>>log`.
  ///
  /// For processes of their own only.
  private static func run(_ line: String, in folder: String, _ redirections: [Int32: String]) {
    precondition(chdir(folder) == 0)
    // The testing library writes to these streams too.
    let saved = redirections.keys.filter { $0 < 3 }.map { ($0, dup($0)) }
    defer { for (descriptor, copy) in saved { dup2(copy, descriptor) } }
    for (descriptor, name) in redirections {
      let log = open(name, O_WRONLY | O_APPEND | O_CREAT, 0o600)
      precondition(dup2(log, descriptor) == descriptor)
      if log != descriptor { close(log) }
    }
    _ = ExpoCommand.run(line.split(separator: " ").map(String.init), console: .system)
  }

  private static let document = "[1,]"

  @Test(
    "a report is appended to an open log, under any path of the log",
    arguments: [
      ("/dev/stdout", 1), ("/dev/fd/1", 1), ("/proc/self/fd/1", 1), ("/dev/../dev/stdout", 1),
      ("log", 1), ("link", 1), ("hard", 1), ("/dev/stderr", 2), ("/dev/fd/9", 9), ("log", 9),
    ] as [(String, Int32)])
  func report(path: String, descriptor: Int32) async throws {
    let folder = try TemporaryFolder(["items.json": Self.document, "log": "precious\n"])
    try folder.link("link", to: "log")
    try folder.hardLink("hard", to: "log")
    await #expect(processExitsWith: .success) { [root = folder.path as String, path, descriptor] in
      let words = "validate -q -f concise -f jsonl=\(path) items.json"
      OpenOutputTests.run(words, in: root, [descriptor: "log"])
    }
    let lines = try folder.text("log").split(separator: "\n")
    #expect(lines.first == "precious")
    #expect(lines.count { $0.hasPrefix("{") && $0.contains("\"EX104\"") } == 1)
    #expect(lines.count { $0.hasPrefix("items.json:1:3: error:") } == (descriptor == 1 ? 1 : 0))
  }

  @Test(
    "a baseline and an export to a log that is open are appended",
    arguments: [
      ("validate -q --write-baseline /dev/stdout items.json", "\"version\": 2"),
      ("export markdown entries.json -o /dev/stderr", "# entries"),
      ("export markdown entries.json -o log", "# entries"),
    ])
  func others(line: String, output: String) async throws {
    let entries = #"[{"name":"n","image_name":"i","short_desc":"s","desc":"d"}]"#
    let folder = try TemporaryFolder([
      "items.json": Self.document, "entries.json": entries, "log": "precious\n",
    ])
    await #expect(processExitsWith: .success) { [root = folder.path as String, line] in
      OpenOutputTests.run(line, in: root, [1: "log", 2: "log"])
    }
    let log = try folder.text("log")
    #expect(log.hasPrefix("precious\n"))
    #expect(log.contains(output))
  }

  @Test("a fixed document replaces itself, also if a log has its name")
  func fixed() async throws {
    let folder = try TemporaryFolder(["items.json": #"[{"name": "n"},]"#])
    await #expect(processExitsWith: .success) { [root = folder.path as String] in
      OpenOutputTests.run(
        "validate -q --fix --select EX104 items.json", in: root,
        [9: "items.json"])
    }
    #expect(try folder.text("items.json") == #"[{"name": "n"}]"#)
  }
}
