import ExpoModel
import ExpoTestSupport
import Testing

@testable import ExpoRendering

struct HTMLSiteTests {
  private static func picture(_ name: String, scales: [Int], width: Int = 400) -> Picture {
    Picture(name, scales: scales, size: Picture.Size(width: width, height: 300))
  }

  private static let exposition = Exposition(
    title: "가상 박람회 1900(Imaginary Fair)", visitors: 1_234_567, location: "어느 도시",
    duration: "1900. 04. 14 - 1900. 11. 12", description: "첫 줄\n둘째 줄\n\n둘째 문단")

  private static let entries = [
    Entry("해금", image: "haegeum", summary: "두 줄 악기", text: "활로 켠다.\n\n끝."),
    Entry("<b>&", image: "../x", text: "</script>"), Entry(summary: "이름 없는 것"),
  ]
  private static let pictures = [
    picture("haegeum", scales: [1, 2, 3]),
    Picture(name: "boat", candidates: [], unshownTypes: ["PDF"]),
  ]

  private static let exhibition = Exhibition(
    entries, pictures: pictures, exposition: exposition,
    poster: picture("poster", scales: [1, 2], width: 90), fileName: "items.json")

  private func files(
    _ exhibition: Exhibition = Self.exhibition,
    _ change: (inout HTMLSite.Options) -> Void = { _ in }
  ) -> [String: String] {
    let files = HTMLSite(exhibition, HTMLSite.Options(change)).files.map { ($0.path, $0.text) }
    return Dictionary(files, uniquingKeysWith: { first, _ in first })
  }

  private func entries(_ count: Int) -> Exhibition {
    Exhibition(
      (0..<count).map { Entry("n\($0)", image: "i\($0)", summary: "s", text: "d") },
      fileName: "items.json")
  }

  @Test(
    "the pages of a site are as in the golden files",
    arguments: [
      "index.html", "page-2.html", "all.html", "entries/haegeum.html", "entries/x.html",
      "entries/3.html", "assets/search/names-1.js", "assets/search/texts-all.js", "sitemap.xml",
    ])
  func golden(path: String) throws {
    let files = files {
      $0.entriesPerPage = 2
      $0.baseURL = "https://example.org/fair"
    }
    let name = path.split(separator: "/").joined(separator: "-")
    let text = try #require(files[path])
    #expect(try Golden.difference(text, "Tests/ExpoRenderingTests/Golden/\(name)") == nil)
  }

  @Test(
    "the words of the pages are in the language that is asked for",
    arguments: [
      ("View the 3 exhibits", "출품작 3개 보기"), ("View the exhibit", "출품작 보기"),
      ("View larger", "크게 보기"), ("Zoom", "확대"), ("Read on", "더 읽기"), ("More exhibits", "그 밖의 출품작"),
      ("Previous and next image", "이전/다음 이미지"), ("Previous and next exhibit", "이전/다음 출품작"),
      ("The address may have changed, or there is no such page.", "주소가 바뀌었거나 없는 페이지입니다."),
      ("Skip to content", "본문으로 건너뛰기"), ("You are here", "현재 위치"),
      ("label=\"Pages\"", "label=\"페이지 이동\""),
      ("Cite as", "인용"), ("Search the exhibits", "출품작 검색"), ("% exhibits found", "검색 결과 %개"),
      ("1 exhibit found", "검색 결과 1개"), ("(first %)", "(처음 %개만 표시)"),
      ("No exhibit found.", "검색 결과가 없습니다."), ("\"Searching\"", "\"검색 중…\""),
      ("The texts to search could not be loaded", "검색할 내용을 불러오지 못했습니다"),
      ("Search results", "검색 결과"), ("View all exhibits", "출품작 모두 보기"), ("Contents", "차례"),
      (">Exhibits", ">출품작"), (">View all on one page<", ">한 페이지에 모두 보기<"),
      ("<span class=\"way\">Previous<", "<span class=\"way\">이전<"),
      ("<span class=\"way\">Next<", "<span class=\"way\">다음<"), (">Untitled<", ">이름 없음<"),
    ])
  func words(english: String, korean: String) {
    #expect(Self.englishPages.contains { $0.contains(english) })
    #expect(Self.koreanPages.contains { $0.contains(korean) })
  }

  private static let (englishPages, koreanPages) = (pages(in: .english), pages(in: .korean))

