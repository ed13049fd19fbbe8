import ExpoTestSupport
import Foundation
import Testing

struct ExportRefusalTests {
  @Test(
    "entries that cannot be read are not published, whatever a configuration says",
    arguments: [
      (#"[{"name": "a", "image_name": b", "short_desc": "c", "desc": "d"}]"#, "EX1"),
      (#"[{"name": 1, "image_name": "b", "short_desc": "c", "desc": "d"}]"#, "EX305"),
      (#"[{"name": "a", "image_name": "b", "short_desc": "c"}]"#, "EX302"),
      (#"[{"name": "a", "image_name": "b", "short_desc": null, "desc": "d"}]"#, "EX306"),
    ])
  func errors(entries: String, rule: String) throws {
    let folder = try ExportFixture.catalog(entries)
    for configuration in [nil, #"{"ignore": ["all"]}"#] {
      if let configuration { try folder.write(configuration, to: ".expo.json") }
      let result = expo("export html @/A.xcassets -o @/site", in: folder.path)
      #expect(result.ended(.findings, saying: "[\(rule)", "nothing exported: "))
      #expect(try !folder.names.contains("site"))
    }
  }

  @Test("a document with a fixable error is not published before it is fixed")
  func fixable() throws {
    let folder = try ExportFixture.catalog(ExportFixture.entries.replacing("}]", with: "},]"))
    let result = expo("export markdown @/A.xcassets -q", in: folder.path)
    #expect(result.status == .findings && result.output == "")
    #expect(result.errors.hasSuffix("[EX104 trailing-comma] *\n"))
  }

  @Test("findings of pictures are told and stop nothing, unless asked to")
  func strict() throws {
    let folder = try ExportFixture.catalog(
      ExportFixture.entries.replacing("\"bridge\"", with: "\"brigde\""))
    try folder.write(
      #"{"images": [{"idiom": "universal", "filename": "x.svg"}]}"#,
      to: "A.xcassets/unused.imageset/Contents.json")
    try folder.write("<svg/>", to: "A.xcassets/unused.imageset/x.svg")
    let words = "export html @/A.xcassets -o @/site"
    let strict = expo(words + " --strict", in: folder.path)
    #expect(strict.ended(.findings, saying: "error: no image set named 'brigde'"))
    #expect(strict.errors.hasSuffix("nothing exported: 1 error\n"))
    #expect(try !folder.names.contains("site"))
    let result = expo(words, in: folder.path)
    #expect(result.errors.contains("warning: no image set named 'brigde'"), "\(result.errors)")
    #expect(
      result.errors.contains("[EX601 missing-image-set]") && !result.errors.contains("error:"))
    // Notes, such as that of a picture nobody uses, are for validate.
    #expect(!result.errors.contains("unused-image-set"))
    #expect(result.status == .success)
    #expect(try folder.files(under: "site/images").allSatisfy { $0.hasPrefix("tower") })
  }

  @Test("a picture that browsers do not show is left out and told")
  func unshown() throws {
    let folder = try ExportFixture.catalog()
    try folder.write("%PDF-1.4", to: "A.xcassets/bridge.imageset/b.pdf")
    try FileManager.default.removeItem(atPath: folder.path + "/A.xcassets/bridge.imageset/b.svg")
    try folder.write(
      #"{"images": [{"idiom": "universal", "filename": "b.pdf"}]}"#,
      to: "A.xcassets/bridge.imageset/Contents.json")
    #expect(expo("validate @/A.xcassets", in: folder.path).status == .success)
    let result = expo("export html @/A.xcassets -o @/site", in: folder.path)
    #expect(
      result.ended(
        .success, saying: "expo: warning: image 'bridge' is left out: browsers do not show PDF\n"))
    let strict = expo("export html @/A.xcassets -o @/t --strict", in: folder.path)
    #expect(strict.status == .findings && strict.errors.contains("error: image 'bridge'"))
    #expect(try folder.names == ["A.xcassets", "site"])
  }

  @Test("what is not ours is not touched, and changed files are kept")
  func foreign() throws {
    let folder = try ExportFixture.catalog()
    try folder.write("mine", to: "notes/n.txt")
    let words = "export html @/A.xcassets -o @/notes"
    let refused = expo(words, in: folder.path)
    #expect(refused.status == .findings)
    #expect(
      refused.errors == """
        expo: error: @/notes: the folder is not empty, and expo did not write it
        help: name another folder, or add to this one with --force

        """)
    #expect(expo(words + " --force", in: folder.path).status == .success)
    try folder.write("mine", to: "notes/index.html")
    let kept = expo(words, in: folder.path)
    #expect(kept.ended(.findings, saying: " 0 removed, 1 kept\n"))
    #expect(
      kept.errors.hasPrefix(
        "expo: warning: @/notes/index.html: kept, because it was changed after it was exported\n"
          + "help: --force replaces it\n"))
    #expect(try folder.text("notes/index.html") == "mine")
    #expect(expo(words + " --check", in: folder.path).output == "keep index.html\n")
  }

