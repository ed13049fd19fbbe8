import ExpoTestSupport
import Foundation
import Testing

@testable import ExpoKit

/// Which documents belong to an app, and which pictures, wherever they lie.
struct ProjectScopeTests {
  /// Code that loads data sets.
  private static func loading(_ names: String..., from bundle: String = "") -> String {
    names.map { "let \($0) = NSDataAsset(name: \"\($0)\"\(bundle))⏎" }.joined()
  }

  /// Code that loads files of the app.
  private static func files(_ names: String...) -> String {
    names.map { "let \($0) = Bundle.main.url(forResource: \"\($0)\", withExtension: \"json\")⏎" }
      .joined()
  }

  /// The steps of a package with its documents, pictures and code.
  private static func package(
    _ arguments: String = "", kind: String = "target", _ products: String = ""
  ) -> String {
    """
    pictures Sources/D/Media.xcassets: a ‖ sets Sources/D/Media.xcassets: a ‖ \
    Package.swift = let package = Package(name: "D", \(products) targets: [.\(kind)(name: "D"\(arguments))]) ‖ \
    Sources/D/D.swift = \(loading("items", "fair", from: ", bundle: .module"))
    """
  }

  /// The steps of an app with an exposition of other names, and of a list for its tests.
  private static let appWithListForTests = """
    pictures One/ASSETS: a ‖ One/ASSETS/halls.dataset/Contents.json = \(FairProject.dataSet("halls.json")) ‖ \
    One/ASSETS/halls.dataset/halls.json lists a ‖ One/ASSETS/expo.dataset/Contents.json = \(FairProject.dataSet("expo.json")) ‖ \
    One/ASSETS/expo.dataset/expo.json = EXPOSITION ‖ One/AppTests/items.json lists a ‖ \
    One/App/Model.swift = \(loading("halls", "expo")) ‖ One/AppTests/T.swift = \(loading("items")) ‖ \
    project One/App.xcodeproj: App ASSETS App/Model.swift; AppTests (bundle.unit-test) AppTests/items.json AppTests/T.swift
    """

  /// The steps of a catalog with a picture and a data set in a file; the exposition is in another.
  private static func set(_ file: String, _ rest: String, name: String = "items") -> String {
    let sets = [(name, file, rest), ("fair", "fair.json", "= EXPOSITION")].map {
      "ASSETS/\($0).dataset/Contents.json = \(FairProject.dataSet($1)) ‖ ASSETS/\($0).dataset/\($1) \($2)"
    }
    return "pictures ASSETS: a ‖ " + sets.joined(separator: " ‖ ")
  }

  /// Documents that two apps share, catalogs with one name, and the beginning of the project.
  private static let flavours = """
    documents Shared: a ‖ pictures A/A.xcassets: a ‖ pictures B/B.xcassets: a ‖ \
    project App.xcodeproj: A Shared/items.json Shared/fair.json A/A.xcassets
    """

  /// A framework whose code looks in its own bundle, with a catalog of colors.
  private static let framework = """
    Kit/Kit.xcassets/red.colorset/Contents.json = {"colors": []} ‖ A/A.swift = nothing ‖ B/B.swift = nothing ‖ \
    Kit/K.swift = class B {}⏎\(loading("items", "fair", from: ", bundle: Bundle(for: B.self)"))
    """

  /// An app with a second list, which loads data sets by names in other files.
  private static let inTexts = """
    pictures ASSETS: a ‖ sets ASSETS: a ‖ ASSETS/more.dataset/Contents.json = \(FairProject.dataSet("more.json")) ‖ \
    ASSETS/more.dataset/more.json lists a ‖ project App.xcodeproj: App ASSETS App/Model.swift ‖ \
    App/Model.swift = let items = NSDataAsset(name: NSLocalizedString("items", comment: ""))⏎\(loading("fair"))
    """

  /// A list in a data set; nearer to the exposition is a list that no target has.
  private static let farAway = """
    ASSETS/items.dataset/Contents.json = \(FairProject.dataSet("items.json")) ‖ \
    ASSETS/items.dataset/items.json lists a b ‖ pictures ASSETS: a b ‖ documents App/Resources/Data: a b
    """

  /// Apps by their systems and catalogs that compile one file, which loads `other` on a watch.
  private static func apps(
    _ name: String, _ catalogs: [String: String], _ findings: [String] = []
  ) -> ProjectCase {
    let other = """
      Other.xcassets/other.dataset/Contents.json = \(FairProject.dataSet("other.json")) ‖ \
      Other.xcassets/other.dataset/other.json = [1] ‖ \

      """
    let steps = """
      \(catalogs.values.contains("Other.xcassets") ? other : "")pictures ASSETS: a ‖ sets ASSETS: a ‖ \
      App/Model.swift = #if os(watchOS)⏎\(loading("other"))#else⏎\(loading("items", "fair"))#endif⏎
      """
    let targets = catalogs.sorted { $0.key < $1.key }.map { system, catalog in
      XcodeProjectText.Target(system, [catalog, "App/Model.swift"], settings: ["SDKROOT": system])
    }
    return ProjectCase(
      name,
      ProjectTree(steps: steps.replacing("⏎", with: "\n"))
        .with(["App.xcodeproj/project.pbxproj": XcodeProjectText.of(targets)]), findings)
  }

