import ExpoTestSupport
import Testing

@testable import ExpoKit

/// Projects of all kinds with one slip at a time.
struct ProjectSlipTests {
  @Test("a sound project has no error and no warning", arguments: FairProject.all)
  func sound(_ project: FairProject) throws {
    let folder = try TemporaryFolder(project.tree.files)
    #expect(try Self.findings(in: folder).filter { !$0.hasPrefix("note") } == [])
  }

  /// The slips after which every screen still shows something: the picture may be found all the same,
  /// or it alone is missing, or a text has two characters too many.
  private static let visible = [
    "name decomposed", "picture that code names", "line break", "tag in", "entity in",
  ]

  private static let pairs = FairProject.all.flatMap { project in
    ProjectSlip.all(in: project).map { (project, $0) }
  }

  @Test("the first error or warning names the cause", arguments: pairs)
  func slip(_ project: FairProject, _ slip: ProjectSlip) throws {
    guard let found = try Self.findings(in: project, after: slip) else { return }
    let expected = slip.finding.split(separator: " ")
    let place = expected[1]
      .replacing("ENTRIES_OLD", with: project.old(project.entries))
      .replacing("EXPOSITION_OLD", with: project.old(project.exposition))
      .replacing("ENTRIES", with: project.entries)
      .replacing("EXPOSITION", with: project.exposition)
      .replacing("CODE", with: project.codePath)
      .replacing("CATALOG", with: "\(project.catalog ?? "")/Contents.json")
      .replacing(
        "IMAGES",
        with: project.contents(of: project.entries).replacing(".dataset", with: ".imageset")
      )
      .replacing("DATA", with: project.contents(of: project.entries))
      .replacing(
        "PROJECT", with: project.projectFiles.keys.sorted().first { $0.hasSuffix(".pbxproj") } ?? ""
      )
      .replacing("LOOSE", with: "\(project.pictures)/wind_hill@2x.png")
      .replacing("SET", with: "\(project.pictures)/wind_hill.imageset/Contents.json")
    let first = found.first { !$0.hasPrefix("note") }?.split(separator: " ") ?? []
    #expect(first.dropFirst().prefix(2) == [expected[0], place[...]], "\(found.prefix(4))")
    // Where a screen would be blank, the exit status is 1.
    let isBlank = !Self.visible.contains { slip.name.hasPrefix($0) }
    #expect(found.contains { $0.hasPrefix("error") } == isBlank, "\(found.prefix(4))")
    // What follows from a cause is not reported. That an app has loose pictures is always noted.
    if ProjectSlip.causes.contains(where: { $0.name == slip.name }) {
      let codes = found.filter { !$0.hasPrefix("note EX601") }.map { $0.split(separator: " ")[1] }
      #expect(Set(codes) == [expected[0]], "\(found.prefix(4))")
    }
  }

  @Test(
    "the folder of the app leads to the same as that of its project",
    arguments: FairProject.all, ProjectSlip.all.filter { $0.name.hasSuffix("in no target") })
  func inFolder(_ project: FairProject, _ slip: ProjectSlip) throws {
    let app = String(project.sources.prefix { $0 != "/" })
    guard let whole = try Self.findings(in: project, after: slip),
      let found = try Self.findings(in: project, after: slip, app)
    else { return }
    #expect(found == whole.filter { $0.contains(" \(app)/") })
  }

  /// The findings in a project after a slip; nil if it cannot have it.
  private static func findings(
    in project: FairProject, after slip: ProjectSlip, _ path: String = ""
  ) throws -> [String]? {
    let changes = slip.changes(project)
    if changes.isEmpty { return nil }
    let folder = try TemporaryFolder(project.tree.files)
    for (path, bytes) in changes {
      if let bytes { try folder.write(bytes, to: path) } else { try folder.delete(path) }
    }
    return try findings(in: folder, path)
  }

  /// The findings and failures as `error EX601 path:line message`, in the order of the report.
  static func findings(
    in folder: TemporaryFolder, _ path: String = ""
  ) throws -> [String] {
    // The project around a folder is found by another path than the folder itself.
    let other = try TemporaryFolder()
    try other.link("link", to: "../\(folder.path.split(separator: "/").last ?? "")")
    let root = path.isEmpty ? folder.path : "\(other.path)/link"
    let outcome = try Inspection().run([DocumentPath(path.isEmpty ? root : "\(root)/\(path)")])
    let failures = outcome.failures.map { "failure \($0)" }
    return failures
      + outcome.findings.flatMap { found in
        found.diagnostics.map { diagnostic in
          let path = found.file.name.dropFirst(root.count + 1)
          let line = LineIndex(found.file).position(at: diagnostic.location.bytes.lowerBound).line
          return
            "\(diagnostic.severity) \(diagnostic.rule.code) \(path):\(line) \(diagnostic.message)"
        }
      }
  }
}