  @Test(
    "a catalog is no place for what is made of it, nor is a document or a picture",
    arguments: [
      ("markdown -o @/A.xcassets/tower.imageset/t.png", nil),
      ("markdown -o @/A.xcassets/tower.imageset/Contents.json", nil),
      ("markdown -o @/A.xcassets/book.md", nil),
      ("markdown -o @/into/x/book.md", nil), ("markdown -o @/A.xcassets", nil),
      ("html -o @/A.xcassets/site", nil),
      ("html -o @/A.xcassets --force", nil),
      ("html -o @/into/deep/site --force", nil),
      ("markdown -o @/A.xcassets/fair.dataset/fair.json", "@/A.xcassets/fair.dataset/fair.json"),
      ("markdown -o @/link.md", "@/A.xcassets/items.dataset/items.json"),
      ("markdown -o @/art/tower.gif --images @/art", "@/art/tower.gif"),
    ])
  func catalog(words: String, file: String?) throws {
    let folder = try ExportFixture.catalog()
    try folder.write("GIF89a\u{1}\0\u{1}\0", to: "art/tower.gif")
    try folder.link("into", to: "A.xcassets")
    try folder.link("link.md", to: "A.xcassets/items.dataset/items.json")
    let before = try folder.contents()
    let result = expo("export \(words) @/A.xcassets", in: folder.path)
    #expect(result.status == .failure)
    let place = file.map { "-o is '\($0)'" } ?? "-o is inside '@/A.xcassets'"
    #expect(result.errors.contains("expo: error: \(place), which this export reads\nhelp: "))
    #expect(try folder.contents() == before)
  }

  @Test("a folder of documents and pictures that is exported to keeps them")
  func ownFolder() throws {
    let folder = try TemporaryFolder([
      "p/items.json": ExportFixture.entries, "p/fair.json": ExportFixture.poster,
      "p/mine.css": "p {}",
    ])
    for name in ["tower", "bridge"] {
      let picture = ExportFixture.png(width: 40, height: 30)
      try folder.write(picture, to: "p/images/\(name)@2x.png")
    }
    let words = "export html @/p -o @/p --images @/p/images --css @/p/mine.css"
    let inputs = [
      "fair.json", "images/bridge@2x.png", "images/tower@2x.png", "items.json", "mine.css",
    ]
    #expect(expo(words + " --force", in: folder.path).status == .success)
    try folder.write("[\(ExportFixture.bridge)]", to: "p/items.json")
    let next = expo(words, in: folder.path)
    #expect(next.status == .success, "\(next.errors)")
    let files = try folder.files(under: "p")
    #expect(Set(inputs).isSubset(of: files), "\(files)")
    #expect(!files.contains("entries/tower.html"))
  }

  @Test(
    "a file that is no picture for a browser is left out and told",
    arguments: [
      (
        "tower.imageset/t@3x.png", "tower@3x.png", Array("%PDF-1.4".utf8),
        "expo: warning: a file of image 'tower' is left out: browsers do not show PDF\n"
      ),
      (
        "tower.imageset/t@2x.png", "tower@2x.png", ExportFixture.png(width: 0, height: 30),
        "'t@2x.png' is a broken PNG: the size in its header"
      ),
      (
        "tower.imageset/t@2x.png", "tower@2x.png", ExportFixture.png(width: 40, height: 1 << 31),
        "'t@2x.png' is a broken PNG: the size in its header"
      ),
      (
        "bridge.imageset/b.svg", "bridge.svg", Array("<svg onload='alert(1)'/>".utf8),
        "'b.svg' contains a script, so it is not used [EX607"
      ),
    ])
  func unfit(file: String, picture: String, bytes: [UInt8], told: String) throws {
    let folder = try ExportFixture.catalog()
    try folder.write(bytes, to: "A.xcassets/\(file)")
    let result = expo("export html @/A.xcassets -o @/site", in: folder.path)
    #expect(result.ended(.success, saying: told))
    let pictures = ["bridge.svg", "tower.png", "tower@2x.png", "tower@3x.png"]
    #expect(try folder.files(under: "site/images") == pictures.filter { $0 != picture })
  }

