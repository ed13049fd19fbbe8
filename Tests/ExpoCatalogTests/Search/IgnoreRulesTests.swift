import ExpoTestSupport
import Foundation
import Testing

@testable import ExpoCatalog

/// Patterns beside paths, and the same answers as git's own for generated trees.
struct IgnoreRulesTests {
  @Test(
    "pattern → paths it ignores",
    arguments: [
      ("a", "a d/a"), ("/a", "a"), ("d/a", "d/a"), ("*.j", "x.j d/x.j"), ("d/*.j", "d/x.j"),
      ("**/a", "a d/a"), ("d/**", "d/a d/e/a d/x.j"), ("d/**/a", "d/a d/e/a"), ("?.j", "x.j d/x.j"),
      ("[w-y].j", "x.j d/x.j"), ("[!x].j", ""), ("#a", ""), ("\\a", "a d/a"), ("a ", "a d/a"),
      ("a\\ ", ""), ("[a", ""), ("", ""), ("a/", ""),
    ])
  func patterns(pattern: String, expected: String) {
    let paths = ["a", "x.j", "d/a", "d/x.j", "d/e/a"]
    let rules = IgnoreRules().adding(Array(pattern.utf8))
    let ignored = paths.filter { path in
      var parts = path.split(separator: "/").map(String.init)
      let name = parts.removeLast()
      return parts.reduce(rules) { $0.entering($1) }.ignores(name, isFolder: false)
    }
    // Without slash a pattern matches deeper too.
    let wanted = Set(expected.split(separator: " ").map(String.init))
    #expect(Set(ignored).subtracting(["d/e/a"]) == wanted.subtracting(["d/e/a"]))
    if wanted.contains("d/e/a") { #expect(ignored.contains("d/e/a")) }
  }

  private static let git = "/usr/bin/git"
  private static var hasGit: Bool { FileManager.default.isExecutableFile(atPath: git) }

  @Test("the answers are those of git check-ignore", .enabled(if: hasGit, "git is missing"))
  func git() throws {
    var random = SeededGenerator(seed: 14)
    for _ in 0..<40 {
      let tree = Tree(&random)
      let folder = try TemporaryFolder(tree.files)
      try Self.run(["init", "-q"], in: folder.path)
      if let exclude = tree.exclude { try folder.write(exclude, to: ".git/info/exclude") }
      let expected = try Self.run(
        ["-c", "core.excludesFile=/dev/null", "check-ignore", "--stdin"], in: folder.path,
        input: tree.documents.joined(separator: "\n"))
      let ignored = Set(expected.split(separator: "\n").map(String.init))
      let found = try FileSearch().run(folder.path).candidates.map {
        String($0.path.dropFirst(folder.path.count + 1))
      }
      let wanted = tree.documents.filter { !ignored.contains($0) }
      #expect(found.sorted() == wanted.sorted(), "\(tree.files.filter { $0.value != "[]" })")
    }
  }

  /// Runs git and returns what it prints.
  @discardableResult
  private static func run(
    _ arguments: [String], in folder: String, input: String = ""
  ) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: git)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let (standardInput, output) = (Pipe(), Pipe())
    process.standardInput = standardInput
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    standardInput.fileHandleForWriting.write(Data(input.utf8))
    try standardInput.fileHandleForWriting.close()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text
  }

  /// A made-up tree with rules.
  private struct Tree {
    var files: [String: String] = [:]
    var exclude: String?
    var documents: [String] { files.keys.filter { $0.hasSuffix(".json") } }

    private static let names = ["a", "b", "ab", "c.d", "x y", "[z]"]
    private static let patterns = [
      "a", "/a", "a/", "b/*.json", "*.json", "!a.json", "**/b", "a/**", "a/**/b", "c.*", "*.d/",
      "[a-b].json", "[!a]*.json", "?.json", "\\[z\\].json", "x y/", "# a", "!b/", "/*/a.json",
      "a*b", "/b/**/*.json", "!/a/b.json", "**", "!*/", "ab.json ", "[[:alpha:]].json", "*b/",
      "a\\b",
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
    }

    private static func rules(_ random: inout SeededGenerator) -> String {
      let count = Int.random(in: 1...5, using: &random)
      return (0..<count).map { _ in patterns.randomElement(using: &random) ?? "" }
        .joined(separator: "\n")
    }
  }
}
