import ExpoTestSupport
import Testing

@testable import ExpoKit

/// What is reported with a cause, and without it: a row for each pair of the table.
struct CausesTests {
  private static let code = #"App/A.swift = let items = NSDataAsset(name: "items"), fair = "fair""#
  private static let fair =
    "ASSETS/fair.dataset/Contents.json = \(FairProject.dataSet("fair.json")) ‖ ASSETS/fair.dataset/fair.json = EXPOSITION"
  private static let both = "pictures ASSETS: a b ‖ sets ASSETS: a"
  private static let twice =
    "sets ASSETS: a ‖ pictures ASSETS: a ‖ pictures App/More.xcassets: a ‖ Package.swift = nothing"
  private static let unnamed = ProjectTree.entries(["a"])
    .replacing(#""image_name": "a", "#, with: "").replacing("\n", with: "⏎")

  /// The steps of a project, what is found in it, what takes the cause away, and what is found then.
  static let rows = TextTable.rows(
    #"""
    \#(both) ‖ \#(code) ‖ App/B.swift = NSDataAsset(name: "c") ‖ ASSETS/c.dataset = nothing → nothing → \#(both) ‖ \#(code) ‖ App/B.swift = NSDataAsset(name: "c") → EX609 ‖ EX610
    sets ASSETS: a ‖ ASSETS/a.imageset = nothing → nothing → sets ASSETS: a ‖ pictures ASSETS: b → EX601
    pictures ASSETS: a ‖ sets ASSETS: a  → EX601 → ignoring EX601 → EX501
    pictures ASSETS: a ‖ sets ASSETS: a ‖ ASSETS/items.dataset/items.json = [{"name": "n", "image_name": "a ", "short_desc": "s", "desc": "dd"}] → EX601 → ignoring EX601 → EX609 ‖ EX502
    pictures ASSETS: a ‖ sets ASSETS: a ‖ \#(code) ‖ project App.xcodeproj: App App/Other.xcassets App/A.swift → EX705 → ignoring EX705 → EX610
    pictures App/More.xcassets: a ‖ sets ASSETS: a ‖ \#(code) ‖ project App.xcodeproj: App ASSETS App/A.swift → EX705 → ignoring EX705 → EX601
    pictures ASSETS: a ‖ \#(fair) ‖ \#(code) ‖ project App.xcodeproj: App ASSETS App/A.swift → EX610 → ignoring EX610 → EX702
    pictures ASSETS: a ‖ \#(fair) ‖ ASSETS/old.dataset/Contents.json = \#(FairProject.dataSet("old.json")) ‖ ASSETS/old.dataset/old.json lists a ‖ \#(code) ‖ project App.xcodeproj: App ASSETS App/A.swift → EX610 → ignoring EX610 → EX704
    \#(fair) ‖ ASSETS/items.dataset/Contents.json = \#(FairProject.dataSet("items.json")) → EX701 → \#(fair) ‖ App/B.xcassets/items.dataset/Contents.json = \#(FairProject.dataSet("items.json")) → EX702 ‖ EX701
    \#(both) ‖ ASSETS/items.dataset/items.json lists a b ‖ ASSETS/items.dataset/old.json lists c → EX701 → \#(both) ‖ ASSETS/items.dataset/items.json lists a b c → EX601
    App/fair.json = EXPOSITION ‖ App/left-out.json lists a → nothing → App/fair.json = EXPOSITION ‖ Other/left-out.json lists a → EX702
    App/fair.json = EXPOSITION ‖ App/list.json = nothing → EX102 → App/fair.json = EXPOSITION ‖ Other/list.json = nothing → EX702
    \#(both) ‖ ASSETS/left-out.dataset/Contents.json = \#(FairProject.dataSet("left-out.json")) ‖ ASSETS/left-out.dataset/left-out.json lists a → nothing → \#(both) → EX609
    \#(both) ‖ ASSETS/items.dataset/items.json = \#(unnamed) → EX302 → \#(both) → EX609
    pictures ASSETS: a b ‖ sets ASSETS: a c d → EX601 ‖ EX601 → \#(both) → EX609
    \#(twice) ‖ App.xcodeproj/project.pbxproj = <<<<<<< → nothing → \#(twice) → EX703
    """#)

  /// Other ways into a cause; in the last, a withheld problem causes nothing in later rows.
  static let others = TextTable.rows(
    #"""
    \#(twice) ‖ project.yml = targets: → nothing → \#(twice) → EX703
    \#(twice) ‖ Project.swift = import ProjectDescription → nothing → \#(twice) → EX703
    \#(both) ‖ ASSETS/items.dataset/items.json = [{"name": "n", "image_name": "a", "short_desc": "s", "desc": "dd"} → EX102 → \#(both) → EX609
    \#(both) ‖ ASSETS/left.dataset/Contents.json = \#(FairProject.dataSet("left.json")) ‖ ASSETS/left.dataset/left.json/a = nothing → nothing → \#(both) → EX609
    pictures ASSETS: a ‖ \#(fair) ‖ \#(code) ‖ App/B.xcassets/c.dataset = nothing ‖ project App.xcodeproj: App ASSETS App/B.xcassets App/A.swift → EX702 → pictures ASSETS: a ‖ \#(fair) ‖ \#(code) ‖ project App.xcodeproj: App ASSETS App/A.swift → EX610
    """#)

  @Test("every row of the table has one here")
  func count() { #expect(Causes.table.count == Self.rows.count) }

  @Test("a problem is reported only without its cause", arguments: rows + others)
  func pairs(row: [String]) throws {
    #expect(try Self.codes(in: row[0]) == TextTable.items(row[1]))
    let ignored = row[2].wholeMatch(of: /ignoring (.*)/).map { Rule.matching(String($0.1)) }
    let without = try Self.codes(in: ignored == nil ? row[2] : row[0], ignoring: ignored ?? [])
    #expect(without == TextTable.items(row[3]))
  }

  private static func codes(in steps: String, ignoring rules: [Rule] = []) throws -> [String] {
    let folder = try TemporaryFolder(ProjectTree(steps: steps).files)
    var files = FileChoice()
    files.excluded = ["**/left-out.json"]
    let run = try Inspection(
      Workspace(files, rules: RuleSelection(ignored: Set(rules)), configuration: .isolated)
    ).run([DocumentPath(folder.path)])
    return run.findings.flatMap(\.diagnostics).map(\.rule.code)
  }
}
