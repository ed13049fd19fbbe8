import ExpoTestSupport
import Foundation
import Testing

struct ExportTests {
  @Test("a site is a folder with pages and pictures; exported again nothing changes")
  func site() throws {
    let folder = try ExportFixture.catalog()
    let first = expo("export html @/A.xcassets -o @/site", in: folder.path)
    #expect(first.ended(.success, printing: ""))
    let files = try folder.files(under: "site")
    let pictures = ["bridge.svg", "tower.png", "tower@2x.png", "tower@3x.png"]
    #expect(files.filter { $0.hasPrefix("images/") } == pictures.map { "images/\($0)" })
    #expect(files.contains("index.html") && files.contains("entries/tower.html"))
    let summary = "exported 6 pages, 4 images to @/site: "
    #expect(first.errors.hasPrefix("\(summary)\(files.count) written, 0 unchanged, 0 removed\n"))
    let second = expo("export html @/A.xcassets -o @/site", in: folder.path)
    #expect(second.errors.hasPrefix("\(summary)0 written, \(files.count) unchanged, 0 removed\n"))
    #expect(second.status == .success)
  }

  @Test("an entry that is gone takes its page and its pictures with it")
  func stale() throws {
    let folder = try ExportFixture.catalog()
    expo("export html @/A.xcassets -o @/site", in: folder.path)
    try folder.write("[\(ExportFixture.bridge)]", to: "A.xcassets/items.dataset/items.json")
    let dry = expo("export html @ -o @/site --dry-run", in: folder.path)
    #expect(dry.output.contains("remove entries/tower.html\nremove images/tower.png\n"))
    #expect(dry.status == .success)
    let check = expo("export html @ -o @/site --check -q", in: folder.path)
    #expect((check.status, check.output, check.errors) == (.findings, dry.output, ""))
    expo("export html @ -o @/site", in: folder.path)
    #expect(try !folder.files(under: "site").contains { $0.contains("tower") })
    let clean = expo("export html @ -o @/site --check", in: folder.path)
    #expect((clean.status, clean.output) == (.success, ""))
  }

  @Test(
    "Markdown is written to the file or the folder that is named",
    arguments: [
      ("-o @/book.md", "book.md", ["book.md"]), ("-o @/sub/book.md", "sub", ["book.md"]),
      ("-o @/dir/", "dir", ["index.md"]),
      ("-o @/there", "there", ["index.md"]),
      ("-o @/split --split", "split", ["entries/tower.md"]),
      ("-o @/h --preset hugo", "h", ["content/_index.md"]),
      ("-o @/j --preset=jekyll", "j", ["index.md"]),
    ])
  func markdown(words: String, place: String, wanted: [String]) throws {
    let folder = try ExportFixture.catalog()
    try FileManager.default.createDirectory(
      atPath: folder.path + "/there", withIntermediateDirectories: false)
    let result = expo("export markdown @/A.xcassets " + words, in: folder.path)
    #expect((result.status, result.output) == (.success, ""))
    if place == "book.md" {
      #expect(try folder.names == ["A.xcassets", "book.md", "there"])
      // Beside a single file pictures stay where they are.
      #expect(try folder.text(place).contains("](A.xcassets/tower.imageset/t@2x.png)"))
    } else if place == "sub" {
      #expect(try folder.text("sub/book.md").contains("](../A.xcassets/tower.imageset/t@2x.png)"))
    } else {
      let files = try folder.files(under: place)
      #expect(Set(wanted).isSubset(of: files))
      let picture = place == "h" ? "entries/tower/feature@2x.png" : "images/tower@2x.png"
      #expect(files.contains { $0.hasSuffix(picture) })
    }
  }

  @Test("standard output gets the text and nothing else", arguments: ["", "-o -"])
  func standardOutput(words: String) throws {
    let folder = try ExportFixture.catalog()
    let result = expo("export markdown @/A.xcassets " + words, in: folder.path)
    #expect(result.output.hasPrefix("---\ntitle: \"박람회\"\n"))
    #expect(result.output.contains("\nlang: \"ko\"\n---\n\n# 박람회\n"))
    #expect(result.output.contains("\n## 탑\n"))
    #expect((result.status, result.errors) == (.success, ""))
    #expect(try folder.names == ["A.xcassets"])
  }

