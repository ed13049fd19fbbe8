import ExpoTestSupport
import Testing

@testable import ExpoKit

/// What is reported with a cause, and without it: a row for each pair of the table.
struct CausesTests {
  struct Row: Sendable {
    let tree: ProjectTree
    let codes: [String]
    /// What takes the cause away: another tree, or a rule that is not reported.
    var without: ProjectTree?
    var ignoring: Rule?
    let codesWithout: [String]
  }

  private static let assets = "App/Assets.xcassets"
  private static let fair = ProjectTree.exposition
  private static let items = ProjectTree.entries(["a"])

  /// An app with a file of code.
  private static func app(_ paths: String..., code: String) -> [String: String?] {
    [
      "App/A.swift": code,
      "App.xcodeproj/project.pbxproj": XcodeProjectText.of(.init("App", paths + ["App/A.swift"])),
    ]
  }

  private static let both = ProjectTree().pictures(in: assets, "a", "b").dataSets(in: assets, "a")
  private static let twice = ProjectTree().dataSets(in: assets, "a").pictures(in: assets, "a")
    .pictures(in: "App/More.xcassets", "a").with(files: "Package.swift")
  private static let loading = #"let items = NSDataAsset(name: "items"), fair = "fair""#

  static let rows = [
    Row(
      tree: ProjectTree().pictures(in: assets, "a").dataSets(in: assets, "a", ""),
      codes: ["EX601"], ignoring: .missingImageSet, codesWithout: ["EX501"]),
    Row(
      tree: ProjectTree().pictures(in: assets, "a").dataSets(in: assets, "a")
        .with(app("App/Other.xcassets", code: loading)),
      codes: ["EX705"], ignoring: .catalogInNoTarget, codesWithout: ["EX610"]),
    Row(
      tree: ProjectTree().pictures(in: "App/More.xcassets", "a").dataSets(in: assets, "a")
        .with(app(assets, code: loading)),
      codes: ["EX705"], ignoring: .catalogInNoTarget, codesWithout: ["EX601"]),
    Row(
      tree: ProjectTree().pictures(in: assets, "a").dataSet("fair", in: assets, fair)
        .with(app(assets, code: loading)),
      codes: ["EX610"], ignoring: .missingAsset, codesWithout: ["EX702"]),
    Row(
      tree: ProjectTree().pictures(in: assets, "a").dataSet("fair", in: assets, fair)
        .dataSet("old", in: assets, items)
        .with(app(assets, code: loading)),
      codes: ["EX610"], ignoring: .missingAsset, codesWithout: ["EX704"]),
    Row(
      tree: ProjectTree().dataSet("fair", in: assets, fair)
        .with(["\(assets)/items.dataset/Contents.json": FairProject.dataSet("items.json")]),
      codes: ["EX701"],
      without: ProjectTree().dataSet("fair", in: assets, fair)
        .with(["App/B.xcassets/items.dataset/Contents.json": FairProject.dataSet("items.json")]),
      codesWithout: ["EX702", "EX701"]),
    Row(
      tree: ProjectTree().with(["App/fair.json": fair, "App/left-out.json": items]), codes: [],
      without: ProjectTree().with(["App/fair.json": fair, "Other/left-out.json": items]),
      codesWithout: ["EX702"]),
    Row(
      tree: ProjectTree().with(["App/fair.json": fair, "App/list.json": ""]), codes: ["EX102"],
      without: ProjectTree().with(["App/fair.json": fair, "Other/list.json": ""]),
      codesWithout: ["EX702"]),
    Row(
      tree: both.dataSet("left-out", in: assets, items), codes: [], without: both,
      codesWithout: ["EX609"]),
    Row(
      tree: both.dataSet("items", in: assets, items.replacing(#""image_name": "a", "#, with: "")),
      codes: ["EX302"], without: both, codesWithout: ["EX609"]),
    Row(
      tree: ProjectTree().pictures(in: assets, "a", "b").dataSets(in: assets, "a", "c", "d"),
      codes: ["EX601", "EX601"], without: both, codesWithout: ["EX609"]),
    Row(
      tree: twice.with(["App.xcodeproj/project.pbxproj": "<<<<<<<"]), codes: [], without: twice,
      codesWithout: ["EX703"]),
  ]

  @Test("a problem is reported only without its cause", arguments: rows.indices)
  func pairs(number: Int) throws {
    let row = Self.rows[number]
    #expect(Causes.table.count == Self.rows.count)
    #expect(try Self.codes(in: row.tree) == row.codes, "\(Causes.table[number])")
    #expect(try Self.codes(in: row.without ?? row.tree, ignoring: row.ignoring) == row.codesWithout)
  }

  private static func codes(in tree: ProjectTree, ignoring rule: Rule? = nil) throws -> [String] {
    let folder = try TemporaryFolder(tree.files)
    let rules = RuleSelection(ignored: Set([rule].compactMap(\.self)))
    var files = FileChoice()
    files.excluded = ["**/left-out.json"]
    let run = try Inspection(Workspace(files, rules: rules, configuration: .isolated))
      .run([DocumentPath(folder.path)])
    return run.findings.flatMap(\.diagnostics).map(\.rule.code)
  }
}
