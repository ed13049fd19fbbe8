import ExpoTestSupport
import Testing

/// Ways to lay out a project: nothing is found in them but what is listed, as `path: EX601`, notes marked.
struct LayoutTests {
  // Its project file cannot be read: folders decide.
  private static let app = "App.xcodeproj/project.pbxproj = nothing"
  private static let assets = "App/Assets.xcassets"
  private static let sound = ProjectTree(steps: "\(app) ‖ sets ASSETS: a")

  private static func icon(in catalog: String) -> [String: String?] {
    [
      "\(catalog)/AppIcon.appiconset/Contents.json":
        #"{"images": [{"idiom": "universal", "platform": "ios", "size": "1024x1024", "filename": "icon.png"}, {"idiom": "universal", "platform": "watchos", "size": "1024x1024"}]}"#,
      "\(catalog)/AppIcon.appiconset/icon.png": "x",
    ]
  }

  /// Two lists and an exposition in a folder of the app.
  private static func lists(_ folder: String) -> String {
    "pictures ASSETS: a ‖ documents App\(folder): a ‖ App\(folder)/more.json lists a"
  }

  private static let namespace = #"{"properties": {"provides-namespace": true}}"#

  private static let layouts = ProjectCase.rows(
    #"""
    a namespace in a namespace → \#(app) ‖ sets ASSETS: Korea/Old/b ‖ pictures ASSETS/Korea/Old: b ‖ ASSETS/Korea/Contents.json = \#(namespace) ‖ ASSETS/Korea/Old/Contents.json = \#(namespace) → nothing
    pictures that code and interfaces name → \#(app) ‖ sets ASSETS: a ‖ pictures ASSETS: a poster flag expo_logo ‖ pictures ASSETS: badge mark 2nd_floor hall_1 Big-Star moon ‖ App/MainView.swift = let flag = UIImage(named: "flag"); Image(.expoLogo); R.image.bigStar(); Assets.moon.image ‖ App/Halls.swift = [UIImage(resource: ._2NdFloor), UIImage(named: "hall_\(1)")!] ‖ App/Old.m = [UIImage imageNamed:@"mark"] ‖ App/Base.lproj/Main.storyboard = <imageView image="badge"/> → nothing
    symbol sets and image stacks → \#(app) ‖ sets ASSETS: gear tower ‖ ASSETS/gear.symbolset/Contents.json = {"symbols": [{"idiom": "universal", "filename": "gear.svg"}]} ‖ ASSETS/gear.symbolset/gear.svg = <svg/> ‖ ASSETS/tower.imagestack/Contents.json = {"layers": []} → nothing
    a sprite of an atlas → \#(app) ‖ sets ASSETS: gear ‖ pictures ASSETS/Fair.spriteatlas: gear ‖ ASSETS/Fair.spriteatlas/Contents.json = {} → nothing
    a file that the project and the code spell in another case → documents App: a ‖ pictures ASSETS: a ‖ App/Model.swift = [Bundle.main.url(forResource: "Items", withExtension: "json"), Bundle.main.url(forResource: "fair", withExtension: "json")] ‖ project App.xcodeproj: App ASSETS App/Items.json App/fair.json App/Model.swift → nothing
    a file that code opens by its path → documents App: a ‖ pictures ASSETS: a ‖ App/Model.swift = [Bundle.main.url(forResource: "fair", withExtension: "json"), URL(fileURLWithPath: Bundle.main.bundlePath + "/items.json")] ‖ project App.xcodeproj: App ASSETS App/items.json App/fair.json App/Model.swift → nothing
    a list of scripts that no code loads → sets ASSETS: a ‖ pictures ASSETS: a ‖ scripts/seed.json lists a ‖ App/Model.swift = [NSDataAsset(name: "items"), NSDataAsset(name: "fair")] → nothing
    loose pictures in Resources → \#(app) ‖ documents App/Resources: a b ‖ pictures ASSETS: b ‖ App/Resources/a.png = PICTURE ‖ App/Resources/a@2x.png = \#(ProjectTree.gif(height: 40)) → App/Resources/items.json: EX601 note
    -- Documents.
    two lists that code finds by their extension → \#(lists("")) ‖ App/Model.swift = Bundle.main.urls(forResourcesWithExtension: "json", subdirectory: nil); Bundle.main.url(forResource: "fair", withExtension: "json") ‖ project App.xcodeproj: App ~App → nothing
    two lists in a folder of the bundle that code lists → \#(lists("/Data")) ‖ App/Model.swift = let folder = Bundle.main.resourceURL!; try FileManager.default.contentsOfDirectory(at: folder).filter { $0.path.hasSuffix(".json") } ‖ App/B.swift = Bundle.main.url(forResource: "fair", withExtension: "json", subdirectory: "Data") ‖ project App.xcodeproj: App ASSETS App/Data/ App/Model.swift App/B.swift → nothing
    two lists where code finds only fonts by their extension → \#(lists("")) ‖ App/A.swift = Bundle.main.urls(forResourcesWithExtension: "ttf", subdirectory: nil) ‖ App/Model.swift = Bundle.main.url(forResource: "fair", withExtension: "json") ‖ project App.xcodeproj: App ~App → App/items.json: EX704 note ‖ App/more.json: EX704
    two lists where code lists another folder → \#(lists("")) ‖ App/Model.swift = try FileManager.default.contentsOfDirectory(at: caches).filter { $0.pathExtension == "json" }; Bundle.main.url(forResource: "fair", withExtension: "json") ‖ project App.xcodeproj: App ~App → App/items.json: EX704 note ‖ App/more.json: EX704
    data sets in a namespace → \#(app) ‖ sets ASSETS/Data: a ‖ pictures ASSETS: a ‖ ASSETS/Data/Contents.json = \#(namespace) ‖ App/Model.swift = let all = [NSDataAsset(name: "Data/items"), NSDataAsset(name: "Data/fair")] → nothing
    data sets outside any catalog → \#(app) ‖ sets App/Data: a ‖ pictures ASSETS: a → nothing
    sibling folders with one document each → \#(app) ‖ App/Model/Items/items.json lists a ‖ App/Model/Exposition/fair.json = EXPOSITION ‖ pictures ASSETS: a → nothing
    no catalog at all → \#(app) ‖ documents App/Resources: a → App/Resources/items.json: EX702 note
    a package of several samples → Package.swift = nothing ‖ sets Samples/Paris/Assets.xcassets: a ‖ pictures Samples/Paris/Assets.xcassets: a poster ‖ sets Samples/Osaka/Assets.xcassets: a ‖ pictures Samples/Osaka/Assets.xcassets: a poster → nothing
    a repository of two apps → One/One.xcodeproj/project.pbxproj = nothing ‖ documents One/Model: One_a ‖ pictures One/A.xcassets: One_a ‖ Two/Two.xcodeproj/project.pbxproj = nothing ‖ documents Two/Model: Two_a ‖ pictures Two/A.xcassets: Two_a → nothing
    a local package with the data of an app → \#(app) ‖ pictures ASSETS: a ‖ Packages/Data/Package.swift = nothing ‖ documents Packages/Data/Sources/Data/Resources: a → nothing
    """#)

  private static let sets = [
    ProjectCase(
      "a widget that repeats the icon",
      sound.pictures(in: assets, "a", "logo").pictures(in: "Widget/Assets.xcassets", "logo")
        .with(icon(in: assets)).with(icon(in: "Widget/Assets.xcassets"))
        .with(["Widget/Widget.swift": #"Image("logo")"#])),
    ProjectCase(
      "sets in two languages",
      sound.pictures(
        in: assets, ["a"],
        slots: ["1x", "2x", "3x"].flatMap {
          [#""scale": "\#($0)""#, #""scale": "\#($0)", "locale": "ko""#]
        }, more: #", "properties": {"localizable": true, "preferred-localizations": ["ko"]}"#)),
    ProjectCase(
      "2x and 3x only",
      sound.pictures(in: assets, ["a"], slots: [#""scale": "2x""#, #""scale": "3x""#]),
      ["\(assets)/a.imageset/Contents.json: EX604 note"]),
    ProjectCase(
      "a single scale",
      sound.pictures(in: assets, ["a"], slots: [#""template-rendering-intent": "original""#])),
    ProjectCase(
      "pictures for an iPad and a Mac",
      ["ipad", "mac"].reduce(ProjectTree(steps: "\(app) ‖ sets ASSETS: ipad mac")) { tree, idiom in
        let slots = ["1x", "2x"].map { #""idiom": "\#(idiom)", "scale": "\#($0)""# }
        return tree.pictures(in: assets, [idiom], slots: slots)
      }),
  ]

  @Test("a layout has only the findings that are listed", arguments: layouts + sets)
  func layout(_ layout: ProjectCase) throws {
    let folder = try TemporaryFolder(layout.tree.files)
    let found = try Inspection().lines(in: folder.path) { path, _, found in
      "\(path): \(found.rule.code)\(found.severity == .note ? " note" : "")"
    }
    #expect(found == layout.findings)
  }
}
