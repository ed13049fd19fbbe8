import ExpoTestSupport
import Testing

@testable import ExpoKit

struct FileSearchTests {
  private func candidates(in folder: TemporaryFolder, _ relative: String = "") throws -> [String] {
    try FileSearch().run(folder.path + relative).jsonFiles.map {
      "\($0.origin) \($0.path.dropFirst(folder.path.count))"
    }
  }

  @Test("a folder has the files of data sets and other JSON files, in the order of bytes")
  func folder() throws {
    let folder = try TemporaryFolder(lists: [
      "b.json", "a/z.json", "A.xcassets/Contents.json", "A.xcassets/items.dataset/items.json",
      "A.xcassets/items.dataset/Contents.json", "A.xcassets/x.imageset/Contents.json",
      "한.JSON", "notes.txt", ".hidden/c.json", ".d.json", "node_modules/e.json", "Pods/f.json",
      "DerivedData/g.json", ".build/h.json", "build/i.json", "vendor/j.json", "Carthage/k.json",
      "SourcePackages/l.json",
    ])
    #expect(
      try candidates(in: folder) == [
        "dataSet /A.xcassets/items.dataset/items.json", "searched /a/z.json", "searched /b.json",
        "searched /한.JSON",
      ])
    #expect(
      try candidates(in: folder, "/A.xcassets/items.dataset/") == [
        "included /A.xcassets/items.dataset/items.json"
      ])
    #expect(try candidates(in: folder, "/notes.txt") == ["named /notes.txt"])
  }

  @Test("the data of a site is not a document; other JSON beside it may be one")
  func exported() throws {
    let listed = ["entries.json", "en/exposition.json", "items.json"].map {
      #""\#($0)": {"size": 1, "hash": "\#(String(repeating: "0", count: 32))"}"#
    }
    let folder = try TemporaryFolder(lists: [
      "entries.json", "site/entries.json", "site/en/exposition.json", "site/en/entries.json",
      "site/items.json", "site/a/en/exposition.json",
    ])
    try folder.write(
      #"{"version": 1, "files": {\#(listed.joined(separator: ","))}}"#,
      to: "site/.expo-export.json")
    let found = ["a/en/exposition.json", "en/entries.json", "items.json"].map {
      "searched /site/\($0)"
    }
    #expect(try candidates(in: folder) == ["searched /entries.json"] + found)
    #expect(try candidates(in: folder, "/site/en") == ["searched /site/en/entries.json"])
    #expect(try candidates(in: folder, "/site/entries.json") == ["named /site/entries.json"])
    var workspace = Workspace(FileChoice())
    let judged = FoundFile(path: folder.path + "/site/entries.json", origin: .named)
    #expect(try workspace.candidate(judged) != nil)
    var choice = FileChoice()
    choice.forcesExclude = true
    workspace = Workspace(choice)
    #expect(try workspace.candidate(judged) == nil)
  }

  @Test("a folder in any spelling has the same files; `..` after a link starts at its target")
  func spellings() throws {
    let folder = try TemporaryFolder(lists: ["a/b/c.json", "d/e/f.json"])
    try folder.link("a/link", to: "d/e")
    for path in ["/a/b", "/a/b/", "//a/./b", "/a/b/../b", "/a/../a/b", "/d/e/../../a/b"] {
      #expect(try candidates(in: folder, path) == ["searched /a/b/c.json"], "\(path)")
    }
    let behind = try FileSearch().run(folder.path + "/a/link/..").path
    #expect(behind == FilePath.withoutLinks(folder.path) + "/d")
  }

  @Test("links are skipped, out of the folder and within it")
  func links() throws {
    let folder = try TemporaryFolder(lists: ["in/a.json", "out/b.json"])
    try folder.link("in/loop", to: "in")
    try folder.link("in/out.json", to: "out/b.json")
    #expect(try candidates(in: folder, "/in") == ["searched /in/a.json"])
  }

  @Test("in a data set, a document that is not a plain file is a failure, and not skipped")
  func unreadable() throws {
    let folder = try TemporaryFolder(lists: [
      "a.dataset/Contents.json", "a.dataset/b.json/x", "a.dataset/c.json",
    ])
    try folder.link("a.dataset/d.json", to: "none")
    let found = try FileSearch().run(folder.path)
    #expect(found.jsonFiles.map(\.path) == [folder.path + "/a.dataset/c.json"])
    let failed = ["b", "d"].map { "\(folder.path)/a.dataset/\($0).json" }
    #expect(found.failures == failed.map { FileError(path: $0, kind: .notAFile) })
  }

  @Test("in an excluded folder parts of an app are found, and neither documents nor failures")
  func excluded() throws {
    let folder = try TemporaryFolder(lists: [
      "a.json", "old/b.json", "old/x.dataset/c.json", "old/in/App.swift", "old/x.dataset/d.json/e",
      "old/A.xcassets/y.dataset/y.json",
    ])
    let found = try FileSearch().run(folder.path) { $0.hasSuffix("/old") }
    #expect(found.jsonFiles.map(\.path) == ["\(folder.path)/a.json"])
    #expect(found.excluded == ["\(folder.path)/old"])
    #expect((found.parts[.source] ?? []).count + found.catalogs.count == 2)
    #expect(found.failures == [])
  }

  @Test("a path that does not exist is an error")
  func missing() {
    #expect(throws: FileError.missing("/no/such")) { try FileSearch().run("/no/such") }
  }
}

