import ExpoTestSupport
import Testing

@testable import ExpoKit

/// Which documents belong to an app, and which pictures, wherever they lie.
struct ProjectScopeTests {
  private typealias Project = XcodeProjectText
  private static let assets = "App/Assets.xcassets"
  private static let tests = "bundle.unit-test"

  private static func project(_ text: String) -> [String: String?] {
    ["App.xcodeproj/project.pbxproj": text]
  }

  private static func pictures(_ catalog: String = assets, _ names: String...) -> ProjectTree {
    names.reduce(ProjectTree()) { $0.pictures(in: catalog, $1) }
  }

  private static func loading(_ names: String...) -> String {
    names.map { "let \($0) = NSDataAsset(name: \"\($0)\")\n" }.joined()
  }

  private static func files(_ names: String...) -> String {
    names.map {
      "let \($0) = Bundle.main.url(forResource: \"\($0)\", withExtension: \"json\")\n"
    }.joined()
  }

  static let cases = [
    // MARK: Pictures that lie elsewhere
    ProjectCase(
      "the catalog of the target beside the project's folder",
      pictures("Shared/Media.xcassets", "a").dataSets(in: "ios/\(assets)", "a")
        .project(.init("App", [assets, "../Shared/Media.xcassets"]), at: "ios/")),
    ProjectCase(
      "the same without the picture",
      pictures("Shared/Media.xcassets", "b").dataSets(in: "ios/\(assets)", "a", "b")
        .project(.init("App", [assets, "../Shared/Media.xcassets"]), at: "ios/"),
      ["EX601 ios/\(assets)/items.dataset/items.json"]),
    ProjectCase(
      "a catalog of the outer project beside an inner one",
      pictures(assets, "a").dataSets(in: assets, "a").pictures(in: "Kit/Media.xcassets", "b")
        .pictures(in: "Kit/Example.xcassets", "c")
        .project(.init("App", [assets, "Kit/Media.xcassets"]))
        .with(["Kit/Kit.xcodeproj/project.pbxproj": Project.of(.init("Kit", ["Example.xcassets"]))])
    ),
    ProjectCase(
      "the list in a library, the pictures in the app",
      pictures(assets, "a").documents(in: "Kit", "a").pictures(in: "Kit/Kit.xcassets", "b")
        .project(
          .init("App", [assets]),
          .init("Kit", kind: "framework", ["Kit/items.json", "Kit/fair.json", "Kit/Kit.xcassets"]))),
    ProjectCase(
      "a synchronized folder beside the project's folder",
      pictures("Shared/Media.xcassets", "a").dataSets(in: "ios/\(assets)", "a")
        .project(.init("App", folders: ["App": [], "../Shared": []]), at: "ios/")),
    ProjectCase(
      "a list in a folder reference of one app, the picture in another",
      pictures(assets, "b").documents(in: "App/Data", "a", "b")
        .pictures(in: "Other/Media.xcassets", "a")
        .project(.init("App", [assets, "App/Data/"]), .init("Other", ["Other/Media.xcassets"])),
      ["EX601 App/Data/items.json"]),
    ProjectCase(
      "a list in no target, the picture in a package of the project",
      pictures(assets, "b").documents(in: "App", "a", "b")
        .pictures(in: "Kit/Sources/Kit/Media.xcassets", "a")
        .with(["Kit/Package.swift": #"let package = Package(targets: [.target(name: "Kit")])"#])
        .project(.init("App", [assets])),
      ["EX601 App/items.json"]),
    ProjectCase(
      "a loose picture beside the project's folder",
      ProjectTree().dataSets(in: "ios/\(assets)", "a").with([
        "Pictures/a.png": ProjectTree.gif(height: 20)
      ])
      .project(.init("App", [assets, "../Pictures/a.png"]), at: "ios/")),
    ProjectCase(
      "a synchronized folder around the project's",
      ProjectTree().dataSets(in: "ios/\(assets)", "a").with([
        "Pictures/a.png": ProjectTree.gif(height: 20)
      ])
      .project(.init("App", [assets], folders: ["..": []]), at: "ios/"),
      ["EX601 ios/\(assets)/items.dataset/items.json"]),
    ProjectCase(
      "a package of which the name of the target is a variable",
      pictures("Sources/D/Media.xcassets", "b").documents(in: "Sources/D", "a", "b")
        .with([
          "Package.swift": "let package = Package(targets: [.target(name: name)])",
          "Sources/D/D.swift": "", "old/a.png": ProjectTree.gif(height: 20),
        ]),
      ["EX601 Sources/D/items.json"]),
    ProjectCase(
      "no picture at all",
      ProjectTree().documents(in: "App", "a")
        .project(.init("App", ["App/items.json", "App/fair.json"])),
      ["EX601 App/items.json"]),
    // MARK: Documents that are not the app's
    ProjectCase(
      "two lists of a target of tests in one folder",
      pictures(assets, "a").dataSets(in: assets, "a").documents(in: "AppTests", "a")
        .with(["AppTests/more.json": ProjectTree.entries(["a"])])
        .project(
          .init("App", [assets]),
          .init(
            "AppTests", kind: tests,
            ["AppTests/items.json", "AppTests/fair.json", "AppTests/more.json"]))),
    ProjectCase(
      "a list for tests that names pictures of the app",
      pictures(assets, "a").dataSets(in: assets, "a")
        .with(["AppTests/mock.json": ProjectTree.entries(["a", "none"])])
        .project(.init("App", [assets]), .init("AppTests", kind: tests, ["AppTests/mock.json"])),
      ["EX601 AppTests/mock.json"]),
    ProjectCase(
      "a list for tests, one of an example and one of scripts, in no target",
      pictures(assets, "a").dataSets(in: assets, "a")
        .with([
          "AppTests/items.json": ProjectTree.entries(["none"]),
          "docs/example/items.json": ProjectTree.entries(["none"]),
          "scripts/items.json": ProjectTree.entries(["none"]),
        ])
        .project(.init("App", [assets]))),
    // MARK: One of each kind
    ProjectCase(
      "two apps that share an exposition",
      pictures("Shared/Media.xcassets", "a", "b")
        .with([
          "Shared/fair.json": ProjectTree.exposition, "A/items.json": ProjectTree.entries(["a"]),
          "B/items.json": ProjectTree.entries(["b"]),
        ])
        .project(
          .init("A", ["Shared/Media.xcassets", "Shared/fair.json", "A/items.json"]),
          .init("B", ["Shared/Media.xcassets", "Shared/fair.json", "B/items.json"]))),
    ProjectCase(
      "the list of a target of tests beside the app's",
      pictures(assets, "a").documents(in: "App", "a")
        .with(["AppTests/items.json": ProjectTree.entries(["a"])])
        .project(
          .init("App", [assets, "App/items.json", "App/fair.json"]),
          .init("AppTests", kind: tests, ["AppTests/items.json"]))),
    ProjectCase(
      "the data of previews",
      pictures(assets, "a").documents(in: "App", "a")
        .with(["App/Preview Content/items.json": ProjectTree.entries(["a"])])
        .project(.init("App", folders: ["App": []]))),
    ProjectCase(
      "a copy that Finder made: the one that code loads is the first",
      pictures(assets, "a").dataSets(in: assets, "a")
        .with([
          "\(assets)/items 2.dataset/Contents.json": FairProject.dataSet("items.json"),
          "\(assets)/items 2.dataset/items.json": ProjectTree.entries(["a"]),
          "App/Model.swift": loading("items"),
        ])
        .project(.init("App", [assets, "App/Model.swift"])),
      ["EX704 \(assets)/items 2.dataset/items.json"]),
    ProjectCase(
      "two catalogs of which no project file tells whether they are one bundle",
      pictures(assets, "a").dataSets(in: assets, "a").pictures(in: "Admin/Media.xcassets", "a")
        .with(project("<<<<<<< HEAD\n")),
      ["EX113 App.xcodeproj/project.pbxproj"]),
    // MARK: What code loads
    ProjectCase(
      "code of a library that loads the files of its app",
      pictures(assets, "a").documents(in: "App", "a")
        .with([
          "Kit/Model.swift": files("items", "fair", "flag")
            + "let flag = UIImage(named: \"flag\")\n",
          "App/flag.png": ProjectTree.gif(height: 20),
        ])
        .project(
          .init("App", [assets, "App/items.json", "App/fair.json", "App/flag.png"]),
          .init("Kit", kind: "framework", ["Kit/Model.swift"]))),
    ProjectCase(
      "a catalog among the compiled files of another project",
      pictures(assets, "a").dataSets(in: assets, "a").pictures(in: "App/Kit.xcassets", "a")
        .project(.init("App", [assets]))
        .with([
          "Kit.xcodeproj/project.pbxproj": Project.of(.init("Kit", ["App/Kit.xcassets"]))
            .replacing("PBXResourcesBuildPhase", with: "PBXSourcesBuildPhase")
        ])),
    ProjectCase(
      "a JSON file that is no document",
      pictures(assets, "a").documents(in: "App", "a")
        .with(["App/Model.swift": files("items", "fair", "secrets")])
        .project(.init("App", [assets, "App/items.json", "App/fair.json", "App/Model.swift"]))),
    ProjectCase(
      "a JSON file beside a document that is empty",
      pictures(assets, "a").dataSets(in: assets, "a")
        .with([
          "App/Model.swift": loading("items", "fair") + files("secrets"),
          "\(assets)/fair.dataset/fair.json": "",
        ])
        .project(.init("App", [assets, "App/Model.swift"])),
      ["EX102 \(assets)/fair.dataset/fair.json"]),
    ProjectCase(
      "a file in another case than on disk",
      pictures(assets, "a").documents(in: "App", "a")
        .with(["App/Model.swift": files("Items", "fair")])
        .project(.init("App", [assets, "App/items.json", "App/fair.json", "App/Model.swift"]))),
    ProjectCase(
      "a data set that a catalog in no target has too",
      pictures(assets, "a").dataSets(in: assets, "a").dataSets(in: "App/Old.xcassets", "a")
        .with(["App/Model.swift": loading("items", "fair")])
        .project(.init("App", [assets, "App/Model.swift"])),
      ["EX705 App/Old.xcassets/Contents.json"]),
    ProjectCase(
      "a data set that has nothing to do with the second list",
      pictures(assets, "a").dataSets(in: assets, "a")
        .with([
          "\(assets)/old.dataset/Contents.json": FairProject.dataSet("old.json"),
          "\(assets)/old.dataset/old.json": ProjectTree.entries(["a"]),
          "App/Model.swift": loading("items", "music"),
        ])
        .project(.init("App", [assets, "App/Model.swift"])),
      ["EX704 \(assets)/old.dataset/old.json", "EX610 App/Model.swift"]),
    ProjectCase(
      "a package that loads the data of its app",
      ProjectTree().with([
        "Package.swift": #"let package = Package(name: "D", targets: [.target(name: "D")])"#,
        "Sources/D/D.swift": loading("items"),
        "Sources/D/Media.xcassets/Contents.json": "{}",
      ]).documents(in: "Sources/D", "a").pictures(in: "Sources/D/Media.xcassets", "a")),
    // MARK: What is built
    ProjectCase(
      "a catalog that a package leaves out", package(#"exclude: ["Media.xcassets"]"#),
      ["EX705 Sources/D/Media.xcassets/Contents.json"]),
    ProjectCase(
      "a catalog in a folder that a package leaves out",
      package(#"exclude: ["Old"]"#).pictures(in: "Sources/D/Old/Old.xcassets", "old")),
    ProjectCase(
      "a catalog that a package compiles", package(#"resources: [.process("Media.xcassets")]"#)),
    ProjectCase(
      "code of a package that looks in the main bundle, where the app has the data",
      package("").dataSets(in: assets, "a").pictures(in: assets, "a")
        .with(["Sources/D/D.swift": loading("items", "fair")])
        .project(.init("App", [assets]))),
    ProjectCase(
      "a playground app",
      package("", kind: "executableTarget", "products: [.iOSApplication(name: \"D\")],")
        .with(["Sources/D/D.swift": loading("items", "fair")])),
    ProjectCase(
      "an app below a package that has nothing to do with it",
      package("").pictures(in: assets, "a").dataSets(in: assets, "a")
        .with(["App/Model.swift": loading("items", "itmes")]), ["EX610 App/Model.swift"]),
    ProjectCase(
      "a project that git ignores",
      pictures(assets, "a").dataSets(in: assets, "a").pictures(in: "Design/B.xcassets", "b")
        .dataSet("more", in: assets, ProjectTree.entries(["b"]))
        .with([".gitignore": "*.xcodeproj\n", "App/Model.swift": loading("items")])
        .project(.init("App", folders: ["App": []])),
      [
        "EX704 \(assets)/more.dataset/more.json", "EX601 \(assets)/more.dataset/more.json",
        "EX705 Design/B.xcassets/Contents.json",
      ]),
  ]

  private static func package(
    _ arguments: String, kind: String = "target", _ products: String = ""
  ) -> ProjectTree {
    let more = arguments.isEmpty ? "" : ", " + arguments
    let code = ["items", "fair"].map {
      "let \($0) = NSDataAsset(name: \"\($0)\", bundle: .module)\n"
    }
    return pictures("Sources/D/Media.xcassets", "a").dataSets(in: "Sources/D/Media.xcassets", "a")
      .with([
        "Package.swift":
          "let package = Package(name: \"D\", \(products) targets: [.\(kind)(name: \"D\"\(more))])",
        "Sources/D/D.swift": code.joined(),
      ])
  }

  @Test("errors and warnings of a project", arguments: cases)
  func findings(_ item: ProjectCase) throws {
    let folder = try TemporaryFolder(item.tree.files)
    let found = try Inspection().lines(in: folder.path) { path, _, found in
      found.severity == .note ? nil : "\(found.rule.code) \(path)"
    }
    #expect(found == item.findings)
  }

  @Test("a project file reaches no folder outside its repository")
  func outside() throws {
    let folder = try TemporaryFolder(
      Self.pictures("Shared/Media.xcassets", "a").dataSets(in: "repository/\(Self.assets)", "a")
        .project(.init("App", [Self.assets, "../Shared/Media.xcassets"]), at: "repository/")
        .with(["repository/.git/HEAD": "ref: refs/heads/main\n"]).files)
    #expect(try Inspection().lines(in: folder.path, "repository") { $2.rule.code } == ["EX601"])
  }
}
