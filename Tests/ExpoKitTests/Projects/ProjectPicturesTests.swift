import ExpoTestSupport
import Testing

@testable import ExpoKit

/// Which pictures a document can name, by what the project puts into its targets.
struct ProjectPicturesTests {
  private static let assets = "App/Assets.xcassets"

  /// Each project has a document that names the pictures `a` and `b`; the last column lists the missing ones.
  static let cases =
    ProjectCase.rows(
      #"""
      a copy in the bundle of tests, for a document of no target → project App.xcodeproj: App; AppTests (bundle.unit-test) AppTests/b.png ‖ AppTests/b.png = PICTURE → b
      a copy in the bundle of tests, which has the document too → project App.xcodeproj: App ASSETS; AppTests (bundle.unit-test) ASSETS T/b.png ‖ T/b.png = PICTURE → b
      a loose file of the target → project App.xcodeproj: App ASSETS Pictures/b.png ‖ Pictures/b.png = PICTURE → nothing
      a loose file with scale and device → project App.xcodeproj: App ASSETS Pictures/b@2x~ipad.png ‖ Pictures/b@2x~ipad.png = PICTURE → nothing
      marks in the other order are part of the name → project App.xcodeproj: App ASSETS Pictures/b~universal@2x.png ‖ Pictures/b~universal@2x.png = PICTURE → b
      a JPEG needs its extension → project App.xcodeproj: App ASSETS Pictures/b.jpg ‖ Pictures/b.jpg = PICTURE → b
      names in another case than on disk → project App.xcodeproj: App app/assets.xcassets pictures/B.png ‖ Pictures/b.png = PICTURE → nothing
      a file of another application → project App.xcodeproj: App ASSETS; Other Other/b.png ‖ Other/b.png = PICTURE → b
      no project that can be read: a picture beside the sources → App.xcodeproj/project.pbxproj = nothing ‖ App/b.png = PICTURE → nothing
      no project that can be read: a picture of the documentation → App.xcodeproj/project.pbxproj = nothing ‖ docs/b.png = PICTURE → b
      no project that can be read: a picture of the tests → App.xcodeproj/project.pbxproj = { ‖ AppTests/b.png = PICTURE → b
      """#) + [
      ProjectCase(
        "a loose file of a main group with a folder",
        ProjectTree(steps: "App/Pictures/b.png = PICTURE").with([
          "App.xcodeproj/project.pbxproj": XcodeProjectText.of(
            .init("App", ["Assets.xcassets", "Pictures/b.png"])
          ).replacing("\"G_\" /* name */ = {", with: "\"G_\" /* name */ = {path = App; ")
        ]))
    ]

  @Test("only what the targets contain is found", arguments: cases)
  func names(_ item: ProjectCase) throws {
    let tree = item.tree.dataSets(in: Self.assets, "a", "b").pictures(in: Self.assets, "a")
    let folder = try TemporaryFolder(tree.files)
    // The whole project, its catalog and the document alone lead to the same.
    for path in ["", "/\(Self.assets)", "/\(Self.assets)/items.dataset/items.json"] {
      let outcome = try Inspection().run([DocumentPath(folder.path + path)])
      let missing = outcome.findings.flatMap(\.diagnostics).filter { $0.rule.code == "EX601" }
        .compactMap { $0.message.split(separator: "'").dropFirst().first }
      #expect(missing == item.findings.map { $0[...] }, "\(path)")
    }
  }

  /// What a project reaches, a form of its file, and the objects that have it.
  ///
  /// An object takes the place of the former one of its name; `@` is the folder of the project.
  private static let forms = #"""
    c | a path in a group | F = {path = A.xcassets; sourceTree = "<group>"; };
    c | a name beside the path | F = {name = b.png; path = A.xcassets; };
    r | an identifier that is no number | B = {fileRef = "App::F"; }; G = {children = ("App::F"); }; "App::F" = {path = b.png; };
    a | groups without a path | H = {name = H; children = (I); }; I = {path = App; children = (J); }; J = {name = J; children = (F); };
    r | a file below the source root | F = {path = b.png; sourceTree = SOURCE_ROOT; };
    a | a group below the source root | G = {path = Lib; children = (H); }; H = {name = H; path = App; children = (F); sourceTree = SOURCE_ROOT; };
    r | a path upwards | F = {path = ../b.png; };
    c | an absolute path | F = {path = "@/App/A.xcassets"; sourceTree = "<absolute>"; };
    - | the folder of the products | F = {path = b.png; sourceTree = BUILT_PRODUCTS_DIR; };
    - | the folder of the SDK | F = {path = b.png; sourceTree = SDKROOT; };
    - | the folder of Xcode | F = {path = b.png; sourceTree = DEVELOPER_DIR; };
    - | a product of another project | F = {isa = PBXReferenceProxy; path = b.png; remoteRef = X; sourceTree = BUILT_PRODUCTS_DIR; };
    a | a project of another folder | P = {mainGroup = G; projectDirPath = App; targets = (T); }; H = {children = (F); };
    l | a file in languages | F = {isa = PBXVariantGroup; name = b.png; children = (V); }; V = {name = ko; path = old/ko.lproj/b.png; };
    - | a folder reference | F = {lastKnownFileType = folder; path = old; };
    a | a file twice, and one that is gone | R = {isa = PBXResourcesBuildPhase; files = (N, B, B, X); }; N = {isa = PBXBuildFile; };
    a | an aggregate target | P = {mainGroup = G; targets = (Z, T); }; Z = {isa = PBXAggregateTarget; buildPhases = (S); };
    a | copied to the resources | R = {isa = PBXCopyFilesBuildPhase; dstPath = ""; dstSubfolderSpec = 7; files = (B); };
    a | copied to the resources, by Xcode 26 | R = {isa = PBXCopyFilesBuildPhase; dstSubfolder = Resources; files = (B); };
    - | copied to a folder of them | R = {isa = PBXCopyFilesBuildPhase; dstPath = docs; dstSubfolderSpec = 7; files = (B); };
    - | copied to the frameworks | R = {isa = PBXCopyFilesBuildPhase; dstPath = ""; dstSubfolderSpec = 10; files = (B); };
    acl | a synchronized folder | T = {fileSystemSynchronizedGroups = (H); }; H = {path = App; explicitFileTypes = {}; explicitFolders = (); };
    acl | in another case | T = {fileSystemSynchronizedGroups = (H); }; H = {path = app; };
    l | left out in another case | T = {fileSystemSynchronizedGroups = (H); }; H = {path = App; exceptions = (E); }; E = {membershipExceptions = (B.png, a.xcassets); target = T; };
    ac | a copied folder in it | T = {fileSystemSynchronizedGroups = (H); }; H = {path = App; explicitFolders = (old); };
    l | left out | T = {fileSystemSynchronizedGroups = (H); }; H = {path = App; exceptions = (E); }; E = {membershipExceptions = (b.png, A.xcassets); target = T; };
    ac | left out in all languages | T = {fileSystemSynchronizedGroups = (H); }; H = {path = App; exceptions = (E); }; E = {membershipExceptions = ("/Localized: old/b.png"); target = T; };
    cl | of a folder of no target | H = {path = App; exceptions = (E); }; E = {membershipExceptions = (A.xcassets, "/Localized/old/b.png"); target = T; };
    acl | copied by a phase too | T = {fileSystemSynchronizedGroups = (H); }; H = {path = App; exceptions = (E); }; E = {membershipExceptions = (b.png); buildPhase = S; };
    a | copied by a phase only | H = {path = App; exceptions = (E); }; E = {membershipExceptions = (b.png); buildPhase = R; }; R = {dstSubfolderSpec = 7; };
    """#

  @Test(
    "the files of a target are found in every form of a project file",
    arguments: forms.split(separator: "\n"))
  func form(row: Substring) throws {
    let parts = row.split(separator: " | ")
    let (folder, targets) = try Self.project(parts[2])
    let files = [
      ("r", "b.png"), ("a", "App/b.png"), ("c", "App/A.xcassets"), ("l", "App/old/ko.lproj/b.png"),
    ]
    let reached = files.filter { file in targets.contains { $0.reaches("\(folder)/\(file.1)") } }
    #expect(reached.map(\.0).joined() == parts[0].replacing("-", with: ""))
  }

  /// A document, whether it is in the bundle, and what copies the folder that it lies in.
  private static let copies = #"""
    true | App/old/a.json | F = {lastKnownFileType = folder; path = old; };
    false | App/a.json | F = {lastKnownFileType = folder; path = old; };
    true | App/old/a.json | T = {fileSystemSynchronizedGroups = (H); }; H = {path = App; explicitFolders = (old); };
    false | App/old/A.xcassets/a.dataset/a.json | T = {fileSystemSynchronizedGroups = (H); }; H = {path = App; explicitFolders = (old); };
    true | App/A.xcassets/a.dataset/a.json | T = {fileSystemSynchronizedGroups = (H); }; H = {path = App; explicitFolders = (old); };
    false | App/A.docc/a.json | T = {fileSystemSynchronizedGroups = (H); }; H = {path = App; };
    """#

  @Test(
    "a document is in the bundle if its folder is copied whole",
    arguments: copies.split(separator: "\n"))
  func copy(row: Substring) throws {
    let parts = row.split(separator: " | ")
    let (folder, targets) = try Self.project(parts[2])
    let ancestry = ProjectTarget.ancestry(ofDocument: "\(folder)/\(parts[1])")
    #expect("\(targets.contains { $0.contains(ancestry) })" == parts[0])
  }

  @Test(
    "a phase or a rule may make JSON files, or copy them",
    arguments: TextTable.pairs(
      #"""
      S = {shellScript = "cp -R Data \"$CODESIGNING_FOLDER_PATH\""; }; → true
      S = {shellScript = "\"${SRCROOT}/scripts/fetch\""; }; → true
      S = {shellScript = "curl -o $1 https://fair.kr/items.json"; }; → true
      S = {shellScript = "if which swiftlint; then swiftlint; fi"; }; → false
      S = {shellScript = "\"${PODS_ROOT}/Target Support Files/Pods-App/Pods-App-frameworks.sh\""; }; → false
      S = {dstPath = Data; dstSubfolderSpec = 7; }; → true
      T = {buildRules = (X); }; X = {outputFiles = ("$(DERIVED_FILE_DIR)/$(INPUT_FILE_BASE).json"); }; → true
      T = {buildRules = (X); }; X = {outputFiles = ("$(DERIVED_FILE_DIR)/$(INPUT_FILE_BASE).swift"); }; → false
      """#))
  func making(objects: String, isMaker: String) throws {
    let (_, targets) = try Self.project("T = {buildPhases = (R, S); }; \(objects)")
    #expect("\(targets[0].makesJSON)" == isMaker)
  }

  /// The folder and the targets of a small project, of which some objects are others.
  private static func project(_ objects: Substring) throws -> (String, [ProjectTarget]) {
    let folder = try TemporaryFolder()
    let text = """
      { objects = {
      P = {mainGroup = G; targets = (T); }; T = {isa = PBXNativeTarget; buildPhases = (R); };
      R = {isa = PBXResourcesBuildPhase; files = (B); }; B = {isa = PBXBuildFile; fileRef = F; };
      G = {isa = PBXGroup; children = (H); }; H = {isa = PBXGroup; path = App; children = (F); };
      F = {isa = PBXFileReference; path = b.png; };
      \(objects.replacing("@", with: folder.path))
      }; rootObject = P; }
      """
    try folder.write(text, to: "A.xcodeproj/project.pbxproj")
    let targets = ProjectTarget.all(ofProjectAt: folder.path + "/A.xcodeproj")
    return (folder.path, try #require(targets))
  }
}
