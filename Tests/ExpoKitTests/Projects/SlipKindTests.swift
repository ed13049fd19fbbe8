import ExpoTestSupport
import Testing

@testable import ExpoKit

struct SlipKindTests {
  private static let kinds =
    SlipKind.values + SlipKind.syntax + SlipKind.pictures + SlipKind.dataSets + SlipKind.names
    + SlipKind.targets + SlipKind.languages
  /// Every kind in each project that it names; in those of a group, each project in turn is left out or
  /// tried in a sample.
  private static let pairs = kinds.enumerated().flatMap { number, kind in
    kind.projectNames.flatMap { name in
      let projects = SlipKind.projects(name)
      let first = number % min(8, max(1, projects.count))
      return projects.enumerated().filter { index, project in
        Thoroughness.triesAll || project.name == name || index % 8 == first
      }.map { ($0.element, kind) }
    }
  }

  /// What is not found, or not first, and why.
  private static let exceptions: [(kind: String, project: String, reason: Comment)] = [
    ("constant misspelt that no call uses", "constants", "only the document is noted"),
    ("entries moved from the package to the app", "app with a package", "EX702 there is first"),
  ]

  @Test(
    "a sound project has no error and no warning", arguments: FairProject.all + FairProject.others)
  func sound(_ project: FairProject) throws {
    let folder = try TemporaryFolder(project.tree.files)
    #expect(try Self.findings(in: folder).filter { !$0.hasPrefix("note") } == [])
  }

  @Test("the first finding names the cause", arguments: pairs)
  func first(_ project: FairProject, _ kind: SlipKind) throws {
    let exception = Self.exceptions.first { $0.kind == kind.name && $0.project == project.name }
    guard let exception else { return try Self.check(kind, in: project) }
    withKnownIssue(exception.reason) { try Self.check(kind, in: project) }
  }

  @Test("every kind is tried, each pair once, and at most two pairs are exceptions")
  func known() {
    #expect(Self.kinds.flatMap(\.projectNames).filter { SlipKind.projects($0).isEmpty } == [])
    let known = Set(Self.pairs.map { "\($0.1.name) in \($0.0.name)" })
    #expect(known.count == Self.pairs.count)
    #expect(Set(Self.pairs.map(\.1.name)) == Set(Self.kinds.map(\.name)))
    #expect(Self.exceptions.allSatisfy { known.contains("\($0.kind) in \($0.project)") })
    #expect(Self.exceptions.count <= 2)
  }

  @Test(
    "the folder of the app has the same findings as that of its project",
    arguments: pairs.filter { $0.1.name.hasSuffix("in no target") })
  func inFolder(_ project: FairProject, _ kind: SlipKind) throws {
    let app = String(project.sources.prefix { $0 != "/" })
    let folder = try kind.folder(of: project)
    let whole = try Self.findings(in: folder)
    #expect(try Self.findings(in: folder, app) == whole.filter { $0.contains(" \(app)/") })
  }

  @Test("a set of another target with the same name is not suggested")
  func sameName() throws {
    let project = try #require(FairProject.all.first { $0.name == "two targets" })
    let slip = SlipKind("", "", .move("ITEMS", "Admin/Assets.xcassets/items.dataset"))
    let found = try Self.findings(in: slip.folder(of: project))
    #expect(found.contains { $0.hasSuffix(" no image set named '한빛탑'") })
  }

  private static func check(_ kind: SlipKind, in project: FairProject) throws {
    let found = try findings(in: kind.folder(of: project))
    let parts = kind.finding.prefix { $0 != "(" }.split(separator: " ")
    let level = parts.count > 2 ? parts[0] : "error"
    let (code, path) = (parts[parts.count - 2], project.expanded(String(parts[parts.count - 1])))
    let first = found.first { level == "note" || !$0.hasPrefix("note") } ?? "nothing"
    #expect(first.hasPrefix("\(level) \(code) \(path) "), "\(found.prefix(4))")
    // Where a screen would be blank, the exit status is 1.
    let fails = level == "error" || kind.finding.hasSuffix("(exit 1)")
    #expect(found.contains { $0.hasPrefix("error") } == fails, "\(found.prefix(4))")
    // That an app has loose pictures is always noted.
    if kind.finding.hasSuffix("(alone)") {
      let codes = found.filter { !$0.hasPrefix("note EX601") }.map { $0.split(separator: " ")[1] }
      #expect(Set(codes) == [code], "\(found.prefix(4))")
    }
  }

  /// The findings and failures as `error EX601 path:line message`, in the order of the report.
  static func findings(
    in folder: TemporaryFolder, _ path: String = ""
  ) throws -> [String] {
    // The project around a folder is found by another path than the folder itself.
    let other = try path.isEmpty ? nil : TemporaryFolder()
    try other?.link("link", to: "../\(folder.path.split(separator: "/").last ?? "")")
    let root = other.map { "\($0.path)/link" } ?? folder.path
    return try Inspection().lines(in: root, path) { path, line, found in
      "\(found.severity) \(found.rule.code) \(path):\(line) \(found.message)"
    }
  }
}
