import ExpoCommand
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
    try FileManager.default.linkItem(
      atPath: folder.path + "/items.json", toPath: folder.path + "/hard.json")
    return folder
  }

  private func files(of folder: TemporaryFolder) throws -> [String: Data] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return names.reduce(into: [:]) {
      $0[$1] = FileManager.default.contents(atPath: folder.path + "/" + $1)
    }
  }

  @Test(
    "command → the file that it reads",
    arguments: [
      (["--write-baseline", "@/items.json", "@/items.json"], "items.json"),
      (["-f", "json=@/items.json", "@/items.json"], "items.json"),
      (["-f", "json=@/link.json", "@/items.json"], "items.json"),
      (["-f", "json=@/hard.json", "@/items.json"], "items.json"),
      (["-f", "json=@/items.json", "@/link.json"], "link.json"),
      (["-f", "json=@/items.json", "@"], "hard.json"),
      (["-f", "json=@/.expo.json", "@/items.json"], ".expo.json"),
      (["-f", "json=@/known.json", "--baseline", "@/known.json", "@/items.json"], "known.json"),
      (["-f", "json=@/A.xcassets/i.imageset/Contents.json", "@"], "Contents.json"),
      (["-f", "json=@/A.xcassets/i.imageset/i.svg", "@/A.xcassets"], "i.svg"),
      (
        ["--write-baseline", "@/A.xcassets/items.dataset/items.json", "@/A.xcassets"],
        "items.json"
      ),
      (["--fix", "-f", "json=@/items.json", "@/items.json"], "items.json"),
    ])
  func refused(words: [String], file: String) throws {
    let folder = try Self.project()
    let before = try files(of: folder)
    let console = RecordingConsole()
    let status = console.run(["validate"] + words.map { $0.replacing("@", with: folder.path) })
    #expect(status == .failure)
    #expect(console.standardOutput == "")
    #expect(console.standardError.contains("this run reads the file"))
    #expect(console.standardError.contains(file))
    #expect(try files(of: folder) == before)
  }

  @Test("the summary of a GitHub workflow is an output too")
  func stepSummary() throws {
    let folder = try Self.project()
    let (console, path) = (RecordingConsole(), folder.path + "/items.json")
    let status = console.run(
      ["validate", path], environment: [.gitHubActions: "true", .gitHubStepSummary: path])
    #expect(status == .failure)
    #expect(try folder.text("items.json") == Self.entries)
  }

  @Test(
    "reports and baselines of earlier runs are replaced, also in the folder that is checked",
    arguments: [
      ["-f", "json=@/report.json", "@"], ["--write-baseline", "@/known.json", "@"],
      ["--baseline", "@/known.json", "--write-baseline", "@/known.json", "@"],
      ["-f", "json=/dev/null", "-f", "tap=/dev/./null", "@"],
    ])
  func allowed(words: [String]) throws {
    let folder = try Self.project()
    let console = RecordingConsole()
    let status = console.run(
      ["validate", "--no-assets"] + words.map { $0.replacing("@", with: folder.path) })
    #expect(status == .success, "\(console.standardError)")
  }

  @Test("two outputs are not written to one file, by whatever names")
  func twice() throws {
    let folder = try Self.project()
    let console = RecordingConsole()
    let status = console.run([
      "validate", "-f", "json=\(folder.path)/new.json", "--write-baseline",
      "\(folder.path)/A.xcassets/../new.json", folder.path + "/items.json",
    ])
    #expect(status == .failure)
    #expect(console.standardError.contains("two outputs are for this file"))
    #expect(try !folder.names.contains("new.json"))
  }

  @Test("a configuration is never replaced by an export")
  func export() throws {
    let folder = try Self.project()
    let console = RecordingConsole()
    let status = console.run([
      "export", "markdown", folder.path + "/items.json", "-o", folder.path + "/.expo.json",
    ])
    #expect(status == .failure)
    #expect(try folder.text(".expo.json") == "{}")
  }
}
