import ExpoTestSupport
import Testing

@testable import ExpoKit

struct CounterpartTests {
  private static let assets = "App/Assets.xcassets"
  private static let data = "App/Resources/Data"

  private func findings(in folder: TemporaryFolder) throws -> [String] {
    try Inspection().lines(in: folder.path) { path, _, found in "\(path): \(found.rule.code)" }
  }

  @Test(
    "an exposition far away in the same target, in none, in that of tests",
    arguments: [(true, false), (false, false), (false, true)])
  func target(isInTarget: Bool, isInTests: Bool) throws {
    let files = isInTarget ? [Self.assets, "\(Self.data)/fair.json"] : [Self.assets]
    let tests = isInTests ? [Self.assets, "\(Self.data)/fair.json"] : []
    let tree = ProjectTree().dataSet("items", in: Self.assets, ProjectTree.entries(["a", "b"]))
      .pictures(in: Self.assets, "a", "b")
      // Nearer to it is a list that no target has.
      .documents(in: Self.data, "a", "b")
      .project(.init("App", files), .init("AppTests", kind: "bundle.unit-test", tests))
    let found = try findings(in: TemporaryFolder(tree.files))
    #expect(found == (isInTarget ? [] : ["\(Self.assets)/items.dataset/items.json: EX702"]))
  }

  @Test(
    "a document beside a lone exposition is judged, settings are not",
    arguments: [
      ("{\"items\": \(ProjectTree.entries(["a"]))}", "fair_data.json: EX301"),
      ("[]", "fair_data.json: EX307"),
      ("", "fair_data.json: EX102"), ("{\\rtf1}", "fair_data.json: EX115"),
      ("[", "fair_data.json: EX102"),
      // Settings of another program.
      ("{ // x\n}", "fair.json: EX702"), (#"{"a": 1,}"#, "fair.json: EX702"),
      ("[1, 2]", "fair.json: EX702"),
    ])
  func beside(text: String, expected: String) throws {
    let folder = try TemporaryFolder(["fair.json": ProjectTree.exposition, "fair_data.json": text])
    #expect(try findings(in: folder) == [expected])
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

  @Test("two lists in a catalog without an exposition are two expositions")
  func lists() throws {
    let tree = ProjectTree().dataSet("items", in: Self.assets, ProjectTree.entries(["a"]))
      .dataSet("others", in: Self.assets, ProjectTree.entries(["b"]))
      .pictures(in: Self.assets, "a", "b")
    let folder = try TemporaryFolder(tree.files)
    #expect(try findings(in: folder) == ["\(Self.assets)/items.dataset/items.json: EX702"])
    #expect(try ExhibitionFinder().findAll([DocumentPath(folder.path)]).count == 2)
  }
}
