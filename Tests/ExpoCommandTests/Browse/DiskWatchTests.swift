import ExpoTestSupport
import Testing

@testable import ExpoCommand

/// Changes of documents on disk, at most once a second.
struct DiskWatchTests {
  private static let entries =
    #"[{"name": "n", "image_name": "i", "short_desc": "s", "desc": "d"}]"#

  private func document(in folder: TemporaryFolder) throws -> BrowseDocument {
    var finder = ExhibitionFinder()
    finder.entries = folder.path + "/items.json"
    return BrowseDocument(try finder.find(nil), language: .english)
  }

  @Test("a change between the reading and the first look is found")
  func changedEarly() throws {
    let folder = try TemporaryFolder(["items.json": Self.entries])
    let document = try document(in: folder)
    try folder.write("[]", to: "items.json")
    var watch = DiskWatch(document.documents, at: 0)
    let seen = [0.5, 1, 1.5].map { watch.isChanged(at: $0) }
    #expect(seen == [false, true, true])
  }

  @Test("a change is found a second after the last look, and stays")
  func changed() throws {
    let folder = try TemporaryFolder(["items.json": Self.entries])
    var watch = DiskWatch(try document(in: folder).documents, at: 10)
    let before = watch.isChanged(at: 11)
    try folder.write("[]", to: "items.json")
    let seen = [11.9, 12, 12.1].map { watch.isChanged(at: $0) }
    try folder.write(Self.entries, to: "items.json")
    let after = watch.isChanged(at: 20)
    #expect(!before && after)
    #expect(seen == [false, true, true])
  }

  @Test("a document that is removed is changed")
  func removed() throws {
    var folder: TemporaryFolder? = try TemporaryFolder(["items.json": Self.entries])
    var watch = DiskWatch(try document(in: try #require(folder)).documents, at: 0)
    folder = nil
    let isChanged = watch.isChanged(at: 1)
    #expect(isChanged)
  }
}
