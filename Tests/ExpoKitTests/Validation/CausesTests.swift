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
  private static let old =
    "ASSETS/old.dataset/Contents.json = \(FairProject.dataSet("old.json")) ‖ ASSETS/old.dataset/old.json lists a"

  /// The steps of a project, what is found in it, what takes the cause away, and what is found then.
  static let rows = TextTable.rows(
    #"""
    \#(both) ‖ \#(code) ‖ App/B.swift = NSDataAsset(name: "c") ‖ ASSETS/c.dataset = nothing → nothing → \#(both) ‖ \#(code) ‖ App/B.swift = NSDataAsset(name: "c") ‖ App/left-out.json lists a → EX609 ‖ EX610
    documents App: a  b\#u{a0} ‖ pictures ASSETS: c ‖ App/B.xcassets/a.imageset = nothing → EX601 ‖ EX502 → documents App: a  b\#u{a0} ‖ pictures ASSETS: c ‖ App/left-out.json lists a → EX601 ‖ EX601 ‖ EX601
    pictures ASSETS: a ‖ sets ASSETS:  a \#u{200b}  → EX601 ‖ EX601 ‖ EX205 ‖ EX601 → ignoring EX601 → EX501 ‖ EX205 ‖ EX501
    pictures ASSETS: a ‖ sets ASSETS: a ‖ ASSETS/items.dataset/items.json = [{"name": "n ", "image_name": "a ", "short_desc": "s", "desc": "dd"}] → EX502 ‖ EX601 → ignoring EX601 → EX609 ‖ EX502 ‖ EX502
    pictures ASSETS: a ‖ sets ASSETS: a ‖ \#(code), a = NSDataAsset(name: "a") ‖ project App.xcodeproj: App App/Other.xcassets App/A.swift → EX610 ‖ EX705 → ignoring EX705 → EX610 ‖ EX610
    pictures App/More.xcassets: a b\#u{a0} ‖ App/More.xcassets/c.colorset/Contents.json = {} ‖ pictures App/Web.xcassets: d ‖ sets ASSETS: a b\#u{a0} c d ‖ \#(code) ‖ project App.xcodeproj: App ASSETS App/A.swift; Web App/Web.xcassets → EX601 ‖ EX601 ‖ EX705 → ignoring EX705 → EX601 ‖ EX601 ‖ EX601 ‖ EX601
    pictures ASSETS: a ‖ App/fair.json = EXPOSITION ‖ App/A.swift = Bundle.main.url(forResource: "items", withExtension: "json"), "fair.json" ‖ App/B.xcassets/c.dataset = nothing ‖ project App.xcodeproj: App ASSETS App/B.xcassets App/fair.json App/A.swift → EX610 → ignoring EX610 → EX702
    pictures ASSETS: a ‖ \#(fair) ‖ \#(old) ‖ \#(code) ‖ project App.xcodeproj: App ASSETS App/A.swift → EX610 → pictures ASSETS: a ‖ \#(fair) ‖ \#(old) ‖ \#(code) ‖ App/B.xcassets/c.dataset = nothing ‖ project App.xcodeproj: App ASSETS App/B.xcassets App/A.swift → EX704
    \#(fair) ‖ ASSETS/items.dataset/Contents.json = \#(FairProject.dataSet("items.json")) ‖ App/A.xcassets/items.dataset/Contents.json = \#(FairProject.dataSet("items.json")) ‖ App/B.xcassets/items.dataset/Contents.json = \#(FairProject.dataSet("items.json")) → EX701 ‖ EX701 ‖ EX701 → ignoring EX701 → EX702
    \#(both) ‖ ASSETS/items.dataset/items.json lists a b ‖ ASSETS/items.dataset/old.json lists c → EX701 → \#(both) ‖ ASSETS/items.dataset/items.json lists a b c → EX601
    App/items.json lists z ‖ Package.swift = nothing ‖ App/list.json = nothing ‖ A/left-out.json = nothing ‖ App/left-out.json = nothing ‖ Z/left-out.json = nothing → EX702 → App/items.json lists z ‖ Package.swift = nothing ‖ Other/left-out.json = nothing → EX702 ‖ EX702
    App/items.json lists z ‖ pictures ASSETS: b ‖ App/list.json = nothing → EX601 ‖ EX102 → App/items.json lists z ‖ pictures ASSETS: b ‖ App/other.json = [{"name": "x", "desc": "y"}] ‖ Other/list.json = nothing ‖ App/B.xcassets/items.dataset/Contents.json = \#(FairProject.dataSet("items.json")) ‖ App/C.swift = UIImage(named: "z") → EX701 ‖ EX610 ‖ EX702 ‖ EX601
    \#(both) ‖ A/left-out.json = nothing ‖ ASSETS/left-out.dataset/Contents.json = \#(FairProject.dataSet("left-out.json")) ‖ ASSETS/left-out.dataset/left-out.json lists a ‖ Z/left-out.json = nothing → nothing → \#(both) ‖ App/left-out.json lists a → EX609
    \#(both) ‖ App/more.json = [{"name": "m", "short_desc": "s", "desc": "dd"}] → EX302 → pictures ASSETS: a \#u{e9}\#u{a0} c ‖ sets ASSETS: a e\#u{301}\#u{a0} → EX609 ‖ EX608 ‖ EX502
    pictures ASSETS: a b ‖ documents App: a c d → EX601 ‖ EX601 → pictures ASSETS: a b ‖ pictures App/More.xcassets: c ‖ sets ASSETS: a c ‖ \#(code) ‖ project App.xcodeproj: App ASSETS App/A.swift → EX609 ‖ EX705
    \#(twice) ‖ pictures ASSETS/g: a ‖ App.xcodeproj/project.pbxproj = <<<<<<< → EX703 → \#(twice) ‖ pictures ASSETS/g: a → EX703 ‖ EX703
    """#)

  /// Other ways into a cause; in the last, a withheld problem causes nothing in later rows.
  static let others = TextTable.rows(
    #"""
    pictures ASSETS: a ‖ ASSETS/items.dataset/Contents.json = {"data":[{"filename":"items.json","idiom":"iphone"}]} ‖ ASSETS/items.dataset/items.json lists a → EX701 ‖ EX702 → \#(both) → EX609
    \#(twice) ‖ project.yml = targets: → nothing → \#(twice) → EX703
    \#(twice) ‖ Project.swift = import ProjectDescription → nothing → \#(twice) → EX703
    \#(both) ‖ ASSETS/items.dataset/items.json = [{"name": "n", "image_name": "a", "short_desc": "s", "desc": "dd"} → EX102 → \#(both) → EX609
    \#(both) ‖ ASSETS/left.dataset/Contents.json = \#(FairProject.dataSet("left.json")) ‖ ASSETS/left.dataset/left.json/a = nothing → nothing → \#(both) → EX609
    A/.expo.json = {"ignore": ["EX702"]} ‖ A/fair.json = EXPOSITION ‖ B/fair.json = EXPOSITION → EX702 → A/fair.json = EXPOSITION ‖ B/fair.json = EXPOSITION ‖ App/B.xcassets/items.dataset/Contents.json = \#(FairProject.dataSet("items.json")) → EX702 ‖ EX701
    pictures ASSETS: a ‖ \#(fair) ‖ App/A.swift = NSDataAsset(name: "fair") ‖ project App.xcodeproj: App App/Other.xcassets App/A.swift → EX705 ‖ EX702 → pictures ASSETS: a ‖ App/fair.json = EXPOSITION ‖ App/list.json = nothing ‖ \#(code) ‖ project App.xcodeproj: App ASSETS App/fair.json App/A.swift → EX610
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
    let inspection = Inspection(Workspace(files, rules: RuleSelection(ignored: Set(rules))))
    let run = try inspection.run([DocumentPath(folder.path)])
    return run.findings.flatMap(\.diagnostics).map(\.rule.code)
  }
}
