import ExpoTestSupport
import Testing

@testable import ExpoKit

struct ExhibitionFinderTests {
  private static let poster = """
    {"title": "t", "visitors": 1, "location": "l", "duration": "d", "description": "d"}
    """
  private static let items = #"[{"name": "n", "image_name": "i", "short_desc": "s", "desc": "d"}]"#
  private static let catalog = [
    "A.xcassets/fair.dataset/fair.json": poster, "A.xcassets/items.dataset/items.json": items,
    "A.xcassets/items.dataset/Contents.json": "{}",
  ]

  /// What is found: the names of the files from the folder, or the error without its path.
  private func found(
    _ files: [String: String], at path: String, entries: String? = nil, exposition: String? = nil,
    in language: Language = .english
  ) throws -> String {
    let folder = try TemporaryFolder(files)
    let relative = { (name: String?) in
      (name ?? "-").replacing(folder.path + "/", with: "").replacing(folder.path, with: ".")
    }
    var finder = ExhibitionFinder()
    finder.language = language
    finder.entries = entries.map { "\(folder.path)/\($0)" }
    finder.exposition = exposition.map { "\(folder.path)/\($0)" }
    do {
      let start = path == "." ? folder.path : "\(folder.path)/\(path)"
      let source = try finder.find(path.isEmpty ? nil : DocumentPath(start))
      return "\(relative(source.exposition?.file.name)) + \(relative(source.entries?.file.name))"
    } catch let error as ExhibitionError {
      let words = error.words(in: .english)
      return relative(
        words.message + (words.items.isEmpty ? "" : ": ") + words.items.joined(separator: ", "))
    }
  }

