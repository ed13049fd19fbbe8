import ExpoTestSupport
import Foundation
import Testing

/// Outputs that would replace what a run reads: refused with 2 before anything is read.
struct OutputTests {
  private static let entries = #"[{"name":"n","image_name":"i","short_desc":"s","desc":"d"}]"#
  private static let picture = "<svg xmlns=\"http://www.w3.org/2000/svg\"/>"

  private static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      "items.json": entries, "known.json": #"{"version": 1, "fingerprints": []}"#,
      "report.json": #"[{"file": "a", "line": 1}]"#,
      ".expo.json": "{}",
      "A.xcassets/items.dataset/items.json": entries,
      "A.xcassets/items.dataset/Contents.json": #"{"data": [{"filename": "items.json"}]}"#,
      "A.xcassets/i.imageset/Contents.json": #"{"images": [{"filename": "i.svg"}]}"#,
      "A.xcassets/i.imageset/i.svg": picture,
    ])
    try folder.link("link.json", to: "items.json")
    try folder.hardLink("hard.json", to: "items.json")
    return folder
  }

  @Test(
    "a run refuses to write a file that it reads, under any name",
    arguments: [
      ("--write-baseline @/items.json @/items.json", "items.json"),
      ("-f json=@/items.json @/items.json", "items.json"),
      ("-f json=@/link.json @/items.json", "items.json"),
      ("-f json=@/hard.json @/items.json", "items.json"),
      ("-f json=@/items.json @/link.json", "link.json"),
      ("-f json=@/items.json @", "hard.json"),
      ("-f json=@/.expo.json @/items.json", ".expo.json"),
      ("-f json=@/known.json --baseline @/known.json @/items.json", "known.json"),
      ("-f json=@/A.xcassets/i.imageset/Contents.json @", "Contents.json"),
      ("-f json=@/A.xcassets/i.imageset/i.svg @/A.xcassets", "i.svg"),
      ("--write-baseline @/A.xcassets/items.dataset/items.json @/A.xcassets", "items.json"),
      ("--fix -f json=@/items.json @/items.json", "items.json"),
    ])
  func refused(words: String, file: String) throws {
    let folder = try Self.project()
    let before = try folder.contents()
    let result = expo("validate \(words)", in: folder.path)
    #expect(result.ended(.failure, printing: "", saying: "this run reads the file", file))
    #expect(try folder.contents() == before)
  }

  @Test(
    "no output replaces a file that the run reads, or one of git's own",
    arguments: [
      ("App/View.swift", "this run reads the file"), ("App/Info.plist", "this run reads the file"),
      ("App/flag.png", "this run reads the file"), (".gitignore", "this run reads the file"),
      ("App/.gitignore", "this run reads the file"),
      ("App/.expo.json", "this run reads the file"),
      (".git/config", "inside the folder of git's own data"),
      (".git/hooks/none", "inside the folder of git's own data"),
      ("to-git/config", "inside the folder of git's own data"),
      ("bare/HEAD", "inside the folder of git's own data"),
    ])
  func searched(output: String, message: String) throws {
    let folder = try TemporaryFolder([
      "App/items.json": Self.entries, "App/View.swift": "Image(.flag)", "App/Info.plist": "",
      "App/flag.png": "", ".gitignore": "*.log", "App/.gitignore": "*.tmp",
      "App/.expo.json": "{}", ".git/HEAD": "ref: refs/heads/main",
      ".git/config": "", "bare/HEAD": "",
    ])
    for name in [".git/hooks", "bare/objects", "bare/refs"] {
      try FileManager.default.createDirectory(
        atPath: folder.path + "/" + name, withIntermediateDirectories: true)
    }
    try folder.link("to-git", to: ".git")
    let before = try folder.contents()
    for line in [
      "validate -f json=@/\(output) @/App", "validate --write-baseline @/\(output) @/App",
      "export markdown @/App/items.json -o @/\(output)", "validate @/App",
    ] {
      let isExport = line.hasPrefix("export")
      let isSummary = line == "validate @/App"
      let result = expo(
        line, in: folder.path, environment: isSummary ? Self.summary(output, in: folder) : [:])
      #expect(result.status == .failure && result.output == "")
      #expect(isExport || result.errors.contains(message))
      #expect(try folder.contents() == before)
    }
  }

  private static func summary(_ name: String, in folder: TemporaryFolder) -> Environment {
    [.gitHubActions: "true", .gitHubStepSummary: "\(folder.path)/\(name)"]
  }

  @Test(
    "the summary of a GitHub workflow is an output too",
    arguments: ["items.json", "link.json", "hard.json", "here/items.json", ".expo.json"])
  func stepSummary(name: String) throws {
    let folder = try Self.project()
    try folder.link("here", to: ".")
    let before = try folder.contents()
    let result = expo(
      "validate @/items.json", in: folder.path, environment: Self.summary(name, in: folder))
    #expect(result.ended(.failure, saying: "this run reads the file"))
    #expect(try folder.contents() == before)
  }

  @Test(
    "reports and baselines of earlier runs are replaced, also in the folder that is checked",
    arguments: [
      "-f json=@/report.json @", "--write-baseline @/known.json @",
      "--baseline @/known.json --write-baseline @/known.json @",
      "-f json=/dev/null -f junit=/dev/./null @",
    ])
  func allowed(words: String) throws {
    let folder = try Self.project()
    let result = expo("validate --no-assets \(words)", in: folder.path)
    #expect(result.status == .success, "\(result.errors)")
  }

  @Test(
    "two outputs are not written to one file, under any names",
    arguments: [
      ("json=@/new.json --write-baseline @/A.xcassets/../new.json", nil),
      ("json=@/new.json --write-baseline @/here/new.json", nil),
      ("json=@/new.json --write-baseline @/here/here/new.json", nil),
      ("json=@/one -f sarif=@/two", nil), ("sarif=@/new.json -f junit=@/./new.json", nil),
      ("junit=@/new.json --write-baseline @/dangling", nil), ("json=@/here/new.json", "new.json"),
      ("sarif=@/new.json", "here/new.json"), ("junit=@/one", "two"),
      ("json --write-baseline @/new.json", "dangling"),
    ] as [(String, String?)])
  func twice(outputs: String, summary: String?) throws {
    let folder = try Self.project()
    try folder.link("here", to: ".")
    try folder.link("dangling", to: "new.json")
    try folder.write("old", to: "one")
    try folder.hardLink("two", to: "one")
    let result = expo(
      "validate -f \(outputs) @/items.json", in: folder.path,
      environment: summary.map { Self.summary($0, in: folder) } ?? [:])
    #expect(result.ended(.failure, saying: "two outputs are for this file"))
    #expect(try !folder.names.contains("new.json") && folder.text("one") == "old")
  }
}