  @Test("a file is written only if it differs")
  func file() throws {
    let folder = try ExportFixture.catalog()
    let words = "export markdown @/A.xcassets -o @/b.md"
    let check = expo(words + " --check", in: folder.path)
    #expect((check.status, check.output) == (.findings, "write @/b.md\n"))
    #expect(expo(words, in: folder.path).errors == "exported 1 page to @/b.md: written\n")
    #expect(expo(words, in: folder.path).errors == "exported 1 page to @/b.md: unchanged\n")
    #expect(expo(words + " --check -q", in: folder.path).status == .success)
  }

  @Test("pictures come from another folder if asked, or not at all")
  func pictures() throws {
    let folder = try ExportFixture.catalog()
    try folder.write("GIF89a\u{1}\0\u{1}\0", to: "art/sub/tower.gif")
    try folder.write("<svg/>", to: "art/bridge~universal@3x.svg")
    let html = "export html @/A.xcassets -o @/s"
    let art = expo(html + " --images @/art", in: folder.path)
    #expect(try folder.files(under: "s/images") == ["bridge@3x.svg", "tower.gif"], "\(art.errors)")
    expo(html + " --no-images", in: folder.path)
    #expect(try folder.files(under: "s").allSatisfy { !$0.hasPrefix("images") })
    #expect(expo(html + " --images @/nowhere", in: folder.path).status == .failure)
  }

  @Test("an output folder inside the folder of pictures gives none back")
  func picturesOfAnExport() throws {
    let folder = try ExportFixture.catalog()
    let words = "export html @/A.xcassets -o @/art/site --images @/art"
    try folder.write("<svg/>", to: "art/zebra.svg")
    try folder.write(
      ExportFixture.entries.replacing("bridge", with: "zebra"),
      to: "A.xcassets/items.dataset/items.json")
    expo(words, in: folder.path)
    try FileManager.default.removeItem(atPath: folder.path + "/art/zebra.svg")
    expo(words, in: folder.path)
    #expect(try folder.files(under: "art/site").allSatisfy { !$0.contains("zebra.svg") })
  }

  @Test("standard input alone: entries without an exposition or pictures")
  func standardInput() throws {
    let folder = try TemporaryFolder()
    let result = expo(
      "export markdown - --no-images", in: folder.path, input: ExportFixture.entries)
    #expect(result.output.contains("## 탑"))
    #expect(result.output.contains("\n# 이름 없음\n"))
    #expect(result.status == .success)
    expo("export html - -o @/site --no-images", in: folder.path, input: ExportFixture.entries)
    #expect(try folder.text("site/index.html").contains("<title>이름 없음</title>"))
    for file in try folder.files(under: "site") {
      #expect(try !folder.text("site/" + file).contains("stdin"), "\(file)")
    }
  }

  @Test("pictures are told from the folder that the text lies in, whatever leads there")
  func linkedBook() throws {
    let folder = try ExportFixture.catalog()
    let manager = FileManager.default
    try folder.write("", to: "deep/down/real.md")
    try manager.createSymbolicLink(
      atPath: folder.path + "/book.md", withDestinationPath: "deep/down/real.md")
    try manager.createSymbolicLink(
      atPath: folder.path + "/folder", withDestinationPath: "deep/down")
    for name in ["book.md", "folder/other.md"] {
      let result = expo("export markdown @/A.xcassets -o @/\(name)", in: folder.path)
      #expect(result.status == .success)
      #expect(try folder.text(name).contains("](../../A.xcassets/tower.imageset/t@2x.png)"))
    }
    let piped = expo("export markdown @/A.xcassets -o /dev/stdout", in: folder.path)
    #expect(piped.output == expo("export markdown @/A.xcassets", in: folder.path).output)
  }

  @Test("on a terminal nothing in a text is obeyed, and progress is wiped away")
  func terminal() throws {
    let folder = try TemporaryFolder()
    let entries = ExportFixture.entries.replacing("첫째", with: #"\u202e\u009b31m"#)
    let shown = expo(
      "export markdown - --no-images", in: folder.path, input: entries, isTerminal: true)
    #expect(shown.output.contains("<U+202E><U+009B>31m"))
    let clock = Clock()
    let result = expo(
      "export html - -o @/s --no-images", in: folder.path, input: ExportFixture.entries,
      isTerminal: true, secondsPassed: { clock.look(1) })
    #expect(result.errors.contains("\r\u{1B}[K1 of 12 files …\r\u{1B}[K2 of 12 files …"))
    #expect(result.errors.contains("\r\u{1B}[Kexported 5 pages to @/s: 12 written"))
  }
}
