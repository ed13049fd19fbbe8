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

  @Test("the header is above each page and the footer below, their paths led to the site's folder")
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

  @Test("in a portal paths begin at the folder of all expositions")
  func portal() throws {
    let folder = try ExportFixture.catalogs()
    try folder.write(Self.header, to: "theme/h.html")
    try folder.write(Self.svg, to: "theme/brand/logo.svg")
    let words = "--header @/theme/h.html --static @/theme/brand --exclude theme"
    let result = expo("export html @ -o @/site " + words, in: folder.path)
    #expect(result.status == .success, "\(result.errors)")
    for (page, root) in [
      ("index.html", ""), ("fair/index.html", "../"), ("fair/entries/tower.html", "../../"),
    ] {
      let html = try folder.text("site/\(page)")
      #expect(html.contains("<a href=\"\(root)index.html\"><img src='\(root)logo.svg'"))
    }
    #expect(try folder.text("site/logo.svg") == Self.svg)
  }

  @Test(
    "a file of the publisher with the name of another file or folder → refused before it is written",
    arguments: ["index.html", "Assets", "assets/expo.css", "ENTRIES/Tower.HTML", "all.html/x"])
  func clash(name: String) throws {
    let folder = try catalog()
    try folder.write("x", to: "brand/\(name)")
    let result = export(folder)
    #expect(result.ended(.findings, saying: "--static has '\(name)', which the site has too"))
    #expect(try !folder.names.contains("site"))
  }

  @Test(
    "the files are written once, counted, and removed when they are gone, if nobody edited them")
  func owned() throws {
    let folder = try catalog()
    #expect(export(folder).errors.contains("4 images, 2 static files to @/site: "))
    #expect(export(folder, "--check").status == .success)
    try FileManager.default.removeItem(atPath: folder.path + "/brand/글꼴")
    #expect(export(folder, "--dry-run").output == "remove 글꼴/house.woff2\n")
    #expect(export(folder).status == .success)
    #expect(try !folder.names(in: "site").contains("글꼴"))
    try folder.write("<svg/>", to: "site/logo.svg")
    let kept = export(folder)
    #expect(kept.ended(.findings, saying: "@/site/logo.svg: kept"))
    #expect(try folder.text("site/logo.svg") == "<svg/>")
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
    let theming = "--header @/h.html --footer @/h.html --exclude h.html"
    try folder.write("", to: "h.html")
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

  @Test("a file or folder that cannot be read, or is written to, ends with 2")
  func unusable() throws {
    let folder = try catalog()
    let words = "export html @/A.xcassets -o"
    for (more, message) in [
      ("@/site --header @/none.html", "@/none.html"),
      ("@/site --static @/none", "@/none"),
      ("@/brand/site --static @/brand", "-o is inside '@/brand', which this export reads"),
      ("@/brand --static @/brand", "-o is inside '@/brand', which this export reads"),
    ] {
      let result = expo("\(words) \(more)", in: folder.path)
      #expect(result.ended(.failure, saying: message))
    }
    let inside = expo(words + " @/site --static @/site/fonts", in: folder.path)
    #expect(inside.status == .failure)
    #expect(try folder.names == ["A.xcassets", "brand", "f.html", "h.html"])
  }

  @Test(
    "options whose files an earlier export wrote → refused; the next export finds all as it was",
    arguments: [
      "--static @/site/글꼴 --header @/site/all.html", "--css @/site/index.html",
      "--css @/site/index.html --force",
    ])
  func ownFiles(options: String) throws {
    let folder = try catalog()
    export(folder)
    let words = "export html @/A.xcassets -o @/site"
    let refused = expo("\(words) \(options)", in: folder.path)
    #expect(
      refused.ended(.findings, saying: "@/site: the export would replace files that it reads: "))
    #expect(try folder.text("site/logo.svg") == Self.svg)
    let next = expo(words + " --check --static @/brand", in: folder.path)
    #expect(!next.errors.contains("expo did not write"))
    #expect(expo(words, in: folder.path).status == .success)
  }
}
