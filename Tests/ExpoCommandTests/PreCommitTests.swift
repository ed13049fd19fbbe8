import ExpoTestSupport
import Testing

@testable import ExpoKit

struct PreCommitTests {
  @Test("the names of files follow --, so that none of them is an option")
  func entries() throws {
    let hooks = try Repository.text(".pre-commit-hooks.yaml").split(separator: "- id: ")
      .filter { $0.contains("entry:") }
    #expect(hooks.count == 2)
    for hook in hooks where !hook.contains("pass_filenames: false") {
      let entry = hook.split(separator: "\n").first { $0.contains("entry:") }
      #expect(entry?.hasSuffix(" --") ?? false, "\(hook)")
    }
  }

  @Test("a project without documents may commit, and what the first hook finds is printed once")
  func whole() throws {
    let hooks = try Repository.text(".pre-commit-hooks.yaml").split(separator: "- id: ")
    #expect(hooks[0].contains("fail_fast: true"))
    #expect(hooks[1].contains("entry: expo validate --allow-empty\n"))
  }

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
    let (files, exclude) = (try pattern("files"), try pattern("exclude"))
    let given = paths.filter { $0.contains(files) && !$0.contains(exclude) }
    #expect(Set(given) == Set(found))
    #expect(given.contains("a.dataset/items.JSON"))
  }
}
