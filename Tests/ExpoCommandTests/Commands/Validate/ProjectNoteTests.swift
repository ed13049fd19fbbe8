import ExpoCommand
import ExpoTestSupport
import Testing

/// What standard error says of project files.
struct ProjectNoteTests {
  private static let project = XcodeProjectText.of(.init("App", ["App/Assets.xcassets"]))

  static let projects: [(name: String, text: String, isNoted: Bool)] = [
    ("a project", project, false), ("a byte order mark", "\u{FEFF}\(project)", false),
    ("half a project", String(project.prefix(200)), true), ("an empty file", "", true),
  ]

  @Test("a project file that cannot be read is named, once", arguments: projects)
  func unreadable(name: String, text: String, isNoted: Bool) throws {
    let tree = ProjectTree().dataSets(in: "App/Assets.xcassets", "a")
      .pictures(in: "App/Assets.xcassets", "a")
      .with(["App.xcodeproj/project.pbxproj": text])
    let folder = try TemporaryFolder(tree.files)
    let words = [
      "en":
        "the project file cannot be read; folders decide what is in the app\nhelp: look for conflict markers in it\n",
      "ko": "프로젝트 파일을 읽을 수 없어, 앱에 들어가는 파일을 폴더로 판단했습니다\n도움말: 병합 충돌 표시가 남아 있는지 확인하세요\n",
    ]
    for (language, words) in words {
      for path in ["", "/App", "/App/Assets.xcassets/items.dataset/items.json"] {
        let result = expo("validate --lang \(language) @\(path)", in: folder.path)
        #expect(result.status == .success)
        let notes = result.errors.ranges(of: "@/App.xcodeproj/project.pbxproj: \(words)")
        #expect(notes.count == (isNoted ? 1 : 0), "\(path) \(result.errors)")
        #expect(result.errors.ranges(of: "pbxproj").count == notes.count)
      }
    }
    let quiet = expo("validate -q @", in: folder.path)
    #expect(quiet.errors == "")
  }

  @Test("a folder of a project without its file is no project file")
  func missing() throws {
    let tree = ProjectTree().dataSets(in: "App/Assets.xcassets", "a")
      .pictures(in: "App/Assets.xcassets", "a").with(files: "App.xcodeproj/x")
    let folder = try TemporaryFolder(tree.files)
    #expect(!expo("validate @", in: folder.path).errors.contains("pbxproj"))
  }
}
