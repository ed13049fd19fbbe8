import ExpoTestSupport
import Testing

@testable import ExpoRendering

/// Exhibitions and the files of their books.
struct MarkdownBookTests {
  private static let exhibition = Exhibition(
    fileName: "items.json",
    exposition: Exposition(
      title: "서울 박람회 1929(Seoul)", visitors: 1_200_000, location: "경성",
      duration: "1929. 09. 12 - 1929. 10. 31",
      description: "첫 줄이다.\n\"둘째\" 줄이다..."),
    posterPicture: picture("poster", [1, 2, 3]),
    entries: [
      entry(1, "gat", "갓(笠)", "머리에 쓴다 -- 검다", "말총과 대\n\n- 검다", picture("gat", [1, 3])),
      entry(2, "gat", "해금", "{{ 두 줄 }}", "", picture("gat", [1, 3])),
      entry(3, "", "*", "", "1. 글", nil),
    ])

  private static func entry(
    _ number: Int, _ image: String, _ name: String, _ summary: String, _ text: String,
    _ picture: Picture?
  ) -> PublishedEntry {
    let entry = Entry(name: name, imageName: image, shortDescription: summary, description: text)
    return PublishedEntry(number: number, entry: entry, picture: picture)
  }

  private static func picture(_ name: String, _ scales: [Int]) -> Picture {
    Picture(
      name: name,
      candidates: scales.map {
        Picture.Candidate(
          scale: $0, size: nil, format: .png,
          source: "/fair/Assets.xcassets/\(name).imageset/\(name)-\($0).png")
      })
  }

  /// All files of a book, each after a line with its path.
  private func text(of files: [RenderedFile]) -> String {
    files.map { file in
      switch file.content {
      case .copy(let source): return "===== \(file.path) < \(source)\n"
      case .parts(let count, let render):
        var bytes: [UInt8] = []
        for part in 0..<count { render(part, &bytes) }
        return "===== \(file.path)\n" + String(decoding: bytes, as: UTF8.self)
      }
    }.joined()
  }

  @Test(
    "a small book is as in the golden file of its preset",
    arguments: [
      (MarkdownRenderer.Preset.gfm, false), (.gfm, true), (.commonmark, false), (.hugo, false),
      (.jekyll, false),
    ])
  func golden(preset: MarkdownRenderer.Preset, isSplit: Bool) throws {
    var options = MarkdownBook.Options()
    options.preset = preset
    options.isSplit = isSplit
    let files = MarkdownBook(Self.exhibition, options).files
    let name = "markdown-\(preset.rawValue)\(isSplit ? "-split" : "").txt"
    let path = "Tests/ExpoRenderingTests/Golden/\(name)"
    #expect(try Golden.difference(text(of: files), path) == nil)
    #expect(text(of: files) == text(of: files))
  }

