import ExpoModel
import ExpoTestSupport
import Testing

@testable import ExpoRendering

struct HTMLPortalTests {
  private static func exhibition(
    _ fileName: String, _ title: String, _ duration: String, _ entries: [String]
  ) -> Exhibition {
    Exhibition(
      entries.map { Entry($0, image: $0, summary: "요약", text: "글") },
      exposition: Exposition(title, location: "<b>", duration: duration, text: "글이다"),
      poster: Picture("poster"), fileName: fileName)
  }

  /// Two with the same title, the same document and the same entry, and one without a year.
  private static let exhibitions = [
    exhibition("fair.json", "박람회(Fair)", "1993. 08. 07 - 1993. 11. 07", ["갓", "해금"]),
    exhibition("fair.json", "박람회(Fair)", "1900", ["갓"]),
    exhibition("other.json", "The <i>Other</i> Exhibition", "some day", []),
  ]

  private func files(_ change: (inout HTMLSite.Options) -> Void = { _ in }) -> [RenderedFile] {
    HTMLPortal(Self.exhibitions, HTMLSite.Options(change)).files
  }

  @Test("each exposition has a folder, and all share style and search")
  func paths() {
    #expect(
      files().map(\.path) == [
        "assets/expo.css", "assets/search-box.js", "assets/search.js", "assets/search/texts-all.js",
        "assets/search/names-1.js",
        "fair/images/poster.png", "fair/exposition.json", "fair/entries.json",
        "fair/entries/갓.html", "fair/index.html", "fair/all.html",
        "fair-2/images/poster.png", "fair-2/exposition.json", "fair-2/entries.json",
        "fair-2/entries/갓.html", "fair-2/entries/해금.html", "fair-2/index.html",
        "fair-2/all.html",
        "other/images/poster.png", "other/exposition.json", "other/index.html", "index.html",
        "404.html",
      ])
  }

  @Test(
    "the pages of a portal are as in the golden files",
    arguments: ["index.html", "fair-2/index.html", "fair-2/entries/해금.html", "sitemap.xml"])
  func golden(path: String) throws {
    let files = files { $0.baseURL = "https://example.org/fairs" }
    let name = path.split(separator: "/").joined(separator: "-")
    #expect(
      try Golden.difference(
        files[path], "Tests/ExpoRenderingTests/Golden/portal-\(name)") == nil)
  }

  @Test(
    "a year says how long it is after the one before",
    arguments: [(1900, nil), (1901, "그로부터 1년 뒤"), (1993, "그로부터 93년 뒤")])
  func years(year: Int, words: String?) {
    let fairs = [1900, year].map { Self.exhibition("f\($0).json", "박람회", "\($0)", []) }
    let later = words.map { " <span class=\"later\">\($0)</span>" } ?? ""
    let page = HTMLPortal(fairs, HTMLSite.Options()).files["index.html"]
    #expect(page.contains("<p class=\"year\">1900</p>"))
    #expect(page.contains("<p class=\"year\">\(year)\(later)</p>"), "\(page)")
  }

  @Test("each exposition has its color on the timeline")
  func accents() throws {
    let colors = [RGBColor("#14532d"), nil, RGBColor("#0b5394")].map { $0.map { Accent($0) } }
    let fairs = colors.enumerated().map { number, accent in
      Exhibition(fileName: "f\(number)", exposition: Exposition(), entries: [], accent: accent)
    }
    let sheet = HTMLPortal(fairs, HTMLSite.Options()).files["assets/accent.css"]
    #expect(sheet.hasPrefix("@media screen {\n  .timeline li:nth-child(1) { --accent: #14532d;"))
    #expect(sheet.contains("\n  .timeline li:nth-child(3) { --accent: #0b5394; }\n}\n@media"))
  }

  @Test("texts in another language are marked; days and numbers are in that of the page")
  func languages() {
    let fairs = ["a", "b", "c"].map {
      Exhibition([], exposition: Exposition("The Fair", duration: "some day"), fileName: $0)
    }
    let page = HTMLPortal(Self.exhibitions[..<2] + fairs, .init()).files["index.html"]
    #expect(
      page.contains(
        """
        <li>
        <p class="year">1993 <span class="later">93 years later</span></p>
        <div class="mat">
        <img class="clear" src="fair-2/images/poster.png" alt="">
        </div>
        <h2 lang="ko"><a href="fair-2/index.html">박람회</a></h2>
        <p class="subtitle">Fair</p>
        <p class="fact" lang="ko">&lt;b&gt;</p>
        <p class="fact"><span class="keep"><time datetime="1993-08-07">7 August</time> –</span> \
        <span class="keep"><time datetime="1993-11-07">7 November 1993</time></span></p>
        <p class="fact">2 exhibits</p>
        </li>
        """), "\(page)")
    #expect(page.contains("<p class=\"fact\" lang=\"ko\">1900</p>"), "no days")
    #expect(page.contains("<p class=\"fact\">some day</p>"))
    #expect(!page.contains("<li lang"))
  }

  @Test("a page links to at most twelve other expositions")
  func others() {
    let many = (0..<40).map { Self.exhibition("f\($0).json", "t\($0)", "\(1900 + $0)", []) }
    let linked = HTMLPortal(many, HTMLSite.Options()).files.filter {
      $0.path.hasSuffix("/index.html")
    }
    .map { $0.text.matches(of: /<li><a href="\.\.\/f\d+/).count }
    #expect(linked == Array(repeating: 12, count: 40))
  }

  @Test("one search finds the entries of all expositions, which differ by their folders")
  func search() {
    let files = files()
    let names = files["assets/search/names-1.js"]
    #expect(names.contains(#"{"folder":"fair/","title":"박람회","lang":"ko"}"#))
    #expect(names.contains("[[0,[\n\"0%EA%B0%93 갓\"]]"))
    let texts = files["assets/search/texts-all.js"]
    #expect(texts.matches(of: /(?m)^\["fair(-2)?\/%EA%B0%93",/).count == 2)
    for page in ["index.html", "fair/index.html", "other/index.html", "fair/entries/갓.html"] {
      #expect(files[page].contains("role=\"search\"") == (page != "other/index.html"))
    }
  }

  @Test("without a search no page has a box")
  func withoutSearch() {
    let files = files { $0.hasSearch = false }
    #expect(!files.contains { $0.path.hasSuffix(".js") || $0.text.contains("<form") })
  }
}

struct TimelineTests {
  private func exhibition(_ fileName: String, _ duration: String?) -> Exhibition {
    Exhibition([], exposition: duration.map { Exposition(duration: $0) }, fileName: fileName)
  }

  @Test("expositions are in chronological order; those without a year follow in the given order")
  func order() {
    let parts = Timeline([
      exhibition("z.json", nil), exhibition("c.json", "1970. 03. 15 - 1970. 09. 13"),
      exhibition("a.json", "someday"), exhibition("b.json", "1970"),
      exhibition("d.json", "1851. 05. 01 - 1851. 10. 15"),
    ]).parts
    #expect(parts.map(\.folder) == ["d", "b", "c", "z", "a"])
    #expect(parts.map(\.year) == [1851, 1970, 1970, nil, nil])
  }

  @Test(
    "a folder is named after its document",
    arguments: [
      (["paris_expo_1900.json", "Fair.JSON", "x"], ["paris_expo_1900", "fair", "x"]),
      (["items.json", "items.json", "ITEMS.json"], ["items", "items-2", "items-3"]),
      (["assets.json", "index.html.json", "../..", ""], ["assets-2", "index-html", "3", "4"]),
    ])
  func folders(fileNames: [String], expected: [String]) {
    #expect(Timeline(fileNames.map { exhibition($0, nil) }).parts.map(\.folder) == expected)
  }
}
