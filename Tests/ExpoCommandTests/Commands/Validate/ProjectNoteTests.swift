import ExpoTestSupport
import Testing

struct ProjectNoteTests {
  private static let project = XcodeProjectText.of(.init("App", ["App/Assets.xcassets"]))

  static let projects: [(name: String, text: String, isNoted: Bool)] = [
    ("a project", project, false), ("a byte order mark", "\u{FEFF}\(project)", false),
    ("half a project", String(project.prefix(200)), true), ("an empty file", "", true),
  ]

  @Test("a project file that cannot be read is named, once", arguments: projects)
  func unreadable(name: String, text: String, isNoted: Bool) throws {
    let tree = Self.tree.with(["App.xcodeproj/project.pbxproj": text])
    let folder = try TemporaryFolder(tree.files)
    let words = [
      "en":
        "the project file cannot be read; folders decide what is in the app\nhelp: open the project in Xcode and save it\n",
      "ko": "프로젝트 파일을 읽을 수 없어, 앱에 들어가는 파일을 폴더로 판단했습니다\n도움말: Xcode에서 프로젝트를 열어 저장하세요\n",
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

  private static let tree = ProjectTree().dataSets(in: "App/Assets.xcassets", "a")
    .pictures(in: "App/Assets.xcassets", "a")
  private static let yaml = "name: App\ntargets:\n  App:\n"
  private static let swift = "import ProjectDescription"
  static let manifests: [(files: [String: String], path: String, line: String)] = [
    (["project.yml": yaml], "project.yml", "xcodegen generate"),
    (["Project.swift": swift], "Project.swift", "tuist generate"),
    (["Kit/Project.swift": swift, "project.yml": yaml], "project.yml", "xcodegen generate"),
    (["project.yml": "name: App", "App/Project.swift": "struct Project {}"], "", ""),
    (["project.yml": yaml, "App.xcodeproj/project.pbxproj": project], "", ""),
  ]

  @Test("a manifest without its project is named, with the command", arguments: manifests)
  func unmade(files: [String: String], path: String, line: String) throws {
    let tree = Self.tree.with(files.mapValues(Optional.some))
    let folder = try TemporaryFolder(tree.files)
    let words = [
      "en":
        "its Xcode project has not been made; folders decide what is in the app\nhelp: make the project",
      "ko": "이 파일로 만드는 Xcode 프로젝트가 없어, 앱에 들어가는 파일을 폴더로 판단했습니다\n도움말: 프로젝트를 만드세요",
    ]
    for (language, words) in words {
      let result = expo("validate --lang \(language) @", in: folder.path)
      #expect(result.status == .success)
      #expect(result.errors.contains("@/\(path): \(words): \(line)\n") == !path.isEmpty)
      #expect(result.errors.ranges(of: words).count == (path.isEmpty ? 0 : 1))
    }
    #expect(expo("validate -q @", in: folder.path).errors == "")
  }

  @Test("of a project that git ignores, the summary says that it was read")
  func ignored() throws {
    let tree = Self.tree.with([
      ".gitignore": "*.xcodeproj\n", "App.xcodeproj/project.pbxproj": Self.project,
    ])
    let folder = try TemporaryFolder(tree.files)
    let english = expo("validate --lang en @", in: folder.path).errors
    #expect(english.contains("read project @/App.xcodeproj, which git ignores\n"))
    let korean = expo("validate --lang ko @", in: folder.path).errors
    #expect(korean.contains("읽은 프로젝트: @/App.xcodeproj, git이 무시하는 파일\n"))
  }

  @Test("names that cannot be followed are counted, and their files listed")
  func unfollowed() throws {
    let tree = Self.tree.with(["App/Model.swift": #"NSDataAsset(name: "items_\(language)")"#])
    let folder = try TemporaryFolder(tree.files)
    let summary = expo("validate --lang en @", in: folder.path).errors
    #expect(summary.contains("; 1 name in code not followed\n"))
    let files = expo("validate --lang en --show-files @", in: folder.path).output
    #expect(files.contains("@/App/Model.swift: loads a document by an unknown name\n"))
  }

  @Test("the folder of a project without its file does not count as a project")
  func missing() throws {
    let folder = try TemporaryFolder(Self.tree.with(files: "App.xcodeproj/x").files)
    #expect(!expo("validate @", in: folder.path).errors.contains("pbxproj"))
  }
}
