import ExpoCommand
import ExpoTestSupport
import Foundation
import Testing

/// When `expo export` writes nothing, and what it says then.
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
      let result = ExportFixture(["html", "@/A.xcassets", "-o", "@/site"], in: folder)
      #expect(result.status == .findings)
      #expect(result.errors.contains("[\(rule)"))
      #expect(result.errors.contains("nothing exported: "))
      #expect(try !folder.names.contains("site"))
    }
  }

  @Test("a document with a mend is not published before it is mended")
  func mendable() throws {
    let folder = try ExportFixture.catalog(ExportFixture.entries.replacing("}]", with: "},]"))
    let result = ExportFixture(["markdown", "@/A.xcassets", "-q"], in: folder)
    #expect((result.status, result.output) == (.findings, ""))
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
    let words = ["html", "@/A.xcassets", "-o", "@/site"]
    let strict = ExportFixture(words + ["--strict"], in: folder)
    #expect(strict.status == .findings)
    #expect(strict.errors.hasSuffix("nothing exported: 1 error\n"))
    #expect(try !folder.names.contains("site"))
    let result = ExportFixture(words, in: folder)
    #expect(result.errors.contains("[EX601 missing-image-set]"))
    // Notes, such as that of a picture nobody uses, are for validate.
    #expect(!result.errors.contains(" note: "))
    #expect(result.status == .success)
    #expect(try result.files(under: "site/images").allSatisfy { $0.hasPrefix("tower") })
  }

  @Test("a picture that browsers do not show is left out and told")
  func unshown() throws {
    let folder = try ExportFixture.catalog()
    try folder.write("%PDF-1.4", to: "A.xcassets/bridge.imageset/b.pdf")
    try FileManager.default.removeItem(
      atPath: folder.path + "/A.xcassets/bridge.imageset/b.svg")
    try folder.write(
      #"{"images": [{"idiom": "universal", "filename": "b.pdf"}]}"#,
      to: "A.xcassets/bridge.imageset/Contents.json")
    #expect(RecordingConsole().run(["validate", folder.path + "/A.xcassets"]) == .success)
    let result = ExportFixture(["html", "@/A.xcassets", "-o", "@/site"], in: folder)
    #expect(
      result.errors.contains(
        "expo: warning: picture 'bridge' is left out: browsers do not show PDF\n"))
    #expect(result.status == .success)
    #expect(
      ExportFixture(["html", "@/A.xcassets", "-o", "@/t", "--strict"], in: folder).status
        == .findings)
    #expect(try folder.names == ["A.xcassets", "site"])
  }

  @Test("what is not ours is not touched, and changed files are kept")
  func foreign() throws {
    let folder = try ExportFixture.catalog()
    try folder.write("mine", to: "notes/n.txt")
    let words = ["html", "@/A.xcassets", "-o", "@/notes"]
    let refused = ExportFixture(words, in: folder)
    #expect(refused.status == .findings)
    #expect(
      refused.errors == """
        expo: error: @/notes: the folder is not empty, and expo did not write it
        help: name another folder, or add to this one with --force

        """)
    #expect(ExportFixture(words + ["--force"], in: folder).status == .success)
    try folder.write("mine", to: "notes/index.html")
    let kept = ExportFixture(words, in: folder)
    #expect(kept.status == .findings)
    #expect(
      kept.errors.hasPrefix(
        "expo: warning: @/notes/index.html: kept, because it was changed after it was exported\n"
          + "help: --force replaces it\n"))
    #expect(kept.errors.hasSuffix(" 0 removed, 1 kept\n"))
    #expect(try folder.text("notes/index.html") == "mine")
    #expect(ExportFixture(words + ["--check"], in: folder).output == "keep index.html\n")
  }

  @Test("a document is never replaced by what is made of it")
  func input() throws {
    let folder = try ExportFixture.catalog()
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link.md",
      withDestinationPath: folder.path + "/A.xcassets/items.dataset/items.json")
    for name in ["@/link.md", "@/A.xcassets/fair.dataset/fair.json"] {
      let result = ExportFixture(["markdown", "@/A.xcassets", "-o", name], in: folder)
      #expect(result.status == .failure)
      #expect(result.errors.contains(", which this export reads\n"))
    }
    #expect(
      try folder.text("A.xcassets/items.dataset/items.json") == ExportFixture.entries)
  }

  @Test(
    "a catalog is no place for what is made of it, nor is a picture",
    arguments: [
      (["markdown", "-o", "@/A.xcassets/tower.imageset/t.png"], nil),
      (["markdown", "-o", "@/A.xcassets/tower.imageset/Contents.json"], nil),
      (["markdown", "-o", "@/A.xcassets/book.md"], nil),
      (["markdown", "-o", "@/into/x/book.md"], nil), (["markdown", "-o", "@/A.xcassets"], nil),
      (["html", "-o", "@/A.xcassets/site"], nil),
      (["html", "-o", "@/A.xcassets", "--force"], nil),
      (["html", "-o", "@/into/deep/site", "--force"], nil),
      (["markdown", "-o", "@/art/tower.gif", "--images", "@/art"], "@/art/tower.gif"),
    ])
  func catalog(words: [String], file: String?) throws {
    let folder = try ExportFixture.catalog()
    try folder.write("GIF89a\u{1}\0\u{1}\0", to: "art/tower.gif")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/into", withDestinationPath: folder.path + "/A.xcassets")
    let before = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let picture = "\(folder.path)/A.xcassets/tower.imageset/t.png"
    let bytes = FileManager.default.contents(atPath: picture)
    let result = ExportFixture([words[0], "@/A.xcassets"] + words.dropFirst(), in: folder)
    #expect(result.status == .failure)
    let place = file.map { "-o names '\($0)'" } ?? "-o is inside '@/A.xcassets'"
    #expect(result.errors.contains("expo: error: \(place), which this export reads\nhelp: "))
    #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path) == before)
    #expect(FileManager.default.contents(atPath: picture) == bytes)
  }

  @Test("a folder of documents and pictures that is exported to keeps them")
  func ownFolder() throws {
    let folder = try TemporaryFolder([
      "p/items.json": ExportFixture.entries, "p/fair.json": ExportFixture.poster,
      "p/mine.css": "p {}",
    ])
    for name in ["tower", "bridge"] {
      try folder.write("", to: "p/images/\(name)@2x.png")
      try ExportFixture.png(width: 40, height: 30)
        .write(to: URL(fileURLWithPath: "\(folder.path)/p/images/\(name)@2x.png"))
    }
    let words = ["html", "@/p", "-o", "@/p", "--images", "@/p/images", "--css", "@/p/mine.css"]
    let inputs = [
      "fair.json", "images/bridge@2x.png", "images/tower@2x.png", "items.json", "mine.css",
    ]
    #expect(ExportFixture(words + ["--force"], in: folder).status == .success)
    try folder.write(
      #"[{"name": "다리", "image_name": "bridge", "short_desc": "s", "desc": "다리에 대한 글이다"}]"#,
      to: "p/items.json")
    let next = ExportFixture(words, in: folder)
    #expect(next.status == .success, "\(next.errors)")
    let files = try next.files(under: "p")
    #expect(Set(inputs).isSubset(of: files), "\(files)")
    #expect(!files.contains("entries/tower.html"))
  }

  @Test("a file of a picture that browsers do not show is told where others are shown")
  func unshownScale() throws {
    let folder = try ExportFixture.catalog()
    try folder.write("%PDF-1.4", to: "A.xcassets/tower.imageset/t@3x.png")
    let result = ExportFixture(["html", "@/A.xcassets", "-o", "@/site"], in: folder)
    #expect(
      result.errors.contains(
        "expo: warning: a file of picture 'tower' is left out: browsers do not show PDF\n"))
    #expect(try result.files(under: "site/images").contains("tower@2x.png"))
  }

  @Test("a picture without a possible size is left out", arguments: [(0, 30), (40, 1 << 31)])
  func broken(width: Int, height: Int) throws {
    let folder = try ExportFixture.catalog()
    try ExportFixture.png(width: width, height: height).write(
      to: URL(fileURLWithPath: "\(folder.path)/A.xcassets/tower.imageset/t@2x.png"))
    let result = ExportFixture(["html", "@/A.xcassets", "-o", "@/site"], in: folder)
    #expect(
      result.errors.contains("'t@2x.png' is a broken PNG: its header"), "\(result.errors)")
    let pictures = try result.files(under: "site/images")
    #expect(pictures == ["bridge.svg", "tower.png", "tower@3x.png"])
  }

  @Test("an SVG with a script is refused as a picture, and told")
  func script() throws {
    let folder = try ExportFixture.catalog()
    try folder.write(
      "<svg onload='alert(1)'/>", to: "A.xcassets/bridge.imageset/b.svg")
    let result = ExportFixture(["html", "@/A.xcassets", "-o", "@/site"], in: folder)
    #expect(result.errors.contains("'b.svg' contains a script, so it is not used [EX607"))
    #expect(result.status == .success)
    #expect(try !result.files(under: "site/images").contains("bridge.svg"))
  }

  @Test("a picture over 1 MB and a site over 20 MB are told, and stop nothing")
  func large() throws {
    let folder = try ExportFixture.catalog()
    let path = "\(folder.path)/A.xcassets/tower.imageset/t@2x.png"
    var png = try Data(contentsOf: URL(fileURLWithPath: path))
    let words = ["html", "@/A.xcassets", "-o", "@/site", "--strict"]
    #expect(!ExportFixture(words, in: folder).errors.contains("MB"))
    for (size, isLarge) in [(2_345_678, false), (20_000_000, true)] {
      png = png.dropLast(12) + Data(count: size - png.count) + png.suffix(12)
      try png.write(to: URL(fileURLWithPath: path))
      let result = ExportFixture(words, in: folder)
      let megabytes = isLarge ? "20.0 MB" : "2.3 MB"
      #expect(
        result.errors.contains(
          "t@2x.png: \(megabytes); pages load slowly with pictures over 1 MB\n"),
        "\(result.errors)")
      #expect(result.errors.contains("site: 20.1 MB in all\n") == isLarge)
      #expect(result.status == .success)
    }
  }

  @Test("a picture that cannot be read is an error, and what was published of it stays")
  func unreadable() throws {
    let folder = try ExportFixture.catalog()
    let words = ["html", "@/A.xcassets", "-o", "@/site"]
    #expect(ExportFixture(words, in: folder).status == .success)
    let before = try ExportFixture(words, in: folder).files(under: "site")
    let picture = folder.path + "/A.xcassets/tower.imageset/t@2x.png"
    // A folder in its place cannot be read, even by root.
    try FileManager.default.removeItem(atPath: picture)
    try folder.write("", to: "A.xcassets/tower.imageset/t@2x.png/x")
    let result = ExportFixture(words, in: folder)
    #expect(result.status == .failure)
    #expect(
      result.errors.hasSuffix("expo: error: @/A.xcassets/tower.imageset/t@2x.png: not a file\n"))
    #expect(try result.files(under: "site") == before)
    // Entries that are a link, which is not followed, are not an exhibition without entries.
    let items = "A.xcassets/items.dataset/items.json"
    try FileManager.default.removeItem(atPath: folder.path + "/" + items)
    try folder.link(items, to: "none")
    #expect(ExportFixture(words, in: folder).status == .failure)
    #expect(try result.files(under: "site") == before)
    let console = RecordingConsole()
    #expect(console.run(["validate", folder.path + "/A.xcassets"]) == .failure)
    #expect(!console.standardOutput.contains("EX607"))
  }

  @Test("standard input is named as on the command line")
  func standardInput() throws {
    let result = ExportFixture(["markdown", "-"], in: try TemporaryFolder(), input: "[1")
    #expect(!result.errors.contains("expo validate <stdin>"))
    let kind = ExportFixture(["markdown", "-"], in: try TemporaryFolder(), input: "1")
    #expect(kind.errors.contains("help: expo validate - says what is wrong with it\n"))
  }

  @Test(
    "a wrong command line writes nothing and says what to do",
    arguments: [
      ([], nil), (["htlm"], "help: did you mean 'html'?"), (["html"], "help: name it with -o DIR"),
      (["html", "-o", "-"], nil), (["html", "-o", ""], nil),
      (["html", "-o", "x", "--css", ""], "--css names no file"),
      (["html", "-o", "x", "--images", ""], "--images names no file"),
      (["html", "-o", "x", "--entries", ""], "--entries names no file"),
      (["html", "-o", "x", "--exposition", "-"], "- is not standard input here"),
      (["html", "-o", "x", "--check", "--dry-run"], "--check cannot be used with --dry-run"),
      (["html", "-o", "/dev/null"], "'/dev/null' is not a folder, and export html needs one"),
      (["html", "-o", "/dev/null/"], "'/dev/null/' is not a folder, and"),
      (["markdown", "-o", "/dev/stdout", "--check"], "--check needs -o FILE or -o DIR"),
      (["html", "a", "b", "-o", "x"], nil),
      (["html", "-o", "x", "--split"], "--split needs export markdown"),
      (["markdown", "--css", "x"], "--css needs export html"),
      (["markdown", "--split"], nil), (["markdown", "--preset", "hugo"], nil),
      (["markdown", "--preset", "gmf"], "did you mean 'gfm'?"), (["markdown", "--check"], nil),
      (["markdown", "--dry-run", "-o", "-"], nil),
      (["html", "-o", "x", "--images", "a", "--no-images"], nil),
      (["html", "-o", "x", "--per-page", "0"], nil), (["html", "-o", "x", "--slug", "id"], nil),
      (["html", "-o", "x", "--page-lang", "한국어"], nil),
      (["html", "-o", "x", "--page-lang", "k"], nil),
      (["html", "-o", "x", "--css", "no/such"], nil),
      (["markdown", "--front-matter", "json"], nil), (["markdown", "--lang", "fr"], nil),
      (["html", "-o", "x", "--lang", "fr"], "--lang expects ko or en, found 'fr'"),
      (["html", "-o", "x", "--base-url", "https://예.org"], "begins with xn--"),
      (["html", "-o", "x", "--base-url", "https://a.org/index.html"], "name the folder"),
    ] as [([String], String?)])
  func usage(words: [String], help: String?) throws {
    let result = ExportFixture(words, in: try TemporaryFolder())
    #expect(result.status == .failure)
    if let help { #expect(result.errors.contains(help)) }
  }

  @Test(
    "an address that no browser opens is refused",
    arguments: [
      ("https://example.org/fair/", true), ("http://localhost:8000", true),
      ("https://example.org/%ED%95%9C", true), ("example.org", false), ("https://", false),
      ("https:///x", false), ("ftp://example.org", false), ("https://example.org/?q", false),
      ("https://example.org/#a", false), ("https://example.org/a b", false),
      ("https://예.org", false), ("javascript:alert(1)", false), ("", false),
      ("https://xn--vf4b.org/v1.2", true), ("http://[::1]:8000/", true), ("https://..", false),
      ("https://a..b/", false),
      ("https://-a.org", false), ("https://a.org:", false), ("https://a.org:0", false),
      ("https://a.org:65536", false), ("https://a.org:+8", false), ("https://[x]/", false),
      ("https://[::1", false), ("https://a.org/%", false), ("https://a.org/%4", false),
      ("https://a.org/%zz", false), ("https://a.org/../b", false), ("https://a.org/[b]", false),
      ("https://a.org/Index.HTM", false), ("https://a.org/index.html/", true),
    ])
  func addresses(address: String, isGood: Bool) throws {
    let result = ExportFixture(
      ["html", "-", "-o", "@/site", "--no-images", "--base-url", address],
      in: try TemporaryFolder(), input: ExportFixture.entries)
    #expect(result.status == (isGood ? .success : .failure))
  }

  @Test(
    "an address with a user name is refused: every page would tell it",
    arguments: ["https://@/", "https://a@example.org/", "https://a:b@example.org"])
  func userName(address: String) {
    let console = RecordingConsole()
    let status = console.run(["export", "html", "-o", "x", "--base-url", address])
    #expect(status == .failure)
    #expect(console.standardError.contains("help: leave out the user name"))
  }

  @Test("scheme and host of an address are written in lower case, its path as it is")
  func lowerCase() throws {
    let folder = try TemporaryFolder()
    let words = ["--no-images", "--base-url", "HTTPS://Example.ORG:8443/Fair"]
    _ = ExportFixture(
      ["html", "-", "-o", "@/site"] + words, in: folder, input: ExportFixture.entries)
    #expect(
      try folder.text("site/index.html").contains("href=\"https://example.org:8443/Fair/\""))
  }

  @Test("--lang chooses the labels and leaves the language of the pages")
  func labels() throws {
    let folder = try TemporaryFolder()
    _ = ExportFixture(
      ["html", "-", "-o", "@/site", "--no-images", "--lang", "en"], in: folder,
      input: ExportFixture.entries)
    let page = try folder.text("site/index.html")
    #expect(page.contains("<html lang=\"ko\">"))
    #expect(page.contains("<span lang=\"en\">View the 2 exhibits</span>"))
  }
}