extension TemporaryFolder {
  convenience init(lists files: [String]) throws {
    try self.init(Dictionary(uniqueKeysWithValues: files.map { ($0, "[]") }))
  }
}

/// JSON and what a search takes it for.
struct DocumentKindTests {
  @Test(
    "JSON is taken for a document by its keys",
    arguments: TextTable.pairs(
      #"""
      [{"name": "n", "image_name": "i", "desc": "d"}] → entries
      [{"title": "n", "image_name": "i", "descr": "d"}] → entries
      [{"title": "n", "imageName": "i", "descr": "d"}] → none
      [{"name": "n", "imageName": "i", "desc": "d"}, {"name": 1, "short_desc": 2, "desc": 3}] → entries
      [{"name": 1, "imageName": 2, "desc": 3}, {"name": 1, "imageName": 2, "desc": 3}, {"short_desc": 2}] → none
      [{"name": "n", "desc": "d"}] → none
      [{"title": "t", "description": "d", "image_name": "i"}] → none
      [{"name": "n", "image_name": "i", "desc": "d"}, {}] → entries
      [{"name": "n", "image_name": "i", "desc": "d"}, {}, {}] → none
      [{"name": "n", "image_name": "i", "desc": "d"}, {"na → entries
      {"title": "t", "visitors": 1, "location": "l"} → exposition
      {"titel": "t", "visitors": 1, "locaton": "l"} → exposition
      {"title": "t", "visitorCount": 1, "locaton": "l"} → none
      {"name": "J", "location": "NY", "visitors": 1} → exposition
      {"title": "t", "visitors": 1, "education": ""} → none
      {"title": "t", "visitors": 1, "descritpoin": ""} → exposition
      {"title": "t", "location": "l", "duration": "1900. 04. 14 - 1900. 11. 12"} → exposition
      {"title": "t", "location": "l", "duration": "1900.4.14~11.12"} → exposition
      {"title": "t", "location": "l", "duration": "1900. 02. 31 - 1900. 11. 12"} → exposition
      {"title": "t", "location": "l", "duration": "1900. 02. 31"} → none
      {"title": "t", "location": "l", "duration": "1900 - 1901"} → none
      {"title": "t", "location": "l", "duration": "3 days"} → none
      {"title": "Arirang", "duration": 180} → none
      {"name": "app", "description": "d", "version": "1"} → none
      {"title": 1 "visitors" 2, "location": 3 → exposition
      [{name: 1, "image_name": "i", "desc": "x → entries
      {title: 1, 'visitors': 2, “location”: 3} → exposition
      {a:0,b:0,c:0,d:0,e:0,f:0,g:0,h:0,i:0,j:0,k:0,l:0,m:0,n:0,o:0,p:0,title:1,'visitors':2,“location”:3} → exposition
      {"\u0074itle": 1, "visitors": 2, "location": 3} → exposition
      "title": 1, "location": 2, "visitors": 3 → exposition
      {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": 1, "description": 2, "duration": 3} → none
      [] → none
      {} → none
      1 → none
      """#))
  func looks(text: String, expected: String) throws {
    let tree = JSONTree(reading: SourceFile(name: "x.json", text: text))
    let kind = try DocumentKind(of: #require(tree.root))
    #expect(kind.map { "\($0)" } ?? "none" == expected)
  }
}
