import ExpoModel
import Testing

@testable import ExpoRendering

struct SitePlanTests {
  @Test(
    "the initial shown in place of a picture",
    arguments: [
      ("해금", "해"), ("鳥", "鳥"), ("Moon jar", "M"), ("7 시계", "7"), ("가", "가"),
      // A mark belongs to the letter before it, also to one that is common by itself.
      ("e\u{301}cran", "e\u{301}"), ("가\u{20DE}", "가\u{20DE}"), ("a\u{200D}b", "a\u{200D}"),
      ("\u{1112}\u{1161}\u{11AB}글", "\u{1112}\u{1161}\u{11AB}"),
      ("‘빛’", "빛"), ("<b>", "b"), ("  x", "x"), ("한\n글", "한"),
      ("…", "◇"), ("", "◇"),
    ])
  func initial(name: String, expected: String) {
    let entry = Entry(name: name, imageName: "", shortDescription: "", description: "")
    let exhibition = Exhibition(
      fileName: "fair", exposition: nil, entries: [PublishedEntry(number: 1, entry: entry)])
    let initial = HTMLSite(exhibition, HTMLSite.Options()).plan.initial(of: 0)
    #expect(Array(initial.unicodeScalars) == Array(expected.unicodeScalars))
  }
}
