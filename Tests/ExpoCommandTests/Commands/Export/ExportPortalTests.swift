import ExpoTestSupport
import Foundation
import Testing

/// What `expo export` makes of several expositions.
struct ExportPortalTests {
  /// Two catalogs side by side, with the same entries and the same title.
  static func catalogs() throws -> TemporaryFolder {
    let folder = try ExportFixture.catalog()
    let catalog = folder.path + "/A.xcassets"
    try FileManager.default.copyItem(atPath: catalog, toPath: folder.path + "/B.xcassets")
    try folder.write(
      ExportFixture.poster.replacing("1993", with: "1893"), to: "B.xcassets/fair.dataset/fair.json")
    return folder
  }

  @Test(
    "catalogs that are named, and a folder that holds them, make the same site",
    arguments: ["@/A.xcassets @/B.xcassets", "@/B.xcassets @/A.xcassets", "@"])
  func site(paths: String) throws {
    let folder = try Self.catalogs()
    let result = expo("export html \(paths) -o @/site", in: folder.path)
    #expect((result.status, result.output) == (.success, ""))
    let folders = Set(try folder.files(under: "site").map { $0.split(separator: "/")[0] })
    #expect(folders == ["404.html", "assets", "fair", "fair-2", "index.html"])
    // The earlier one comes first, whatever the order of the paths.
    #expect(try folder.text("site/fair/index.html").contains("datetime=\"1893-08-07\""))
    let again = expo("export html \(paths) -o @/site --check", in: folder.path)
    #expect((again.status, again.output) == (.success, ""))
  }

  @Test("the page above them has the title that is given, also where others lead to it")
  func title() throws {
    let folder = try Self.catalogs()
    let words = "@ --title '박람회의 <역사>(1893–1993)'"
    #expect(expo("export html -o @/site " + words, in: folder.path).status == .success)
    let portal = try folder.text("site/index.html")
    #expect(portal.contains("<title>박람회의 &lt;역사&gt;</title>"))
    #expect(portal.contains("<h1>박람회의 &lt;역사&gt;</h1>\n<p class=\"subtitle\">1893–1993</p>"))
    #expect(portal.contains(#"{"@type":"ExhibitionEvent","name":"박람회"},{"#))
    #expect(
      try folder.text("site/fair/index.html").contains(
        #"<a href="../index.html">박람회의 &lt;역사&gt;(1893–1993)</a>"#))
    #expect(expo("export markdown -o @/book/ " + words, in: folder.path).status == .success)
    #expect(try folder.text("book/index.md").contains("역사"))
    let one = expo("export html @/A.xcassets -o @/one --title t", in: folder.path)
    #expect(one.status == .failure)
    #expect(one.errors.hasPrefix("expo: error: --title needs more than one exposition\n"))
  }

  @Test("one exposition, named twice or by its documents, is no portal")
  func one() throws {
    let folder = try ExportFixture.catalog()
    let path = "@/A.xcassets"
    expo("export html \(path) -o @/site", in: folder.path)
    let data = "@/A.xcassets/fair.dataset"
    for paths in [
      "\(path) \(path)", "\(path) \(data)", "\(data) @/A.xcassets/items.dataset/items.json",
    ] {
      let result = expo("export html \(paths) -o @/site --check -q", in: folder.path)
      #expect((result.status, result.output) == (.success, ""), "\(result.errors)")
    }
  }

  @Test(
    "books and presets have a folder for each",
    arguments: [
      ("--split", ["index.md", "fair/index.md", "fair-2/entries/tower.md"]),
      (
        "--preset hugo",
        ["content/_index.md", "content/fair/_index.md", "content/fair-2/entries/tower/index.md"]
      ),
      ("--preset jekyll", ["_expo.yml", "index.md", "fair/index.md", "_entries/fair-2/tower.md"]),
      ("", ["index.md", "fair/entries/tower.md"]),
    ])
  func markdown(words: String, wanted: [String]) throws {
    let folder = try Self.catalogs()
    let result = expo("export markdown @ -o @/book/ " + words, in: folder.path)
    #expect(result.status == .success, "\(result.errors)")
    let files = try folder.files(under: "book")
    #expect(Set(wanted).isSubset(of: files), "\(files)")
  }

  @Test("a fault in one exposition stops all")
  func faults() throws {
    let folder = try Self.catalogs()
    expo("export html @ -o @/site", in: folder.path)
    let before = try folder.text("site/fair/index.html")
    let items = "B.xcassets/items.dataset/items.json"
    try folder.write(ExportFixture.entries.replacing(#""탑""#, with: "1"), to: items)
    let result = expo("export html @ -o @/site", in: folder.path)
    #expect(result.ended(.findings, saying: "@/B.xcassets/items.dataset/items.json:1:"))
    #expect(!result.errors.contains("@/A.xcassets"))
    #expect(result.errors.hasSuffix("nothing exported: 1 error\n"))
    #expect(try folder.text("site/fair/index.html") == before)
    try folder.write(String(ExportFixture.entries.dropLast(9)), to: items)
    #expect(expo("export html @ -o @/site", in: folder.path).status == .findings)
    #expect(try folder.text("site/fair/index.html") == before)
  }

  @Test(
    "several expositions need a folder, and no document to replace",
    arguments: [
      ("markdown @", "an export of several expositions needs a folder"),
      ("markdown @ -o @/book.md", "need a folder, and '@/book.md' would be a file"),
      ("html @/A.xcassets @/B.xcassets --entries @/e.json -o @/site", "export expects one PATH"),
      ("html @ @/nowhere -o @/site", "@/nowhere: no such file or folder"),
    ])
  func refused(words: String, message: String) throws {
    let folder = try Self.catalogs()
    let result = expo("export " + words, in: folder.path)
    #expect(result.ended(.failure, saying: message))
    #expect(try folder.names == ["A.xcassets", "B.xcassets"])
  }
}