  /// The pages of sites with different exhibits.
  private static func pages(in language: Language) -> [String] {
    let long = Exposition(text: "a\n\nb\n\n" + String(repeating: "c", count: 400))
    let unpictured = Exhibition(
      [entries[0], Entry("b", image: "b")], pictures: pictures, exposition: long)
    let more =
      [unpictured]
      + [1, 2].map { count in
        Exhibition(
          Array(entries.prefix(count)), pictures: Array(repeating: pictures[0], count: count),
          exposition: exposition, fileName: "items.json")
      }
    return (more + [exhibition]).flatMap { exhibition in
      HTMLSiteTests().files(exhibition) {
        $0.labels = language
        $0.entriesPerPage = 2
        $0.baseURL = "https://example.org/"
      }.values
    }
  }

  @Test("the files of a site come after those they refer to")
  func paths() {
    let options = HTMLSite.Options { $0.userStyle = Array("p{}".utf8) }
    #expect(
      HTMLSite(Self.exhibition, options).files.map(\.path) == [
        "images/poster.png", "images/poster@2x.png", "images/haegeum.png",
        "images/haegeum@2x.png", "images/haegeum@3x.png", "assets/expo.css", "assets/user.css",
        "assets/view.js", "assets/search-box.js", "assets/search.js", "assets/search/texts-all.js",
        "assets/search/names-1.js", "exposition.json", "entries.json", "pictures/views.js",
        "pictures/haegeum.html",
        "entries/haegeum.html", "entries/x.html",
        "entries/3.html", "index.html", "all.html", "404.html",
      ])
  }

  @Test(
    "an entry in another script says its language and direction; a few words do not matter",
    arguments: [
      ("هذا نص عربي طويل بما يكفي", #" lang="und-Arab" dir="rtl""#),
      ("これは日本語の長い文章です。", #" lang="ja""#), ("This is English prose.", #" lang="en""#),
      ("한국어로 쓴 글이다", ""), ("Bibi", ""),
    ])
  func languageOfPart(text: String, attributes: String) throws {
    let korean = "두 줄을 활로 켜서 소리를 내는 악기이다"
    let entries = [
      Entry("해금", image: "haegeum", summary: korean, text: korean),
      Entry("제목", image: "x", summary: text, text: text),
    ]
    let files = files(Exhibition(entries, exposition: Self.exposition, fileName: "items.json"))
    let page = try #require(files["entries/x.html"])
    for start in ["<h1", #"<p class="lead""#, #"<div class="prose""#] {
      #expect(page.contains("\(start)\(attributes)>"), "\(page)")
    }
    #expect(files["all.html"]?.contains("<h2\(attributes)><a href=\"entries/x.html\">") == true)
    #expect(files["entries/haegeum.html"]?.contains("<h1>해금</h1>") == true)
  }

  @Test("without a search there is no script and no search box")
  func withoutSearch() {
    let files = files { $0.hasSearch = false }
    #expect(
      files.keys.filter { $0.hasSuffix(".js") }.sorted() == ["assets/view.js", "pictures/views.js"])
    #expect(files["index.html"]?.contains("<form") == false)
  }

  @Test(
    "only with a base URL are there addresses for other sites, and these are absolute",
    arguments: ["index.html", "entries/haegeum.html"])
  func addresses(path: String) {
    let without = files()
    let with = files { $0.baseURL = "https://example.org/a/" }
    for sign in [
      "rel=\"canonical\" href=\"", "\"og:url\" content=\"", "\"og:image\" content=\"",
      "\"url\":\"", "\"contentUrl\":\"",
    ] {
      #expect(without[path]?.contains(sign) == false)
      #expect(with[path]?.contains(sign + "https://example.org/a/") == true)
      #expect(with[path]?.contains(sign + "https://example.org/a//") == false)
    }
    #expect(without[path]?.contains(/class="cite"|BreadcrumbList|"(contentUrl|url)":/) == false)
    #expect(without["sitemap.xml"] == nil)
  }

  @Test(
    "every entry is on one page of the list",
    arguments: [
      (0, 3, 1), (1, 3, 1), (3, 3, 1), (4, 3, 2), (7, 3, 3), (7, 0, 7), (61, nil, 2), (7, .max, 1),
      (0, .max, 1),
    ])
  func pagination(count: Int, perPage: Int?, pageCount: Int) {
    let files = files(entries(count)) { $0.entriesPerPage = perPage }
    let pages = (1...pageCount).map { files[$0 == 1 ? "index.html" : "page-\($0).html"] ?? "" }
    #expect(files["page-\(pageCount + 1).html"] == nil)
    let found = pages.flatMap { page in
      page.matches(of: /<li id="entry-i(\d+)" class/).map { Int($0.1) }
    }
    #expect(found == Array(0..<count))
    for page in pages where count > 0 { #expect(page.contains("<li id=")) }
  }

  @Test(
    "the parenthesis at the end of a title is the subtitle, without brackets, and not in the title",
    arguments: [
      ("박람회 (Fair)", "박람회", "Fair"), ("Expo (Paris) 1900", "Expo (Paris) 1900", nil),
      ("가\n나（다）", "가 나", "다"),
    ])
  func subtitle(text: String, title: String, subtitle: String?) {
    let files = files(Exhibition([Entry("갓", image: "gat")], exposition: Exposition(text)))
    let index = files["index.html", default: ""]
    #expect(index.contains("<title>\(title)</title>"))
    #expect(index.contains("<h1>\(title.replacing("가 나", with: "가<br>나"))</h1>"))
    #expect(index.contains("<p class=\"subtitle\">") == (subtitle != nil))
    if let subtitle { #expect(index.contains("<p class=\"subtitle\">\(subtitle)</p>")) }
    #expect(files["entries/gat.html"]?.contains("<title>갓 - \(title)</title>") == true)
  }

  @Test(
    "the days of the exposition are times, as the language of the page writes them",
    arguments: TextTable.rows(
      """
      en → <time datetime="1900-04-14">14 April</time> –</span>  → <time datetime="1900-11-12">12 November 1900</time>
      en-US → <time datetime="1900-04-14">April 14</time> –</span>  → <time datetime="1900-11-12">November 12, 1900</time>
      fr → <dd><span lang="en"><span class="keep"><time datetime="1900-04-14">14 April</time> → </time></span></span></dd>
      ar → <dd><span lang="en" dir="ltr"><span class="keep"> → </time></span></span></dd>
      """))
  func dates(row: [String]) {
    let index = files { $0.pageLanguage = row[0] }["index.html", default: ""]
    #expect(index.contains(row[1]) && index.contains(row[2]), "\(index)")
  }

  @Test("the first six entries with pictures come before the text, the others after it")
  func firstEntries() {
    let entries = (0..<10).map { Entry("n\($0)", image: "i\($0)") }
    let pictures = entries.map { $0.name == "n1" ? nil : Self.picture($0.imageName, scales: [1]) }
    let index = files(Exhibition(entries, pictures: pictures, exposition: Self.exposition))[
      "index.html", default: ""]
    let parts = index.matches(of: /<li id="entry-i(\d)" class|<div class="prose">/)
      .map { $0.1.map(String.init) ?? "text" }
    #expect(parts == ["0", "2", "3", "4", "5", "6", "text", "1", "7", "8", "9"])
    // Without a text there is nothing between them.
    let textless = files(Exhibition(entries, pictures: pictures, exposition: Exposition()))[
      "index.html", default: ""]
    let numbers: [Substring] = textless.matches(of: /<li id="entry-i(\d)" class/).map(\.1)
    #expect(numbers == ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"])
  }

  @Test(
    "a long text folds after two paragraphs",
    arguments: [("하나", 500, true), ("하나", 50, false), ("", 500, false)])
  func fold(third: String, length: Int, folds: Bool) {
    let text = ["첫\n줄", "둘째", third + String(repeating: "x", count: third.isEmpty ? 0 : length)]
      .joined(separator: "\n\n")
    let index = files(Exhibition([], exposition: Exposition(text: text))) {
      $0.pageLanguage = "ko"
    }["index.html", default: ""]
    let start = "<div class=\"prose\">\n<p>첫<br>줄</p>\n<p>둘째</p>\n"
    #expect(index.contains(start))
    #expect(
      index.contains(start + "<details class=\"rest\">\n<summary>더 읽기</summary>\n<p>하나x") == folds)
  }

  @Test("without an exposition the file's name is the title")
  func withoutExposition() {
    let index = files(entries(1))["index.html"] ?? ""
    #expect(index.contains("<h1>items.json</h1>"))
    #expect(!index.contains("<dl"))
    #expect(!index.contains("ExhibitionEvent"))
  }

  @Test(
    "the language of the page and the labels follows the data; labels in another one are marked",
    arguments: [
      (nil, nil, "<html lang=\"ko\">", "<dt>방문객</dt>"),
      ("en-GB", nil, "<html lang=\"en-GB\">", "<dt>Visitors</dt>"),
      ("fr", nil, "<html lang=\"fr\">", "<span lang=\"en\">Visitors</span>"),
      (nil, .english, "<html lang=\"ko\">", "<span lang=\"en\">Visitors</span>"),
      ("de", .korean, "<html lang=\"de\">", "<span lang=\"ko\">방문객</span>"),
      ("kok", .korean, "<html lang=\"kok\">", "<span lang=\"ko\">방문객</span>"),
      ("ko-KR", .korean, "<html lang=\"ko-KR\">", "<dt>방문객</dt>"),
      (
        "ar", .english, "<html lang=\"ar\" dir=\"rtl\">",
        "<span lang=\"en\" dir=\"ltr\">Visitors</span>"
      ),
    ] as [(String?, Language?, String, String)])
  func languages(page: String?, labels: Language?, root: String, label: String) {
    let index = files {
      $0.pageLanguage = page
      $0.labels = labels
    }["index.html", default: ""]
    #expect(index.contains(root))
    #expect(index.contains(label))
    let code = label.contains("방문객") ? "ko" : "en"
    let search = "data-words=\"\(code)\" lang=\"\(code)\""
    #expect(index.contains(search) == label.contains("span"))
  }

  @Test(
    "there is no page with all entries if there are none or too many, or it is not wanted",
    arguments: [(0, true, false), (500, true, true), (501, true, false), (3, false, false)])
  func singlePage(count: Int, isWanted: Bool, isThere: Bool) {
    let files = files(entries(count)) { $0.hasSinglePage = isWanted }
    #expect((files["all.html"] != nil) == isThere)
    #expect(files["index.html"]?.contains("all.html") == isThere)
  }

  @Test("inserting an entry changes its neighbors and the lists")
  func insertion() {
    let old = entries(200).entries.map(\.entry)
    let before = files(Exhibition(old))
    let after = files(Exhibition([Entry("x", image: "x")] + old))
    let changed = after.keys.filter { before[$0] != after[$0] && $0.hasPrefix("entries/") }
    // The new one, the next, and those that move to another page of the list.
    #expect(
      Set(changed) == [
        "entries/x.html", "entries/i0.html", "entries/i59.html", "entries/i119.html",
        "entries/i179.html",
      ])
  }

  @Test("a large view leads back, and to the pictures around it")
  func largeViews() {
    let files = files(
      Exhibition(
        Self.entries + [Entry("끝", image: "last"), Entry("작은 것", image: "small")],
        pictures: Self.pictures + [
          nil, Self.picture("last", scales: [1, 3]), Self.picture("small", scales: [1, 2]),
        ],
        exposition: Self.exposition, poster: Self.picture("poster", scales: [3]))
    ) {
      $0.header = "<p>own</p>"
      $0.footer = "<p>own</p>"
    }
    #expect(files["pictures/haegeum.html"]?.contains("own") == false)
    #expect(
      files["entries/haegeum.html"]?.contains("<a href=\"../pictures/haegeum.html\">") == true)
    let view = files["pictures/haegeum.html"] ?? ""
    #expect(view.contains("<a href=\"../entries/haegeum.html\">돌아가기</a>"))
    #expect(view.contains("<a href=\"../images/haegeum@3x.png\">확대</a> <span role=\"status\">"))
    #expect(view.contains("<a href=\"../pictures/last.html\" rel=\"next\">"))
    #expect(!view.contains("rel=\"prev\"") && view.contains("alt=\"해금\""))
    #expect(files["index.html"]?.contains("<a href=\"poster.html\">") == true)
    #expect(files["poster.html"]?.contains("<a href=\"index.html\">돌아가기</a>") == true)
    // A file of 800 pixels is less than 1.3 times as large as its plate.
    #expect(files["pictures/small.html"] == nil)
    #expect(files["entries/small.html"]?.contains("pictures/") == false)
    #expect(files["pictures/views.js"] == "var expoViews = [\"haegeum\",\"last\"];\n")
    #expect(view.contains("<script src=\"../pictures/views.js\" defer></script>"))
  }

  @Test(
    "the page for an unknown address links to the site from everywhere if its address is known",
    arguments: [
      (nil, "href=\"index.html\""), ("https://example.org", "href=\"/index.html\""),
      ("https://example.org/a&b", "href=\"/a&amp;b/index.html\""),
    ])
  func notFound(baseURL: String?, link: String) {
    let page = files { $0.baseURL = baseURL }["404.html"] ?? ""
    #expect(page.contains(link))
    #expect(page.contains("<meta name=\"robots\" content=\"noindex\">"))
    #expect(!page.contains("canonical"))
  }

  @Test("the text alternative of a picture is its description, or the name of the entry")
  func alternatives() {
    let described = PublishedEntry(
      number: 1, entry: Self.entries[0], picture: Self.pictures[0], pictureDescription: "켜는\n사람")
    let files = files(
      Exhibition(fileName: "f", exposition: Self.exposition, entries: [described])
    ) { $0.baseURL = "https://example.org" }
    for path in ["entries/haegeum.html", "pictures/haegeum.html", "all.html"] {
      #expect(files[path]?.contains("alt=\"켜는 사람\"") == true, "\(path)")
    }
    let tag = "<meta property=\"og:image:alt\" content=\"켜는 사람\">"
    #expect(files["entries/haegeum.html"]?.contains(tag) == true)
  }

  @Test("owner, license and source of a picture stand under it, in its large view and in the data")
  func credit() {
    let entry = PublishedEntry(
      number: 1, entry: Self.entries[0], picture: Self.pictures[0], credit: "국립 <박물관>",
      license: "https://creativecommons.org/licenses/by-sa/4.0/",
      source: "소장품 https://a.org/1?a&b.")
    let files = files(Exhibition(fileName: "f", exposition: Self.exposition, entries: [entry]))
    let caption =
      "<figcaption class=\"credit\">국립 &lt;박물관&gt;\u{A0}· "
      + "<a href=\"https://creativecommons.org/licenses/by-sa/4.0/\" rel=\"license\">CC BY-SA 4.0</a>\u{A0}· "
      + "출처 : 소장품 <a href=\"https://a.org/1?a&amp;b\">https://a.org/1?a&amp;b</a>.</figcaption>"
    for path in ["entries/haegeum.html", "pictures/haegeum.html", "all.html"] {
      #expect(files[path]?.contains(caption) == true, "\(path)")
    }
    let data =
      #""image":{"@type":"ImageObject","creditText":"국립 \u003C박물관\u003E","#
      + #""license":"https://creativecommons.org/licenses/by-sa/4.0/","#
      + #""isBasedOn":{"@type":"CreativeWork","name":"소장품 https://a.org/1?a\u0026b."}}"#
    #expect(files["entries/haegeum.html"]?.contains(data) == true)
  }

  @Test(
    "a license of Creative Commons and a statement of rightsstatements.org have their names",
    arguments: [
      ("https://creativecommons.org/licenses/by/4.0/", "CC BY 4.0"),
      ("https://www.creativecommons.org/licenses/by-nc-nd/2.0/kr/", "CC BY-NC-ND 2.0"),
      ("https://creativecommons.org/publicdomain/zero/1.0/", "CC0 1.0"),
      ("https://creativecommons.org/publicdomain/mark/1.0/", "Public Domain Mark 1.0"),
      ("http://creativecommons.org/licenses/by/3.0/", "CC BY 3.0"),
      ("http://rightsstatements.org/vocab/InC/1.0/", "In Copyright"),
      ("https://rightsstatements.org/page/NoC-US/1.0/", "No Copyright - United States"),
      ("https://creativecommons.org/licenses/", nil), ("https://a.org/licenses/by/4.0/", nil),
      ("http://a.org/vocab/InC/1.0/", nil), ("http://rightsstatements.org/vocab/X/1.0/", nil),
      ("http://u@creativecommons.org/licenses/by/4.0/", nil), ("CC BY 4.0", nil),
    ])
  func license(text: String, name: String?) {
    let entry = PublishedEntry(number: 1, entry: Self.entries[0], license: text)
    #expect(Credit(entry)?.licenseName == name)
  }

  @Test("the icon of a site is the app's, or the poster")
  func icons() {
    func icon(_ width: Int) -> Picture.Candidate {
      Picture.Candidate(
        scale: 1, size: Picture.Size(width: width, height: width), format: .png,
        source: "\(width)")
    }
    let files = files(
      Exhibition(
        fileName: "f", exposition: Self.exposition, entries: Self.exhibition.entries,
        icon: Picture(name: "AppIcon", candidates: [20, 40, 180, 1024].map(icon))))
    #expect(files["favicon.png"] == "copy of 40")
    #expect(files["apple-touch-icon.png"] == "copy of 180")
    let page = files["entries/haegeum.html"] ?? ""
    #expect(page.contains("<link rel=\"icon\" href=\"../favicon.png\">"))
    #expect(page.contains("<link rel=\"apple-touch-icon\" href=\"../apple-touch-icon.png\">"))
    let bare = self.files(entries(1)) { $0.accent = RGBColor("#14532d").map { Accent($0) } }
    #expect(bare["404.html"]?.contains("<link rel=\"icon\" href=\"favicon.svg\">") == true)
    #expect(bare["favicon.svg"]?.contains("fill=\"#14532d\"") == true)
  }

  @Test(
    "a long name is set smaller, and a word breaks at its hyphen only where it is too long",
    arguments: [
      (String(repeating: "a", count: 60), "<h1>\(String(repeating: "a", count: 60))</h1>"),
      (String(repeating: "긴", count: 31), "<h1 class=\"long\">긴"),
      ("The Koh-i-Noor", "<h1>The <span class=\"glossed\">Koh-i-Noor</span></h1>"),
      ("a - b-", "<h1>a - b-</h1>"),
    ])
  func names(name: String, heading: String) {
    let files = files(Exhibition([Entry(name, image: "n")]))
    #expect(files["entries/n.html"]?.contains(heading) == true)
  }

  @Test(
    "a file of fewer than 480 pixels is matted like a print, and a panorama stands above its text",
    arguments: [
      (479, 400, "pictured matted", "width=\"958\" height=\"800\""),
      (480, 400, "pictured", "width=\"720\" height=\"600\""),
      (480, 193, "pictured", "width=\"719\""), (480, 192, "pictured broad", "width=\"720\""),
      (288, 433, "pictured matted", "class=\"clear tall\" src="),
    ])
  func matted(width: Int, height: Int, arrangement: String, image: String) {
    let picture = Picture("n", size: Picture.Size(width: width, height: height))
    let page = files(Exhibition([Entry("n", image: "n")], pictures: [picture]))["entries/n.html"]
    #expect(page?.contains("<article class=\"\(arrangement)\">") == true)
    #expect(page?.contains(image) == true, "\(page ?? "")")
  }

  @Test("heading and button of a list that is on one page count its entries")
  func count() {
    let files = files(entries(1_234)) {
      $0.labels = .korean
      $0.entriesPerPage = 2_000
    }
    let index = files["index.html", default: ""]
    #expect(index.contains("<span class=\"count\">1,234</span>"))
    #expect(index.contains("출품작 1,234개 보기</"))
  }

  @Test("a summary is shown in full, and shortened in metadata")
  func summary() {
    let summary = String(repeating: "긴 글 ", count: 60) + "끝"
    let entry = Entry("n", image: "n", summary: summary)
    let page = files(Exhibition([entry]))["entries/n.html", default: ""]
    #expect(page.contains("<p class=\"lead\">\(summary)</p>"))
    let contents = page.matches(of: /(name|property)="(og:)?description" content="([^"]*)"/)
    #expect(contents.count == 2)
    #expect(contents.allSatisfy { $0.3.count <= 161 && $0.3.hasSuffix("긴 글…") })
  }
}

struct SitePlanTests {
  @Test(
    "the first words of the text are shown in place of a picture, or the name",
    arguments: [
      ("첫 줄\n둘째 줄\n\n끝", "첫 줄 둘째 줄 끝"), (" \n", "이름"), ("", "이름"),
      (String(repeating: "words ", count: 90), String(repeating: "words ", count: 25) + "words…"),
      (
        "e" + String(repeating: "\u{301}", count: 900),
        "e" + String(repeating: "\u{301}", count: 159) + "…"
      ),
    ])
  func excerpt(text: String, expected: String) {
    let site = HTMLSite(Exhibition([Entry("이름", text: text)]), HTMLSite.Options())
    #expect(Array(site.plan.excerpt(of: 0).unicodeScalars) == Array(expected.unicodeScalars))
  }
}
