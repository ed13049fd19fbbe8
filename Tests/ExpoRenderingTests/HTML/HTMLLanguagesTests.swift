import ExpoModel
import ExpoTestSupport
import Testing

@testable import ExpoRendering

struct HTMLLanguagesTests {
  private static func exhibition(_ title: String, _ entries: [(String, image: String)])
    -> Exhibition
  {
    Exhibition(
      entries.map { Entry($0.0, image: $0.image, summary: "s", text: "d") },
      pictures: [Picture("flag")], exposition: Exposition(title), poster: Picture("poster"),
      fileName: "fair.json")
  }

  /// The first two are paired by their image names, the third by its number; the fourth is alone.
  private static let korean = exhibition(
    "박람회", [("갓", "gat"), ("해금", "haegeum"), ("가야금", "")])
  private static let english = exhibition(
    "The Fair", [("Fiddle", "haegeum"), ("Hat", "gat"), ("Zither", ""), ("Map", "map")])

  private func site(
    _ languages: [(String, Exhibition)] = [("ko", korean), ("en", english)],
    _ change: (inout HTMLSite.Options) -> Void = { _ in }
  ) -> HTMLLanguages {
    HTMLLanguages(languages, HTMLSite.Options(change))
  }

  /// The links of a page to its other languages: `en: ../en/entries/gat.html`, in the page as in
  /// its head.
  private func links(_ page: String) -> (shown: [String], told: [String]) {
    let shown = page.matches(of: /<a href="([^"]*)" hreflang="([^"]*)"/)
    let told = page.matches(of: /<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/)
    return (shown.map { "\($0.2): \($0.1)" }, told.map { "\($0.1): \($0.2)" })
  }

