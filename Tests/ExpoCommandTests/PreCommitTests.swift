import ExpoTestSupport
import Testing

@testable import ExpoKit

/// What hooks do at a commit is in `check_pre_commit.py`.
struct PreCommitTests {
  @Test("the hook gets the files of data sets that a search finds")
  func files() throws {
    let paths = [
      "a.dataset/items.json", "a.dataset/items.JSON", "a.dataset/b.Json", "a.dataset/in/c.json",
      "a.dataset/Contents.json", "a.dataset/in/Contents.json", "a.dataset/d.jsonl",
      "a.dataset/json",
      "A.xcassets/b.dataset/e.json", "A.xcassets/b.dataset/Contents.json",
    ]
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: paths.map { ($0, "[]") }))
    let found = try FileSearch().run(folder.path).jsonFiles.filter { $0.origin == .dataSet }
      .map { String($0.path.dropFirst(folder.path.count + 1)) }
    let hook = try #require(
      try Repository.text(".pre-commit-hooks.yaml").split(separator: "- id: ").first)
    func pattern(_ key: String) throws -> Regex<AnyRegexOutput> {
      let line = try #require(hook.split(separator: "\n").first { $0.contains("\(key): '") })
      return try Regex(String(line.split(separator: "'")[1]))
    }
    let files = try pattern("files")
    let exclude = try pattern("exclude")
    let given = paths.filter { $0.contains(files) && !$0.contains(exclude) }
    #expect(Set(given) == Set(found))
    #expect(given.contains("a.dataset/items.JSON"))
  }
}
