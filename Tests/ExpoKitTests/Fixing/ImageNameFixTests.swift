import ExpoTestSupport
import Testing

/// Names of pictures: never fixed safely, and suggested only where nothing else can be meant.
struct ImageNameFixTests {
  /// The sets of a catalog, the names that its entries use, and what all fixes make of these.
  struct Case: Sendable, CustomTestStringConvertible {
    let sets: [String]
    let names: [String]
    let fixed: [String]

    init(_ sets: [String], _ names: [String], _ fixed: [String]) {
      self.sets = sets
      self.names = names
      self.fixed = fixed
    }

    var testDescription: String { "\(names) in \(sets)" }
  }

  private static let cases = [
    // Near, alone and not used.
    Case(["god", "haegeum"], ["gold", "haegeum"], ["god", "haegeum"]),
    Case(["jikji"], ["jikjy"], ["jikji"]),
    // Used by another entry.
    Case(["god", "haegeum"], ["gold", "god"], ["gold", "god"]),
    // As near, or one edit further.
    Case(["jikji", "jikje"], ["jikjy"], ["jikjy"]),
    Case(["jikji", "jikjoy"], ["jikjy"], ["jikjy"]),
    Case(["hanok_gate", "hanok_gates2"], ["hanok_gat"], ["hanok_gate"]),
    // Two entries that would get the same picture.
    Case(["jikji"], ["jikjy", "jikje"], ["jikjy", "jikje"]),
    Case(["jikji"], ["jikjy", "jikjy"], ["jikjy", "jikjy"]),
    // Another case: the only set, a set that is used, one of two sets.
    Case(["jikji"], ["Jikji"], ["jikji"]),
    Case(["jikji"], ["Jikji", "jikji"], ["Jikji", "jikji"]),
    Case(["jikji", "JIKJI"], ["Jikji"], ["Jikji"]),
    // White space at the end.
    Case(["jikji"], ["jikji "], ["jikji"]),
  ]

  @Test("names, and what fixes make of them", arguments: cases)
  func names(_ example: Case) throws {
    let entries = ProjectTree().dataSet("i", in: "A.xcassets", ProjectTree.entries(example.names))
    let tree = example.sets.reduce(entries) { $0.vectors(in: "A.xcassets", $1) }
    let folder = try TemporaryFolder(tree.files)
    let inspection = Inspection(Workspace(configuration: .isolated))
    let path = folder.path + "/A.xcassets"
    #expect(try Fixer(inspection, allowsUnsafe: false).run([DocumentPath(path)]).changes.isEmpty)
    let after = try Fixer(inspection, allowsUnsafe: true).run([DocumentPath(path)]).changes.first?
      .after
    #expect(
      after?.text ?? ProjectTree.entries(example.names) == ProjectTree.entries(example.fixed))
  }
}
