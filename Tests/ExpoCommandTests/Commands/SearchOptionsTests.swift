import ExpoTestSupport
import Testing

/// The options of every command that searches folders: `--include`, `--exclude`, `--no-ignore`.
struct SearchOptionsTests {
  private static let commands = [
    "validate --show-files", "format", "list", "show --all", "browse",
    "export markdown -o -",
  ]

  private static func entries(_ name: String) -> String {
    #"[{"name": "\#(name)", "image_name": "x", "short_desc": "s", "desc": "d"}]"#
  }

  private static let files = [
    "found.json": entries("found"), "build/built.json": entries("built"),
    "git.json": entries("git"), "mine.json": entries("mine"), ".git/HEAD": "",
    ".gitignore": "git.json\n", ".git/info/exclude": "mine.json\n",
  ]

  @Test(
    "each command finds the document that the options leave", arguments: commands,
    [
      ("", "found"), ("--include built.json --exclude found.json", "built"),
      ("--exclude found.json --exclude=mine.json --no-ignore", "git"),
      ("--no-ignore --exclude found.json --exclude git.json", "mine"),
    ])
  func found(command: String, options: (String, String)) throws {
    let folder = try TemporaryFolder(Self.files)
    let result = expo("\(command) \(options.0) @", in: folder.path)
    #expect(result.status == .success, "\(result.errors)")
    let documents = ["found", "built", "git", "mine"].filter { name in
      let line = result.output.split(separator: "\n").first { $0.contains(name) }
      return line.map { !$0.contains("skipped") && !$0.contains("excluded") } ?? false
    }
    #expect(documents == [options.1], "\(result.output)")
  }

  @Test("format heeds the patterns of a configuration")
  func formatted() throws {
    let folder = try TemporaryFolder([
      "a.json": Self.entries("found"), "b.json": Self.entries("left out"),
      "build/c.json": Self.entries("included"),
      ".expo.json": #"{"exclude": ["b.json"], "include": ["build/*.json"]}"#,
    ])
    let output = expo("format @", in: folder.path).output
    #expect(output.contains("found") && output.contains("included") && !output.contains("left out"))
    try folder.write(#"{"exclud": []}"#, to: ".expo.json")
    #expect(expo("format @", in: folder.path).status == .failure)
  }
}
