import ExpoTestSupport
import Testing

struct VersionTests {
  @Test("the version is written in no other file")
  func oneFile() throws {
    let files =
      try Repository.files(under: "Sources", ending: ".swift")
      + Repository.files(under: ".ci", ending: ".sh")
      + Repository.files(under: ".github", ending: ".md")
      + [
        ".ci/run", ".ci/nightly", "Package.swift", "README.md", "action.yml",
        ".pre-commit-hooks.yaml",
      ]
    let named = try files.filter {
      try Repository.text($0).split(whereSeparator: { !$0.isNumber && $0 != "." })
        .contains { $0 == ToolVersion.current }
    }
    #expect(named == ["Sources/ExpoJSON/ToolVersion.swift"])
  }

  @Test("the version is one of semver.org, and newer than the last one of the change log")
  func changeLog() throws {
    let numbers = ToolVersion.current.split(separator: ".").compactMap { Int($0) }
    #expect(numbers.count == 3)
    let released = try Repository.text("CHANGELOG.md").matches(of: /(?m)^## (\d+)\.(\d+)\.(\d+)/)
    for match in released {
      let earlier = [match.1, match.2, match.3].compactMap { Int($0) }
      #expect(earlier.lexicographicallyPrecedes(numbers) || earlier == numbers)
    }
  }
}
