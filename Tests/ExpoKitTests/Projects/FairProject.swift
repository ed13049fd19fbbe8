import ExpoTestSupport
import Testing

/// A project as apps are made of it, with one exposition, three entries and their pictures.
struct FairProject: Sendable, CustomTestStringConvertible {
  /// How the project keeps its documents and pictures.
  enum Kind: Sendable { case assets, loose }

  let name: String
  var data = "App/Assets.xcassets"
  var pictures = "App/Assets.xcassets"
  var documentKind = Kind.assets
  var pictureKind = Kind.assets
  /// What stands before the name of each picture: the group that provides a namespace.
  var namespace = ""
  var sources = "App"
  var projectFiles: [String: String] = [:]
  var others = ProjectTree()
  /// Where a copy of a picture is of no use to the app.
  var useless = ["docs"]
  var model: String?
  var codeFile = "Model.swift"

  var codePath: String { "\(sources)/\(codeFile)" }

  var testDescription: String { name }

  var tree: ProjectTree {
    var tree = others.with(projectFiles.mapValues(Optional.some)).with([codePath: model ?? code])
    for (path, text) in [(entries, entriesText), (exposition, Self.expositionText)] {
      tree = tree.with([path: text])
      if documentKind == .assets { tree = tree.with([contents(of: path): Self.dataSet(path)]) }
    }
    for name in ["jikji", "wind_hill", "한빛탑", "logo"] { tree = tree.with(picture(name)) }
    return tree
  }

  // MARK: Documents

  var entries: String {
    documentKind == .assets ? "\(data)/items.dataset/items.json" : "\(data)/items.json"
  }
  var exposition: String {
    documentKind == .assets ? "\(data)/fair.dataset/fair.json" : "\(data)/fair.json"
  }

  /// The `Contents.json` beside a document.
  func contents(of path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/") + "/Contents.json"
  }

  /// The document of entries, one member a line: entry 2 names its picture on line 10.
  var entriesText: String {
    let entries = [("Jikji", "jikji"), ("바람의 언덕", "wind_hill"), ("한빛탑", "한빛탑")].map {
      """
        {
          "name": "\($0)",
          "image_name": "\(namespace)\($1)",
          "short_desc": "짧은 설명",
          "desc": "짧은 설명보다 긴 설명이다.\\n다음 줄이다."
        }
      """
    }
    return "[\n" + entries.joined(separator: ",\n") + "\n]\n"
  }

  static let expositionText = """
    {
      "title": "대전 세계 박람회 1993",
      "visitors": 14005808,
      "location": "대한민국 대전",
      "duration": "1993. 08. 07 - 1993. 11. 07",
      "description": "새로운 도약으로의 길"
    }

    """

  /// The source code: it names the entries on line 2, the exposition on line 3, a picture on line 4.
  private var code: String {
    let isPackage = sources.contains("Sources/")
    let folder =
      projectFiles.values.contains { $0.contains("= folder") } ? #", subdirectory: "Data""# : ""
    func load(_ name: String) -> String {
      documentKind == .assets
        ? #"NSDataAsset(name: "\#(name)"\#(isPackage ? ", bundle: .module" : ""))"#
        : #"Bundle.\#(isPackage ? "module" : "main").url(forResource: "\#(name)", withExtension: "json"\#(folder))"#
    }
    return """
      import \(isPackage ? "SwiftUI" : "UIKit")
      let items = \(load("items"))
      let fair = \(load("fair"))
      let logo = \(isPackage ? #"Image("logo", bundle: .module)"# : #"UIImage(named: "\#(namespace)logo")"#)

      """
  }

  /// The path of a copy of a document: `items.json` → `items_old.json`.
  func old(_ path: String) -> String {
    path.replacing(".dataset", with: "_old.dataset").replacing(".json", with: "_old.json")
  }

  static func dataSet(_ path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    return #"{"data": [{"filename": "\#(file)", "idiom": "universal"}], "info": {"version": 1}}"#
  }

  // MARK: Pictures

  func picture(_ name: String) -> [String: String?] {
    let isLoose = pictureKind == .loose
    let folder = isLoose ? pictures : "\(pictures)/\(name).imageset"
    let files = ["", "@2x", "@3x"].map { "\(name)\($0).\(isLoose ? "png" : "gif")" }
    let slots = zip(files, ["1x", "2x", "3x"]).map {
      #"{"idiom": "universal", "filename": "\#($0)", "scale": "\#($1)"}"#
    }
    let contents = #"{"images": [\#(slots.joined(separator: ",\n"))]}"#
    var changes: [String: String?] = isLoose ? [:] : ["\(folder)/Contents.json": contents]
    for (index, file) in files.enumerated() {
      changes["\(folder)/\(file)"] = ProjectTree.gif(height: UInt8(index + 1) * 20)
    }
    return changes
  }

  /// The catalog of the pictures whose target is known; nil without one.
  var catalog: String? {
    guard pictureKind == .assets, projectFiles.keys.contains(where: { $0.hasSuffix(".pbxproj") })
    else { return nil }
    return pictures.firstRange(of: ".xcassets").map { String(pictures[..<$0.upperBound]) }
  }
}

