import ExpoTestSupport
import Foundation
import Testing

/// Command lines and all that they write, in files that are read as a whole.
struct GoldenSessionTests {
  @Test(
    "a session writes what its file says, which is below each of its lines",
    arguments: [
      "addresses", "configuration", "diff", "export", "facts", "format", "json-lines", "languages",
      "list",
      "many-findings", "next-steps", "other-formats", "partial", "portal", "settings", "show",
      "theming", "validate",
    ])
  func replay(name: String) throws {
    let path = "Tests/ExpoCommandTests/Golden/session-\(name).txt"
    var session = try Session()
    let text = try session.replay(Repository.text(path))
    #expect(try Golden.difference(text, path) == nil)
  }
}

/// Replays a session.
///
/// `# TITLE` begins an empty folder, and `=== NAME` a file of it, which ends before the next such line;
/// the name `-` stands for standard input, and `PNG 4×3` for a picture. `$ COMMAND` runs; below it are
/// `| ` standard output, `! ` standard error and the status. A last line without a line end has `¦`.
private struct Session {
  private var folder: TemporaryFolder
  private var input = ""
  private var file: (name: String, lines: [String])?

  init() throws { folder = try TemporaryFolder() }

  /// The session with what its commands write now.
  mutating func replay(_ text: String) throws -> String {
    var session: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
        .map(String.init)
      let isDirective = parts.count == 2 && ["#", "===", "$"].contains(parts[0])
      if isDirective { try writeFile() }
      if file == nil, let first = line.first, "|¦![".contains(first) { continue }
      session.append(line)
      switch parts.first {
      case "#" where isDirective:
        folder = try TemporaryFolder()
        input = ""
      case "===" where isDirective: file = (parts[1], [])
      case "$" where isDirective: session += try run(parts[1])
      default: file?.lines.append(line)
      }
    }
    return session.joined(separator: "\n")
  }

  private mutating func writeFile() throws {
    guard let (name, lines) = file else { return }
    file = nil
    let text = lines.joined(separator: "\n")
    if name == "-" {
      input = text
    } else if let size = text.wholeMatch(of: /PNG (\d+)×(\d+)/) {
      let picture = ExportFixture.png(width: Int(size.1) ?? 0, height: Int(size.2) ?? 0)
      try folder.write(picture, to: name)
    } else {
      try folder.write(text, to: name)
    }
  }

  private func run(_ command: String) throws -> [String] {
    let words = command.split(separator: " ").map(String.init)
    switch words[0] {
    case "cat": return Self.lines("|", try folder.text(words[1]))
    case "grep":
      let lines = try folder.text(words[2]).split(separator: "\n")
      return lines.filter { $0.contains(words[1]) }.map { "| \($0)" }
    case "ls": return try folder.names(in: words.count > 1 ? words[1] : "").map { "| \($0)" }
    case "rm":
      try FileManager.default.removeItem(atPath: folder.path + "/" + words[1])
      return []
    default:
      let outcome = expo(String(command.dropFirst("expo ".count)), in: folder.path, input: input)
      return Self.lines("|", outcome.output) + Self.lines("!", outcome.errors)
        + ["[\(outcome.status.rawValue)]"]
    }
  }

  private static func lines(_ mark: String, _ text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let last = lines.last.flatMap { $0.isEmpty ? nil : "¦ \($0)" }
    return lines.dropLast().map { "\(mark) \($0)" } + (last.map { [$0] } ?? [])
  }
}
