import ExpoTestSupport
import Foundation
import Testing

/// A baseline holds for files that have moved, if it is certain where to.
struct MovedBaselineTests {
  private static func entry(_ name: String, _ summary: String = "") -> String {
    #"{"name": "\#(name)", "image_name": "i", "short_desc": "\#(summary)", "desc": "dd"}"#
  }

  /// Faults in two documents of a catalog, in the files of two sets, and in a loose document.
  private static let files = [
    "A.xcassets/items.dataset/items.json": "[\(entry("종")), \(entry("b")), \(entry("c"))]",
    "A.xcassets/items.dataset/Contents.json": #"{"data": [{"filename": "items.json"}]}"#,
    "A.xcassets/fair.dataset/fair.json":
      #"{"title": "", "visitors": 1, "location": "l", "description": "d", "duration": "1900"}"#,
    "A.xcassets/fair.dataset/Contents.json": #"{"data": [{"filename": "fair.json"}]}"#,
    "A.xcassets/i.imageset/Contents.json": #"{"images": [{"filename": "gone.png"}]}"#,
    "A.xcassets/o/j.imageset/Contents.json": #"{"images": [{"filename": "gone.png"}]}"#,
    "A.xcassets/AppIcon.appiconset/Contents.json": #"{"images": [{"filename": "gone.png"}]}"#,
    // Sound, and at the same place in another catalog.
    "B.xcassets/AppIcon.appiconset/Contents.json": #"{"images": [{"idiom": "universal"}]}"#,
    "in/loose.json": "[\(entry("x")), \(entry("y"))]",
  ]

  private let folder: TemporaryFolder
  init() throws {
    folder = try TemporaryFolder(Self.files)
    expo("validate -q @ --write-baseline @/k.json", in: folder.path)
  }

  private func move(_ old: String, _ new: String) throws {
    try folder.write("", to: new + "/x")
    try FileManager.default.removeItem(atPath: folder.path + "/" + new)
    try FileManager.default.moveItem(
      atPath: folder.path + "/" + old, toPath: folder.path + "/" + new)
  }

  private func run(_ words: String...) -> (found: [String], errors: String) {
    let line = "validate -q -f concise --baseline @/k.json @ " + words.joined(separator: " ")
    let outcome = expo(line, in: folder.path)
    let found = outcome.output.split(separator: "\n").map { line in
      let file = line.dropFirst(2).prefix { $0 != ":" }
      return "\(file) \(line.firstMatch(of: /\[(EX\d+)/)?.1 ?? "")"
    }
    return (found, outcome.errors)
  }