  @Test("a picture over 1 MB and a site over 20 MB are told, and stop nothing")
  func large() throws {
    let folder = try ExportFixture.catalog()
    let path = "\(folder.path)/A.xcassets/tower.imageset/t@2x.png"
    var png = try Data(contentsOf: URL(fileURLWithPath: path))
    let words = "export html @/A.xcassets -o @/site --strict"
    #expect(!expo(words, in: folder.path).errors.contains("MB"))
    for (size, isLarge) in [(2_345_678, false), (20_000_000, true)] {
      png = png.dropLast(12) + Data(count: size - png.count) + png.suffix(12)
      try png.write(to: URL(fileURLWithPath: path))
      let result = expo(words, in: folder.path)
      let megabytes = isLarge ? "20.0 MB" : "2.3 MB"
      #expect(
        result.ended(
          .success, saying: "t@2x.png: \(megabytes); pages load slowly with images over 1 MB\n"))
      #expect(result.errors.contains("site: 20.1 MB in all\n") == isLarge)
    }
  }

  @Test("a picture that cannot be read is an error, and what was published of it stays")
  func unreadable() throws {
    let folder = try ExportFixture.catalog()
    let words = "export html @/A.xcassets -o @/site"
    #expect(expo(words, in: folder.path).status == .success)
    let before = try folder.files(under: "site")
    let picture = folder.path + "/A.xcassets/tower.imageset/t@2x.png"
    // A folder in its place cannot be read, even by root.
    try FileManager.default.removeItem(atPath: picture)
    try folder.write("", to: "A.xcassets/tower.imageset/t@2x.png/x")
    let result = expo(words, in: folder.path)
    #expect(result.status == .failure)
    #expect(
      result.errors.hasSuffix("expo: error: @/A.xcassets/tower.imageset/t@2x.png: not a file\n"))
    #expect(try folder.files(under: "site") == before)
    // Entries that are a link, which is not followed, are not an exhibition without entries.
    let items = "A.xcassets/items.dataset/items.json"
    try FileManager.default.removeItem(atPath: folder.path + "/" + items)
    try folder.link(items, to: "none")
    #expect(expo(words, in: folder.path).status == .failure)
    #expect(try folder.files(under: "site") == before)
    let checked = expo("validate @/A.xcassets", in: folder.path)
    #expect(checked.status == .failure && !checked.output.contains("EX607"))
  }

  @Test("standard input is named as on the command line")
  func standardInput() throws {
    let result = expo("export markdown -", input: "[1")
    #expect(!result.errors.contains("expo validate <stdin>"))
    let kind = expo("export markdown -", input: "1")
    #expect(kind.errors.contains("help: expo validate - says what is wrong with it\n"))
  }

  private static let addresses = [
    "https://example.org/fair/", "http://localhost:8000", "https://example.org/%ED%95%9C",
    "https://xn--vf4b.org/v1.2", "http://[::1]:8000/", "https://a.org/index.html/",
  ]
  private static let noAddresses = [
    "example.org", "https://", "https:///x", "ftp://example.org", "https://example.org/?q",
    "https://example.org/#a", "'https://example.org/a b'", "https://예.org", "javascript:alert(1)",
    "''", "https://..", "https://a..b/", "https://-a.org", "https://a.org:", "https://a.org:0",
    "https://a.org:65536", "https://a.org:+8", "https://[x]/", "https://[::1", "https://a.org/%",
    "https://a.org/%4", "https://a.org/%zz", "https://a.org/../b", "https://a.org/[b]",
    "https://a.org/Index.HTM",
  ]

  @Test("an address that no browser opens is refused", arguments: addresses + noAddresses)
  func address(_ address: String) throws {
    let folder = try TemporaryFolder()
    let result = expo(
      "export html - -o @/site --no-images --base-url \(address)", in: folder.path,
      input: ExportFixture.entries)
    #expect(result.status == (Self.addresses.contains(address) ? .success : .failure))
  }

  @Test("scheme and host of an address are written in lower case, its path as it is")
  func lowerCase() throws {
    let folder = try TemporaryFolder()
    let words = "--no-images --base-url HTTPS://Example.ORG:8443/Fair"
    expo("export html - -o @/site " + words, in: folder.path, input: ExportFixture.entries)
    #expect(
      try folder.text("site/index.html").contains("href=\"https://example.org:8443/Fair/\""))
  }
}
