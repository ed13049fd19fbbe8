import ExpoTestSupport
import Testing

/// Ways to lay out a project: nothing is found in them but what is listed, as `path: EX601`, notes marked.
struct LayoutTests {
  // Its project file cannot be read: folders decide.
  private static let app = ProjectTree().with(files: "App.xcodeproj/project.pbxproj")
  private static let package = ProjectTree().with(files: "Package.swift")
  private static let assets = "App/Assets.xcassets"
  private static let sound = app.dataSets(in: assets, "a")

  private static func icon(in catalog: String) -> [String: String?] {
    [
      "\(catalog)/AppIcon.appiconset/Contents.json":
        #"{"images": [{"idiom": "universal", "platform": "ios", "size": "1024x1024", "filename": "icon.png"}, {"idiom": "universal", "platform": "watchos", "size": "1024x1024"}]}"#,
      "\(catalog)/AppIcon.appiconset/icon.png": "x",
    ]
  }

  private static let namespace = #"{"properties": {"provides-namespace": true}}"#

  private static let catalogs = [
    ProjectCase(
      "a widget that repeats the icon",
      sound.pictures(in: assets, "a", "logo").pictures(in: "Widget/Assets.xcassets", "logo")
        .with(icon(in: assets)).with(icon(in: "Widget/Assets.xcassets"))
        .with(["Widget/Widget.swift": #"Image("logo")"#])),
    ProjectCase(
      "a namespace in a namespace",
      app.dataSets(in: assets, "Korea/Old/b").pictures(in: "\(assets)/Korea/Old", "b")
        .with([
          "\(assets)/Korea/Contents.json": namespace,
          "\(assets)/Korea/Old/Contents.json": namespace,
        ])),
    ProjectCase(
      "pictures that code and interfaces name",
      sound.pictures(in: assets, "a", "poster", "flag", "expo_logo")
        .pictures(in: assets, "badge", "mark", "2nd_floor", "hall_1")
        .with([
          "App/MainView.swift": #"let flag = UIImage(named: "flag"); Image(.expoLogo)"#,
          "App/Halls.swift": #"[UIImage(resource: ._2NdFloor), UIImage(named: "hall_\(1)")!]"#,
          "App/Old.m": #"[UIImage imageNamed:@"mark"]"#,
          "App/Base.lproj/Main.storyboard": #"<imageView image="badge"/>"#,
        ])),
    ProjectCase(
      "symbol sets and image stacks",
      app.dataSets(in: assets, "gear", "tower").with([
        "\(assets)/gear.symbolset/Contents.json":
          #"{"symbols": [{"idiom": "universal", "filename": "gear.svg"}]}"#,
        "\(assets)/gear.symbolset/gear.svg": "<svg/>",
        "\(assets)/tower.imagestack/Contents.json": #"{"layers": []}"#,
      ])),
    ProjectCase(
      "loose pictures in Resources",
      app.documents(in: "App/Resources", "a", "b").pictures(in: assets, "b")
        .with([
          "App/Resources/a.png": ProjectTree.gif(height: 20),
          "App/Resources/a@2x.png": ProjectTree.gif(height: 40),
        ]), ["App/Resources/items.json: EX601 note"]),
  ]

  private static let sets = [
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
      app.dataSets(in: assets, "ipad", "mac").pictures(in: assets, idiom: "ipad")
        .pictures(in: assets, idiom: "mac")),
  ]

  private static let documents = [
    ProjectCase(
      "data sets outside any catalog",
      app.dataSets(in: "App/Data", "a").pictures(in: assets, "a")),
    ProjectCase(
      "sibling folders with one document each",
      app.with([
        "App/Model/Items/items.json": ProjectTree.entries(["a"]),
        "App/Model/Exposition/fair.json": ProjectTree.exposition,
      ]).pictures(in: assets, "a")),
    ProjectCase(
      "no catalog at all", app.documents(in: "App/Resources", "a"),
      ["App/Resources/items.json: EX702 note"]),
    ProjectCase(
      "a package of several samples",
      ["Samples/Paris/Assets.xcassets", "Samples/Osaka/Assets.xcassets"].reduce(package) {
        $0.dataSets(in: $1, "a").pictures(in: $1, "a", "poster")
      }),
    ProjectCase(
      "a repository of two apps",
      ["One", "Two"].reduce(ProjectTree()) { tree, app in
        tree.with(files: "\(app)/\(app).xcodeproj/project.pbxproj")
          .documents(in: "\(app)/Model", "\(app)_a").pictures(in: "\(app)/A.xcassets", "\(app)_a")
      }),
    ProjectCase(
      "a local package with the data of an app",
      app.pictures(in: assets, "a").with(files: "Packages/Data/Package.swift")
        .documents(in: "Packages/Data/Sources/Data/Resources", "a")),
  ]

  @Test("a layout has only the findings that are listed", arguments: catalogs + sets + documents)
  func layout(_ layout: ProjectCase) throws {
    let folder = try TemporaryFolder(layout.tree.files)
    let found = try Inspection().lines(in: folder.path) { path, _, found in
      "\(path): \(found.rule.code)\(found.severity == .note ? " note" : "")"
    }
    #expect(found == layout.findings)
  }
}

extension ProjectTree {
  /// The tree with an image set, called after a kind of device, that has two scales for it.
  fileprivate func pictures(in folder: String, idiom: String) -> ProjectTree {
    pictures(
      in: folder, [idiom],
      slots: ["1x", "2x"].map { #""idiom": "\#(idiom)", "scale": "\#($0)""# })
  }
}
