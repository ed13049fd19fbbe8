import ExpoTestSupport
import Testing

/// What `expo export html` makes of an exposition in several languages.
struct ExportLanguagesTests {
  private static let english = [
    "fair.json": ExportFixture.poster.replacing("박람회", with: "The Fair"),
    "items.json": ExportFixture.entries.replacing("탑", with: "Tower"),
  ]

  private static func folder(_ languages: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      ".expo.json":
        #"{"export": {"output": "site", "noImages": true, "languages": \#(languages)}}"#,
      "ko.lproj/fair.json": ExportFixture.poster, "ko.lproj/items.json": ExportFixture.entries,
      "empty/notes.txt": "",
    ])
    for (name, text) in english { try folder.write(text, to: "en.lproj/\(name)") }
    return folder
  }

  @Test(
    "folders, or the versions in one folder, make one site; exported again nothing changes",
    arguments: [#"{"ko": "ko.lproj", "en": "en.lproj"}"#, #"{"ko": ".", "en": "."}"#])
  func site(languages: String) throws {
    let folder = try Self.folder(languages)
    let first = expo("export html @ --record", in: folder.path)
    #expect((first.status, first.output) == (.success, ""), "\(first.errors)")
    #expect(!first.errors.contains("other versions"), "\(first.errors)")
    #expect(try folder.text("site/index.html").contains("<title>박람회</title>"))
    let page = try folder.text("site/en/entries/tower.html")
    #expect(page.contains("<h1>Tower</h1>"))
    #expect(page.contains(#"<a href="../../entries/tower.html" hreflang="ko" lang="ko">한국어</a>"#))
    #expect(try folder.text(".expo-addresses.json").contains("\"en/entries/tower.html\""))
    let again = expo("export html @ --check", in: folder.path)
    #expect((again.status, again.output) == (.success, ""), "\(again.errors)")
  }

  @Test("a path that does not hold all languages, and Markdown, are of one")
  func one() throws {
    let folder = try Self.folder(#"{"ko": "ko.lproj", "en": "en.lproj"}"#)
    expo("export html @/en.lproj -o @/one", in: folder.path)
    #expect(try folder.text("one/index.html").contains("<title>The Fair</title>"))
    #expect(try !folder.files(under: "one").contains { $0.hasPrefix("en/") })
    let book = expo("export markdown @/ko.lproj -o @/book.md", in: folder.path)
    #expect(book.status == .success, "\(book.errors)")
  }

  @Test("the data of a site is no document of its project")
  func data() throws {
    let folder = try Self.folder(#"{"ko": "ko.lproj", "en": "en.lproj"}"#)
    let lines = ["validate @", "list @ --lang en", "format --check @"]
    let before = lines.map { expo($0, in: folder.path) }
    expo("export html @", in: folder.path)
    #expect(try folder.files(under: "site").contains("en/entries.json"))
    for (line, before) in zip(lines, before) {
      let after = expo(line, in: folder.path)
      #expect((after.status, after.output) == (before.status, before.output), "\(after.errors)")
      #expect(!after.errors.contains("entries.json"), "\(after.errors)")
    }
    #expect(expo("list @/site", in: folder.path).status == .failure)
  }

  @Test(
    "what cannot be used is told, and nothing is written",
    arguments: [
      ("empty", "", "write the path of a folder with an exposition"),
      ("en.lproj", " --page-lang ko", "--page-lang needs a site in one language"),
      ("en.lproj", " --title t", "--title needs more than one exposition"),
    ])
  func refused(english: String, options: String, message: String) throws {
    let folder = try Self.folder(#"{"ko": "ko.lproj", "en": "\#(english)"}"#)
    let result = expo("export html @\(options)", in: folder.path)
    #expect(result.status == .failure)
    let words = result.errors.replacing(/\s+/, with: " ")
    #expect(words.contains(message), "\(result.errors)")
    #expect(options.isEmpty == result.errors.contains("/.expo.json:1:"), "\(result.errors)")
    #expect(try !folder.names.contains("site"))
  }
}
