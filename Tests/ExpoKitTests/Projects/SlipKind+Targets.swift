import ExpoTestSupport

extension SlipKind {
  private static func xcode(
    _ change: @escaping @Sendable (FairProject, String) -> String
  ) -> Edit {
    .project { project in
      project.projectFiles.filter { $0.key.hasSuffix(".pbxproj") }
        .mapValues { text -> String? in change(project, text) }
    }
  }

  /// No target with the catalog of the pictures.
  private static let withoutCatalog = xcode { project, text in
    let name = project.catalog?.split(separator: "/").last ?? ""
    return text.replacing("path = \"\(name)\"", with: "path = \"Gone\"", maxReplacements: 1)
      .replacing("\"Info.plist\"", with: "\"\(name)\"")
      .replacing("membershipExceptions = ()", with: "membershipExceptions = (\"\(name)\")")
  }

  static let targets: [SlipKind] = [
    .init("catalog in no target", "EX705 CATALOG/Contents.json:1", in: "targets", withoutCatalog),
    .init(
      "catalog with the documents in no target", "EX705 CATALOG/Contents.json:1 (alone)",
      in: "data sets of targets", withoutCatalog),
    .init(
      "conflict marks in the project", "EX113 PROJECT:9", in: "project files",
      xcode { $1.replacing("\n/* Begin", with: "\n<<<<<<< HEAD\n=======\n>>>>>>> b\n/* Begin") }),
    .init(
      "catalog renamed on disk", "EX705 App/Media.xcassets/Contents.json:1",
      in: "catalog, constants, two targets",
      .move("App/Assets.xcassets", "App/Media.xcassets")),
    .init(
      "exposition in the catalog of another target", "EX610 CODE:3", in: "two targets",
      .move("FAIR", "Admin/Assets.xcassets/fair.dataset")),
    .init(
      "entries in the catalog of tests", "EX610 CODE:2", in: "tests with pictures",
      .move("ITEMS", "AppTests/Media.xcassets/items.dataset")),
    .init(
      "data set in another app", "EX610 CODE:2", in: "monorepo with apps",
      .move("ITEMS", "Shop/App/Assets.xcassets/items.dataset")),
    .init(
      "code in two apps, data in one", "EX610 CODE:2", in: "two targets",
      .targets(
        .init("App", ["App/Assets.xcassets", "App/Model.swift"]),
        .init("Admin", ["Admin/Assets.xcassets", "Admin/Admin.swift", "App/Model.swift"]))),
    .init(
      "document left out of a synchronized folder", "EX610 CODE:2", in: "SwiftUI",
      .replace(
        "PROJECT", "membershipExceptions = ()", #"membershipExceptions = ("Data/items.json", )"#)),
    .init(
      "catalog left out of a synchronized folder", "EX705 CATALOG/Contents.json:1",
      in: "parameters",
      .replace(
        "PROJECT", "membershipExceptions = ()", #"membershipExceptions = ("Assets.xcassets", )"#)),
    .init(
      "target without resources", "EX705 CATALOG/Contents.json:1",
      in: "synchronized folder", .replace("PROJECT", "C_App, R_App, ", "C_App, ")),
    .init(
      "catalog inside a folder reference", "EX705 App/Data/Assets.xcassets/Contents.json:1",
      in: "folder reference", .move("App/Assets.xcassets", "App/Data/Assets.xcassets")),
    .init(
      "catalog taken out of an ignored project", "warning EX705 CATALOG/Contents.json:1 (exit 1)",
      in: "XcodeGen with an ignored project", .targets(.init("App", ["App/Model.swift"]))),
    .init(
      "widget without the data set", "EX610 Widget/Widget.swift:1",
      .write("Widget/Widget.swift", #"let items = NSDataAsset(name: "items")\#n"#),
      .targets(
        .init("App", ["App/Assets.xcassets", "App/Model.swift"]),
        .init("Widget", kind: "app-extension", ["Widget/Widget.swift"]))),
    .init(
      "catalog copied by the package", "EX705 DOCS/Contents.json:1",
      in: "Swift package, app with a package", .replace("MANIFEST", ".process", ".copy")),
    .init(
      "folder of resources not declared", "EX610 CODE:2", in: "package with files",
      .replace("MANIFEST", #""Data""#, #""Media.xcassets""#)),
    .init(
      "data of the package asked for by the app", "EX610 App/App.swift:3", in: "app with a package",
      .change("App/App.swift") { $0 + #"let items = NSDataAsset(name: "items")\#n"# }),
    .init(
      "entries moved from the package to the app", "EX610 CODE:2", in: "app with a package",
      .move("ITEMS", "App/Icons.xcassets/items.dataset")),
  ]
}