  @Test(
    "the documents of a catalog belong together, under any path that leads to it",
    arguments: [
      ".", "A.xcassets", "A.xcassets/", "A.xcassets/fair.dataset", "A.xcassets/items.dataset",
      "A.xcassets/items.dataset/items.json", "A.xcassets/fair.dataset/fair.json",
    ])
  func catalog(path: String) throws {
    #expect(
      try found(Self.catalog, at: path)
        == "A.xcassets/fair.dataset/fair.json + A.xcassets/items.dataset/items.json")
  }

  /// Files by their paths: `p` begins the names of expositions, `e` those of entries, `x` those of others.
  private static func files(_ paths: String) -> [String: String] {
    let texts: [Character: String] = ["p": poster, "q": poster, "e": items]
    return Dictionary(
      uniqueKeysWithValues: paths.split(separator: " ").map { path in
        (String(path), texts[path.split(separator: "/").last?.first ?? "x"] ?? "{}")
      })
  }

  @Test(
    "documents outside of catalogs are found",
    arguments: TextTable.rows(
      """
      p.json e.json → . → p.json + e.json
      p.json e.json → e.json → - + e.json
      p.json e.json → p.json → p.json + -
      p.json x.json → . → p.json + -
      x.json → x.json → x.json: neither an exposition nor a list of entries
      a/p.json b/p.json → . → .: more than one exposition: a/p.json, b/p.json
      p.json q.json → . → .: more than one exposition: p.json, q.json
      a/p.json a/e.json b/p.json → . → .: more than one exposition: a, b/p.json
      a/p.json b/e.json → . → a/p.json + b/e.json
      A.xcassets/e.dataset/e.json A.xcassets/e2.dataset/e2.json → . → .: more than one exposition: A.xcassets/e.dataset/e.json, A.xcassets/e2.dataset/e2.json
      A.xcassets/e.dataset/e.json Model/p.json → . → Model/p.json + A.xcassets/e.dataset/e.json
      x/a/p.json x/b/e.json y/p.json y/e.json → . → .: more than one exposition: x/a/p.json, x/b/e.json, y
      """))
  func folders(row: [String]) throws {
    #expect(try found(Self.files(row[0]), at: row[1]) == row[2])
  }

  @Test(
    "a list of entries is found even if it is empty or broken",
    arguments: [("[]", "e.json"), ("[" + items.dropFirst(), ".")])
  func lists(text: String, path: String) throws {
    #expect(try found(["e.json": text], at: path) == "- + e.json")
  }

  /// A data set with two lists of entries, by what their slots say.
  private static func dataSet(_ slots: [String]) -> [String: String] {
    let set = "A.xcassets/i.dataset"
    let data = #"{"filename": "a.json", \#(slots[0])}, {"filename": "b.json", \#(slots[1])}"#
    return [
      "\(set)/Contents.json": #"{"data": [\#(data)]}"#, "\(set)/a.json": items,
      "\(set)/b.json": items,
    ]
  }

  @Test(
    "of a document's versions, the one for the language is read, or else the one for all",
    arguments: TextTable.rows(
      """
      en.lproj/p.json ko.lproj/p.json ko.lproj/e.json → en → en.lproj/p.json + ko.lproj/e.json → ko.lproj/p.json
      en.lproj/p.json ko-KR.lproj/p.json → ko → ko-KR.lproj/p.json + - → en.lproj/p.json
      Base.lproj/e.json ja.lproj/e.json → ko → - + Base.lproj/e.json → ja.lproj/e.json
      -- Two slots of a data set.
      "locale": "en" ‖ "locale": "ko" → ko → - + A.xcassets/i.dataset/b.json → A.xcassets/i.dataset/a.json
      "locale": "en_US" ‖ "language": "ko_KR" → ko → - + A.xcassets/i.dataset/b.json → A.xcassets/i.dataset/a.json
      "idiom": "ipad" ‖ "idiom": "universal" → ko → - + A.xcassets/i.dataset/b.json → A.xcassets/i.dataset/a.json
      "idiom": "ipad" ‖ "idiom": "ipad" → ko → .: more than one exposition: A.xcassets/i.dataset/a.json, A.xcassets/i.dataset/b.json → nothing
      """))
  func versions(row: [String]) throws {
    let slots = TextTable.items(row[0])
    let files = slots.count > 1 ? Self.dataSet(slots) : Self.files(row[0])
    let language: Language = row[1] == "en" ? .english : .korean
    #expect(try found(files, at: ".", in: language) == row[2])
    let folder = try TemporaryFolder(files)
    var finder = ExhibitionFinder()
    finder.language = language
    let source = try? finder.find(DocumentPath(folder.path))
    #expect((source?.otherVersions ?? []) == TextTable.items(row[3]).map { "\(folder.path)/\($0)" })
  }

  private static let file = "App.xcodeproj/project.pbxproj"
  private static let (inApp, inOld) = (["App/p.json", "App/e.json"], ["old/p.json", "old/e.json"])
  private static func project(_ kind: String, with files: [String]) -> [String: String?] {
    [file: XcodeProjectText.of(.init("App", inApp), .init("Other", kind: kind, files))]
  }

  @Test(
    "of several documents the only one in a target is read; an export leaves out only its copies",
    arguments: [
      ("Tests u", [:], true, 1), ("docs t", [:], true, 1), ("old t", [:], true, 1),
      ("old t", ["old/p.json": nil], true, 1), ("Paris u", [:], true, 2),
      ("old t", project("bundle.unit-test", with: inOld), true, 1),
      ("old t", [file: nil, "Package.swift": #".target(name: "A", path: "App")"#], true, 1),
      // Two are in targets, or it is not known.
      ("old t", project("framework", with: inOld), false, 2),
      ("old t", [file: "<<<<<<< a"], false, 2),
      ("old t", ["Package.swift": ".target(name: name)"], false, 2),
      ("old t", [file: XcodeProjectText.of(.init("App", ["App/e.json"]))], false, 2),
    ] as [(String, [String: String?], Bool, Int)])
  func ofApp(copy: String, changes: [String: String?], isChosen: Bool, exported: Int) throws {
    let copied = copy.dropLast(2)
    let poster = Self.poster.replacing("\"t\"", with: "\"\(copy.suffix(1))\"")
    let tree = ProjectTree().with(Self.project("bundle.ui-testing", with: [])).with([
      "App/p.json": Self.poster, "App/e.json": Self.items, "\(copied)/p.json": poster,
      "\(copied)/e.json": Self.items,
    ]).with(changes)
    let expected = isChosen ? "App/p.json + App/e.json" : ".: more than one exposition: App, old"
    #expect(try found(tree.files, at: ".") == expected)
    let folder = try TemporaryFolder(tree.files)
    #expect(try ExhibitionFinder().findAll([DocumentPath(folder.path)]).count == exported)
  }

  @Test("a folder without documents is an error that says what was skipped")
  func nothing() throws {
    let folder = try TemporaryFolder(["x.json": "{}", "A.xcassets/Contents.json": "{}"])
    #expect(throws: FileError(path: folder.path, kind: .noDocuments(skipped: [.other]))) {
      try ExhibitionFinder().find(DocumentPath(folder.path))
    }
  }

  @Test(
    "--entries and --exposition take the place of what is found",
    arguments: [
      ("A.xcassets", "e.json", nil, "A.xcassets/fair.dataset/fair.json + e.json"),
      ("A.xcassets", nil, "p.json", "p.json + A.xcassets/items.dataset/items.json"),
      ("", "e.json", "p.json", "p.json + e.json"), ("", "e.json", nil, "- + e.json"),
      (
        "", "A.xcassets/items.dataset/items.json", nil,
        "A.xcassets/fair.dataset/fair.json + A.xcassets/items.dataset/items.json"
      ),
      ("", "p.json", nil, "p.json: not a list of entries"),
      ("", nil, "e.json", "e.json: not an exposition"),
    ] as [(String, String?, String?, String)])
  func overrides(path: String, entries: String?, exposition: String?, expected: String) throws {
    let files = Self.catalog.merging(["e.json": Self.items, "p.json": Self.poster]) { $1 }
    #expect(try found(files, at: path, entries: entries, exposition: exposition) == expected)
  }

  @Test("a project's own names of keys are read")
  func dialect() throws {
    let folder = try TemporaryFolder([
      ".expo.json": #"{"aliases": {"title": "name"}, "optionalKeys": ["desc"]}"#,
      "e.json": #"[{"title": "n", "image_name": "i", "short_desc": "s"}, {"title": "n"}]"#,
    ])
    let list = try #require(try ExhibitionFinder().find(DocumentPath(folder.path)).entries)
    let entries = list.elements.map { list.entry($0) }
    #expect(entries.map { $0?.name } == ["n", nil])
    #expect(entries[0]?.description == "")
  }

  @Test("texts about a picture are published if the configuration names their keys")
  func pictureTexts() throws {
    let folder = try TemporaryFolder([
      ".expo.json":
        #"{"alt": "words", "credit": "photo", "license": "terms", "source": "from"}"#,
      "e.json": """
      [{"name": "n", "image_name": "i", "short_desc": "s", "desc": "d", "words": "a tower",
        "photo": "A. Kim", "terms": "https://example.org/by", "from": " "}]
      """,
    ])
    let documents = try ExhibitionFinder().find(DocumentPath(folder.path))
    let entry = try #require(try documents.exhibition(with: nil)?.entries.first)
    #expect([entry.pictureDescription, entry.credit] == ["a tower", "A. Kim"])
    #expect([entry.license, entry.source] == ["https://example.org/by", nil])
  }
}

