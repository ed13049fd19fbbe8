import ExpoTestSupport
import Foundation
import Testing

@testable import ExpoKit

/// What a killed run leaves behind is gone after the next run, whatever that writes.
struct SweepingTests {
  private static let left = ".expo-tmp-0123456789abcdef"
  private static let young = ".expo-tmp-fedcba9876543210"
  private static let others = [".expo-1900", ".expo-tmp", ".expo-tmp-notes"]
  /// Wrongly formatted, with a comma to fix.
  private static let entries = #"[{"name":"n","image_name":"i","short_desc":"s","desc":"d",}]"#

  @Test(
    "each command sweeps the folder that it writes to",
    arguments: [
      ("validate --fix @/items.json", ""),
      ("validate --write-baseline @/known.json @/items.json", ""),
      ("validate -f json=@/report.json @/items.json", ""),
      ("format --write @/sound.json", ""),
      ("export markdown @/sound.json -o @/book.md", ""),
      ("export html @/sound.json -o @/site", "site/"),
      ("export html @/sound.json -o @/site", "site/entries/"),
    ])
  func sweeps(line: String, inside: String) throws {
    let folder = try TemporaryFolder([
      "items.json": Self.entries, "sound.json": Self.entries.replacing(",}", with: "}"),
    ])
    // The folder of an export has been exported to before.
    if !inside.isEmpty { expo(line, in: folder.path) }
    for name in [Self.left, Self.young] + Self.others {
      try folder.write("part", to: inside + name)
      try folder.setAge(name == Self.young ? 60 : 7200, of: inside + name)
    }
    expo(line, in: folder.path)
    let names = try folder.names(in: inside)
    #expect(!names.contains(Self.left))
    #expect(Set(names).isSuperset(of: [Self.young] + Self.others))
  }

  @Test("a scratch folder is private, and removed with all in it; that of a killed run is swept")
  func scratch() throws {
    let folder = try TemporaryFolder(["kept/a.json": "part"])
    let left = ".expo-tmp-folder-0123456789abcdef"
    try folder.write("part", to: "\(left)/a/b/c.json")
    try folder.link("\(left)/a/out", to: folder.path + "/kept")
    try folder.setAge(7200, of: left)
    let path = try FileWriter.makeScratchFolder(in: folder.path)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(try mode == 0o700 && folder.names(in: "").count == 2)
    FileWriter.removeScratchFolder(path)
    #expect(try folder.names(in: "") == ["kept"] && folder.text("kept/a.json") == "part")
  }
}
