import ExpoBase
import ExpoModel
import Testing

@testable import ExpoRendering

struct SiteDataTests {
  private func text(_ path: String, _ exhibition: Exhibition) -> String? {
    HTMLSite(exhibition, HTMLSite.Options()).files.first { $0.path == path }?.text
  }

  @Test("the data of a site is valid documents, with the members that the project adds")
  func documents() {
    let exposition = Exposition(
      "박람회 1900", location: "파리", duration: "1900. 04. 14 - 1900. 11. 12", text: "a\nb")
    let fact = { (key: String, text: String, isNumber: Bool) in
      EntryFact(FactMember(key: key, labels: [:]), text: text, isNumber: isNumber)
    }
    let entries = [
      PublishedEntry(
        number: 1, entry: Entry("갓", image: "gat", summary: "s", text: "d"),
        facts: [
          fact("year", "1900", true), fact("height", "1.50", true), fact("by", "9", false),
          fact("alt", "x", false),
        ],
        pictureDescription: "y", credit: "C", license: "CC0", source: " "),
      PublishedEntry(number: 2, entry: Entry("b", image: "b")),
    ]
    let exhibition = Exhibition(fileName: "f", exposition: exposition, entries: entries)
    #expect(
      text("exposition.json", exhibition) == """
        {"title":"박람회 1900","visitors":1,"location":"파리",\
        "duration":"1900. 04. 14 - 1900. 11. 12","description":"a\\nb"}

        """)
    #expect(
      text("entries.json", exhibition) == """
        [
        {"name":"갓","image_name":"gat","short_desc":"s","desc":"d","year":1900,"height":1.50,\
        "by":"9","alt":"x","credit":"C","license":"CC0"},
        {"name":"b","image_name":"b","short_desc":"","desc":""}
        ]

        """)
  }

  @Test("a document that is missing has no file and no link; only the first page has links")
  func missing() {
    let files = { (exhibition: Exhibition) in
      ["index.html", "all.html"].map { path in
        text(path, exhibition)?.matches(of: /json" href="([^"]*)"/).map { String($0.1) } ?? []
      }
    }
    let entry = Exhibition([Entry("a", image: "a")])
    #expect(files(entry) == [["entries.json"], []] && text("exposition.json", entry) == nil)
    let poster = Exhibition([], exposition: Exposition())
    #expect(files(poster)[0] == ["exposition.json"] && text("entries.json", poster) == nil)
  }
}
