import ExpoTestSupport
import Testing

@testable import ExpoKit

struct RecognitionTests {
  private static let fair = ProjectTree.exposition
  private static let items = ProjectTree.entries(["a"])
  private static let camel = items.replacing("image_name", with: "imageName")
    .replacing("short_desc", with: "shortDesc")
  /// The keys of another model, such as one of landmarks.
  private static let marks = camel.replacing(#""shortDesc": "짧다", "desc""#, with: #""description""#)
  private static let theme = #"{"theme": "dark"}"#
  private static let menu = #"[{"name": "n", "desc": "d", "price": 1}]"#
  private static let event = #"{"title": "t", "location": "l", "description": "d"}"#
  private static let json5 = "{ // x\n theme: 'dark',}"
  private static let one = String(items.dropFirst(2).dropLast(3))
  private static let lines = "{\"a\": 1}\n{\"a\": 2}"

  /// Of a data set beside both documents.
  private static let third: [([String: String], [String: String], [String])] = [
    ("other", theme), ("other", #"{"name": "n", "version": 1}"#), ("other", json5),
    ("other", lines), ("other", ""), ("other", #"{"menu": \#(menu)}"#),
    ("other", #"{"type": "FeatureCollection", "features": \#(menu)}"#),
    ("other", #"{"data": {"menu": \#(menu), "hours": [1]}}"#), ("other", "[\(event)]"),
    ("other", #"[{"title": "t", "description": "d"}]"#), ("other", #"{"name": "n", "desc": "d"}"#),
    ("other", #""{\"theme\": 1}""#), ("other", #"{"menu": \#(marks)}"#),
    ("besideDocument", event), ("besideDocument", menu), ("besideDocument", "[\(fair)]"),
    ("besideDocument", #"{"menu": \#(menu), "items": \#(items)}"#),
    ("besideDocument", #"{"data": {"items": \#(items.replacing("\"name", with: "\"nmae"))}}"#),
    ("besideDocument", one), ("telling", "\(one)\n\(one)"),
    ("besideDocument", "\"\(fair.replacing("\"", with: "\\\"").replacing("\n", with: ""))\""),
    ("telling", items.replacing("\"", with: "'")),
  ].map {
    (["x": $1, "fair": fair, "items": items], [:], ["fair telling", "items telling", "x \($0)"])
  }

  /// A project of a package; `sets` are its data sets, `files` further files in the folder of its target.
  private static func project(_ sets: [String: String], _ files: [String: String]) -> ProjectTree {
    let manifest =
      #"let p = Package(name: "App", targets: [.target(name: "App"), .testTarget(name: "T")])"#
    let tree = ProjectTree().with(["Package.swift": manifest, "Sources/App/A.swift": ""])
      .with(Dictionary(uniqueKeysWithValues: files.map { ("Sources/App/\($0)", $1) }))
    return sets.reduce(tree) { $0.dataSet($1.key, in: "Sources/App/A.xcassets", $1.value) }
  }

  @Test(
    "a file is a document by its keys, by its names in code, or by the other documents beside it",
    arguments: [
      // By itself.
      (["items": items], [:], ["items telling"]),
      (["items": String(items.dropLast(20))], [:], ["items telling"]),
      (["items": camel], [:], ["items alike(entries)"]),
      (["items": marks], [:], ["items alike(entries)"]),
      (["friends": #"[{"name": "Kim", "age": 30}]"#], [:], ["friends other"]),
      (["items": "[{"], [:], ["items unread"]), (["items": ""], [:], ["items unread"]),
      (["config": "{ // x\n \"a\": 1,}"], [:], ["config other"]),
      ([:], ["items.json": items, "t.json": theme], ["items telling", "t other"]),
      ([:], ["items.json": camel, "fair.json": fair], ["fair telling", "items alike(entries)"]),
      // By code.
      (["items": camel], ["B.swift": #"let list = "items""#], ["items namedInCode"]),
      (["items": camel], ["B.swift": "// \"items\"\nload(.items)"], ["items alike(entries)"]),
      (["items": camel], ["../../Tests/T/B.swift": #""items""#], ["items alike(entries)"]),
      (["items": marks], ["B.swift": #""items""#], ["items alike(entries)"]),
      (["items": #"[{"name": "n", "desc": "d"}]"#], ["B.m": #"@"items""#], ["items namedInCode"]),
      ([:], ["items.json": camel, "B.swift": #"load("items.json")"#], ["items namedInCode"]),
      ([:], ["x.json": #"[{"name": 1, "desc": 2}]"#, "B.swift": #""x""#], ["x other"]),
      ([:], ["marks.json": marks, "B.swift": #"load("marks.json")"#], ["marks alike(entries)"]),
      // In the catalog of a document.
      (["items": camel, "fair": fair], [:], ["fair telling", "items besideDocument"]),
      (
        ["a": camel, "b": "{\"items\": \(items)}", "c": theme, "fair": fair], [:],
        ["a besideDocument", "b besideDocument", "c other", "fair telling"]
      ),
      (["a": camel, "b": camel], ["B.swift": #""a""#], ["a namedInCode", "b besideDocument"]),
      // The other half of an exposition.
      (["a": marks, "fair": fair], [:], ["a onlyCandidate", "fair telling"]),
      (["a": theme, "fair": fair], [:], ["a other", "fair telling"]),
      (["quiz": #"[{"question": "q"}]"#, "items": items], [:], ["items telling", "quiz other"]),
      (["a": "{\"menu\": \(menu)}", "fair": fair], [:], ["a other", "fair telling"]),
      (["items": theme, "fair": fair], [:], ["fair telling", "items onlyCandidate"]),
      (["fair": "\"x\"", "items": items], [:], ["fair onlyCandidate", "items telling"]),
      (["fair": "{}", "items": items], [:], ["fair onlyCandidate", "items telling"]),
      (["a": "{}", "items": items], [:], ["a other", "items telling"]),
      (["a": json5, "items": items], [:], ["a unread", "items telling"]),
      (["a": lines, "fair": fair], [:], ["a unread", "fair telling"]),
      (["a": "[]", "fair": fair], [:], ["a onlyCandidate", "fair telling"]),
      (["a": "[]", "items": items], [:], ["a other", "items telling"]),
      (["a": theme, "b": "[1]", "fair": fair], [:], ["a other", "b other", "fair telling"]),
      (["a": theme, "b": "", "fair": fair], [:], ["a other", "b unread", "fair telling"]),
      (
        ["a": theme, "b": marks, "fair": fair, "items": items],
        ["A.xcassets/items.dataset/c.json": json5],
        ["a other", "b alike(entries)", "c unread", "fair telling", "items telling"]
      ),
    ] as [([String: String], [String: String], [String])] + third)
  func recognition(sets: [String: String], files: [String: String], what: [String]) throws {
    let folder = try TemporaryFolder(Self.project(sets, files).files)
    #expect(try recognitions(in: folder) == what)
    // Files that are named and judged as in a search are the same by themselves.
    for file in Set(sets.keys.map { "A.xcassets/\($0).dataset/\($0).json" }) {
      let named = try recognitions(in: folder, "/Sources/App/\(file)", forcesExclude: true)
      #expect(Set(what).isSuperset(of: named) && named.count == 1)
      #expect(try recognitions(in: folder, "/Sources/App/\(file)")[0].hasSuffix(" named"))
    }
  }

  private func recognitions(
    in folder: TemporaryFolder, _ path: String = "", forcesExclude: Bool = false
  ) throws -> [String] {
    var files = FileChoice()
    files.forcesExclude = forcesExclude
    var workspace = Workspace(files, configuration: .isolated)
    return try workspace.search(DocumentPath(folder.path + path)).jsonFiles.map { file in
      let name = FileName.split(FileName.last(of: file.path)).base
      let candidate = try #require(try workspace.candidate(file))
      return "\(name) \(try workspace.read(candidate).recognition)".replacing(
        "ExpoKit.DocumentKind.", with: "")
    }.sorted()
  }

  @Test(
    "fixes rename keys of documents that are telling or named",
    arguments: [
      (["items": camel, "fair": fair], 0, true),
      (["items": items.replacing("\"name", with: "\"nmae"), "fair": fair], 1, true),
      (["items": items, "fair": fair.replacing("visitors", with: "visitor")], 1, false),
      (["items": camel, "fair": fair.replacing("\"title", with: "\"titel")], 1, true),
    ] as [([String: String], Int, Bool)])
  func renaming(sets: [String: String], changes: Int, isOfEntries: Bool) throws {
    let folder = try TemporaryFolder(Self.project(sets, [:]).files)
    let inspection = Inspection(Workspace(configuration: .isolated))
    for allowsUnsafe in [false, true] {
      let fixed = { (path: String) in
        try inspection.fixing([DocumentPath(path)], allowsUnsafe: allowsUnsafe).changes.count
      }
      #expect(try fixed(folder.path) == changes)
      let name = isOfEntries ? "items" : "fair"
      let file = "\(folder.path)/Sources/App/A.xcassets/\(name).dataset/\(name).json"
      #expect(try fixed(file) == 1)
    }
  }

  @Test(
    "EX301 and EX701 are found in data sets that may be documents",
    arguments: [
      (["settings": theme, "fair": fair, "items": items], nil, []),
      (["settings": theme, "fair": fair], nil, []),
      (["items": "{}", "fair": fair], nil, ["EX301"]),
      (["fair": fair, "items": items], "notes.txt", []), ([:], "notes.txt", []),
      (["fair": fair], "notes.txt", []), (["items": items], "notes.csv", []),
      (["fair": fair, "items": items], "", ["EX701"]),
    ] as [([String: String], String?, [String])])
  func dataSets(sets: [String: String], notes: String?, codes: [String]) throws {
    var tree = Self.project(sets, [:])
    if let notes {
      let set = "Sources/App/A.xcassets/notes.dataset"
      tree = tree.with(["\(set)/Contents.json": FairProject.dataSet("notes.txt")])
      if !notes.isEmpty { tree = tree.with(["\(set)/\(notes)": "milk\n"]) }
    }
    let folder = try TemporaryFolder(tree.files)
    let run = try Inspection(Workspace(configuration: .isolated)).run([DocumentPath(folder.path)])
    let found = run.findings.flatMap(\.diagnostics).map(\.rule.code)
    #expect(found.filter { ["EX301", "EX701"].contains($0) } == codes)
    let skipped = run.others.map(\.what)
    #expect(skipped == (codes.isEmpty ? [notes == nil ? .other : .otherData] : []))
  }
}
