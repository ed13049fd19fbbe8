import ExpoTestSupport
import Testing

@testable import ExpoKit

struct CounterpartTests {
  private static let assets = "App/Assets.xcassets"

  private func findings(in folder: TemporaryFolder) throws -> [String] {
    try Inspection().lines(in: folder.path) { path, _, found in "\(path): \(found.rule.code)" }
  }

  @Test(
    "a second document of a kind is reported where list refuses to choose",
    arguments: [
      ("items_old", ProjectTree.entries(["a"]), true), ("fair_old", ProjectTree.exposition, true),
      ("Copy of items", ProjectTree.entries(["a"]), true),
      ("items copy", ProjectTree.entries(["a"]), true),
      ("../App/items_old", ProjectTree.entries(["a"]), false),
      ("../Tests/items_old", ProjectTree.entries(["a"]), false),
    ])
  func second(name: String, text: String, isRefused: Bool) throws {
    let path = name.hasPrefix("../") ? "\(name.dropFirst(3)).json" : "App/Data/\(name).json"
    let tree = ProjectTree().documents(in: "App/Data", "a", "b")
      .pictures(in: Self.assets, "a", "b").with([path: text])
    let folder = try TemporaryFolder(tree.files)
    #expect(try findings(in: folder) == (isRefused ? ["\(path): EX704"] : []))
    let list = { try ExhibitionFinder().findAll([DocumentPath(folder.path)]) }
    if isRefused {
      #expect(throws: ExhibitionError.self) { try list() }
      #expect(try ExhibitionFinder().findChoices(DocumentPath(folder.path)).count == 3)
    } else {
      #expect(try list().count == 2)
    }
  }
}
