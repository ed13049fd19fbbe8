import ExpoTestSupport
import Testing

@testable import ExpoCommand

/// Changes of documents on disk, at most once a second.
struct DiskWatchTests {
  private static let entries =
    #"[{"name": "n", "image_name": "i", "short_desc": "s", "desc": "d"}]"#

  private func documents(in folder: TemporaryFolder) throws -> ExhibitionDocuments {
    var finder = ExhibitionFinder()
    finder.entries = folder.path + "/items.json"
    return try finder.find(nil)
  }

  @Test("a change is found a second after the last look, and stays")
  func changed() throws {
    let folder = try TemporaryFolder(["items.json": Self.entries])
    let read = try documents(in: folder)
    var watch = DiskWatch(read, at: 10)
    watch.checkForChanges(at: 11)
    let before = watch.isChanged
    try folder.write("[]", to: "items.json")
    // One that begins after the change finds it too.
    var late = DiskWatch(read, at: 11)
    let seen = [11.9, 12, 12.1].map { seconds in
      watch.checkForChanges(at: seconds)
      late.checkForChanges(at: seconds)
      return [watch.isChanged, late.isChanged]
    }
    try folder.write(Self.entries, to: "items.json")
    watch.checkForChanges(at: 20)
    let after = watch.isChanged
    #expect(!before && after)
    #expect(seen == [[false, false], [true, true], [true, true]])
  }

  @Test("a removed document counts as changed")
  func removed() throws {
    let folder = try TemporaryFolder(["items.json": Self.entries])
    var watch = DiskWatch(try documents(in: folder), at: 0)
    try folder.delete("items.json")
    watch.checkForChanges(at: 1)
    #expect(watch.isChanged)
  }
}