  private func rowFiles() throws -> [String] {
    let names = try folder.text("k.json").matches(of: /"file": "([^"]+)"/).map { String($0.1) }
    return Set(names).sorted()
  }

  /// Expects that a run knows everything, and that pruning writes the new paths.
  private func expectKnown(_ moved: [String], files: [String]) throws {
    let plain = run()
    #expect(plain.found == [], "\(plain.errors)")
    let count = moved.count == 1 ? "1 file" : "\(moved.count) files"
    #expect(
      plain.errors == "expo: warning: @/k.json: \(count) moved: \(moved.joined(separator: ", "))\n"
        + "help: --prune-baseline writes the new paths\n")
    let pruned = run("--prune-baseline")
    #expect(pruned.found == [] && pruned.errors.hasSuffix("help: the new paths were written\n"))
    #expect(try rowFiles() == files)
    let again = run("--prune-baseline")
    #expect(again.found == [] && again.errors == "")
    // The rows are those of a baseline that is written now.
    expo("validate -q @ --write-baseline @/fresh.json", in: folder.path)
    #expect(try folder.text("k.json") == folder.text("fresh.json"))
  }

  @Test("a document that has moved to another name is still known")
  func document() throws {
    let before = try rowFiles()
    #expect(before.count == 6 && before.last == "in/loose.json")
    try move("in/loose.json", "out/of/other.json")
    try expectKnown(
      ["in/loose.json → out/of/other.json"], files: before.dropLast() + ["out/of/other.json"])
  }

  @Test("a catalog that has moved to another name is still known with all its files")
  func catalog() throws {
    let before = try rowFiles()
    try move("A.xcassets", "App/Z.xcassets")
    let paths = before.dropLast().map { $0.replacing("A.xcassets", with: "App/Z.xcassets") }
    try expectKnown(zip(before, paths).map { "\($0) → \($1)" }, files: paths + ["in/loose.json"])
  }

  @Test("for a moved and changed document, new findings are reported and removed ones named")
  func changed() throws {
    try move("in/loose.json", "out/loose.json")
    try folder.write(
      "[\(Self.entry("new")), \(Self.entry("y")), \(Self.entry("x", "s"))]", to: "out/loose.json")
    let result = run("--prune-baseline")
    // Another entry shares its picture, too.
    let found = ["out/loose.json EX501", "out/loose.json EX504"]
    #expect(result.found == found)
    #expect(result.errors.contains("1 row matches no finding: EX501 in in/loose.json, entry 'x'\n"))
    #expect(try rowFiles().last == "out/loose.json")
    #expect(run().found == found)
  }

  @Test(
    "rows do not move to one of several candidates, to a copy or to another document",
    arguments: [
      (
        "two", ["out/a.json", "out/a.json", "out/a.json", "out/b.json", "out/b.json", "out/b.json"]
      ),
      ("copy", ["out/a.json", "out/a.json", "out/a.json"]), ("other", ["out/a.json"]),
      ("named", ["out/loose.json"]),
    ])
  func unsure(event: String, found: [String]) throws {
    let text = try #require(Self.files["in/loose.json"])
    if event != "copy" { try FileManager.default.removeItem(atPath: folder.path + "/in") }
    switch event {
    case "other": try folder.write("[\(Self.entry("z"))]", to: "out/a.json")
    case "named": try folder.write("[\(Self.entry("z"))]", to: "out/loose.json")
    default: try folder.write(text, to: "out/a.json")
    }
    if event == "two" { try folder.write(text, to: "out/b.json") }
    let result = run("--prune-baseline")
    #expect(result.found.map { String($0.prefix { $0 != " " }) } == found)
    #expect(!result.errors.contains(" moved: "))
    #expect(try rowFiles().contains("in/loose.json") == (event == "copy"))
  }

  @Test("if two catalogs have the same sets, only documents are recognized after a move")
  func twoCatalogs() throws {
    try move("A.xcassets", "App/A.xcassets")
    for name in ["i", "o/j"] {
      let file = "\(name).imageset/Contents.json"
      try folder.write(#"{"images": [{"filename": "gone.png"}]}"#, to: "C.xcassets/" + file)
    }
    let result = run()
    let sets = ["App/A", "C"].map { "\($0).xcassets/" }
    #expect(result.found.count { $0.hasSuffix("Contents.json EX602") } == 4, "\(result.found)")
    #expect(result.found.allSatisfy { found in sets.contains { found.hasPrefix($0) } })
    #expect(!result.found.contains { $0.hasPrefix("App/A.xcassets/items") })
  }

  @Test("standard input never moves")
  func standardInput() throws {
    let text = try #require(Self.files["in/loose.json"])
    try folder.delete("in/loose.json")
    expo("validate -q --write-baseline @/k.json -", in: folder.path, input: text)
    let before = try folder.text("k.json")
    try folder.write(text, to: "out/a.json")
    #expect(run("--prune-baseline").found.filter { $0.hasPrefix("out/a.json ") }.count == 3)
    #expect(try folder.text("k.json") == before)
  }

  @Test("a run that does not report every rule leaves the old paths, and hides what it knows")
  func selected() throws {
    // Here only one catalog can be meant.
    try FileManager.default.removeItem(atPath: folder.path + "/B.xcassets")
    let before = try folder.text("k.json")
    try move("A.xcassets", "App/A.xcassets")
    let result = run("--select", "EX501", "--prune-baseline")
    #expect(result.found == [])
    #expect(result.errors.hasSuffix("help: --prune-baseline writes the new paths\n"))
    let after = try folder.text("k.json")
    #expect(after.contains("\"A.xcassets/items.dataset"))
    #expect(after.split(separator: "\n").count == before.split(separator: "\n").count)
    #expect(run().found == [])
  }
}
