import ExpoTestSupport
import Foundation
import Testing

struct ThemingTests {
  private static let header = """
    <p><a href="{{root}}index.html"><img src='{{root}}logo.svg' alt="대전"></a> <br>&\n
    """
  private static let svg = #"<svg xmlns="http://www.w3.org/2000/svg"/>"#
  private static let theming = "--header @/h.html --footer @/f.html --static @/brand"

  private func catalog() throws -> TemporaryFolder {
    let folder = try ExportFixture.catalog()
    try folder.write(Self.header, to: "h.html")
    try folder.write("<p>&copy; <a href=\"#main\">대전</a></p>", to: "f.html")
    try folder.write(Self.svg, to: "brand/logo.svg")
    try folder.write(Array("wOF2".utf8), to: "brand/글꼴/house.woff2")
    try folder.write("hidden", to: "brand/.DS_Store")
    return folder
  }

  @discardableResult
  private func export(_ folder: TemporaryFolder, _ more: String = "") -> Outcome {
    expo("export html @/A.xcassets -o @/site \(Self.theming) \(more)", in: folder.path)
  }

  @Test(
    "the header is above each page and the footer below it, with paths to the folder of the site")
  func pages() throws {
    let folder = try catalog()
    #expect(export(folder).status == .success)
    for (page, root) in [
      ("index.html", ""), ("all.html", ""), ("404.html", ""), ("entries/tower.html", "../"),
    ] {
      let html = try folder.text("site/\(page)")
      let header = """
        <header class="site-header">
        <p><a href="\(root)index.html"><img src='\(root)logo.svg' alt="대전"></a> <br>&
        """
      #expect(html.contains("</p>\n" + header), "\(page)")
      #expect(
        html.contains("<footer class=\"site-footer\">\n<p>&copy; <a href=\"#main\">대전</a></p>"))
      // A page has one header and one footer of its own.
      #expect(html.contains("<div class=\"top\">") && html.contains("<nav class=\"foot\">"))
      #expect(html.contains("font-src 'self' file:;"))
    }
    export(folder)
    #expect(Set(try folder.files(under: "site")).isSuperset(of: ["logo.svg", "글꼴/house.woff2"]))
  }

  @Test("the page for unknown addresses takes the path of the site on its server")
  func notFound() throws {
    let folder = try catalog()
    export(folder, "--base-url https://example.org/a'b&c/")
    #expect(
      try folder.text("site/404.html").contains("<img src='/a&#39;b&amp;c/logo.svg' alt=\"대전\">"))
  }

  @Test("a link or pipe among the files ends with 2, and nothing is written")
  func links() throws {
    let make: [String: (TemporaryFolder) throws -> Void] = [
      "items.txt": { try $0.link("brand/items.txt", to: "A.xcassets/items.dataset/items.json") },
      "all": { try $0.link("brand/all", to: "A.xcassets") },
      "pipe.png": { try $0.pipe("brand/pipe.png") },
    ]
    for (name, make) in make {
      let folder = try catalog()
      try make(folder)
      let result = export(folder)
      #expect(
        result.errors.hasPrefix(
          "expo: error: @/brand/\(name): "
            + (name == "items.txt" ? "a link, which is not followed" : "not a file")),
        "\(result.errors)")
      #expect(result.status == .failure)
      #expect(try !folder.names.contains("site"))
    }
  }

  @Test("the head of the sheet lists the custom properties and classes of all sheets and pages")
  func list() throws {
    let folder = try ExportFixture.catalogs()
    let words = "export html @ -o @/site --per-page 1 --base-url https://a.example"
    let theming =
      "--css @/s.css --header @/h.html --footer @/h.html --exclude h.html --exclude s.css"
    for name in ["h.html", "s.css"] { try folder.write("", to: name) }
    #expect(expo("\(words) \(theming)", in: folder.path).status == .success)
    let sheet = try folder.text("site/assets/expo.css")
    let head = try #require(sheet.firstRange(of: "*/"))
    let listed = sheet[..<head.lowerBound].matches(of: #/\n {3}([.-][a-z-]+) {2}/#)
      .map { String($0.output.1) }
    var used = Set(
      sheet[head.upperBound...].matches(of: #/\.[a-z][a-z-]*|--[a-z-]+(?=:)/#)
        .map { String($0.output) })
    for page in try folder.files(under: "site") where page.hasSuffix(".html") {
      for match in try folder.text("site/\(page)").matches(of: /class="([^"]*)"/) {
        for name in match.output.1.split(separator: " ") { used.insert(".\(name)") }
      }
    }
    #expect(Set(listed) == used)
  }
}
