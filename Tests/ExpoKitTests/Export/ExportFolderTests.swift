import ExpoTestSupport
import Foundation
import Testing

@testable import ExpoKit

struct ExportFolderTests {
  let folder: TemporaryFolder
  var site: String { folder.path + "/site" }

  init() throws { folder = try TemporaryFolder() }

  /// Exports texts by path, in the order of paths, and copies pictures of the folder onto themselves.
  @discardableResult
  func export(
    _ files: [String: String], pictures: [String] = [], isForced: Bool = false,
    _ change: (inout ExportFolder) -> Void = { _ in }, meanwhile: (Int) throws -> Void = { _ in }
  ) throws -> ExportOutcome {
    var export = ExportFolder(site)
    export.replacesForeign = isForced
    change(&export)
    let texts = files.sorted { $0.key < $1.key }.map { path, text in
      RenderedFile(path: path) { $0 += text.utf8 }
    }
    let copies = pictures.map { RenderedFile(path: $0, content: .copy(of: "\(site)/\($0)")) }
    return try export.export(texts + copies, progress: meanwhile)
  }

  /// The texts of all files in the folder but the manifest; empty folders end in `/`.
  private var content: [String: String] {
    get throws {
      var found: [String: String] = [:]
      for path in try FileManager.default.subpathsOfDirectory(atPath: site) {
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: site + "/" + path, isDirectory: &isFolder)
        if isFolder.boolValue {
          let inner = try FileManager.default.contentsOfDirectory(atPath: site + "/" + path)
          if inner.isEmpty { found[path + "/"] = "" }
        } else if path != ExportManifest.fileName {
          found[path] = try folder.text("site/" + path)
        }
      }
      return found
    }
  }

  func manifest() throws -> String { try folder.text("site/.expo-export.json") }

  private func age() throws {
    for path in try FileManager.default.subpathsOfDirectory(atPath: site) {
      try folder.setAge(3600, of: "site/" + path)
    }
  }

  private func young() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: site).filter { path in
      let attributes = try FileManager.default.attributesOfItem(atPath: site + "/" + path)
      return attributes[.type] as? FileAttributeType == .typeRegular
        && attributes[.modificationDate] as? Date ?? .now > Date(timeIntervalSinceNow: -1800)
    }.sorted()
  }

  // MARK: Repeated exports

  @Test("changed files are written, unchanged ones are not, stale ones are removed")
  func rounds() throws {
    let first = try export(["index.html": "1", "a/b/x.html": "2", "a/y.html": "3"])
    #expect(first.written == ["a/b/x.html", "a/y.html", "index.html"])
    try age()
    let same = try export(["index.html": "1", "a/b/x.html": "2", "a/y.html": "3"])
    #expect(same.isUpToDate && same.unchanged == 3)
    #expect(try young() == [])
    let second = try export(["index.html": "one", "a/y.html": "3", "new.html": "4"])
    #expect(second.written == ["index.html", "new.html"])
    #expect(second.removed == ["a/b/x.html"])
    #expect(second.unchanged == 1)
    #expect(try young() == [".expo-export.json", "index.html", "new.html"])
    #expect(try content == ["index.html": "one", "a/y.html": "3", "new.html": "4"])
  }

  @Test("the manifest depends only on the files")
  func manifests() throws {
    try export(["b.md": "x", "a.md": "y"])
    let first = try manifest()
    try export(["c.md": "z"])
    try export(["a.md": "y", "b.md": "x"])
    #expect(try manifest() == first)
  }

  @Test("stale files can be kept, and are still listed later")
  func noClean() throws {
    try export(["a": "1", "b.js": "2"])
    #expect(try export(["a": "1"]) { $0.keepsStale = true }.isUpToDate)
    #expect(try content == ["a": "1", "b.js": "2"])
    #expect(try export(["a": "1"]).removed == ["b.js"])
    #expect(try content == ["a": "1"])
  }

  @Test("files are written whole: in parts, large, empty and copied")
  func parts() throws {
    try folder.write(String(repeating: "그림", count: 100_000), to: "picture")
    let source = folder.path + "/picture"
    let files = [
      RenderedFile(
        path: "large",
        content: .parts(count: 300) { part, bytes in
          bytes += String(repeating: "\(part);", count: 1000).utf8
        }),
      RenderedFile(path: "copy", content: .copy(of: source)),
      RenderedFile(path: "empty", content: .parts(count: 0) { _, _ in }),
    ]
    #expect(try ExportFolder(site).export(files).written == ["large", "copy", "empty"])
    let large = (0..<300).map { String(repeating: "\($0);", count: 1000) }.joined()
    #expect(try content == ["large": large, "copy": folder.text("picture"), "empty": ""])
    #expect(try ExportFolder(site).export(files).isUpToDate)
    try folder.write("other", to: "picture")
    #expect(try ExportFolder(site).export(files).written == ["copy"])
    #expect(try folder.text("site/copy") == "other")
  }

  // MARK: Foreign files

  @Test("a foreign file in the way is named, and nothing is written")
  func foreignFile() throws {
    try export(["a": "1"])
    try folder.write("mine", to: "site/x/b")
    #expect(throws: ExportError.foreignFiles(["x/b"], folder: site)) {
      try export(["a": "2", "x/b": "2"])
    }
    #expect(try content == ["a": "1", "x/b": "mine"])
    try export(["a": "2", "x/b": "2"], isForced: true)
    #expect(try content == ["a": "2", "x/b": "2"])
  }

  @Test("an edited file is kept, whether it is still exported or not")
  func changed() throws {
    try export(["a": "1", "b.md": "1", "c": "1"])
    try folder.write("mine", to: "site/a")
    try folder.write("mine", to: "site/b.md")
    try folder.write("2", to: "site/c")
    for _ in 1...2 {
      let outcome = try export(["a": "2", "c": "2"])
      #expect(outcome.kept == ["a", "b.md"])
      #expect(outcome.unchanged == 1)
      #expect(try content == ["a": "mine", "b.md": "mine", "c": "2"])
    }
    let forced = try export(["a": "2", "c": "2"], isForced: true)
    #expect((forced.written, forced.removed, forced.kept) == (["a"], [], ["b.md"]))
    #expect(try content == ["a": "2", "b.md": "mine", "c": "2"])
    // What force does not remove is the user's from then on.
    #expect(try export(["a": "2", "c": "2"]).isUpToDate)
  }

  @Test("a stale file that is edited while the export runs is kept")
  func editedMeanwhile() throws {
    try export(["a": "1", "b": "1"])
    let outcome = try export(["a": "2"], meanwhile: { _ in try folder.write("mine", to: "site/b") })
    #expect((outcome.written, outcome.removed, outcome.kept) == (["a"], [], ["b"]))
    #expect(outcome.keptStale == ["b"])
    #expect(try content == ["a": "2", "b": "mine"])
  }

  @Test("a removed file is written again; a stale one is forgotten")
  func missing() throws {
    try export(["a": "1", "b": "1"])
    try FileManager.default.removeItem(atPath: site + "/a")
    try FileManager.default.removeItem(atPath: site + "/b")
    let outcome = try export(["a": "1"])
    #expect((outcome.written, outcome.removed) == (["a"], []))
    #expect(try !manifest().contains("\"b\""))
  }

  @Test("a folder is removed when it becomes empty")
  func folders() throws {
    try export(["a/b/c/x.js": "1", "d/x.md": "1", "i": "1"])
    try folder.write("mine", to: "site/d/note")
    try export(["i": "1"])
    #expect(try content == ["i": "1", "d/note": "mine"])
  }

  @Test("links are never followed")
  func links() throws {
    try folder.write("outside", to: "elsewhere/x")
    try export(["a/x": "1", "b": "1"])
    try FileManager.default.removeItem(atPath: site + "/a")
    try folder.link("site/a", to: "elsewhere")
    #expect(throws: ExportError.blocked("a", folder: site)) { try export(["a/x": "2", "b": "2"]) }
    #expect(try export(["b": "2"]).removed == [])
    #expect(try folder.text("elsewhere/x") == "outside")
    try folder.link("site/c", to: "elsewhere/x")
    #expect(throws: ExportError.foreignFiles(["c"], folder: site)) {
      try export(["b": "2", "c": "2"])
    }
    try export(["c": "2"], isForced: true)
    #expect(try folder.text("elsewhere/x") == "outside")
    #expect(try folder.text("site/c") == "2")
  }

  @Test("a folder in the way of a file, or a file in the way of a folder, is not replaced")
  func blocked() throws {
    try folder.write("mine", to: "site/a/x")
    try folder.write("mine", to: "site/b")
    for path in ["a", "b/x"] {
      #expect(throws: ExportError.blocked(path.prefix(1) + "", folder: site)) {
        try export([path: "1"], isForced: true)
      }
    }
    #expect(try content == ["a/x": "mine", "b": "mine"])
  }

  // MARK: Names at the end

  /// The paths in the folder of the export, of a file with a temporary name its folder.
  private var shown: [String] {
    get throws {
      try FileManager.default.subpathsOfDirectory(atPath: site).map {
        $0.split(separator: ".expo-tmp-", omittingEmptySubsequences: false).count == 2
          ? String($0.dropLast(16)) : $0
      }.sorted()
    }
  }

  @Test("files get their names together, when all are written")
  func together() throws {
    try export(["a/old": "1", "z.md": "1"])
    let files = ["a/b/c": "1", "a/old": "2", "d/e": "3", "f": "4"]
    var seen: [[String]] = []
    try export(files, meanwhile: { _ in try seen.append(shown) })
    let before = [".expo-export.json", "a", "a/old", "z.md"]
    #expect(
      seen
        == [
          before, before + ["a/.expo-tmp-export-"],
          before + ["a/.expo-tmp-export-", "a/.expo-tmp-export-"],
          before + [".expo-tmp-export-", "a/.expo-tmp-export-", "a/.expo-tmp-export-"],
        ].map { $0.sorted() })
    #expect(try content == files)
  }

  @Test("a file that somebody adds to a new folder during the export stays")
  func newFolderInTheWay() throws {
    try export(
      ["a/x": "1", "a/y": "1", "b": "1"],
      meanwhile: { done in if done == 1 { try folder.write("mine", to: "site/a/mine") } })
    #expect(try content == ["a/mine": "mine", "a/x": "1", "a/y": "1", "b": "1"])
  }

  // MARK: Killed exports

  @Test("files that a killed export was about to write may be replaced and removed")
  func cutOff() throws {
    try export(["a": "old", "b": "old", "x/stale.md": "old"])
    try kill(["a": "new", "y/z/c.md": "new"], named: ["a"])
    for path in ["site/x/", "site/y/", "site/"] {
      let left = path + ".expo-tmp-0123456789abcdef"
      try folder.write("part", to: left)
      try folder.setAge(2 * 3600, of: left)
    }
    let outcome = try export(["a": "1", "b": "1"])
    #expect((outcome.written, outcome.removed, outcome.kept) == (["a", "b"], ["x/stale.md"], []))
    // Temporary files are swept, and the folder of the stale file is removed.
    #expect(try content == ["a": "1", "b": "1"])
  }

  @Test("a page that is empty after a power failure is written again")
  func empty() throws {
    try export(["a": "1"])
    try folder.write("", to: "site/a")
    #expect(try export(["a": "1"]).written == ["a"])
  }

  // MARK: Dry runs and errors

  @Test("a dry run lists what would change, and changes nothing")
  func dryRun() throws {
    let look = { (folder: inout ExportFolder) in folder.isDryRun = true }
    #expect(try export(["a": "1"], look).written == ["a"])
    #expect(!FilePath.exists(site))
    try export(["a": "1", "b.md": "1", "c": "1"])
    try folder.write("mine", to: "site/c")
    let before = try manifest()
    let outcome = try export(["a": "2", "c": "2", "d": "2"], look)
    #expect((outcome.written, outcome.removed, outcome.kept) == (["a", "d"], ["b.md"], ["c"]))
    #expect(try content == ["a": "1", "b.md": "1", "c": "mine"])
    #expect(try manifest() == before)
  }

  @Test("a broken manifest is refused unless forced; a newer one or a link is always refused")
  func brokenManifest() throws {
    try folder.write("{", to: "site/.expo-export.json")
    let path = site + "/.expo-export.json"
    #expect(throws: ExportError.brokenManifest(path)) { try export(["a": "1"]) }
    try export(["a": "1"], isForced: true)
    #expect(try content == ["a": "1"])
    let newer = #"{"version": 9}"#
    try folder.write(newer, to: "site/.expo-export.json")
    for isForced in [false, true] {
      #expect(throws: ExportError.newerManifest(path, version: 9)) {
        try export(["a": "2"], isForced: isForced)
      }
    }
    #expect(try manifest() == newer)
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "a")
    #expect(throws: ExportError.blocked(".expo-export.json", folder: site)) {
      try export(["a": "2"], isForced: true)
    }
    #expect(try content == ["a": "1"])
  }

  @Test("a second export to one folder at the same time is refused")
  func busy() throws {
    let open = try OpenFolder.make(site)
    #expect(try open.lock())
    #expect(throws: ExportError.busy(site)) { try export(["a": "1"]) }
  }
}
