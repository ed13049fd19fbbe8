import ExpoTestSupport
import Testing

/// What the command says of the samples: nothing of the sound ones, what is listed of the others.
struct SampleTests {
  @Test("every sound exposition is clean", arguments: ["Daejeon1993", "London1851", "Osaka1970"])
  func sound(name: String) throws {
    let folder = Repository.path("Samples/\(name)")
    let result = expo("validate --error-on-warning @/Assets.xcassets", in: folder)
    #expect(result.status == .success && result.output == "")
    let lines = result.errors.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.contains { $0.hasSuffix(".json: an exposition") })
    #expect(lines.contains("checked @/Assets.xcassets/items.dataset/items.json: 13 entries"))
    #expect(lines.last == "19 files checked, no findings")
  }

  /// A row of the list in `Samples/broken/README.md`: file, place, rule, exit status.
  struct Expected: Sendable, CustomTestStringConvertible {
    let file, location, rule: String
    let status: Int32
    var testDescription: String { file }
  }

  static func listed() throws -> [Expected] {
    try Repository.text("Samples/broken/README.md").split(separator: "\n")
      .filter { $0.hasPrefix("| `EX") }
      .map { line in
        let cells = line.split(separator: "|").map { $0.trimmingPrefix(" ") }
          .map { String($0.reversed().trimmingPrefix(" ").reversed()) }
        return Expected(
          file: String(cells[0].dropFirst().dropLast()), location: cells[1], rule: cells[2],
          status: Int32(cells[3]) ?? -1)
      }
  }

  @Test("every broken sample gives its one finding at its place", arguments: try listed())
  func broken(_ expected: Expected) throws {
    let folder = try TemporaryFolder()
    try folder.copy("Samples/broken/\(expected.file)", to: expected.file)
    let isNote = try check(expected, in: folder.path)
    let strict = expo("validate -q --error-on-warning @/\(expected.file)", in: folder.path)
    #expect(strict.status == (isNote ? .success : .findings))
  }

  @Test("every broken sample gives the same finding inside of a package")
  func inPlace() throws {
    let clone = try TemporaryFolder()
    try clone.copy("Package.swift", to: "Package.swift")
    try clone.copy("Samples/broken", to: "broken")
    for (index, sample) in try Self.listed().enumerated()
    where Thoroughness.triesAll || index % 5 == 0 {
      try check(sample, in: clone.path + "/broken")
    }
  }

  @discardableResult
  private func check(_ expected: Expected, in folder: String) throws -> Bool {
    let path = "@/\(expected.file)"
    let result = expo("validate -q \(path)", in: folder)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 1)
    let line = try #require(lines.first)
    let separator = expected.location.first?.isNumber == true ? ":" : "/"
    #expect(line.hasPrefix("\(path)\(separator)\(expected.location): "))
    #expect(line.contains("[\(expected.rule)]"))
    #expect(result.status.rawValue == expected.status)
    return line.contains(" note: ")
  }

  @Test("the list names every broken sample and every rule has one")
  func complete() throws {
    let listed = try Self.listed()
    let files = try Repository.files(under: "Samples/broken", ending: "")
      .filter { $0.split(separator: "/").count == 3 && $0.contains("/EX") }
    #expect(listed.map { "Samples/broken/\($0.file)" } == files)
    let codes = expo("rules").output.matches(of: /EX\d{3}  [a-z]/).map { $0.output.prefix(5) }
    #expect(Set(listed.map { $0.rule.prefix(5) }) == Set(codes))
  }
}
