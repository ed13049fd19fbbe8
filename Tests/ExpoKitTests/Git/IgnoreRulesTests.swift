import ExpoTestSupport
import Foundation
import Testing

@testable import ExpoKit

/// Patterns beside paths, and the same answers as git's own for generated trees.
struct IgnoreRulesTests {
  /// The paths that a pattern ignores, each by itself or with a folder that it is in.
  private func ignored(_ pattern: String, _ paths: [String]) -> String {
    paths.filter { path in
      var rules = IgnoreRules().adding(Array(pattern.utf8))
      var parts = path.split(separator: "/").map(String.init)
      let name = parts.removeLast()
      for folder in parts {
        if rules.status(of: folder, isFolder: true) == .ignored { return true }
        rules = rules.entering(folder)
      }
      return rules.status(of: name, isFolder: false) == .ignored
    }.joined(separator: " ")
  }

  @Test(
    "a pattern ignores the paths that git ignores",
    arguments: [
      ("a", "a d/a d/e/a"), ("/a", "a"), ("d/a", "d/a"), ("*.j", "x.j d/x.j"), ("d/*.j", "d/x.j"),
      ("**/a", "a d/a d/e/a"), ("d/**", "d/a d/x.j d/e/a"), ("d/**/a", "d/a d/e/a"),
      ("?.j", "x.j d/x.j"), ("[w-y].j", "x.j d/x.j"), ("[!x].j", ""), ("#a", ""),
      ("\\a", "a d/a d/e/a"), ("a ", "a d/a d/e/a"), ("a\\ ", ""), ("[a", ""), ("", ""), ("a/", ""),
    ])
  func patterns(pattern: String, expected: String) {
    #expect(ignored(pattern, ["a", "x.j", "d/a", "d/x.j", "d/e/a"]) == expected)
  }

  private func found(in folder: TemporaryFolder, from start: String = "") throws -> [String] {
    try FileSearch().run(folder.path + start).jsonFiles.map {
      String($0.path.dropFirst(folder.path.count + 1))
    }
  }

  @Test("the files are those of git ls-files", .enabled(if: Git.isInstalled, "git is missing"))
  func git() throws {
    var random = SeededGenerator(seed: 14)
    for round in 0..<Thoroughness.trees {
      let tree = Tree(&random)
      let git = Git()
      let folder = try TemporaryFolder(tree.files)
      try git.run(["init", "-q"], in: folder.path)
      if let exclude = tree.exclude { try folder.write(exclude, to: ".git/info/exclude") }
      try git.run(["config", "index.version", "\(2 + round % 3)"], in: folder.path)
      if !tree.tracked.isEmpty { try git.run(["add", "-f"] + tree.tracked, in: folder.path) }
      let found = try found(in: folder)
      let wanted = try git.files(in: folder.path).filter { $0.hasSuffix(".json") }
      #expect(found.sorted() == wanted.sorted(), "\(tree.rules) tracked: \(tree.tracked)")
    }
  }

  @Test("a repository in another has rules and files of its own", .enabled(if: Git.isInstalled))
  func nested() throws {
    let git = Git()
    let folder = try TemporaryFolder([
      "outer/.gitignore": "*.json\n", "outer/a.json": "[]", "outer/inner/a.json": "[]",
      "outer/inner/b.json": "[]", "outer/inner/c.json": "[]",
    ])
    for name in ["outer", "outer/inner"] {
      try git.run(["init", "-q"], in: "\(folder.path)/\(name)")
    }
    try folder.write("b.json\nc.json\n", to: "outer/inner/.git/info/exclude")
    try git.run(["add", "-f", "c.json"], in: "\(folder.path)/outer/inner")
    for start in ["", "/outer", "/outer/inner"] {
      let found = try found(in: folder, from: start)
      #expect(found == ["outer/inner/a.json", "outer/inner/c.json"], "\(start)")
    }
  }

  @Test("a pipe in place of a file of rules is not waited for")
  func pipes() throws {
    let folder = try TemporaryFolder(["a.json": "[]", ".git/HEAD": "", ".git/info/x": ""])
    for name in [".gitignore", ".git/index", ".git/config", ".git/info/exclude"] {
      try folder.pipe(name)
    }
    #expect(try FileSearch().run(folder.path).jsonFiles.count == 1)
  }