  @Test("sites are always split")
  func sites() {
    for preset in [MarkdownRenderer.Preset.hugo, .jekyll] {
      var options = MarkdownBook.Options()
      options.preset = preset
      let whole = MarkdownBook(Self.exhibition, options).files
      options.isSplit = true
      #expect(text(of: whole) == text(of: MarkdownBook(Self.exhibition, options).files))
    }
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

  @Test("front matter on request, and a heading where no site generator writes it")
  func frontMatter() {
    var options = MarkdownBook.Options()
    options.frontMatter = .toml
    #expect(
      text(of: MarkdownBook(Self.exhibition, options).files).hasPrefix(
        """
        ===== index.md
        +++
        title = "서울 박람회 1929 (Seoul)"
        visitors = 1200000
        location = "경성"
        duration = "1929. 09. 12 - 1929. 10. 31"
        start_date = "1929-09-12"
        end_date = "1929-10-31"
        image = "images/poster@2x.png"
        +++

        # 서울
        """
      ))
    options.preset = .hugo
    options.frontMatter = .none
    #expect(
      text(of: MarkdownBook(Self.exhibition, options).files).hasPrefix(
        "===== content/_index.md\n# 서울"))
  }

  @Test("without an exposition the file is the title; without entries there is only a poster")
  func halves() {
    let entries = Exhibition(
      fileName: "items.json", exposition: nil, entries: [Self.entry(1, "a", "A", "", "", nil)])
    #expect(text(of: MarkdownBook(entries).files) == "===== index.md\n# items.json\n\n## A\n")
    let none = Exhibition(fileName: "items.json", exposition: nil, entries: [])
    #expect(text(of: MarkdownBook(none).files) == "===== index.md\n# items.json\n")
  }

  @Test("an entry without a name gets a label", arguments: [("", "이름 없음"), (" ", "이름 없음")])
  func untitled(name: String, words: String) {
    let exhibition = Exhibition(
      fileName: "items.json",
      exposition: Exposition(
        title: name, visitors: 1, location: "서울", duration: "", description: "글이다"),
      entries: [Self.entry(1, "a", name, "", "글", nil)])
    var options = MarkdownBook.Options()
    let whole = text(of: MarkdownBook(exhibition, options).files)
    #expect(whole.hasPrefix("===== index.md\n# items.json\n"))
    #expect(whole.contains("\n## \(words)\n"))
    options.preset = .hugo
    let site = text(of: MarkdownBook(exhibition, options).files)
    #expect(site.contains("- [\(words)](entries/a/)\n"))
    #expect(site.contains("title: \"items.json\"\n"))
    #expect(site.contains("title: \"\(words)\"\n"))
  }

  @Test("several books, each in a folder below the list in the order of time")
  func portal() throws {
    let later = Exhibition(
      fileName: "seoul.json",
      exposition: Exposition(
        title: "서울 [둘]", visitors: 2, location: "서울", duration: "1993 - 1994", description: ""),
      entries: [Self.entry(1, "gat", "갓", "", "글", Self.picture("gat", [1]))])
    let undated = Exhibition(fileName: "Seoul.JSON", exposition: nil, entries: [])
    for preset in [MarkdownRenderer.Preset.gfm, .hugo, .jekyll] {
      var options = MarkdownBook.Options()
      options.preset = preset
      let files = MarkdownPortal([undated, later, Self.exhibition], options).files
      let path = "Tests/ExpoRenderingTests/Golden/markdown-portal-\(preset.rawValue).txt"
      #expect(try Golden.difference(text(of: files), path) == nil)
    }
  }

  @Test("facts that a project adds are in the front matter, with their labels")
  func facts() {
    let year = FactMember(key: "type", labels: [.korean: "연도"])
    let entry = Entry(name: "갓", imageName: "gat", shortDescription: "", description: "글")
    let published = PublishedEntry(
      number: 1, entry: entry, facts: [EntryFact(year, text: "\"1900\"")])
    var options = MarkdownBook.Options()
    options.preset = .hugo
    let book = MarkdownBook(
      Exhibition(fileName: "f", exposition: nil, entries: [published]), options)
    #expect(
      text(of: book.files).contains(
        #"facts: [{key: "type", label: "연도", value: "\"1900\""}]"#))
  }

  @Test("a name that Jekyll reads as a date is not one in the name of the file")
  func dates() {
    let names = ["2030-01-01-robot", "2030_01-01-robot", "30-1-1-x", "2030-01-01", "a-01-01-b"]
    let entries = names.enumerated().map { Self.entry($0.offset + 1, $0.element, "n", "", "", nil) }
    var options = MarkdownBook.Options()
    options.preset = .jekyll
    let book = MarkdownBook(
      Exhibition(fileName: "f", exposition: nil, entries: entries), options)
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
    let exposition = Exposition(
      title: title, visitors: 1, location: "", duration: "", description: description)
    let exhibition = Exhibition(fileName: "f", exposition: exposition, entries: [])
    #expect(Language(of: exhibition) == language)
    var options = MarkdownBook.Options()
    let label = { text(of: MarkdownBook(exhibition, options).files).contains("방문객 :") }
    #expect(label() == (language == .korean))
    options.language = language == .korean ? .english : .korean
    #expect(label() == (language != .korean))
  }
}

/// Paths of pictures relative to the folder of a book.
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
    ])
  func relative(path: String, folder: String, expected: String) {
    #expect(MarkdownPictures.path(of: path, from: folder) == expected)
  }

  @Test(
    "a path with no relative form stays as it is",
    arguments: [("/a/x.png", "b"), ("a/x.png", "/b"), ("a/x.png", "../b")])
  func unknown(path: String, folder: String) {
    #expect(MarkdownPictures.path(of: path, from: folder) == path)
  }
}
