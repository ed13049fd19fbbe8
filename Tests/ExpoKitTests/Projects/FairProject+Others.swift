import ExpoTestSupport

/// Projects of further kinds, in which chosen slips are tried.
extension FairProject {
  private typealias Project = XcodeProjectText
  private static let file = "App.xcodeproj/project.pbxproj"
  private static let assets = "App/Assets.xcassets"
  private static let code = "App/Model.swift"
  private static let kit = "Modules/FairKit/Sources/FairKit"
  private static let catalogProject = project(.init("App", [assets, code]))
  private static let synchronized = project(.init("App", folders: ["App": []]))

  static let others = [
    FairProject(
      name: "SwiftUI", data: "App/Data", documentKind: .loose, projectFiles: synchronized,
      model: #"""
        import SwiftUI
        enum Store { static let items: [Entry] = Bundle.main.decode("items.json")
          static let fair: Fair = Bundle.main.decode("fair.json") }
        struct Home: View { var body: some View { Image("logo").resizable() } }
        extension Bundle {
          func decode<T: Decodable>(_ file: String) -> T {
            guard let url = url(forResource: file, withExtension: nil) else { fatalError("no \(file)") }
            return try! JSONDecoder().decode(T.self, from: Data(contentsOf: url))
          }
        }

        """#),
    FairProject(
      name: "XcodeGen with an ignored project",
      projectFiles: catalogProject.merging([
        ".gitignore": "*.xcodeproj\n",
        "project.yml": "name: App\ntargets:\n  App:\n    platform: iOS\n    sources: [App]\n",
      ]) { $1 }),
    FairProject(
      name: "Tuist",
      projectFiles: [
        ".gitignore": "*.xcodeproj\n*.xcworkspace\nDerived/\n",
        "Project.swift": """
        import ProjectDescription
        let project = Project(
          name: "App",
          targets: [
            .target(
              name: "App", destinations: .iOS, product: .app, bundleId: "kr.fair",
              sources: ["App/**"], resources: ["App/Assets.xcassets"])
          ])

        """,
      ]),
    FairProject(
      name: "two languages", data: "App/en.lproj", documentKind: .loose,
      projectFiles: synchronized,
      others: ProjectTree().with([
        "App/ko.lproj/items.json": FairProject(name: "").entriesText,
        "App/ko.lproj/fair.json": expositionText,
      ])),
    FairProject(
      name: "app with a package", data: "\(kit)/Resources/Media.xcassets",
      pictures: "\(kit)/Resources/Media.xcassets", sources: kit,
      projectFiles: [
        file: Project.of(.init("App", ["App/App.swift", "App/Icons.xcassets"])),
        "Modules/FairKit/Package.swift": manifest("FairKit", "Resources"),
      ],
      others: ProjectTree().pictures(in: "App/Icons.xcassets", "star")
        .with(["App/App.swift": "import FairKit\nlet star = UIImage(named: \"star\")\n"])),
    FairProject(
      name: "package with files", data: "Sources/Fair/Data",
      pictures: "Sources/Fair/Media.xcassets", documentKind: .loose, sources: "Sources/Fair",
      projectFiles: ["Package.swift": manifest("Fair", "Data")]),
    FairProject(
      name: "monorepo with apps", data: "Fair/App/Assets.xcassets",
      pictures: "Fair/App/Assets.xcassets", sources: "Fair/App",
      projectFiles: [
        "Fair/Fair.xcodeproj/project.pbxproj": Project.of(.init("Fair", [assets, code])),
        "Shop/Shop.xcodeproj/project.pbxproj": Project.of(
          .init("Shop", [assets, "App/Shop.swift"])),
      ],
      others: ProjectTree().pictures(in: "Shop/App/Assets.xcassets", "jikji")
        .dataSet("goods", in: "Shop/App/Assets.xcassets", #"[{"title": "사과", "price": 1000}]"#)
        .with(["Shop/App/Shop.swift": #"let goods = NSDataAsset(name: "goods")"#])),
  ]

  static func manifest(_ name: String, _ resources: String) -> String {
    """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "\(name)",
      targets: [.target(name: "\(name)", resources: [.process("\(resources)")])])

    """
  }
}