  private struct Tree {
    var files: [String: String] = [:]
    /// The files that git is told to track, whatever is ignored.
    var tracked: [String] = []
    var exclude: String?
    private var documents: [String] { files.keys.filter { $0.hasSuffix(".json") }.sorted() }
    var rules: [String: String] { files.filter { $0.value != "[]" } }

    private static let names = ["a", "b", "ab", "c.d", "x y", "[z]"]
    private static let patterns = [
      "a", "/a", "a/", "b/*.json", "*.json", "!a.json", "**/b", "a/**", "a/**/b", "c.*", "*.d/",
      "[a-b].json", "[!a]*.json", "?.json", "\\[z\\].json", "x y/", "# a", "!b/", "/*/a.json",
      "a*b", "/b/**/*.json", "!/a/b.json", "**", "!*/", "ab.json ", "[[:alpha:]].json", "*b/",
      "a\\b", "A", "B/", "*.JSON", "!A.Json", "[A-B].json", "[[:upper:]].json", "C.D/**",
    ]

    init(_ random: inout SeededGenerator) {
      var folders = [""]
      for _ in 0..<8 {
        let above = folders.randomElement(using: &random) ?? ""
        if above.filter({ $0 == "/" }).count < 3 {
          folders.append(above + (Self.names.randomElement(using: &random) ?? "a") + "/")
        }
      }
      for folder in Set(folders).sorted() {
        for name in Self.names where Bool.random(using: &random) {
          files["\(folder)\(name).json"] = "[]"
        }
        if folder.isEmpty || Int.random(in: 0..<3, using: &random) == 0 {
          files["\(folder).gitignore"] = Self.rules(&random)
        }
      }
      if Bool.random(using: &random) { exclude = Self.rules(&random) }
      tracked = documents.filter { _ in Int.random(in: 0..<6, using: &random) == 0 }
    }

    private static func rules(_ random: inout SeededGenerator) -> String {
      let count = Int.random(in: 1...5, using: &random)
      return (0..<count).map { _ in patterns.randomElement(using: &random) ?? "" }
        .joined(separator: "\n")
    }
  }
}

struct GlobPatternTests {
  @Test(
    "a pattern of a configuration matches paths at any depth as it says",
    arguments: [
      ("sub", "sub/a/b.json", true), ("sub", "x/sub/b.json", true), ("sub", "subs/b.json", false),
      ("x/sub", "x/sub/b.json", true), ("x/sub", "y/x/sub/b.json", false), ("", "a.json", false),
      (".", "a.json", false), ("./sub", "x/sub/a.json", false), ("./sub", "sub/a.json", true),
      ("a/*", "a/b/c.json", true), ("*.json", "a.json", true), ("*.json", "x/y/a.json", true),
      ("*.json", "a.jsonl", false),
      ("a/*.json", "a/b.json", true), ("a/*.json", "a/b/c.json", false),
      ("a/**", "a/b/c.json", true), ("a/", "a/b.json", true), ("a/**/c.json", "a/c.json", true),
      ("**/poster.imageset/Contents.json", "A.xcassets/poster.imageset/Contents.json", true),
      ("?.json", "ab.json", false), ("*a*b*", "xxaxxbxx", true), ("*a*b*", "xxbxxaxx", false),
      ("./a.json", "a.json", true), ("한*", "한국.json", true),
      ("**/a/**/b/**", "x/a/y/b/z.json", true), ("**/a/**/b/**", "x/b/y/a/z.json", false),
      ("a/**/**/b.json", "a/b.json", true), ("**", "a/b.json", true), ("a/**", "b/a", false),
      (
        String(repeating: "**/a/", count: 30) + "b", String(repeating: "a/", count: 200) + "c",
        false
      ),
      ("*a*a*a*a*a*a*a*a*b", String(repeating: "a", count: 2000), false),
    ] as [(String, String, Bool)])
  func matching(pattern: String, path: String, isMatch: Bool) {
    #expect(GlobPattern(pattern).matches(path) == isMatch)
  }
}
