import ExpoTestSupport
import Testing

@testable import ExpoRendering

struct MarkdownBookTests {
  private static let exhibition = Exhibition(
    [
      Entry("갓(笠)", image: "gat", summary: "머리에 쓴다 -- 검다", text: "말총과 대\n\n- 검다"),
      Entry("해금", image: "gat", summary: "{{ 두 줄 }}"), Entry("*", text: "1. 글"),
    ], pictures: [picture("gat", [1, 3]), picture("gat", [1, 3])],
    exposition: Exposition(
      title: "서울 박람회 1929(Seoul)", visitors: 1_200_000, location: "경성",
      duration: "1929. 09. 12 - 1929. 10. 31",
      description: "첫 줄이다.\n\"둘째\" 줄이다..."),
    poster: picture("poster", [1, 2, 3]), fileName: "items.json")

  private static func picture(_ name: String, _ scales: [Int]) -> Picture {
    Picture(name, scales: scales, folder: "/fair/Assets.xcassets/\(name).imageset/")
  }

  /// All files of a book, each after a line with its path.
  private func text(of files: [RenderedFile]) -> String {
    files.map { file in
      if case .copy(let source) = file.content { return "===== \(file.path) < \(source)\n" }
      return "===== \(file.path)\n\(file.text)"
    }.joined()
  }

  private func text(
    of exhibition: Exhibition, _ change: (inout MarkdownBook.Options) -> Void = { _ in }
  ) -> String {
    var options = MarkdownBook.Options()
    change(&options)
    return text(of: MarkdownBook(exhibition, options).files)
  }

  @Test(
    "a small book is as in the golden file of its preset",
    arguments: [
      (MarkdownRenderer.Preset.gfm, false), (.gfm, true), (.commonmark, false), (.hugo, false),
      (.jekyll, false),
    ])
  func golden(preset: MarkdownRenderer.Preset, isSplit: Bool) throws {
    let text = text(of: Self.exhibition) {
      $0.preset = preset
      $0.isSplit = isSplit
    }
    let name = "markdown-\(preset.rawValue)\(isSplit ? "-split" : "").txt"
    #expect(try Golden.difference(text, "Tests/ExpoRenderingTests/Golden/\(name)") == nil)
  }

  @Test("pictures may be referenced in place or left out")
  func pictures() throws {
    var options = MarkdownBook.Options()
    options.pictures = .none
    var files = MarkdownBook(Self.exhibition, options).files
    #expect(files.map(\.path) == ["index.md"])
    #expect(!text(of: files).contains("!["))
    options.pictures = .referenced(from: "/fair/out")
    files = MarkdownBook(Self.exhibition, options).files
    #expect(files.map(\.path) == ["index.md"])
    #expect(text(of: files).contains("![해금](../Assets.xcassets/gat.imageset/gat-3.png)"))
    options.isSplit = true
    files = MarkdownBook(Self.exhibition, options).files
    #expect(text(of: files).contains("![해금](../../Assets.xcassets/gat.imageset/gat-3.png)"))
  }

