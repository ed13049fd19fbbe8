import ExpoTestSupport
import Foundation
import Testing

@testable import ExpoCommand

/// Addresses that change, and the pages that lead on from the former ones.
struct MovedTests {
  private func folder(_ moved: String, imageName: String = "hanbit_tower") throws -> TemporaryFolder
  {
    let folder = try ExportFixture.catalog(
      ExportFixture.entries.replacing(
        #""image_name": "tower""#, with: "\"image_name\": \"\(imageName)\""))
    let settings = #"{"export": {"output": "site", "moved": \#(moved)}}"#
    try folder.write(settings, to: ".expo.json")
    return folder
  }

  @Test("the former address leads on, and search engines are told the new one")
  func page() throws {
    let folder = try folder(
      #"{"tower": "hanbit_tower", "old tower": "tower"}"#.replacing("old tower", with: "old"))
    let line = "export html @/A.xcassets --base-url https://example.org/"
    #expect(expo(line, in: folder.path).status == .success)
    for name in ["tower", "old"] {
      let page = try folder.text("site/entries/\(name).html")
      #expect(
        page.contains(#"<meta http-equiv="refresh" content="0; url=../entries/hanbit_tower.html">"#)
      )
      #expect(page.contains(#"<meta name="robots" content="noindex">"#))
      #expect(
        page.contains(
          #"<link rel="canonical" href="https://example.org/entries/hanbit_tower.html">"#))
      #expect(page.contains(##"<a href="../entries/hanbit_tower.html">탑</a>"##))
    }
    #expect(try !folder.text("site/sitemap.xml").contains("entries/tower.html"))
    #expect(expo(line + " --check", in: folder.path).status == .success)
  }

  @Test("an address that is gone → the row that leads on from it, also with --check")
  func gone() throws {
    let folder = try folder("{}", imageName: "tower")
    #expect(expo("export html @/A.xcassets", in: folder.path).status == .success)
    let entries = ExportFixture.entries.replacing(
      #""image_name": "tower""#, with: #""image_name": "hanbit_tower""#)
    try folder.write(entries, to: "A.xcassets/items.dataset/items.json")
    let row = #"add to "export" in .expo.json: "moved": {"tower": "hanbit_tower"}"#
    for (option, status) in [
      ("--check", ExitCode.findings), ("--dry-run", .success), ("", .success),
    ] {
      let result = expo("export html @/A.xcassets \(option)", in: folder.path)
      #expect(result.status == status)
      #expect(result.errors.contains("note: @/site: the address entries/tower.html is gone"))
      #expect(result.errors.replacing(/\n  +/, with: " ").contains(row), "\(result.errors)")
    }
    #expect(!expo("export html @/A.xcassets", in: folder.path).errors.contains("gone"))
  }

  @Test("of several, each row has the nearest new name, or none")
  func several() throws {
    let folder = try folder("{}", imageName: "tower")
    #expect(expo("export html @/A.xcassets", in: folder.path).status == .success)
    let entries = ExportFixture.entries.replacing(
      #""image_name": "tower""#, with: #""image_name": "towers""#
    )
    .replacing(#""image_name": "bridge""#, with: #""image_name": "crossing""#)
    try folder.write(entries, to: "A.xcassets/items.dataset/items.json")
    let errors = expo("export html @/A.xcassets", in: folder.path).errors
    let text = errors.replacing(/\n  +/, with: " ")
    #expect(text.contains("2 addresses of entries are gone"))
    #expect(text.contains(#""moved": {"bridge": "…", "tower": "towers"}"#), "\(errors)")
  }

  @Test(
    "a row that leads nowhere is refused with its place",
    arguments: [
      (#"{"old": "none"}"#, "no page of an entry has that name"),
      (#"{"old": "hanbit_towr"}"#, "has that name; did you mean 'hanbit_tower'?"),
      (#"{"a": "b", "b": "a"}"#, "no page of an entry has that name"),
      (#"{"bridge": "hanbit_tower"}"#, "an entry has the old name now"),
      (#"{"BRIDGE": "hanbit_tower"}"#, "an entry has the old name now"),
      (#"{"../x": "hanbit_tower"}"#, "write the old name of a page without"),
      (#"{"": "hanbit_tower"}"#, "write the old name of a page without"),
      (#"{"entries": "paris/entries"}"#, "an exposition has the old folder now"),
      (#"{"rome/entries": "paris/entries"}"#, "write a folder as entries or FOLDER/entries"),
      (#"{"../entries": "entries"}"#, "write a folder as entries or FOLDER/entries"),
      (#"{"a/b": "a/entries"}"#, "write a folder as entries or FOLDER/entries"),
    ])
  func refused(moved: String, message: String) throws {
    let folder = try folder(moved)
    let result = expo("export html @/A.xcassets", in: folder.path)
    #expect(result.status == .failure && result.errors.contains("@/.expo.json:1:"))
    let text = result.errors.replacing(/\n  +/, with: " ")
    #expect(text.contains(message), "\(result.errors)")
    #expect(try !folder.names.contains("site"))
  }

  @Test("Markdown has no such pages")
  func markdown() throws {
    let folder = try folder(#"{"old": "none"}"#)
    #expect(expo("export markdown @/A.xcassets --split", in: folder.path).status == .success)
    #expect(try folder.files(under: "site/entries") == ["bridge.md", "hanbit_tower.md"])
  }

  @Test("a second exposition gives the first a folder → one row leads on from all its addresses")
  func second() throws {
    let folder = try folder(#"{"old": "bridge"}"#, imageName: "tower")
    #expect(expo("export html @", in: folder.path).status == .success)
    try folder.write(ExportFixture.poster, to: "b/second.json")
    let settings = { (row: String) -> String in
      #"{"export": {"output": "site", "moved": {"old": "bridge"\#(row)}}}"#
    }
    let errors = expo("export html @ --check", in: folder.path).errors
    #expect(errors.contains("note: @/site: 3 addresses of entries are gone"), "\(errors)")
    let text = errors.replacing(/\n  +/, with: " ")
    #expect(text.contains(#""moved": {"entries": "fair/entries"}"#), "\(errors)")

    try folder.write(settings(#", "entries": "fair/entries""#), to: ".expo.json")
    let result = expo("export html @ --base-url https://example.org/", in: folder.path)
    #expect(result.status == .success && !result.errors.contains("gone"), "\(result.errors)")
    let names = ["bridge.html", "old.html", "tower.html"]
    #expect(try folder.files(under: "site/entries") == names)
    #expect(try folder.files(under: "site/fair/entries") == names)
    for (name, new) in [("tower", "tower"), ("old", "bridge")] {
      let page = try folder.text("site/entries/\(name).html")
      #expect(page.contains("content=\"0; url=../fair/entries/\(new).html\""), "\(page)")
      #expect(
        page.contains(
          "<link rel=\"canonical\" href=\"https://example.org/fair/entries/\(new).html\">"))
      #expect(page.contains(#"href="../fair/../assets/expo.css""#))
    }
    for (row, message) in [
      (#", "fair/entries": "second/entries""#, "an exposition has the old folder now"),
      (#", "entries": "fare/entries""#, "in the site; did you mean 'fair/entries'?"),
    ] {
      try folder.write(settings(row), to: ".expo.json")
      let refused = expo("export html @", in: folder.path)
      #expect(refused.status == .failure)
      #expect(refused.errors.replacing(/\n  +/, with: " ").contains(message), "\(refused.errors)")
    }
  }

  @Test("a row of several expositions leads to that which has the entry")
  func portal() throws {
    let folder = try folder(#"{"old": "b"}"#)
    try FileManager.default.removeItem(atPath: folder.path + "/A.xcassets")
    for name in ["a", "b"] {
      try folder.write(ExportFixture.poster, to: "\(name)/fair\(name).json")
      let entry = #"[{"name": "n", "image_name": "\#(name)", "short_desc": "s", "desc": "d d"}]"#
      try folder.write(entry, to: "\(name)/items.json")
    }
    let result = expo("export html @", in: folder.path)
    #expect(result.status == .success, "\(result.errors)")
    #expect(try folder.files(under: "site/fairb/entries") == ["b.html", "old.html"])
    #expect(try folder.files(under: "site/faira/entries") == ["a.html"])
  }
}
