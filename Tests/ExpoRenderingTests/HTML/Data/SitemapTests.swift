import ExpoModel
import Testing

@testable import ExpoRendering

struct SitemapTests {
  private func files(
    entries: Int, addressesPerFile: Int, bytesPerFile: Int = 50 << 20
  ) -> [RenderedFile] {
    let exhibition = Exhibition((0..<entries).map { Entry("n", image: "i\($0)") })
    let options = HTMLSite.Options { $0.baseURL = "https://example.org/" }
    return Sitemap(
      [SitePlan(exhibition, options)], addressesPerFile: addressesPerFile,
      bytesPerFile: bytesPerFile
    ).files
  }

  private func addresses(in text: String) -> [String] {
    text.matches(of: /<loc>([^<]*)<\/loc>/).map { String($0.1) }
  }

  @Test("too many addresses for one file are split, with an index")
  func index() throws {
    // A page of the list, all in one, and three entries.
    let files = files(entries: 3, addressesPerFile: 2)
    try #require(
      files.map(\.path) == ["sitemap-1.xml", "sitemap-2.xml", "sitemap-3.xml", "sitemap.xml"])
    let found: [[String]] = files.map { file in
      addresses(in: file.text).map { String($0.dropFirst("https://example.org/".count)) }
    }
    let expected = [
      ["", "all.html"], ["entries/i0.html", "entries/i1.html"], ["entries/i2.html"],
      ["sitemap-1.xml", "sitemap-2.xml", "sitemap-3.xml"],
    ]
    #expect(found == expected)
    #expect(files[0].text.contains("<urlset ") && files[0].text.hasSuffix("</url>\n</urlset>\n"))
    #expect(files[3].text.contains("<sitemapindex "))
    #expect(files[3].text.hasSuffix("</sitemap>\n</sitemapindex>\n"))
  }

  @Test("too many bytes for one file are split, each file within its limit")
  func bytes() {
    let files = files(entries: 20, addressesPerFile: 100, bytesPerFile: 600)
    #expect(files.count > 2)
    for file in files.dropLast() { #expect(file.text.utf8.count <= 600) }
    #expect(files.dropLast().flatMap { addresses(in: $0.text) }.count == 22)
  }

  @Test("addresses that fit are in one file", arguments: [(3, 5), (0, 1), (600, 50_000)])
  func single(entries: Int, addressesPerFile: Int) {
    let files = files(entries: entries, addressesPerFile: addressesPerFile)
    #expect(files.map(\.path) == ["sitemap.xml"])
    // Above 500 entries there is no page with all of them.
    let all = entries > 500 ? 0 : 1
    let pages = entries == 0 ? 1 : (entries + 59) / 60 + all + entries
    #expect(Set(addresses(in: files[0].text)).count == pages)
    #expect(files[0].text.matches(of: /urlset/).count == 2)
  }
}
