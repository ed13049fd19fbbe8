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
    try list("items.json", "[]")
    #expect(try export(["a": "1"], read).removed == [])
    #expect(text("items.json") == "[]")
    #expect(try !manifest().contains("items.json"))
  }

  /// Writes a manifest that lists a file with a content.
  private func list(_ path: String, _ text: String) throws {
    let hash = FileContent(of: text.utf8).digits
    try folder.write(
      """
      {"version": 1,
       "files": {"\(path)": {"size": \(text.utf8.count), "hash": "\(hash)"}}}
      """, to: "site/.expo-export.json")
  }

  @Test(
    "a manifest cannot make an export remove a file that has another content",
    arguments: [false, true])
  func crafted(isForced: Bool) throws {
    for text in ["mine", ""] {
      try folder.write(text, to: "site/notes.txt")
      try list("notes.txt", "page")
      let outcome = try export(["a": "1"], isForced: isForced)
      #expect((outcome.removed, outcome.kept) == ([], ["notes.txt"]))
      #expect(self.text("notes.txt") == text)
    }
    try list("notes.txt", "page")
    try folder.write("page", to: "site/notes.txt")
    #expect(try export(["a": "1"], isForced: isForced).removed == ["notes.txt"])
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
    try export(["Entry": "1"])
    // Two names of one file, as on a file system that ignores case.
    try FileManager.default.linkItem(atPath: site + "/Entry", toPath: site + "/entry")
    let outcome = try export(["entry": "1"]) { $0.keepsStale = keepsStale }
    #expect((outcome.written, outcome.removed) == (["entry"], ["Entry"]))
    #expect((text("entry"), text("Entry")) == ("1", nil))
    #expect(try export(["entry": "1"]).isUpToDate)
  }

  @Test("an edited file is kept under its old name")
  func changedSpelling() throws {
    try export(["caf\u{E9}": "1"])
    try folder.write("mine", to: "site/caf\u{E9}")
    try FileManager.default.linkItem(
      atPath: site + "/caf\u{E9}", toPath: site + "/cafe\u{301}")
    #expect(try export(["cafe\u{301}": "2"]).kept == ["caf\u{E9}"])
    #expect(text("caf\u{E9}") == "mine")
  }

  // MARK: Killed exports

  /// Leaves what an export leaves that is killed when the first of its files have their names.
  func kill(_ next: [String: String], named: [String]) throws {
    let path = site + "/" + ExportManifest.fileName
    var manifest = try ExportManifest(reading: FileReader.readFound(path).copy)
    for (path, text) in next {
      let content = FileContent(of: text.utf8)
      manifest.next.list(try #require(ExportPath(path)), content)
    }
    try folder.write(
      String(decoding: manifest.document, as: UTF8.self), to: "site/\(ExportManifest.fileName)")
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
    try export(["a": "1"])
    let before = try manifest()
    #expect(throws: CancellationError.self) {
      try export(
        ["a": "2", "b": "2", "c": "2"], meanwhile: { if $0 == 2 { throw CancellationError() } })
    }
    #expect(try folder.names(in: "site") == [".expo-export.json", "a"])
    #expect(try manifest() == before)
    #expect(text("a") == "1")
  }
}