  static let cases =
    ProjectCase.rows(
      #"""
      -- Pictures that lie elsewhere.
      the catalog of the target beside the project's folder → pictures Shared/Media.xcassets: a ‖ sets ios/ASSETS: a ‖ project ios/App.xcodeproj: App ASSETS ../Shared/Media.xcassets → nothing
      the same without the picture → pictures Shared/Media.xcassets: b ‖ sets ios/ASSETS: a b ‖ project ios/App.xcodeproj: App ASSETS ../Shared/Media.xcassets → EX601 ios/App/Assets.xcassets/items.dataset/items.json
      a catalog of the outer project beside an inner one → pictures ASSETS: a ‖ sets ASSETS: a ‖ pictures Kit/Media.xcassets: b ‖ pictures Kit/Example.xcassets: c ‖ project App.xcodeproj: App ASSETS Kit/Media.xcassets ‖ project Kit/Kit.xcodeproj: Kit Example.xcassets → nothing
      the list in a library, the pictures in the app → pictures ASSETS: a ‖ documents Kit: a ‖ pictures Kit/Kit.xcassets: b ‖ project App.xcodeproj: App ASSETS; Kit (framework) Kit/items.json Kit/fair.json Kit/Kit.xcassets → nothing
      a synchronized folder beside the project's folder → pictures Shared/Media.xcassets: a ‖ sets ios/ASSETS: a ‖ project ios/App.xcodeproj: App ~App ~../Shared → nothing
      a list in a folder reference of one app, the picture in another → pictures ASSETS: b ‖ documents App/Data: a b ‖ pictures Other/Media.xcassets: a ‖ project App.xcodeproj: App ASSETS App/Data/; Other Other/Media.xcassets → EX601 App/Data/items.json
      a list in no target, the picture in a package of the project → pictures ASSETS: b ‖ documents App: a b ‖ pictures Kit/Sources/Kit/Media.xcassets: a ‖ Kit/Package.swift = let package = Package(targets: [.target(name: "Kit")]) ‖ project App.xcodeproj: App ASSETS → EX601 App/items.json
      a loose picture beside the project's folder → sets ios/ASSETS: a ‖ Pictures/a.png = PICTURE ‖ project ios/App.xcodeproj: App ASSETS ../Pictures/a.png → nothing
      a catalog of the target among dependencies → pictures App/vendor/Media.xcassets: a ‖ sets ASSETS: a ‖ project App.xcodeproj: App ASSETS App/vendor/Media.xcassets → nothing
      a catalog of the target that git ignores → pictures App/Made/Media.xcassets: a ‖ sets ASSETS: a ‖ .gitignore = Made⏎ ‖ project App.xcodeproj: App ASSETS App/Made/Media.xcassets → nothing
      a synchronized folder around the project's → sets ios/ASSETS: a ‖ Pictures/a.png = PICTURE ‖ project ios/App.xcodeproj: App ASSETS ~.. → EX601 ios/App/Assets.xcassets/items.dataset/items.json
      a package of which the name of the target is a variable → pictures Sources/D/Media.xcassets: b ‖ documents Sources/D: a b ‖ Package.swift = let package = Package(targets: [.target(name: name)]) ‖ Sources/D/D.swift = nothing ‖ old/a.png = PICTURE → EX601 Sources/D/items.json
      no picture at all → documents App: a ‖ project App.xcodeproj: App App/items.json App/fair.json → EX601 App/items.json
      -- Documents that are not the app's.
      two lists of a target of tests in one folder → pictures ASSETS: a ‖ sets ASSETS: a ‖ documents AppTests: a ‖ AppTests/more.json lists a ‖ project App.xcodeproj: App ASSETS; AppTests (bundle.unit-test) AppTests/items.json AppTests/fair.json AppTests/more.json → nothing
      a list for tests that names pictures of the app → pictures ASSETS: a ‖ sets ASSETS: a ‖ AppTests/mock.json lists a none ‖ project App.xcodeproj: App ASSETS; AppTests (bundle.unit-test) AppTests/mock.json → nothing
      a list for tests, one of an example and one of scripts, in no target → pictures ASSETS: a ‖ sets ASSETS: a ‖ AppTests/items.json lists none ‖ docs/example/items.json lists none ‖ scripts/items.json lists none ‖ project App.xcodeproj: App ASSETS → nothing
      an old list in no target → pictures ASSETS: a ‖ sets ASSETS: a ‖ Backup/items.json lists old ‖ project App.xcodeproj: App ASSETS → nothing
      a list for the tests of a package → \#(package(#"), .testTarget(name: "T""#)) ‖ Tests/T/items.json lists none → nothing
      an app whose folder ends as those of tests → pictures Contests/A.xcassets: a ‖ sets Contests/A.xcassets: a ‖ Contests/Model.swift = \#(loading("itmes")) → EX610 Contests/Model.swift
      lists outside of the only project → pictures ios/ASSETS: a ‖ sets ios/ASSETS: a ‖ project ios/App.xcodeproj: App ASSETS ‖ android/items.json lists none ‖ web/items.json lists none ‖ web/more.json lists none ‖ web/fair.json = EXPOSITION → nothing
      a list that no code loads, and one for previews that code loads → pictures ASSETS: a ‖ sets ASSETS: a ‖ App/other.json lists none ‖ App/Mocks/list.json lists none ‖ App/Model.swift = \#(loading("items", "fair"))\#(files("list")) ‖ project App.xcodeproj: App ~App → nothing
      -- One of each kind.
      two lists that code loads → pictures ASSETS: a ‖ documents App: a ‖ App/more.json lists a ‖ App/Model.swift = \#(files("items", "more", "fair")) ‖ project App.xcodeproj: App ~App → nothing
      data sets of one name in two catalogs of a target → pictures ASSETS: a ‖ sets ASSETS: a ‖ sets App/More.xcassets: a ‖ project App.xcodeproj: App ASSETS App/More.xcassets → EX703 App/More.xcassets/fair.dataset/Contents.json ‖ EX703 App/More.xcassets/items.dataset/Contents.json
      data sets of one name in two targets → pictures ASSETS: a ‖ sets ASSETS: a ‖ sets B/B.xcassets: a ‖ pictures B/B.xcassets: a ‖ project App.xcodeproj: App ASSETS; B B/B.xcassets → nothing
      two apps that share an exposition → pictures Shared/Media.xcassets: a b ‖ Shared/fair.json = EXPOSITION ‖ A/items.json lists a ‖ B/items.json lists b ‖ project App.xcodeproj: A Shared/Media.xcassets Shared/fair.json A/items.json; B Shared/Media.xcassets Shared/fair.json B/items.json → nothing
      pictures of two apps that share a list → \#(flavours); B Shared/items.json Shared/fair.json B/B.xcassets → nothing
      the same where one app lacks a picture of the list → \#(flavours); B Shared/items.json Shared/fair.json B/B.xcassets ‖ pictures A/A.xcassets: b ‖ Shared/items.json lists a b → nothing
      the same where one app shows none → documents Shared: a ‖ pictures A/A.xcassets: a ‖ pictures B/B.xcassets: b ‖ project App.xcodeproj: A Shared/items.json Shared/fair.json A/A.xcassets; B Shared/items.json Shared/fair.json B/B.xcassets → nothing
      two catalogs of a framework that two apps use → \#(framework) ‖ pictures Kit/Kit.xcassets: a ‖ pictures Kit/More.xcassets: a ‖ sets Kit/Kit.xcassets: a ‖ project App.xcodeproj: A A/A.swift; B B/B.swift; Kit (framework) Kit/Kit.xcassets Kit/More.xcassets Kit/K.swift → EX703 Kit/More.xcassets/a.imageset/Contents.json
      one catalog of a framework, one of its app → \#(framework) ‖ pictures ASSETS: a ‖ sets Kit/Kit.xcassets: a ‖ project App.xcodeproj: App ASSETS; Kit (framework) Kit/Kit.xcassets Kit/K.swift → nothing
      the same with two catalogs of one app → pictures C/C.xcassets: a ‖ \#(flavours) C/C.xcassets; B Shared/items.json Shared/fair.json B/B.xcassets → EX703 C/C.xcassets/a.imageset/Contents.json
      the list of a target of tests beside the app's → pictures ASSETS: a ‖ documents App: a ‖ AppTests/items.json lists a ‖ project App.xcodeproj: App ASSETS App/items.json App/fair.json; AppTests (bundle.unit-test) AppTests/items.json → nothing
      the data of previews → pictures ASSETS: a ‖ documents App: a ‖ App/Preview Content/items.json lists none ‖ project App.xcodeproj: App ~App → nothing
      a copy that Finder made: the one that code loads is the first → pictures ASSETS: a ‖ sets ASSETS: a ‖ ASSETS/items 2.dataset/Contents.json = \#(FairProject.dataSet("items.json")) ‖ ASSETS/items 2.dataset/items.json lists a ‖ App/Model.swift = \#(loading("items")) ‖ project App.xcodeproj: App ASSETS App/Model.swift → EX704 App/Assets.xcassets/items 2.dataset/items.json
      two catalogs of which no project file tells whether they are one bundle → pictures ASSETS: a ‖ sets ASSETS: a ‖ pictures Admin/Media.xcassets: a ‖ App.xcodeproj/project.pbxproj = <<<<<<< HEAD⏎ → EX113 App.xcodeproj/project.pbxproj
      an exposition far away in the same target → \#(farAway) ‖ project App.xcodeproj: App ASSETS App/Resources/Data/fair.json; AppTests (bundle.unit-test) → nothing
      an exposition far away in no target → \#(farAway) ‖ project App.xcodeproj: App ASSETS; AppTests (bundle.unit-test) → EX702 App/Assets.xcassets/items.dataset/items.json
      an exposition far away in the target of tests → \#(farAway) ‖ project App.xcodeproj: App ASSETS; AppTests (bundle.unit-test) ASSETS App/Resources/Data/fair.json → EX702 App/Assets.xcassets/items.dataset/items.json
      two lists in a catalog without an exposition → pictures ASSETS: a b ‖ ASSETS/items.dataset/Contents.json = \#(FairProject.dataSet("items.json")) ‖ ASSETS/items.dataset/items.json lists a ‖ ASSETS/others.dataset/Contents.json = \#(FairProject.dataSet("others.json")) ‖ ASSETS/others.dataset/others.json lists b → EX702 App/Assets.xcassets/items.dataset/items.json
      -- What may be the document that an exposition lacks is judged; the settings of another program are not.
      entries in an object → fair.json = EXPOSITION ‖ fair_data.json = {"items": [{"name": "n", "image_name": "a", "short_desc": "s", "desc": "dd"}]} → EX301 fair_data.json
      no entries → fair.json = EXPOSITION ‖ fair_data.json = [] → EX307 fair_data.json
      an empty file → fair.json = EXPOSITION ‖ fair_data.json = nothing → EX102 fair_data.json
      rich text → fair.json = EXPOSITION ‖ fair_data.json = {\rtf1} → EX115 fair_data.json
      an array that is not closed → fair.json = EXPOSITION ‖ fair_data.json = [ → EX102 fair_data.json
      settings with a comment → fair.json = EXPOSITION ‖ fair_data.json = { // x⏎} → EX702 fair.json
      settings with a trailing comma → fair.json = EXPOSITION ‖ fair_data.json = {"a": 1,} → EX702 fair.json
      an array of numbers → fair.json = EXPOSITION ‖ fair_data.json = [1, 2] → EX702 fair.json
      a menu in an object → fair.json = EXPOSITION ‖ fair_data.json = {"menu": [{"name": "n", "desc": "d"}]} → EX702 fair.json
      settings as the only other data set → \#(set("a.json", #"= {"theme": "dark"}"#, name: "a")) → EX702 App/Assets.xcassets/fair.dataset/fair.json
      terms as the only other data set → \#(set("a.txt", "= Terms", name: "a")) → EX702 App/Assets.xcassets/fair.dataset/fair.json
      prices as the only other data set → \#(set("a.csv", "= a,1", name: "a")) → EX702 App/Assets.xcassets/fair.dataset/fair.json
      a list in another format → \#(set("items.csv", "= a,1")) → EX701 App/Assets.xcassets/items.dataset/Contents.json
      a list in rich text → \#(set("items.rtf", #"= {\rtf1 []}"#)) → EX701 App/Assets.xcassets/items.dataset/Contents.json
      a list that lost its name → \#(set("a.json", "= []", name: "a")) → EX307 App/Assets.xcassets/a.dataset/a.json
      -- Code asks for a data set, whatever the name of its file.
      entries in a text file → \#(set("items.txt", "lists a")) → nothing
      entries in a file without an extension → \#(set("items", "lists a")) → nothing
      the same without the picture → \#(set("items", "lists b")) → EX601 App/Assets.xcassets/items.dataset/items
      entries that are broken in a text file → \#(set("items.txt", #"= [{"name": "n", "image_name": "a", "short_desc": "s" "desc": "dd"}]"#)) → EX103 App/Assets.xcassets/items.dataset/items.txt
      text beside a list in one data set → \#(set("items.json", "lists a")) ‖ ASSETS/items.dataset/Contents.json = {"data": [{"filename": "items.json", "idiom": "universal"}, {"filename": "a.txt", "idiom": "mac"}]} ‖ ASSETS/items.dataset/a.txt = a → EX701 App/Assets.xcassets/items.dataset/Contents.json
      a map in another data set → \#(set("a.geojson", #"= {"type": "FeatureCollection", "features": [{"name": "n", "desc": "d"}]}"#, name: "a")) → EX702 App/Assets.xcassets/fair.dataset/fair.json
      -- No app shows what no slot names.
      an old list whose picture is missing → \#(set("items.json", "lists a")) ‖ ASSETS/items.dataset/old.json lists a b → EX701 App/Assets.xcassets/items.dataset/Contents.json
      the same in the other list → \#(set("items.json", "lists a b")) ‖ ASSETS/items.dataset/old.json lists a → EX701 App/Assets.xcassets/items.dataset/Contents.json ‖ EX601 App/Assets.xcassets/items.dataset/items.json
      an old list in a slot → \#(set("items.json", "lists a")) ‖ ASSETS/items.dataset/Contents.json = {"data": [{"filename": "items.json", "idiom": "universal"}, {"filename": "old.json", "idiom": "mac"}]} ‖ ASSETS/items.dataset/old.json lists a b → EX601 App/Assets.xcassets/items.dataset/old.json
      -- What code loads.
      code of a library that loads the files of its app → pictures ASSETS: a ‖ documents App: a ‖ Kit/Model.swift = \#(files("items", "fair", "flag"))let flag = UIImage(named: "flag")⏎ ‖ App/flag.png = PICTURE ‖ project App.xcodeproj: App ASSETS App/items.json App/fair.json App/flag.png; Kit (framework) Kit/Model.swift → nothing
      a JSON file that is no document → pictures ASSETS: a ‖ documents App: a ‖ App/Model.swift = \#(files("items", "fair", "secrets")) ‖ project App.xcodeproj: App ASSETS App/items.json App/fair.json App/Model.swift → nothing
      a JSON file beside a document that is empty → pictures ASSETS: a ‖ sets ASSETS: a ‖ App/Model.swift = \#(loading("items", "fair"))\#(files("secrets")) ‖ ASSETS/fair.dataset/fair.json = nothing ‖ project App.xcodeproj: App ASSETS App/Model.swift → EX102 App/Assets.xcassets/fair.dataset/fair.json
      a folder that is called as a document → pictures ASSETS: a ‖ documents App/items: a ‖ App/Model.swift = let folder = Bundle.main.url(forResource: "items", withExtension: nil)⏎ ‖ project App.xcodeproj: App ASSETS App/items/ App/Model.swift → nothing
      the same folder as a group → pictures ASSETS: a ‖ documents App/items: a ‖ App/Model.swift = let folder = Bundle.main.url(forResource: "items", withExtension: nil)⏎ ‖ project App.xcodeproj: App ASSETS App/items/items.json App/items/fair.json App/Model.swift → EX610 App/Model.swift
      a case that is the name of a color → pictures ASSETS: a ‖ sets ASSETS: a ‖ ASSETS/red.colorset/Contents.json = {"colors": []} ‖ App/Model.swift = \#(loading("items", "fair"))enum N: String { case items, red; var data: NSDataAsset? { NSDataAsset(name: rawValue) } }⏎ ‖ project App.xcodeproj: App ASSETS App/Model.swift → nothing
      a file in another case than on disk → pictures ASSETS: a ‖ documents App: a ‖ App/Model.swift = \#(files("Items", "fair")) ‖ project App.xcodeproj: App ASSETS App/items.json App/fair.json App/Model.swift → EX610 App/Model.swift
      the same in the case of the target → pictures ASSETS: a ‖ documents App: a ‖ App/Model.swift = \#(files("Items", "fair")) ‖ project App.xcodeproj: App ASSETS App/Items.json App/fair.json App/Model.swift → nothing
      a data set that a catalog in no target has too → pictures ASSETS: a ‖ sets ASSETS: a ‖ sets App/Old.xcassets: a ‖ App/Model.swift = \#(loading("items", "fair")) ‖ project App.xcodeproj: App ASSETS App/Model.swift → EX705 App/Old.xcassets/Contents.json
      a data set that may be missing, and no exposition → pictures ASSETS: a ‖ ASSETS/items.dataset/Contents.json = \#(FairProject.dataSet("items.json")) ‖ ASSETS/items.dataset/items.json lists a ‖ App/Model.swift = \#(loading("items"))let promo = NSDataAsset(name: "promo") ?? NSDataAsset(name: "items")⏎ ‖ project App.xcodeproj: App ASSETS App/Model.swift → EX702 App/Assets.xcassets/items.dataset/items.json ‖ EX610 App/Model.swift
      a list of one app that has the name of a list for tests of another → \#(appWithListForTests) ‖ pictures Two/ASSETS: b ‖ sets Two/ASSETS: none b ‖ Two/App/Model.swift = \#(loading("items", "fair")) ‖ project Two/App.xcodeproj: App ASSETS App/Model.swift → EX601 Two/App/Assets.xcassets/items.dataset/items.json
      a data set that has nothing to do with the second list → pictures ASSETS: a ‖ sets ASSETS: a ‖ ASSETS/old.dataset/Contents.json = \#(FairProject.dataSet("old.json")) ‖ ASSETS/old.dataset/old.json lists a ‖ App/Model.swift = \#(loading("items", "music")) ‖ project App.xcodeproj: App ASSETS App/Model.swift → EX704 App/Assets.xcassets/old.dataset/old.json ‖ EX610 App/Model.swift
      an app that is called as documentation is → pictures Docs/A.xcassets: a ‖ sets Docs/A.xcassets: a ‖ project.yml = targets: ‖ Docs/Model.swift = \#(loading("itmes", "fair")) → EX610 Docs/Model.swift
      code of documentation in no target → pictures ASSETS: a ‖ sets ASSETS: a ‖ pictures docs/A.xcassets: a ‖ docs/items.json lists none ‖ docs/Model.swift = \#(loading("itmes")) ‖ project App.xcodeproj: App ASSETS → EX705 docs/A.xcassets/Contents.json
      a package that loads the data of its app → Package.swift = let package = Package(name: "D", targets: [.target(name: "D")]) ‖ Sources/D/D.swift = \#(loading("items")) ‖ Sources/D/Media.xcassets/Contents.json = {} ‖ documents Sources/D: a ‖ pictures Sources/D/Media.xcassets: a → nothing
      -- Where not every name can be followed.
      two lists whose names code composes → pictures ASSETS: a ‖ sets ASSETS: a ‖ ASSETS/items_ko.dataset/Contents.json = \#(FairProject.dataSet("items_ko.json")) ‖ ASSETS/items_ko.dataset/items_ko.json lists a ‖ App/Model.swift = let items = NSDataAsset(name: "items_\(language)") ?? NSDataAsset(name: "items")⏎\#(loading("fair")) ‖ project App.xcodeproj: App ASSETS App/Model.swift → nothing
      two lists in an array of names → pictures ASSETS: a ‖ sets ASSETS: a ‖ ASSETS/more.dataset/Contents.json = \#(FairProject.dataSet("more.json")) ‖ ASSETS/more.dataset/more.json lists a ‖ App/Model.swift = let all = ["items", "more"].map { NSDataAsset(name: $0) }⏎\#(loading("fair")) ‖ project App.xcodeproj: App ASSETS App/Model.swift → nothing
      the same with a third list that no code names → pictures ASSETS: a ‖ sets ASSETS: a ‖ ASSETS/more.dataset/Contents.json = \#(FairProject.dataSet("more.json")) ‖ ASSETS/more.dataset/more.json lists a ‖ App/Model.swift = let all = ["items", "most"].map { NSDataAsset(name: $0) }⏎\#(loading("fair")) ‖ project App.xcodeproj: App ASSETS App/Model.swift → EX704 App/Assets.xcassets/more.dataset/more.json
      two lists that code names and does not load → pictures ASSETS: a ‖ sets ASSETS: a ‖ ASSETS/more.dataset/Contents.json = \#(FairProject.dataSet("more.json")) ‖ ASSETS/more.dataset/more.json lists a ‖ App/Model.swift = let tabs = ["items", "more"] ‖ project App.xcodeproj: App ASSETS App/Model.swift → EX704 App/Assets.xcassets/more.dataset/more.json
      names in a file of texts → \#(inTexts) ‖ App/ko.lproj/Localizable.strings = "items" = "more"; → nothing
      names in a catalog of texts → \#(inTexts) ‖ App/Localizable.xcstrings = {"strings": {"items": {"value": "more"}}} → nothing
      the same without the name → \#(inTexts) ‖ App/ko.lproj/Localizable.strings = "items" = "most"; → EX704 App/Assets.xcassets/more.dataset/more.json
      two apps that share code with a logger, one without data → pictures ASSETS: a ‖ sets ASSETS: a ‖ App/Model.swift = import os⏎\#(loading("items", "fair")) ‖ Other.xcassets/Contents.json = {"info": {"author": "xcode", "version": 1}} ‖ project App.xcodeproj: App ASSETS App/Model.swift; Other Other.xcassets App/Model.swift → EX610 App/Model.swift ‖ EX610 App/Model.swift
      -- Modules.
      a list in a package, the picture in the app → Kit/Package.swift = let package = Package(targets: [.target(name: "D")]) ‖ sets Kit/Sources/D/D.xcassets: a ‖ Kit/Sources/D/D.swift = \#(loading("items", "fair", from: ", bundle: .module")) ‖ pictures ASSETS: a ‖ project App.xcodeproj: App ASSETS → nothing
      a list in a target of a package, the picture in another → Package.swift = let package = Package(targets: [.target(name: "D"), .target(name: "UI")]) ‖ sets Sources/D/D.xcassets: a ‖ pictures Sources/UI/UI.xcassets: a ‖ Sources/D/D.swift = \#(loading("items", "fair", from: ", bundle: .module")) → nothing
      the same without the picture → Package.swift = let package = Package(targets: [.target(name: "D"), .target(name: "UI")]) ‖ sets Sources/D/D.xcassets: a b ‖ pictures Sources/UI/UI.xcassets: a ‖ Sources/D/D.swift = \#(loading("items", "fair", from: ", bundle: .module")) → EX601 Sources/D/D.xcassets/items.dataset/items.json
      a list in a framework of a project, the picture in the app of another → pictures ASSETS: a ‖ project App.xcodeproj: App ASSETS ‖ sets Kit/Kit/Kit.xcassets: a ‖ project Kit/Kit.xcodeproj: Kit (framework) Kit/Kit.xcassets → nothing
      a picture in another normalization in the app of another project → pictures ASSETS: \#u{1100}\#u{1161} ‖ project App.xcodeproj: App ASSETS ‖ sets Kit/Kit/Kit.xcassets: \#u{AC00} ‖ project Kit/Kit.xcodeproj: Kit (framework) Kit/Kit.xcassets → EX608 Kit/Kit/Kit.xcassets/items.dataset/items.json
      data in a framework, which looks there → \#(framework) ‖ pictures ASSETS: a ‖ sets Kit/Kit.xcassets: a ‖ project App.xcodeproj: App ASSETS; Kit (framework) Kit/Kit.xcassets Kit/K.swift → nothing
      data in the app of a framework, which looks in its own → \#(framework) ‖ pictures ASSETS: a ‖ sets ASSETS: a ‖ project App.xcodeproj: App ASSETS; Kit (framework) Kit/Kit.xcassets Kit/K.swift → EX610 Kit/K.swift ‖ EX610 Kit/K.swift
      data in a catalog of no target, which a framework expects in its module → \#(framework) ‖ Kit/K.swift = \#(loading("items", "fair", from: ", bundle: .module")) ‖ pictures ASSETS: a ‖ sets Kit/More.xcassets: a ‖ project App.xcodeproj: App ASSETS; Kit (framework) Kit/Kit.xcassets Kit/K.swift → EX705 Kit/More.xcassets/Contents.json
      two apps that look in the bundle of a class, one without the data → pictures A/A.xcassets: a ‖ sets A/A.xcassets: a ‖ pictures B/B.xcassets: a ‖ Shared/M.swift = \#(loading("items", "fair", from: ", bundle: Bundle(for: C.self)")) ‖ project App.xcodeproj: A A/A.xcassets Shared/M.swift; B B/B.xcassets Shared/M.swift → EX610 Shared/M.swift ‖ EX610 Shared/M.swift
      the same in a static library → \#(framework) ‖ pictures ASSETS: a ‖ sets ASSETS: a ‖ project App.xcodeproj: App ASSETS Kit/Kit.xcassets; Kit (library.static) Kit/K.swift → nothing
      data in a framework, which looks in its app → \#(framework) ‖ Kit/K.swift = class B {}⏎\#(loading("items", "fair")) ‖ pictures ASSETS: a ‖ sets Kit/Kit.xcassets: a ‖ project App.xcodeproj: App ASSETS; Kit (framework) Kit/Kit.xcassets Kit/K.swift → EX610 Kit/K.swift ‖ EX610 Kit/K.swift
      data in a framework, which looks there by a class in another file → \#(framework) ‖ Kit/K.swift = \#(loading("items", "fair", from: ", bundle: Bundle(for: B.self)")) ‖ pictures ASSETS: a ‖ sets Kit/Kit.xcassets: a ‖ project App.xcodeproj: App ASSETS; Kit (framework) Kit/Kit.xcassets Kit/K.swift → nothing
      data in a framework, whose class the app names → \#(framework) ‖ App/Model.swift = \#(loading("items", "itmes", from: ", bundle: Bundle(for: B.self)")) ‖ pictures ASSETS: a ‖ sets Kit/Kit.xcassets: a ‖ project App.xcodeproj: App ASSETS App/Model.swift; Kit (framework) Kit/Kit.xcassets Kit/K.swift → EX610 App/Model.swift
      the same where the app has the catalog too → \#(framework) ‖ Kit/K.swift = class B {}⏎\#(loading("items", "fair")) ‖ pictures Kit/Kit.xcassets: a ‖ sets Kit/Kit.xcassets: a ‖ project App.xcodeproj: App Kit/Kit.xcassets; Kit (framework) Kit/Kit.xcassets Kit/K.swift → nothing
      data in the app of a framework, which looks there → \#(framework) ‖ Kit/K.swift = class B {}⏎\#(loading("items", "fair")) ‖ pictures ASSETS: a ‖ sets ASSETS: a ‖ project App.xcodeproj: App ASSETS; Kit (framework) Kit/Kit.xcassets Kit/K.swift → nothing
      -- What is built.
      a catalog that a package leaves out → \#(package(#", exclude: ["Media.xcassets"]"#)) → EX705 Sources/D/Media.xcassets/Contents.json
      a catalog in a folder that a package leaves out → \#(package(#", exclude: ["Old"]"#)) ‖ pictures Sources/D/Old/Old.xcassets: old → nothing
      a catalog of a library of CocoaPods → pictures ASSETS: a ‖ sets ASSETS: a ‖ pictures Local/Kit/Assets/Kit.xcassets: b ‖ Local/Kit/Kit.podspec = nothing ‖ project App.xcodeproj: App ASSETS → nothing
      a catalog of an example in no target, below such a library → Kit.podspec = nothing ‖ pictures Example/ASSETS: a ‖ sets Example/ASSETS: a ‖ pictures Example/Old.xcassets: b ‖ project Example/App.xcodeproj: App ASSETS → EX705 Example/Old.xcassets/Contents.json
      a catalog that a package compiles → \#(package(#", resources: [.process("Media.xcassets")]"#)) → nothing
      code of a package that looks in the main bundle, where the app has the data → \#(package()) ‖ sets ASSETS: a ‖ pictures ASSETS: a ‖ Sources/D/D.swift = \#(loading("items", "fair")) ‖ project App.xcodeproj: App ASSETS → nothing
      a playground app → \#(package(kind: "executableTarget", "products: [.iOSApplication(name: \"D\")],")) ‖ Sources/D/D.swift = \#(loading("items", "fair")) → nothing
      an app below a package that has nothing to do with it → \#(package()) ‖ pictures ASSETS: a ‖ sets ASSETS: a ‖ App/Model.swift = \#(loading("items", "itmes")) → EX610 App/Model.swift
      a project that git ignores → pictures ASSETS: a ‖ sets ASSETS: a ‖ pictures Design/B.xcassets: b ‖ ASSETS/more.dataset/Contents.json = \#(FairProject.dataSet("more.json")) ‖ ASSETS/more.dataset/more.json lists b ‖ .gitignore = *.xcodeproj⏎ ‖ App/Model.swift = \#(loading("items")) ‖ project App.xcodeproj: App ~App → EX704 App/Assets.xcassets/more.dataset/more.json ‖ EX705 Design/B.xcassets/Contents.json
      """#) + [
      ProjectCase(
        "a catalog among the compiled files of another project",
        ProjectTree(
          steps: """
            pictures ASSETS: a ‖ sets ASSETS: a ‖ pictures App/Kit.xcassets: a ‖ \
            project App.xcodeproj: App ASSETS
            """
        ).with([
          "Kit.xcodeproj/project.pbxproj": XcodeProjectText.of(.init("Kit", ["App/Kit.xcassets"]))
            .replacing("PBXResourcesBuildPhase", with: "PBXSourcesBuildPhase")
        ])),
      apps("an app for the Mac alone", ["macosx": "App/Assets.xcassets"]),
      apps(
        "an app for a watch alone", ["watchos": "App/Assets.xcassets"], ["EX610 App/Model.swift"]),
      apps(
        "apps for a phone and a watch, each with its own data",
        ["iphoneos": "App/Assets.xcassets", "watchos": "Other.xcassets"]),
    ]

  @Test("only what the app loads can be an error", arguments: cases)
  func findings(_ item: ProjectCase) throws {
    let folder = try TemporaryFolder(item.tree.files)
    let found = try Inspection().lines(in: folder.path) { path, _, found in
      found.severity == .note ? nil : "\(found.rule.code) \(path)"
    }
    #expect(found == item.findings)
  }

  @Test("a file of texts in UTF-16 may have any name")
  func wideTexts() throws {
    let folder = try TemporaryFolder(ProjectTree(steps: Self.inTexts).files)
    try folder.write([0xFF, 0xFE], to: "App/ko.lproj/Localizable.strings")
    #expect(try Inspection().lines(in: folder.path) { "\($2.rule.code) \($0)" } == [])
  }

  @Test(
    "every spelling of a path, and each with one inside it, has the same findings",
    arguments: ["", "App/..", "./App/.././", ". App", "AppTests . App/..", "App AppTests"])
  func spellings(path: String) throws {
    let tree = ProjectTree(
      steps: """
        pictures ASSETS: a ‖ sets ASSETS: a ‖ App/Model.swift = \(Self.loading("items", "itmes")) ‖ \
        AppTests/items.json lists a ‖ \
        project App.xcodeproj: App ASSETS App/Model.swift; AppTests (bundle.unit-test) AppTests/items.json
        """)
    let folder = try TemporaryFolder(tree.files)
    let found = try Inspection().lines(in: folder.path, path) { "\($2.rule.code) \($0)" }
    #expect(found == ["EX610 App/Model.swift"])
  }

  @Test(
    "a whole catalog has the same findings from inside",
    arguments: [("", "."), ("", "../A.xcassets"), ("/items.dataset", "..")])
  func inside(start: String, path: String) async throws {
    let steps =
      "pictures A.xcassets: a ‖ sets A.xcassets: a ‖ A.xcassets/old.dataset/x.json lists a"
    let folder = try TemporaryFolder(ProjectTree(steps: steps).files)
    await #expect(processExitsWith: .success) {
      [start = "\(folder.path)/A.xcassets\(start)" as String, path] in
      precondition(FileManager.default.changeCurrentDirectoryPath(start))
      let found = try Inspection().run([DocumentPath(path)]).findings.flatMap(\.diagnostics)
      precondition(found.contains { $0.rule.code == "EX704" })
    }
  }

  @Test(
    "a catalog is in a target through a link to it, or to a folder around it",
    arguments: TextTable.rows(
      """
      ASSETS → App/Assets.xcassets → Shared/Media.xcassets → nothing
      App/Link/Media.xcassets → App/Link → Shared → nothing
      ~App → App/Link → Shared → nothing
      ~App → App/Any.xcassets → Shared/Media.xcassets → nothing
      ASSETS → App/Link → Shared → EX705 Shared/Media.xcassets/Contents.json
      """))
  func links(row: [String]) throws {
    let files = row[0].replacing("ASSETS", with: "App/Assets.xcassets")
    let folder = try TemporaryFolder(
      ProjectTree(
        steps: """
          pictures Shared/Media.xcassets: a ‖ sets Shared/Media.xcassets: a ‖ App/Model.swift = nothing ‖ \
          project App.xcodeproj: App \(files) App/Model.swift
          """
      ).files)
    try folder.link(row[1], to: row[2])
    let found = try Inspection().lines(in: folder.path) { "\($2.rule.code) \($0)" }
    #expect(found == TextTable.items(row[3]))
  }

  @Test("a file is in a target through a link to it, by the name of the link")
  func linkedFiles() throws {
    let tree = ProjectTree(
      steps: """
        pictures ASSETS: a ‖ documents Data: a b ‖ Data/b.png = PICTURE ‖ \
        App/Model.swift = \(Self.files("list", "fair", "itmes")) ‖ project App.xcodeproj: App ~App
        """)
    let folder = try TemporaryFolder(tree.files)
    for (link, file) in [("list", "items"), ("fair", "fair")] {
      try folder.link("App/\(link).json", to: "Data/\(file).json")
    }
    try folder.link("App/b.png", to: "Data/b.png")
    let found = try Inspection().lines(in: folder.path) { $2.severity == .error ? $2.message : nil }
    #expect(found == ["the app has no file named 'itmes.json'"])
  }

  @Test("a project file reaches no folder outside its repository")
  func outside() throws {
    let tree = ProjectTree(
      steps: """
        pictures Shared/Media.xcassets: a ‖ sets repository/ASSETS: a ‖ \
        project repository/App.xcodeproj: App ASSETS ../Shared/Media.xcassets
        """)
    let folder = try TemporaryFolder(
      tree.with(["repository/.git/HEAD": "ref: refs/heads/main\n"]).files)
    #expect(try Inspection().lines(in: folder.path, "repository") { $2.rule.code } == ["EX601"])
  }
}
