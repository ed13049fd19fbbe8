import ExpoTestSupport
import Testing

/// Kinds of slips in the projects where people make them.
struct SlipKindTests {
  private static let kinds =
    SlipKind.values + SlipKind.syntax + SlipKind.pictures + SlipKind.dataSets + SlipKind.names
    + SlipKind.targets + SlipKind.languages
  private static let projects = FairProject.all + FairProject.others
  private static let pairs = kinds.flatMap { kind in kind.projects.map { ($0, kind) } }

  /// What is not found, or not first, and why.
  private static let exceptions: [(kind: String, project: String, reason: Comment)] = [
    ("one entry alone", "SwiftUI", "a loose file of other keys is not known as a document"),
    ("constant misspelt that no call uses", "constants", "only the document is noted"),
    ("entries moved from the package to the app", "app with a package", "EX702 there is first"),
  ]

  @Test("a sound project has no error and no warning", arguments: FairProject.others)
  func sound(_ project: FairProject) throws {
    let folder = try TemporaryFolder(project.tree.files)
    #expect(try ProjectSlipTests.findings(in: folder).filter { !$0.hasPrefix("note") } == [])
  }

  @Test("the first finding names the cause", arguments: pairs)
  func first(_ name: String, _ kind: SlipKind) throws {
    let project = try #require(Self.projects.first { $0.name == name })
    let exception = Self.exceptions.first { $0.kind == kind.name && $0.project == name }
    guard let exception else { return try Self.check(kind, in: project) }
    withKnownIssue(exception.reason) { try Self.check(kind, in: project) }
  }

  @Test("at most three in a hundred are exceptions, each of a pair")
  func share() {
    let known = Set(Self.pairs.map { "\($0.1.name) in \($0.0)" })
    #expect(known.count == Self.pairs.count)
    #expect(Self.exceptions.allSatisfy { known.contains("\($0.kind) in \($0.project)") })
    #expect(Self.exceptions.count * 100 <= Self.pairs.count * 3)
  }

  @Test("a set of another target is not suggested by the very name")
  func sameName() throws {
    let project = try #require(FairProject.all.first { $0.name == "two targets" })
    let slip = SlipKind("", "", .move("ITEMS", "Admin/Assets.xcassets/items.dataset"))
    let found = try ProjectSlipTests.findings(in: TemporaryFolder(slip.files(of: project)))
    #expect(found.contains { $0.hasSuffix(" no image set named '한빛탑'") })
  }

  private static func check(_ kind: SlipKind, in project: FairProject) throws {
    let found = try ProjectSlipTests.findings(in: TemporaryFolder(kind.files(of: project)))
    let parts = kind.finding.replacing(" (exit 1)", with: "").split(separator: " ")
    let level = parts.count > 2 ? parts[0] : "error"
    let place = project.expanded(String(parts.suffix(1).joined()))
    let first = found.first { level == "note" || !$0.hasPrefix("note") } ?? "nothing"
    #expect(first.hasPrefix("\(level) \(parts[parts.count - 2]) \(place) "), "\(found.prefix(4))")
    // Where a screen would be blank, the exit status is 1.
    let fails = level == "error" || kind.finding.hasSuffix("(exit 1)")
    #expect(found.contains { $0.hasPrefix("error") } == fails, "\(found.prefix(4))")
  }
}
