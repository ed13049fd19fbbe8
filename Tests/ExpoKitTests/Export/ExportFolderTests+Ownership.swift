import ExpoTestSupport
import Foundation
import Testing

@testable import ExpoKit

/// Files in the folder of an export: listed, foreign or inputs.
extension ExportFolderTests {
  private func text(_ path: String) -> String? { try? folder.text("site/" + path) }

  // MARK: Inputs

  @Test("a picture that is its own source stays when it is no longer exported")
  func ownSources() throws {
    try folder.write("tower", to: "site/pictures/tower.png")
    try folder.write("bridge", to: "site/pictures/bridge.png")
    let both = ["pictures/bridge.png", "pictures/tower.png"]
    let first = try export(["index.html": "1"], pictures: both, isForced: true)
    #expect((first.written, first.unchanged) == (["index.html"], 2))
    #expect(try !manifest().contains("png"))
    let second = try export(["index.html": "2"], pictures: ["pictures/bridge.png"])
    #expect((second.written, second.removed) == (["index.html"], []))
    #expect(text("pictures/tower.png") == "tower")
  }

  @Test("a document is never replaced, even by force, nor removed if a manifest lists it")
  func documents() throws {
    try folder.write("[]", to: "site/items.json")
    let read = { (export: inout ExportFolder) in export.inputs = [site + "/items.json"] }
    for isForced in [false, true] {
      #expect(throws: ExportError.self) {
        try export(["items.json": "1"], isForced: isForced, read)
      }
    }
    #expect(throws: ExportError.inputs(["items.json"], folder: site)) {
      try export(["items.json": "1"], isForced: true, read)
    }
    try list(["items.json"], text: "[]")
    #expect(try export(["a": "1"], isForced: true, read).removed == [])
    #expect(text("items.json") == "[]")
    #expect(try !manifest().contains("items.json"))
  }

  private func list(_ paths: [String], text: String = "page") throws {
    let hash = FileContent(of: text.utf8).digits
    let files = paths.map { #""\#($0)": {"size": \#(text.utf8.count), "hash": "\#(hash)"}"# }
    try folder.write(
      #"{"version": 1, "files": {\#(files.joined(separator: ","))}}"#, to: "site/.expo-export.json")
  }

  @Test(
    "a manifest cannot make an export remove a file that has another content",
    arguments: [false, true])
  func crafted(isForced: Bool) throws {
    for text in ["mine", ""] {
      try folder.write(text, to: "site/notes.md")
      try list(["notes.md"])
      let outcome = try export(["a": "1"], isForced: isForced)
      #expect((outcome.removed, outcome.kept) == ([], ["notes.md"]))
      #expect(self.text("notes.md") == text)
    }
  }

  @Test(
    "a listed file is removed only if exports write files of its kind and the run does not read it",
    arguments: [
      ("old.html", true), ("images/x@2x.PNG", true), ("_expo.yml", true), ("font.woff2", true),
      ("entries.json", true), ("en/exposition.json", true), ("items.json", false),
      ("App.swift", false), ("notes.txt", false), ("package.json", false), ("hooks/x", false),
      ("a.yml", false), ("A.xcassets/a.imageset/a.png", false), ("read/unused.png", false),
    ])
  func kinds(path: String, isRemoved: Bool) throws {
    try folder.write("page", to: "site/" + path)
    try list([path])
    let outcome = try export(["a": "1"], isForced: true) { $0.inputs = [site + "/read"] }
    #expect(outcome.removed == (isRemoved ? [path] : []))
    #expect((text(path) == nil) == isRemoved)
    // What is left is the user's.
    #expect(try export(["a": "1"]).kept == [])
  }

  @Test(
    "a manifest opens its folder only if it accounts for what is there",
    arguments: [
      ("a.html!", "b c d", true), ("a.html! CNAME", "b c", true), ("", "a", true),
      ("x/a.html! x/b.html! x/y/mine.txt", "a b c d", true), ("a.html! CNAME mine.txt", "b", false),
      ("hugo.toml themes/x.html content/x.md!", "content/x.md content/y.md", true),
      ("CNAME", "a", false), ("README.md! App.swift items.json", "a b c", false),
      ("App.swift! items.json!", "a", false), ("A.xcassets/a.png! A.xcassets/b.png!", "a", false),
      ("a.html! x/mine.txt x/y/mine.txt", "a.html b c", false),
    ])
  func described(files: String, new: String, isOpen: Bool) throws {
    let files = files.split(separator: " ")
    for file in files { try folder.write("page", to: "site/" + file.replacing("!", with: "")) }
    try list(files.filter { $0.hasSuffix("!") }.map { String($0.dropLast()) })
    let pages = Dictionary(uniqueKeysWithValues: new.split(separator: " ").map { (String($0), "") })
    let before = try folder.contents()
    guard !isOpen else {
      #expect(try !export(pages) { $0.isDryRun = true }.written.isEmpty)
      return
    }
    #expect(throws: ExportError.foreignFolder(site)) { try export(pages) }
    #expect(try folder.contents() == before)
  }

  @Test("a foreign file with the right content is accepted and stays foreign")
  func twins() throws {
    try export(["a": "1"])
    try folder.write("same", to: "site/b")
    let same = try export(["a": "1", "b": "same"])
    #expect(same.isUpToDate && same.unchanged == 2)
    #expect(throws: ExportError.foreignFiles(["b"], folder: site)) {
      try export(["a": "1", "b": "other"])
    }
    #expect(try export(["a": "1"]).removed == [])
    #expect(text("b") == "same")
  }

  // MARK: One file, two spellings

  @Test("a listed file under another spelling may be replaced", arguments: [false, true])
  func spelling(keepsStale: Bool) throws {
    try export(["Entry.md": "1"])
    // Two names of one file, as on a file system that ignores case.
    try FileManager.default.linkItem(atPath: site + "/Entry.md", toPath: site + "/entry.md")
    let outcome = try export(["entry.md": "1"]) { $0.keepsStale = keepsStale }
    #expect((outcome.written, outcome.removed) == (["entry.md"], ["Entry.md"]))
    #expect((text("entry.md"), text("Entry.md")) == ("1", nil))
    #expect(try export(["entry.md": "1"]).isUpToDate)
  }

  @Test("an edited file is kept under its old name")
  func changedSpelling() throws {
    try export(["caf\u{E9}.md": "1"])
    try folder.write("mine", to: "site/caf\u{E9}.md")
    try folder.hardLink("site/cafe\u{301}.md", to: "site/caf\u{E9}.md")
    #expect(try export(["cafe\u{301}.md": "2"]).kept == ["caf\u{E9}.md"])
    #expect(text("caf\u{E9}.md") == "mine")
  }

  // MARK: Killed exports

  /// Leaves what an export leaves that is killed when the first of its files have their names.
  func kill(_ next: [String: String], named: [String]) throws {
    let path = site + "/" + ExportManifest.fileName
    let file = SourceFile(name: path, bytes: Array(try FileReader.readFound(path).bytes))
    var manifest = try ExportManifest(reading: file)
    for (path, text) in next {
      manifest.next[try #require(ExportPath(path))] = FileContent(of: text.utf8)
    }
    try folder.write(manifest.document, to: "site/\(ExportManifest.fileName)")
    for path in named { try folder.write(next[path] ?? "", to: "site/" + path) }
  }

  @Test("only the files that a killed export wrote may be replaced")
  func killed() throws {
    try export(["a": "1", "b": "1"])
    try kill(["new": "2", "later": "2", "a": "2", "b": "2"], named: ["new", "a"])
    try folder.write("mine", to: "site/later")
    try folder.write("edited", to: "site/b")
    #expect(throws: ExportError.foreignFiles(["later"], folder: site)) {
      try export(["a": "3", "b": "3", "new": "3", "later": "3"])
    }
    let outcome = try export(["a": "3", "b": "3", "new": "3"])
    #expect((outcome.written, outcome.kept) == (["a", "new"], ["b"]))
    #expect((text("later"), text("b"), text("new")) == ("mine", "edited", "3"))
  }

  @Test("a file that was edited after a killed export wrote it is kept")
  func editedAfterKill() throws {
    try export(["a": "1", "b": "1"])
    try kill(["a": "2", "b": "2"], named: ["a"])
    try folder.write("edited", to: "site/a")
    let outcome = try export(["a": "3", "b": "3"])
    #expect((outcome.written, outcome.kept) == (["b"], ["a"]))
  }

  @Test("the export after a killed one writes the rest")
  func completed() throws {
    try export(["a": "1", "b": "1"])
    try kill(["a": "2", "b": "2", "c": "2"], named: ["a"])
    let outcome = try export(["a": "2", "b": "2", "c": "2"])
    #expect((outcome.written, outcome.unchanged) == (["b", "c"], 1))
    #expect(try !manifest().contains("next"))
  }

  @Test("an export that ends early cleans up, and nothing has changed")
  func endedEarly() throws {
    try export(["a.md": "1"])
    let before = try manifest()
    #expect(throws: CancellationError.self) {
      try export(
        ["a.md": "2", "b/c": "2", "d": "2"],
        meanwhile: { if $0 == 2 { throw CancellationError() } })
    }
    #expect(try folder.names(in: "site") == [".expo-export.json", "a.md"])
    #expect(try manifest() == before)
    #expect(text("a.md") == "1")
  }
}
