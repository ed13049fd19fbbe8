import ExpoCommand
import ExpoTestSupport
import Testing

/// What a killed run leaves behind is gone after the next run, whatever that writes.
struct SweepingTests {
  private static let left = ".expo-tmp-0123456789abcdef"
  private static let young = ".expo-tmp-fedcba9876543210"
  private static let others = [".expo-1900", ".expo-tmp", ".expo-tmp-notes"]
  /// Wrongly formatted, with a comma to fix.
  private static let entries =
    #"[{"name":"n","image_name":"i","short_desc":"s","desc":"d",}]"#

  @Test(
    "each command sweeps the folder that it writes to",
    arguments: [
      (["validate", "--fix", "DIR/items.json"], ""),
      (["validate", "--write-baseline", "DIR/known.json", "DIR/items.json"], ""),
      (["validate", "-f", "json=DIR/report.json", "DIR/items.json"], ""),
      (["format", "--write", "DIR/sound.json"], ""),
      (["export", "markdown", "DIR/sound.json", "-o", "DIR/book.md"], ""),
      (["export", "html", "DIR/sound.json", "-o", "DIR/site"], "site/"),
      (["export", "html", "DIR/sound.json", "-o", "DIR/site"], "site/entries/"),
    ])
  func sweeps(words: [String], inside: String) throws {
    let folder = try TemporaryFolder([
      "items.json": Self.entries, "sound.json": Self.entries.replacing(",}", with: "}"),
    ])
    // The folder of an export has been exported to before.
    let run = {
      _ = RecordingConsole().run(words.map { $0.replacing("DIR", with: folder.path) })
    }
    if !inside.isEmpty { run() }
    for name in [Self.left, Self.young] + Self.others {
      try folder.write("part", to: inside + name)
      try folder.setAge(name == Self.young ? 60 : 7200, of: inside + name)
    }
    run()
    let names = try folder.names(in: inside)
    #expect(!names.contains(Self.left))
    #expect(Set(names).isSuperset(of: [Self.young] + Self.others))
  }
}