/// An export shows the pictures that the check finds.
struct ExhibitionPicturesTests {
  @Test(
    "without a project file the pictures are those of all catalogs of the folder that was searched",
    arguments: ["", "App"])
  func searched(path: String) throws {
    let tree = ProjectTree(steps: "documents App/Data: a b c ‖ pictures App/A.xcassets: a")
      .pictures(in: "App/More/B.xcassets", "b")
    let folder = try TemporaryFolder(tree.files)
    let path = DocumentPath("\(folder.path)/\(path)")
    let (findings, _, pictures) = try ExhibitionFinder().find(path).checked(
      picturesAt: .automatic)
    #expect(
      try ["a", "b", "c"].map { try pictures.index?.picture(named: $0) != nil } == [
        true, true, false,
      ])
    let codes = { (files: [Report.FileDiagnostics]) in
      files.flatMap(\.diagnostics).filter { $0.severity > .note }.map {
        "\($0.rule.code) \($0.location.bytes)"
      }
    }
    let checked = try Inspection().run([path]).findings
    #expect(codes(findings) == codes(checked) && codes(findings).count == 1)
  }
}

/// Documents by their paths and the groups they make: `e` in a name is for entries.
struct PairingTests {
  @Test(
    "documents make groups with the nearest folder in common",
    arguments: [
      ([], []),
      (["a/e", "a/p"], ["a/e a/p"]),
      (["a/e", "b/p"], ["a/e b/p"]),
      (["m/a/e", "m/b/p", "n/e", "n/p"], ["m/a/e m/b/p", "n/e n/p"]),
      // The nearest common folder beats one further up.
      (["m/a/e", "m/p", "p"], ["m/a/e m/p", "p"]),
      (["a/e", "b/e", "c/p"], ["a/e b/e c/p"]),
      (["a/e", "b/e"], ["a/e", "b/e"]),
      // Those of two projects make none.
      (["a/e", "x/p"], ["a/e", "x/p"]),
      (["/r/a/e", "/r/b/p"], ["/r/a/e /r/b/p"]),
      (["e"], ["e"]),
    ] as [([String], [String])])
  func groups(paths: [String], expected: [String]) {
    let documents: [(String, DocumentKind, String)] = paths.map {
      ($0, $0.hasSuffix("e") ? .entries : .exposition, $0.hasPrefix("x") ? "x" : "")
    }
    let groups = DocumentGroup.all(of: documents)
    #expect(groups.map { $0.all.map { paths[$0] }.joined(separator: " ") } == expected)
  }
}
