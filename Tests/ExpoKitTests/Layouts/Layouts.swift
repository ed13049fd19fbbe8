import ExpoTestSupport

extension Layout {
  private static let app = ProjectTree().with(files: "App.xcodeproj/project.pbxproj")
  private static let package = ProjectTree().with(files: "Package.swift")
  private static let assets = "App/Assets.xcassets"
  /// The document whose pictures are checked where a layout names no other.
  static let items = "\(assets)/items.dataset/items.json"

  /// Every layout, named after what it is.
  static let all: [Layout] =
    catalogs + namesOfPictures + shapesOfSets + documents + projects + searches

  // MARK: Catalogs

  private static let catalogs = [
    Layout(
      "one catalog",
      app.dataSets(in: assets, "a", "b").pictures(in: assets, "a", "b"),
      slips: [
        (["\(assets)/fair.dataset/fair.json": nil], "\(assets)/fair.dataset/Contents.json: EX701"),
        (
          ["\(assets)/items.dataset/more.json": ProjectTree.entries(["a"])],
          "\(assets)/items.dataset/Contents.json: EX701"
        ),
        (["\(assets)/loose.json": "[]"], "\(assets)/loose.json: EX701"),
        ([items: ProjectTree.entries(["", "b"])], "\(items): EX601"),
        ([items: ProjectTree.entries(["a.png", "b"])], "\(items): EX601"),
        (["\(assets)/a.imageset/a-0.gif": ""], "\(assets)/a.imageset/Contents.json: EX607"),
        (
          ["\(assets)/a.imageset/a-0.gif": "<!DOCTYPE html><html></html>"],
          "\(assets)/a.imageset/Contents.json: EX607"
        ),
      ]),
    Layout(
      "two catalogs with pictures each",
      app.dataSets(in: assets, "a", "flag").pictures(in: assets, "a")
        .pictures(in: "App/Icons.xcassets", "flag")),
    Layout(
      "the same picture in two catalogs",
      app.dataSets(in: "App/Data.xcassets", "a").pictures(in: "App/Images.xcassets", "a")
        .pictures(in: "App/More.xcassets", "a")
        .project(.init("App", ["Data", "Images", "More"].map { "App/\($0).xcassets" })),
      finds: ["App/More.xcassets/a.imageset/Contents.json: EX703"]),
    Layout(
      "widget that repeats the icon",
      app.dataSets(in: assets, "a").pictures(in: assets, "a", "logo")
        .pictures(in: "Widget/Assets.xcassets", "logo")
        .with(icon(in: assets)).with(icon(in: "Widget/Assets.xcassets"))
        .with(["Widget/Widget.swift": #"Image("logo")"#]),
      slips: [
        (
          ["\(assets)/AppIcon.appiconset/icon.png": nil],
          "\(assets)/AppIcon.appiconset/Contents.json: EX602"
        )
      ]),
    Layout(
      "plain groups",
      app.dataSets(in: "\(assets)/data", "a", "b").pictures(in: "\(assets)/images/old", "a")
        .pictures(in: "\(assets)/images", "b").with(["\(assets)/images/Contents.json": "{}"]),
      pictured: ["\(assets)/data/items.dataset/items.json"]),
  ]

  private static func icon(in catalog: String) -> [String: String?] {
    [
      "\(catalog)/AppIcon.appiconset/Contents.json":
        #"{"images": [{"idiom": "universal", "platform": "ios", "size": "1024x1024", "filename": "icon.png"}, {"idiom": "universal", "platform": "watchos", "size": "1024x1024"}]}"#,
      "\(catalog)/AppIcon.appiconset/icon.png": "x",
    ]
  }

  // MARK: Names of pictures

  private static let namespace =
    #"{"info": {"version": 1}, "properties": {"provides-namespace": true}}"#

  private static let namesOfPictures = [
    Layout(
      "groups with namespaces",
      app.dataSets(in: assets, "Korea/a", "Korea/Old/b").pictures(in: "\(assets)/Korea", "a")
        .pictures(in: "\(assets)/Korea/Old", "b")
        .with([
          "\(assets)/Korea/Contents.json": namespace,
          "\(assets)/Korea/Old/Contents.json": namespace,
        ]),
      slips: [([items: ProjectTree.entries(["a", "Korea/Old/b"])], "\(items): EX601")]),
    Layout(
      "poster and pictures named in source code",
      app.dataSets(in: assets, "a").pictures(in: assets, "a", "poster", "flag", "expo_logo")
        .pictures(in: assets, "badge", "mark", "2nd_floor", "hall_1")
        .with([
          "App/MainView.swift": #"let flag = UIImage(named: "flag"); Image(.expoLogo)"#,
          "App/Halls.swift": #"[UIImage(resource: ._2NdFloor), UIImage(named: "hall_\(1)")!]"#,
          "App/Old.m": #"[UIImage imageNamed:@"mark"]"#,
          "App/Base.lproj/Main.storyboard": #"<imageView image="badge"/>"#,
        ]),
      slips: [
        (["App/MainView.swift": "Image(.expoLogo)"], "\(assets)/flag.imageset/Contents.json: EX609")
      ]),
    Layout(
      "symbol sets and image stacks",
      app.dataSets(in: assets, "gear", "tower", "a").pictures(in: assets, "a")
        .with([
          "\(assets)/gear.symbolset/Contents.json":
            #"{"symbols": [{"idiom": "universal", "filename": "gear.svg"}]}"#,
          "\(assets)/gear.symbolset/gear.svg": "<svg/>",
          "\(assets)/tower.imagestack/Contents.json": #"{"layers": []}"#,
        ])),
    Layout(
      "loose pictures in Resources",
      app.documents(in: "App/Resources", "a", "b").pictures(in: assets, "b")
        .with([
          "App/Resources/a.png": ProjectTree.gif(height: 20),
          "App/Resources/a@2x.png": ProjectTree.gif(height: 40),
        ]),
      finds: ["App/Resources/items.json: EX601 note"],
      pictured: ["App/Resources/items.json"]),
  ]

  // MARK: Shapes of sets

  private static let shapesOfSets = [
    Layout(
      "localized sets",
      app.dataSets(in: assets, "a").pictures(
        in: assets, ["a"],
        slots: ["1x", "2x", "3x"].flatMap {
          [#""scale": "\#($0)""#, #""scale": "\#($0)", "locale": "ko""#]
        }, more: #", "properties": {"localizable": true, "preferred-localizations": ["ko"]}"#)),
    Layout(
      "dark appearances",
      app.dataSets(in: assets, "a").pictures(
        in: assets, ["a"],
        slots: ["1x", "2x", "3x"].flatMap {
          [
            #""scale": "\#($0)""#,
            #""scale": "\#($0)", "appearances": [{"appearance": "luminosity", "value": "dark"}]"#,
          ]
        })),
    Layout("vectors only", app.dataSets(in: assets, "a", "b").vectors(in: assets, "a", "b")),
    Layout(
      "vectors that are preserved",
      app.dataSets(in: assets, "a").vectors(
        in: assets, "a", more: #", "properties": {"preserves-vector-representation": true}"#)),
    Layout(
      "2x and 3x only",
      app.dataSets(in: assets, "a").pictures(
        in: assets, ["a"], slots: [#""scale": "2x""#, #""scale": "3x""#]),
      finds: ["\(assets)/a.imageset/Contents.json: EX604 note"]),
    Layout(
      "single scale",
      app.dataSets(in: assets, "a").pictures(
        in: assets, ["a"], slots: [#""template-rendering-intent": "original""#])),
    Layout(
      "pictures for iPad and Mac",
      app.dataSets(in: assets, "a", "b")
        .pictures(
          in: assets, ["a"],
          slots: [#""idiom": "ipad", "scale": "1x""#, #""idiom": "ipad", "scale": "2x""#]
        )
        .pictures(
          in: assets, ["b"],
          slots: [#""idiom": "mac", "scale": "1x""#, #""idiom": "mac", "scale": "2x""#])),
  ]

  // MARK: Documents

  private static let documents = [
    Layout(
      "data sets outside any catalog",
      app.dataSets(in: "App/Data", "a").pictures(in: assets, "a"),
      pictured: ["App/Data/items.dataset/items.json"]),
    Layout(
      "JSON in Resources",
      app.documents(in: "App/Resources", "a").pictures(in: assets, "a"),
      pictured: ["App/Resources/items.json"],
      slips: [(["App/Resources/fair.json": nil], "App/Resources/items.json: EX702")]),
    Layout(
      "sibling folders with one document each",
      app.with([
        "App/Model/Items/items.json": ProjectTree.entries(["a"]),
        "App/Model/Exposition/fair.json": ProjectTree.exposition,
      ]).pictures(in: assets, "a"),
      pictured: ["App/Model/Items/items.json"],
      slips: [(["App/Model/Items/items.json": nil], "App/Model/Exposition/fair.json: EX702")]),
    Layout(
      "entries in a catalog, the exposition in a folder",
      app.dataSet("items", in: assets, ProjectTree.entries(["a"])).pictures(in: assets, "a")
        .with(["App/Model/fair.json": ProjectTree.exposition]),
      slips: [(["App/Model/fair.json": nil], "\(items): EX702")]),
    Layout(
      "test bundle with a lone document",
      app.dataSets(in: assets, "a").pictures(in: assets, "a")
        .with(["AppTests/Fixtures/items.json": ProjectTree.entries(["a"])]),
      pictured: [items]),
    Layout(
      "test bundle with both documents",
      app.dataSets(in: assets, "a").pictures(in: assets, "a").documents(in: "AppTests", "a"),
      pictured: [items]),
    Layout(
      "other JSON that looks a little alike",
      app.dataSets(in: assets, "a").pictures(in: assets, "a").with([
        "App/song.json": #"{"title": "Arirang", "duration": 180}"#,
        "App/songs.json": #"[{"name": "Arirang", "desc": "a song"}, {"name": "x", "desc": ""}]"#,
        "package.json": #"{"name": "app", "description": "an app", "version": "1.0.0"}"#,
        "App/schema.json":
          #"{"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "t", "description": "d", "duration": 1}"#,
      ])),
  ]

  // MARK: Projects

  private static let projects = [
    Layout(
      "no catalog at all",
      app.documents(in: "App/Resources", "a"),
      finds: ["App/Resources/items.json: EX702 note"]),
    Layout(
      "package of several samples",
      package.dataSets(in: "Samples/Paris/Assets.xcassets", "a")
        .pictures(in: "Samples/Paris/Assets.xcassets", "a", "poster")
        .dataSets(in: "Samples/Osaka/Assets.xcassets", "a", "b")
        .pictures(in: "Samples/Osaka/Assets.xcassets", "a", "b", "poster"),
      pictured: [
        "Samples/Paris/Assets.xcassets/items.dataset/items.json",
        "Samples/Osaka/Assets.xcassets/items.dataset/items.json",
      ],
      slips: [
        (
          [
            "Samples/Paris/Assets.xcassets/fair.dataset/fair.json": nil,
            "Samples/Paris/Assets.xcassets/fair.dataset/Contents.json": nil,
          ], "Samples/Paris/Assets.xcassets/items.dataset/items.json: EX702"
        )
      ]),
    Layout(
      "repository of three apps",
      ["One", "Two", "Three"].reduce(ProjectTree()) { tree, app in
        tree.with(files: "\(app)/\(app).xcodeproj/project.pbxproj")
          .documents(in: "\(app)/Model", "\(app)_a").pictures(in: "\(app)/A.xcassets", "\(app)_a")
      },
      pictured: ["One/Model/items.json", "Two/Model/items.json", "Three/Model/items.json"],
      slips: [
        (["One/Model/items.json": ProjectTree.entries(["Two_a"])], "One/Model/items.json: EX601"),
        (["One/Model/fair.json": nil], "One/Model/items.json: EX702"),
      ]),
    Layout(
      "local package with the data of an app",
      app.pictures(in: assets, "a").with(files: "Packages/Data/Package.swift")
        .documents(in: "Packages/Data/Sources/Data/Resources", "a"),
      pictured: ["Packages/Data/Sources/Data/Resources/items.json"]),
  ]

  // MARK: What is searched

  private static let sound = app.dataSets(in: assets, "a").pictures(in: assets, "a")

  private static let searches = [
    Layout(
      "folder that git ignores",
      sound.with([".gitignore": "/out/\n*.bak.json\n"])
        .documents(in: "out", "zzz").with(["App/items.bak.json": "["])),
    Layout(
      "nested .gitignore that takes a file back",
      sound.with([
        ".gitignore": "*.json\n!**/*.dataset/*.json\n", "App/Model/.gitignore": "!items.json\n",
        "App/Model/items.json": ProjectTree.entries(["a"]), "App/Model/other.json": "[",
        ".git/info/exclude": "App/Drafts\n", "App/Drafts/items.dataset/items.json": "[",
      ]),
      pictured: ["App/Model/items.json"]),
    Layout(
      "dependencies and build products",
      ["build", "Pods", "Carthage/Build", "vendor/x", "DerivedData", "SourcePackages/checkouts"]
        .reduce(sound) { tree, folder in
          tree.documents(in: folder, "zzz").pictures(in: "\(folder)/A.xcassets", "a")
        }),
    Layout("hidden folder", sound.documents(in: ".cache", "zzz")),
    Layout(
      "configuration that includes and excludes",
      sound.documents(in: "AppTests", "zzz").with([
        ".expo.json": #"{"exclude": ["AppTests/**"], "include": ["vendor/fair/*.json"]}"#,
        "vendor/fair/items.json": ProjectTree.entries(["a"]), "vendor/x/items.json": "[",
      ]),
      pictured: [items, "vendor/fair/items.json"]),
    Layout(
      "web site that was exported",
      sound.with(["site/.expo-export.json": "{}", "site/zzz_.gif": ProjectTree.gif(height: 20)])),
  ]
}
