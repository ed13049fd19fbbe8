import ExpoTestSupport
import Testing

@testable import ExpoCommand

/// Many findings of one cause, of which a report has one.
struct SummarizedFindingsTests {
  private static let sound = ProjectTree().dataSets(in: assets, "a", "b", "c")
    .pictures(in: assets, "a", "b", "c")
  private static let assets = "Assets.xcassets"
  private static let items = "Assets.xcassets/items.dataset/items.json"

  private func report(
    _ tree: ProjectTree, _ words: String...
  ) throws -> (findings: [String], summary: String) {
    let folder = try TemporaryFolder(tree.files)
    let line = "validate -f concise @ " + words.joined(separator: " ")
    let result = expo(line, in: folder.path)
    let lines = result.output.replacing("@/", with: "").split(separator: "\n")
    return (lines.map(String.init), String(result.errors.split(separator: "\n").last ?? ""))
  }

  private static func without(_ names: String...) -> ProjectTree {
    sound.with(
      Dictionary(
        uniqueKeysWithValues: sound.files.keys.filter { path in
          names.contains { path.contains("/\($0).imageset/") }
        }.map { ($0, nil) }))
  }

  @Test("image sets of which none exists are one finding")
  func missing() throws {
    let all = try report(Self.without("a", "b", "c"), "--statistics")
    #expect(
      all.findings == [
        "\(Self.items):2:32: error: none of the 3 image sets in this document exists "
          + "[EX601 missing-image-set]", "1  EX601  missing-image-set",
      ])
    #expect(all.summary.hasPrefix("1 error in 1 of "))
    let some = try report(Self.without("a", "b"))
    #expect(
      some.findings == [
        "\(Self.items):2:32: error: no image set named 'a' [EX601 missing-image-set]",
        "\(Self.items):3:32: error: no image set named 'b' [EX601 missing-image-set]",
      ])
  }

  @Test("they are one finding also where only a few are listed")
  func limit() throws {
    let names = (0..<1_501).map { "set \($0 / 3)" }
    let tree = ProjectTree().dataSets(in: Self.assets)
      .with([Self.items: ProjectTree.entries(names)])
    let found = try report(tree, "--max-findings", "2", "--ignore", "EX504")
    #expect(found.findings.map { $0.contains("none of the 501 image sets") } == [true])
  }

  @Test("a scale that all image sets lack is one finding")
  func scales() throws {
    let slots = [#""scale": "1x""#, #""scale": "2x""#]
    let all = ProjectTree().dataSets(in: Self.assets, "a", "b", "c")
      .pictures(in: Self.assets, ["a", "b", "c"], slots: slots)
      .vectors(in: Self.assets, "poster")
    #expect(
      try report(all).findings == [
        "Assets.xcassets/a.imageset/Contents.json:1:2: warning: "
          + "all 3 image sets have no 3x image [EX604 missing-scale]"
      ])
    // One that has it: the others lack it each for itself.
    let some = try report(all.pictures(in: Self.assets, "c")).findings
    #expect(some.count == 2 && some.allSatisfy { $0.contains("has no 3x image") })
  }

  @Test("a baseline knows each of the findings that are reported as one")
  func baseline() throws {
    let folder = try TemporaryFolder(Self.without("a", "b", "c").files)
    let write = { expo("validate -q --write-baseline @/known.json @", in: folder.path).status }
    let new = { expo("validate -q -f concise --baseline @/known.json @", in: folder.path).output }
    #expect(write() == .success)
    #expect(new() == "")
    // Of those that are left none is new.
    for (path, text) in Self.sound.files where path.contains("/a.imageset/") {
      try folder.write(text, to: path)
    }
    #expect(new() == "")
    // Those that are new are not all.
    #expect(write() == .success)
    for path in Self.sound.files.keys where path.contains("/a.imageset/") {
      try folder.delete(path)
    }
    #expect(new().contains("no image set named 'a'"))
  }
}