// MARK: - The projects

extension FairProject {
  private typealias Project = XcodeProjectText
  private static let assets = "App/Assets.xcassets"
  private static let code = "App/Model.swift"
  private static let looseFiles = ["jikji", "wind_hill", "한빛탑", "logo"].flatMap { name in
    ["", "@2x", "@3x"].map { "\(name)\($0).png" }
  }

  static func project(_ targets: XcodeProjectText.Target...) -> [String: String] {
    ["App.xcodeproj/project.pbxproj": XcodeProjectText.of(targets)]
  }

  static let all = [
    FairProject(name: "catalog", projectFiles: project(.init("App", [assets, code]))),
    FairProject(
      name: "loose files", data: "App", pictures: "App/Pictures", documentKind: .loose,
      pictureKind: .loose,
      projectFiles: project(
        .init(
          "App",
          [code, "App/items.json", "App/fair.json"] + looseFiles.map { "App/Pictures/\($0)" }))),
    FairProject(
      name: "folder reference", data: "App/Data", documentKind: .loose,
      projectFiles: project(.init("App", ["App/Data/", assets, code])),
      useless: ["docs", "App/Data"]),
    FairProject(
      name: "synchronized folder",
      projectFiles: project(.init("App", folders: ["App": ["Info.plist"]]))),
    FairProject(
      name: "Swift package", data: "Sources/Fair/Resources/Media.xcassets",
      pictures: "Sources/Fair/Resources/Media.xcassets", sources: "Sources/Fair",
      projectFiles: ["Package.swift": manifest("Fair", "Resources")],
      useless: ["docs", "Tests/FairTests"]),
    FairProject(
      name: "constants", projectFiles: project(.init("App", [assets, code])),
      model: """
        import UIKit
        enum Name { static let items = "items"
          static let fair = "fair"
          static let logo = "logo" }
        let items = NSDataAsset(name: Name.items), fair = NSDataAsset(name: Name.fair, bundle: .main)
        let logo = UIImage(named: Name.logo)

        """),
    FairProject(
      name: "parameters", projectFiles: project(.init("App", folders: ["App": []])),
      model: """
        import SwiftUI
        let items: [Entry]? = Parser().parse(fileName: "items")
        let fair: Fair? = Parser().parse(fileName: "fair")
        let logo = icon(named: "logo")
        struct Parser {
          func parse<T: Decodable>(fileName: String) -> T? {
            guard let asset = NSDataAsset(name: fileName) else { return nil }
            return try? JSONDecoder().decode(T.self, from: asset.data)
          }
        }
        func icon(named name: String) -> Image { Image(name) }

        """),
    FairProject(
      name: "Objective-C", projectFiles: project(.init("App", [assets, "App/Model.m"])),
      model: """
        #import <UIKit/UIKit.h>
        static NSString *const kItems = @"items";
        #define FAIR @"fair"
        UIImage *logo(void) { return [UIImage imageNamed:@"logo"]; }
        NSDataAsset *items(void) { return [[NSDataAsset alloc] initWithName:kItems]; }
        NSDataAsset *fair(void) { return [[NSDataAsset alloc] initWithName:FAIR]; }

        """, codeFile: "Model.m"),
    FairProject(
      name: "iPad only",
      projectFiles: project(
        .init(
          "App", [assets, code], settings: ["SDKROOT": "iphoneos", "TARGETED_DEVICE_FAMILY": "2"]))),
    FairProject(
      name: "XcodeGen without a project", others: ProjectTree().with(["project.yml": "name: Fair"])),
    FairProject(
      name: "two targets",
      projectFiles: project(
        .init("App", [assets, code]),
        .init("Admin", ["Admin/Assets.xcassets", "Admin/Admin.swift"])),
      others: ProjectTree().pictures(in: "Admin/Assets.xcassets", "jikji", "wind_hill")
        .with([
          "Admin/Admin.swift": #"let all = [UIImage(named: "jikji"), UIImage(named: "wind_hill")]"#
        ])),
    FairProject(
      name: "tests with pictures",
      projectFiles: project(
        .init("App", [assets, code]),
        .init(
          "AppTests", kind: "bundle.unit-test",
          ["AppTests/Media.xcassets", "AppTests/AppTests.swift"])),
      others: ProjectTree().pictures(in: "AppTests/Media.xcassets", "jikji", "wind_hill")
        .with(["AppTests/AppTests.swift": #"let name = "wind_hill""#]),
      useless: ["docs", "AppTests"]),
    FairProject(
      name: "groups with namespaces", pictures: "\(assets)/Fair", namespace: "Fair/",
      projectFiles: project(.init("App", [assets, code])),
      others: ProjectTree().with([
        "\(assets)/Fair/Contents.json": #"{"properties": {"provides-namespace": true}}"#
      ])),
    FairProject(
      name: "no project file", others: ProjectTree().with(files: "docs/jikji.png"),
      useless: ["docs", "old", "AppTests", "App/App.docc/Resources", "App/wind_hill.imageset"]),
  ]
}
