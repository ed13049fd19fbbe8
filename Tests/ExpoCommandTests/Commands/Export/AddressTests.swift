import ExpoTestSupport
import Foundation
import Testing

@testable import ExpoCommand

/// Addresses that change, the pages that lead on from the former ones, and the record of both.
struct AddressTests {
  private static let file = ".expo-addresses.json"

  private static func entries(_ entries: [(String, String)]) -> String {
    let rows = entries.map { name, image in
      #"{"name": "\#(name)", "image_name": "\#(image)", "short_desc": "s", "desc": "d d"}"#
    }
    return "[" + rows.joined(separator: ",") + "]"
  }

  /// A fair whose site has been published once, with its record, and is not on this machine.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      ".expo.json": #"{"export": {"output": "site", "images": "pictures"}}"#,
      "fair/fair.json": ExportFixture.poster, "fair/items.json": Self.entries(Self.first),
    ])
    try folder.write(ExportFixture.png(width: 2000, height: 1500), to: "pictures/tower.png")
    try folder.write(ExportFixture.png(width: 2000, height: 1500), to: "pictures/mast.png")
    let result = expo("export html @ --record", in: folder.path)
    #expect(result.status == .success, "\(result.errors)")
    try FileManager.default.removeItem(atPath: folder.path + "/site")
    return folder
  }

  private static let first = [("탑", "tower"), ("다리", "bridge")]

  /// The page that a page of the site leads on to; nil if it does not.
  private func target(of page: String, in folder: TemporaryFolder) throws -> String? {
    try folder.text("site/\(page)").firstMatch(of: /content="0; url=([^"]*)"/).map { String($0.1) }
  }

  @Test("the record has a line for each entry")
  func document() throws {
    #expect(
      try folder().text(Self.file) == """
        {
          "expositions": [
            {
              "title": "박람회",
              "file": "fair.json",
              "addresses": ["index.html", "all.html"],
              "entries": [
                {"name": "탑", "image_name": "tower", "addresses": ["entries/tower.html", "pictures/tower.html"]},
                {"name": "다리", "image_name": "bridge", "addresses": ["entries/bridge.html"]}
              ]
            }
          ]
        }

        """)
  }

  @Test("the former address leads on, and search engines are told the new one")
  func page() throws {
    let folder = try folder()
    try folder.write(Self.entries([("탑", "mast"), Self.first[1]]), to: "fair/items.json")
    let line = "export html @ --base-url https://example.org/"
    let result = expo(line, in: folder.path)
    #expect(result.ended(.success, saying: "note: @/\(Self.file): not up to date"))
    let page = try folder.text("site/entries/tower.html")
    for line in [
      #"<meta http-equiv="refresh" content="0; url=../entries/mast.html">"#,
      #"<meta name="robots" content="noindex">"#,
      #"<link rel="canonical" href="https://example.org/entries/mast.html">"#,
      #"<a href="../entries/mast.html">탑</a>"#,
    ] { #expect(page.contains(line), "\(page)") }
    #expect(try target(of: "pictures/tower.html", in: folder) == "../pictures/mast.html")
    #expect(try !folder.text("site/sitemap.xml").contains("tower.html"))
    #expect(expo(line + " --check", in: folder.path).status == .success)
    let check = expo(line + " --check --record", in: folder.path)
    #expect(check.status == .findings && check.output == "write @/\(Self.file)\n")
    #expect(expo(line + " --record", in: folder.path).status == .success)
    try folder.delete("pictures/mast.png")
    #expect(expo(line + " --record", in: folder.path).status == .success)
    #expect(try target(of: "pictures/mast.html", in: folder) == "../entries/mast.html")
    #expect(expo(line + " --check --record", in: folder.path).status == .success)
  }

  private static let renamings: [([[(String, String)]], String, String)] = [
    ([[("탑", "mast"), first[1]], [("탑", "spire"), first[1]]], "../entries/spire.html", ""),
    ([[("탑", "mast"), first[1]], first], "", ""),
    ([[("탑", "bridge"), ("다리", "tower")]], "", ""),
    (
      [[("탑", "bridge"), ("다리", "tower")], [("탑", "x"), ("다리", "y")]],
      "../entries/y.html", "../entries/x.html"
    ),
    ([[("탑", "mast"), ("새", "tower")]], "", "gone"),
    (
      [[("Tower", "tower"), ("Bridge", "bridge")], [("Tower", "x"), ("Bridge", "y")]],
      "../entries/x.html", "../entries/y.html"
    ),
  ]

  @Test(
    "entries as they become → where the first addresses lead; nothing if a page has one of them",
    arguments: renamings)
  func renamed(steps: [[(String, String)]], tower: String, bridge: String) throws {
    let folder = try folder()
    for step in steps {
      try folder.write(Self.entries(step), to: "fair/items.json")
      #expect(expo("export html @ --record", in: folder.path).status == .success)
    }
    for (name, new) in [("tower", tower), ("bridge", bridge)] {
      let page = "entries/\(name).html"
      let isThere = try folder.files(under: "site").contains(page)
      #expect(isThere == (new != "gone"))
      if isThere { #expect(try target(of: page, in: folder) ?? "" == new) }
    }
  }

  @Test("an address that leads nowhere is named until somebody moves it to another row")
  func lost() throws {
    let folder = try folder()
    try folder.write(Self.entries([Self.first[0]]), to: "fair/items.json")
    for (option, status) in [("--record", ExitCode.success), ("--check", .findings)] {
      let result = expo("export html @ \(option)", in: folder.path)
      #expect(result.status == status)
      let text = result.errors.replacing(/\n +/, with: " ")
      #expect(text.contains("warning: @/site: the address entries/bridge.html leads nowhere"))
      #expect(text.contains("help: in @/\(Self.file), move each to the row of the page"), "\(text)")
    }
    let record = try folder.text(Self.file)
      .replacing(#", "all.html""#, with: #", "all.html", "entries/bridge.html""#)
      .replacing(/,\n *\{"name": "다리".*/, with: "")
    try folder.write(record, to: Self.file)
    let result = expo("export html @ --record", in: folder.path)
    #expect(result.status == .success && !result.errors.contains("nowhere"), "\(result.errors)")
    #expect(try target(of: "entries/bridge.html", in: folder) == "../index.html")
    #expect(expo("export html @ --check --record", in: folder.path).status == .success)
  }

  @Test("a second exposition gives the first a folder: all its addresses lead there")
  func second() throws {
    let folder = try folder()
    try folder.write(ExportFixture.poster, to: "b/second.json")
    let result = expo("export html @ --base-url https://example.org/", in: folder.path)
    #expect(result.status == .success, "\(result.errors)")
    for page in ["entries/tower.html", "pictures/tower.html"] {
      #expect(try target(of: page, in: folder) == "../fair/\(page)")
    }
    #expect(try target(of: "all.html", in: folder) == "fair/all.html")
    #expect(try target(of: "index.html", in: folder) == nil)
    let page = try folder.text("site/entries/tower.html")
    #expect(page.contains(#"href="https://example.org/fair/entries/tower.html">"#))
    #expect(page.contains(#"href="../fair/../assets/expo.css""#))
  }

  @Test(
    "a record that cannot be used is refused with its place",
    arguments: [
      (#"["../x.html"]"#, "write the path of a page"), (#"[".git/x.html"]"#, "path of a page"),
      (#"["images/a.png"]"#, "path of a page"), (#"["a.html/b.html"]"#, "path of a page"),
      ("[1]", "expected a string"), (#"[], "pages": []"#, "unknown key 'pages'"),
    ])
  func refused(addresses: String, message: String) throws {
    let folder = try folder()
    let record = #"{"expositions": [{"title": "", "file": "", "entries": [], "addresses": "#
    try folder.write(record + addresses + "}]}", to: Self.file)
    let result = expo("export html @", in: folder.path)
    #expect(result.status == .failure && result.errors.contains("@/\(Self.file):1:"))
    #expect(result.errors.replacing(/\n +/, with: " ").contains(message), "\(result.errors)")
    #expect(try !folder.names.contains("site"))
  }

  @Test("a record that is a link is neither read nor written; without .expo.json there is none")
  func place() throws {
    let folder = try folder()
    try folder.delete(Self.file)
    try folder.write("{}", to: "victim.json")
    try folder.link(Self.file, to: "victim.json")
    #expect(expo("export html @ --record", in: folder.path).errors.contains("a link"))
    #expect(try folder.text("victim.json") == "{}")
    try folder.delete(Self.file)
    try folder.delete(".expo.json")
    let result = expo("export html @ -o @/site --record", in: folder.path)
    #expect(result.status == .failure && result.errors.contains("--record needs a file .expo.json"))
  }

  @Test("without a record, pages that go are noted")
  func gone() throws {
    let folder = try folder()
    try folder.delete(Self.file)
    #expect(expo("export html @", in: folder.path).status == .success)
    try folder.write(Self.entries([("탑", "mast"), Self.first[1]]), to: "fair/items.json")
    let errors = expo("export html @", in: folder.path).errors
    let text = "note: @/site: 2 addresses lead nowhere: entries/tower.html, pictures/tower.html"
    #expect(errors.replacing(/\n +/, with: " ").contains(text), "\(errors)")
    #expect(!expo("export html @", in: folder.path).errors.contains("nowhere"))
  }

  @Test("a file of --static answers at a former address; Markdown has no such pages")
  func others() throws {
    let folder = try folder()
    try folder.write(Self.entries([("탑", "mast"), Self.first[1]]), to: "fair/items.json")
    try folder.write("mine", to: "web/entries/tower.html")
    #expect(expo("export html @ --static @/web", in: folder.path).status == .success)
    #expect(try folder.text("site/entries/tower.html") == "mine")
    #expect(expo("export markdown @ --split -o @/book", in: folder.path).status == .success)
    #expect(try folder.files(under: "book/entries") == ["bridge.md", "mast.md"])
  }
}
