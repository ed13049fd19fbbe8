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
    let before = watch.isChanged(at: 11)
    try folder.write("[]", to: "items.json")
    // One that begins after the change finds it too.
    var late = DiskWatch(read, at: 11)
    let seen = [11.9, 12, 12.1].map { [watch.isChanged(at: $0), late.isChanged(at: $0)] }
    try folder.write(Self.entries, to: "items.json")
    let after = watch.isChanged(at: 20)
    #expect(!before && after)
    #expect(seen == [[false, false], [true, true], [true, true]])
  }

  @Test("a document that is removed is changed")
  func removed() throws {
    let folder = try TemporaryFolder(["items.json": Self.entries])
    var watch = DiskWatch(try documents(in: folder), at: 0)
    try folder.delete("items.json")
    let isChanged = watch.isChanged(at: 1)
    #expect(isChanged)
  }
}
