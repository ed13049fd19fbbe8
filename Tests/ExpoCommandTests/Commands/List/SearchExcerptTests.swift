@testable import ExpoModel
@testable import ExpoBase
import ExpoSearch
import Testing

@testable import ExpoCommand

struct SearchExcerptTests {
  private static let long =
    "The first paragraph says where the tower stood and who paid for it, at some length. "
    + "Its lamps were lit at dusk, and visitors climbed 1,665 steps to see the river and the park."

  @Test(
    "a row shows the text around the match, unless the name or the short description has it",
    arguments: [
      ("tower", "an iron tower", "text", "an iron tower"),
      ("name", "an iron tower", "text", "an iron tower"),
      ("text", "an iron tower", "some text", "some text"),
      (
        "lamps", "an iron tower", long,
        "…Its lamps were lit at dusk, and visitors climbed 1,665 steps to see the…"
      ),
      (
        "park", "an iron tower", long,
        "…dusk, and visitors climbed 1,665 steps to see the river and the park."
      ),
      (
        "first", "an iron tower", long,
        "The first paragraph says where the tower stood and who paid for it, at s…"
      ),
      (
        "닻", "", String(repeating: "가", count: 60) + "닻",
        "…" + String(repeating: "가", count: 34) + "닻"
      ),
      ("닻", "", String(repeating: "가", count: 60) + "다. ’나나 닻", "…나나 닻"),
    ])
  func excerpt(query: String, summary: String, text: String, excerpt: String) {
    let entry = Entry(
      name: "name", imageName: "image", shortDescription: summary, description: text)
    #expect(PartialEntry { .readable(entry[$0]) }.excerpt(matching: SearchQuery(query)) == excerpt)
  }

  @Test("paragraphs on one line have one space between them")
  func oneLine() { #expect(EntryCells.oneLine("\n가\n\n나 다\t라\r\n") == "가 나 다 라") }
}
