import ExpoTestSupport
import Testing

@testable import ExpoKit

/// Project files that ask for more than they say.
struct XcodeProjectTests {
  private static let long = String(repeating: "a", count: 12_000)
  private static let count = 600

  private static func names(_ letter: String) -> String {
    (0..<count).map { "\(letter)\($0), " }.joined()
  }
  private static func objects(_ letter: String, _ text: String) -> String {
    (0..<count).map { "\(letter)\($0) = {\(text)};\n" }.joined()
  }

  /// Objects to which many others lead, each time again.
  private static let shared = [
    "a long folder of a phase": "R = {dstPath = \(long); };",
    "a long name of a build file": "R = {files = (\(long), ); };",
    "a long name of a file": "R = {files = (B, ); }; B = {fileRef = \(long); };",
    "a list of what is no name": "R = {files = (\(String(repeating: "(), ", count: count))); };",
    "a group with a long path":
      "G = {path = \(long); children = (\(names("F"))); }; \(objects("F", "path = \"../x\"; "))",
    "a long source tree":
      "G = {children = (\(names("H"))); }; \(objects("H", "children = (F, ); ")) F = {sourceTree = \(long); };",
    "exceptions of a long target":
      "G = {children = (\(names("H"))); }; \(objects("H", "exceptions = (E, ); ")) E = {target = \(long); };",
  ]

  @Test("long and shared parts of a project file are read once", arguments: shared.keys.sorted())
  func tooLarge(name: String) throws {
    let many = "P = {mainGroup = G; targets = (\(Self.names("T"))); };"
    let objects = Self.objects("T", "buildPhases = (R, ); ") + (try #require(Self.shared[name]))
    #expect(try Self.targets(many + objects)?.count == nil)
  }

  @Test("an object that is listed many times counts once")
  func repeated() throws {
    func many(_ name: String) -> String { String(repeating: "\(name), ", count: 300) }
    let targets = try Self.targets(
      """
      P = {mainGroup = G; targets = (\(many("T"))); }; G = {children = (\(many("H"))); };
      T = {buildPhases = (\(many("R"))); fileSystemSynchronizedGroups = (\(many("H"))); };
      R = {files = (); }; H = {path = App; explicitFolders = (\(many("old"))); };
      """)
    #expect(targets?.count == 1)
    #expect(targets?.first?.folders.count == 1)
  }

  @Test("a sound project may be large")
  func large() throws {
    let files = (0..<1_000).map { "App/대전 세계 박람회/전시품/Pictures/picture\($0)@2x.png" }
    let text = XcodeProjectText.of(["App", "Widget", "Clip"].map { .init($0, files) })
    let folder = try TemporaryFolder(["A.xcodeproj/project.pbxproj": text])
    let targets = try #require(ProjectTarget.all(ofProjectAt: folder.path + "/A.xcodeproj"))
    #expect(targets.count == 3)
    #expect(targets.allSatisfy { $0.reaches("\(folder.path)/\(files[999])") })
  }

  @Test("a byte order mark is not a part of a project")
  func byteOrderMark() throws {
    #expect(try Self.targets("P = {targets = (T); }; T = {};", before: "\u{FEFF}")?.count == 1)
  }

  private static func targets(_ objects: String, before: String = "") throws -> [ProjectTarget]? {
    let text = "\(before)// !$*UTF8*$!\n{ objects = {\n\(objects)\n}; rootObject = P; }\n"
    let folder = try TemporaryFolder(["A.xcodeproj/project.pbxproj": text])
    return ProjectTarget.all(ofProjectAt: folder.path + "/A.xcodeproj")
  }
}

extension ProjectTarget {
  /// Whether code finds a catalog or a loose file by its name.
  func reaches(_ path: String) -> Bool {
    let ancestry = Self.ancestry(of: path)
    return contains(ancestry) && depth(of: ancestry) == 1
  }
}