  @Test("front matter is written on request, and a heading unless a site generator writes it")
  func frontMatter() {
    let toml = text(of: Self.exhibition) { $0.frontMatter = .toml }
    #expect(
      toml.hasPrefix(
        "===== index.md\n+++\ntitle = \"서울 박람회 1929\"\nsubtitle = \"Seoul\"\nvisitors = "))
    #expect(toml.contains("\nimage = \"images/poster@2x.png\"\n+++\n\n# 서울"))
    let hugo = text(of: Self.exhibition) {
      $0.preset = .hugo
      $0.frontMatter = .none
    }
    #expect(hugo.hasPrefix("===== content/_index.md\n# 서울"))
  }

  @Test("without an exposition the file is the title; without entries there is only a poster")
  func halves() {
    let block = "===== index.md\n---\ntitle: \"f\"\nlang: \"en\"\n---\n\n"
    #expect(text(of: Exhibition([Entry("A", image: "a")])) == block + "# f\n\n## A\n")
    #expect(text(of: Exhibition([])) == block + "# f\n")
  }

  @Test("an entry without a name gets a label", arguments: [("", "이름 없음"), (" ", "이름 없음")])
  func untitled(name: String, words: String) {
    let exhibition = Exhibition(
      [Entry(name, image: "a", text: "글")],
      exposition: Exposition(name, location: "서울", text: "글이다"))
    let whole = text(of: exhibition)
    #expect(whole.hasPrefix("===== index.md\n---\ntitle: \"f\"\nlang: \"ko\"\n---\n\n# f\n"))
    #expect(whole.contains("\n## \(words)\n"))
    // Neither has an empty member.
    #expect(whole.contains("\\\n개최지 : 서울\n\n글이다\n"))
    let site = text(of: exhibition) { $0.preset = .hugo }
    #expect(site.contains("\nvisitors: 1\nlocation: \"서울\"\n---\n"))
    #expect(site.contains("- [\(words)](entries/a/)\n"))
    #expect(site.contains("title: \"f\"\n"))
    #expect(site.contains("title: \"\(words)\"\n"))
  }

  @Test("several books are in folders of their own, and listed in the order of time")
  func portal() throws {
    let later = Exhibition(
      [Entry("갓", image: "gat", text: "글")], pictures: [Self.picture("gat", [1])],
      exposition: Exposition(
        title: "서울 [둘]", visitors: 2, location: "서울", duration: "1993 - 1994", description: ""),
      fileName: "seoul.json")
    let undated = Exhibition([], fileName: "Seoul.JSON")
    for preset in [MarkdownRenderer.Preset.gfm, .hugo, .jekyll] {
      var options = MarkdownBook.Options()
      options.preset = preset
      let files = MarkdownPortal([undated, later, Self.exhibition], options).files
      let path = "Tests/ExpoRenderingTests/Golden/markdown-portal-\(preset.rawValue).txt"
      #expect(try Golden.difference(text(of: files), path) == nil)
    }
  }

  @Test(
    "a picture has the text alternative of the data, or else the name",
    arguments: [("a\n[b]", #"a \[b\]"#), (" ", "갓")])
  func pictureTexts(text: String, shown: String) {
    let entry = PublishedEntry(
      number: 1, entry: Entry("갓", image: "gat", text: "글"), picture: Self.picture("gat", [1]),
      pictureDescription: text)
    let exhibition = Exhibition(fileName: "f", exposition: nil, entries: [entry])
    for isSplit in [false, true] {
      #expect(self.text(of: exhibition) { $0.isSplit = isSplit }.contains("![\(shown)]("))
    }
  }

  @Test(
    "owner, license and source stand under a picture, the license linked by its name",
    arguments: [
      ("http://rightsstatements.org/vocab/NKC/1.0/", "[No Known Copyright](<http:"),
      ("https://a.org/l", "<https://a.org/l> · 출처 : 책\n"), ("*", #"\* · 출처 : 책"#),
    ])
  func credit(license: String, shown: String) {
    let entry = PublishedEntry(
      number: 1, entry: Entry("갓", image: "gat"), picture: Self.picture("gat", [1]),
      credit: "[관]", license: license, source: "책")
    let exhibition = Exhibition(fileName: "f", exposition: nil, entries: [entry])
    #expect(text(of: exhibition).contains("\n\n\\[관\\] · \(shown)"))
    #expect(text(of: exhibition) { $0.language = .english }.contains("Source: 책"))
  }

  @Test("the title block of a book is Markdown, as pandoc reads it")
  func titleBlock() {
    let text = text(of: Exhibition([], exposition: Exposition("*A* & \"B\" (c)")))
    #expect(text.contains(#"title: "\\*A\\* &amp; \"B\"""# + "\nsubtitle: \"c\"\n"), "\(text)")
  }

  @Test("facts that a project adds are in the front matter, with their labels")
  func facts() {
    let year = FactMember(key: "type", labels: [.korean: "연도"])
    let entry = PublishedEntry(
      number: 1, entry: Entry("갓", image: "gat", text: "글"),
      facts: [EntryFact(year, text: "\"1900\"")])
    let exhibition = Exhibition(fileName: "f", exposition: nil, entries: [entry])
    #expect(
      text(of: exhibition) { $0.preset = .hugo }.contains(
        #"facts: [{key: "type", label: "연도", value: "\"1900\""}]"#))
  }

  @Test("a date at the start of a name is hidden from Jekyll in the name of the file")
  func dates() {
    let names = ["2030-01-01-robot", "2030_01-01-robot", "30-1-1-x", "2030-01-01", "a-01-01-b"]
    var options = MarkdownBook.Options()
    options.preset = .jekyll
    let book = MarkdownBook(Exhibition(names.map { Entry("n", image: $0) }), options)
    #expect(
      book.files.dropFirst(2).map(\.path) == [
        "_entries/2030_01-01-robot.md", "_entries/2030_01-01-robot-2.md", "_entries/30_1-1-x.md",
        "_entries/2030-01-01.md", "_entries/a-01-01-b.md",
      ])
    #expect(text(of: book.files).contains("permalink: \"/entries/2030-01-01-robot/\""))
  }

  @Test(
    "labels follow the language of the data by default",
    arguments: [
      ("대전 엑스포 1993 (Expo)", "", Language.korean), ("Great Exhibition", "in London", .english),
      ("Expo (엑스포)", "A fair in the town of Daejeon", .english), ("1851", "", .english),
      ("\u{1112}\u{1161}\u{11AB}", "", .korean),
    ])
  func language(title: String, description: String, language: Language) {
    let exhibition = Exhibition([], exposition: Exposition(title, text: description))
    #expect(Language(of: exhibition) == language)
    #expect(text(of: exhibition).contains("방문객 :") == (language == .korean))
    let other: Language = language == .korean ? .english : .korean
    #expect(text(of: exhibition) { $0.language = other }.contains("방문객 :") == (other == .korean))
  }
}

struct MarkdownPicturesTests {
  @Test(
    "a path is written relative to the folder of the book",
    arguments: [
      ("/a/b/x.png", "/a/b", "x.png"), ("/a/b/x.png", "/a/out", "../b/x.png"),
      ("/a/x.png", "/", "a/x.png"), ("/x.png", "/a/b/", "../../x.png"), ("a/x.png", "", "a/x.png"),
      ("a/x.png", ".", "a/x.png"), ("a//./b/../x.png", "a", "x.png"),
      ("a/x.png", "b/c", "../../a/x.png"),
      ("../a/x.png", "b", "../../a/x.png"), ("../a/x.png", "../b", "../a/x.png"),
      ("/../x.png", "/a", "../x.png"),
      // A path with no relative form stays as it is.
      ("/a/x.png", "b", "/a/x.png"), ("a/x.png", "/b", "a/x.png"), ("a/x.png", "../b", "a/x.png"),
    ])
  func relative(path: String, folder: String, expected: String) {
    #expect(MarkdownPictures.path(of: path, from: folder) == expected)
  }
}
