import ExpoTestSupport
import Testing

/// Names of pictures: never fixed safely, and suggested only where nothing else can be meant.
struct ImageNameFixTests {
  /// The sets of a catalog, the names that its entries use, and what all fixes make of these.
  private static let cases: [(sets: [String], names: [String], fixed: [String])] = [
    // Near, alone and not used.
    (["god", "haegeum"], ["gold", "haegeum"], ["god", "haegeum"]),
    (["jikji"], ["jikjy"], ["jikji"]),
    // Used by another entry.
    (["god", "haegeum"], ["gold", "god"], ["gold", "god"]),
    // As near, or one edit further.
    (["jikji", "jikje"], ["jikjy"], ["jikjy"]),
    (["jikji", "jikjoy"], ["jikjy"], ["jikjy"]),
    (["hanok_gate", "hanok_gates2"], ["hanok_gat"], ["hanok_gate"]),
    // Two entries that would get the same picture.
    (["jikji"], ["jikjy", "jikje"], ["jikjy", "jikje"]),
    (["jikji"], ["jikjy", "jikjy"], ["jikjy", "jikjy"]),
    // Another case: the only set, a set that is used, one of two sets.
    (["jikji"], ["Jikji"], ["jikji"]),
    (["jikji"], ["Jikji", "jikji"], ["Jikji", "jikji"]),
    (["jikji", "JIKJI"], ["Jikji"], ["Jikji"]),
    // White space at the end.
    (["jikji"], ["jikji "], ["jikji"]),
  ]

  @Test("a name of a picture is fixed only if one unused name is near", arguments: cases)
  func names(sets: [String], names: [String], fixed: [String]) throws {
    let entries = ProjectTree().dataSet("i", in: "A.xcassets", ProjectTree.entries(names))
    let tree = sets.reduce(entries) { $0.vectors(in: "A.xcassets", $1) }
    let folder = try TemporaryFolder(tree.files)
    let inspection = Inspection(Workspace(configuration: .isolated))
    let path = folder.path + "/A.xcassets"
    #expect(try inspection.fixing([DocumentPath(path)], allowsUnsafe: false).changes.isEmpty)
    let after = try inspection.fixing([DocumentPath(path)], allowsUnsafe: true).changes.first?
      .after
    #expect(after?.text ?? ProjectTree.entries(names) == ProjectTree.entries(fixed))
  }
}