  @Test("the first language is at the root, as if alone; others share its pictures and its sheet")
  func paths() {
    let paths = site().files.map(\.path)
    let alone = HTMLSite(Self.korean, HTMLSite.Options()).files.map(\.path)
    #expect(Set(paths.filter { !$0.hasPrefix("en/") }) == Set(alone))
    #expect(
      paths.filter { $0.hasPrefix("en/") } == [
        "en/assets/search-box.js", "en/assets/search.js", "en/assets/search/texts-all.js",
        "en/assets/search/names-1.js", "en/exposition.json", "en/entries.json",
        "en/entries/haegeum.html", "en/entries/gat.html", "en/entries/Zither.html",
        "en/entries/map.html", "en/index.html", "en/all.html",
      ])
    let page = site().files["en/index.html"]
    #expect(page.contains(#"src="../images/poster.png""#))
    #expect(page.contains(#"<link rel="stylesheet" href="../assets/expo.css">"#))
    #expect(page.contains(#"<html lang="en">"#) && page.contains("<dt>Visitors</dt>"))
    #expect(
      site().pages.map(\.own) == [
        ["index.html", "all.html"], ["en/index.html", "en/all.html"],
      ])
  }

  @Test(
    "a page links to itself in the other language, in its text and in its head",
    arguments: TextTable.rows(
      """
      index.html → en: en/index.html → ko: index.html ‖ en: en/index.html
      en/all.html → ko: ../all.html → ko: ../all.html ‖ en: ../en/all.html
      entries/gat.html → en: ../en/entries/gat.html → ko: ../entries/gat.html ‖ en: ../en/entries/gat.html
      en/entries/Zither.html → ko: ../../entries/%EA%B0%80%EC%95%BC%EA%B8%88.html → ko: ../../entries/%EA%B0%80%EC%95%BC%EA%B8%88.html ‖ en: ../../en/entries/Zither.html
      en/entries/map.html → ko: ../../index.html → en: ../../en/entries/map.html
      404.html → en: en/index.html → nothing
      """))
  func pairs(row: [String]) {
    let found = links(site().files[row[0]])
    let told = TextTable.items(row[2])
    #expect(found.shown == [row[1]])
    let others = told.first.map { ["x-default" + $0.dropFirst(2)] } ?? []
    #expect(found.told == told + others)
  }

  @Test("the links are in the header of a page, each in its language")
  func links() {
    #expect(
      site().files["entries/gat.html"].contains(
        """
        <nav class="languages" aria-label="언어">
        <ul>
        <li><span aria-current="true" lang="ko">한국어</span></li>
        <li><a href="../en/entries/gat.html" hreflang="en" lang="en">English</a></li>
        </ul>
        </nav>
        <div class="search">
        """))
    let arabic = site([("ko", Self.korean), ("ar", Self.english)]).files["index.html"]
    #expect(
      arabic.contains(
        #"<a href="ar/index.html" hreflang="ar" lang="ar" dir="rtl">العربية</a>"#))
    let tags = [("pt-PT", Self.english), ("pt-BR", Self.english)]
    #expect(site(tags).files["index.html"].contains(#"lang="pt-BR">pt-BR</a>"#))
    let one = site([("en-GB", Self.english)]).files["index.html"]
    #expect(one.contains(#"<html lang="en-GB">"#) && !one.contains("hreflang"))
  }

  @Test("where a language has fewer pages of the list, the link leads to its first page")
  func lists() {
    let site = site { $0.entriesPerPage = 3 }
    #expect(links(site.files["en/page-2.html"]).shown == ["ko: ../index.html"])
    #expect(links(site.files["en/page-2.html"]).told.map { $0.prefix(2) } == ["en", "x-"])
  }

  @Test("the addresses of a site are whole, and one sitemap has those of all languages")
  func sitemap() {
    let site = site { $0.baseURL = "https://example.org/fair" }
    let page = site.files["en/entries/gat.html"]
    #expect(
      links(page).told == [
        "ko: https://example.org/fair/entries/gat.html",
        "en: https://example.org/fair/en/entries/gat.html",
        "x-default: https://example.org/fair/entries/gat.html",
      ])
    #expect(page.contains(#""og:image" content="https://example.org/fair/images/poster.png""#))
    let map = site.files["sitemap.xml"]
    #expect(map.contains(#"9" xmlns:xhtml="http://www.w3.org/1999/xhtml">"#))
    let row = #"""
      <url><loc>https://example.org/fair/en/</loc>\#
      <xhtml:link rel="alternate" hreflang="ko" href="https://example.org/fair/"/>\#
      <xhtml:link rel="alternate" hreflang="en" href="https://example.org/fair/en/"/>\#
      <xhtml:link rel="alternate" hreflang="x-default" href="https://example.org/fair/"/></url>
      """#
    #expect(map.contains(row))
    #expect(map.matches(of: /<loc>/).count == 11)
  }

  @Test("each page searches its own language")
  func search() {
    let ko = "assets/search/names-1.js"
    let en = "en/assets/search/names-1.js"
    let site = site()
    #expect(site.files[ko].contains("갓") && !site.files[ko].contains("Hat"))
    #expect(site.files[en].contains("Hat") && !site.files[en].contains("갓"))
    let page = site.files["en/entries/gat.html"]
    #expect(page.contains(#"data-list="../index.html" data-words="en""#))
    #expect(page.contains(#"<script src="../assets/search.js" defer>"#))
  }

  @Test("a picture of one language alone has a name of its own")
  func pictures() {
    let other = Exhibition(
      [Entry("Hat", image: "gat")], pictures: [Picture("flag", folder: "en/")],
      exposition: Exposition("The Fair"))
    let site = site([("ko", Self.korean), ("en", other)])
    #expect(
      site.files.filter { $0.path.contains("images/") }.map { "\($0.path): \($0.text)" } == [
        "images/poster.png: copy of poster-1.png", "images/flag.png: copy of flag-1.png",
        "images/flag-2.png: copy of en/flag-1.png",
      ])
    #expect(site.files["en/entries/gat.html"].contains(#"src="../../images/flag-2.png""#))
  }
}
