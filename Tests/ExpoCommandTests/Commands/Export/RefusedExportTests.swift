import ExpoTestSupport
import Foundation
import Testing

struct RefusedExportTests {
  @Test(
    "an export does not write to its catalog, a document or a picture",
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
    let reason = file.map { "-o is '\($0)'" } ?? "-o is inside '@/A.xcassets'"
    #expect(result.errors.contains("expo: error: \(reason), which this export reads\nhelp: "))
    #expect(try folder.contents() == before)
  }

  @Test("a picture over 1 MB and a site over 20 MB are reported, but are no errors")
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

  @Test("a picture that cannot be read is an error, and its published file stays")
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
}
