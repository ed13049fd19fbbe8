import ExpoTestSupport

extension SlipKind {
  /// No target with the catalog of the pictures.
  private static let withoutCatalog = Edit.project { project in
    let name = project.catalog?.split(separator: "/").last ?? ""
    return project.projectFiles.filter { $0.key.hasSuffix(".pbxproj") }.mapValues {
      $0.replacing("path = \"\(name)\"", with: "path = \"Gone\"", maxReplacements: 1)
        .replacing("\"Info.plist\"", with: "\"\(name)\"")
        .replacing("membershipExceptions = ()", with: "membershipExceptions = (\"\(name)\")")
    }
  }

  static let targets =
    rows(
      #"""
      conflict marks in the project → EX113 PROJECT:9 → project files → ⏎/* Begin ⇒ ⏎<<<<<<< HEAD⏎=======⏎>>>>>>> b⏎/* Begin
      catalog renamed on disk → EX705 App/Media.xcassets/Contents.json:1 → catalog, constants, two targets → move App/Assets.xcassets to App/Media.xcassets
      exposition in the catalog of another target → EX610 CODE:3 → two targets → move FAIR to Admin/Assets.xcassets/fair.dataset
      entries in the catalog of tests → EX610 CODE:2 → tests with pictures → move ITEMS to AppTests/Media.xcassets/items.dataset
      data set in another app → EX610 CODE:2 → monorepo with apps → move ITEMS to Shop/App/Assets.xcassets/items.dataset
      document left out of a synchronized folder → EX610 CODE:2 → SwiftUI → PROJECT | membershipExceptions = () ⇒ membershipExceptions = ("Data/items.json", )
      catalog left out of a synchronized folder → EX705 CATALOG/Contents.json:1 → parameters → PROJECT | membershipExceptions = () ⇒ membershipExceptions = ("Assets.xcassets", )
      target without resources → EX705 CATALOG/Contents.json:1 → synchronized folder → PROJECT | C_App, R_App ⇒ C_App
      catalog inside a folder reference → EX705 App/Data/Assets.xcassets/Contents.json:1 → folder reference → move App/Assets.xcassets to App/Data/Assets.xcassets
      catalog copied by the package → EX705 DOCS/Contents.json:1 → Swift package, app with a package → MANIFEST | .process ⇒ .copy
      folder of resources not declared → EX610 CODE:2 → package with files → MANIFEST | "Data" ⇒ "Media.xcassets"
      folder copied by the package → EX610 CODE:2 → package with files → MANIFEST | .process ⇒ .copy
      file that a plugin may make → warning EX702 EXPOSITION:1 → package with files → delete ENTRIES ‖ MANIFEST | resources: ⇒ plugins: [.plugin(name: "Make")], resources:
      data of the package asked for by the app → EX610 App/App.swift:3 → app with a package → App/App.swift := @let items = NSDataAsset(name: "items")⏎
      entries moved from the package to the app → EX610 CODE:2 → app with a package → move ITEMS to App/Icons.xcassets/items.dataset
      """#) + [
      .init("catalog in no target", "EX705 CATALOG/Contents.json:1", in: "targets", withoutCatalog),
      .init(
        "catalog with the documents in no target", "EX705 CATALOG/Contents.json:1 (alone)",
        in: "data sets of targets", withoutCatalog),
      .init(
        "code in two apps, data in one", "EX610 CODE:2", in: "two targets",
        .targets(
          .init("App", ["App/Assets.xcassets", "App/Model.swift"]),
          .init("Admin", ["Admin/Assets.xcassets", "Admin/Admin.swift", "App/Model.swift"]))),
      .init(
        "catalog taken out of an ignored project", "warning EX705 CATALOG/Contents.json:1 (exit 1)",
        in: "XcodeGen with an ignored project", .targets(.init("App", ["App/Model.swift"]))),
      .init(
        "widget without the data set", "EX610 Widget/Widget.swift:1",
        .write("Widget/Widget.swift", #"let items = NSDataAsset(name: "items")\#n"#),
        .targets(
          .init("App", ["App/Assets.xcassets", "App/Model.swift"]),
          .init("Widget", kind: "app-extension", ["Widget/Widget.swift"]))),
    ]
}
