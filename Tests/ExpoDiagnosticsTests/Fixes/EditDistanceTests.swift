import ExpoDiagnostics
import Testing

struct EditDistanceTests {
  @Test(
    "slips between words",
    arguments: [
      ("", "", 0), ("a", "", 1), ("location", "locaton", 1), ("ab", "ba", 1), ("Desc", "desc", 0),
      ("한국", "한글", 1), ("kitten", "sitting", 3),
    ])
  func distance(first: String, second: String, slips: Int) {
    #expect(EditDistance.between(first, second) == slips)
    #expect(EditDistance.between(second, first) == slips)
  }

  @Test("the nearest word, and none where none or two are near")
  func nearest() {
    let known = ["location", "duration", "title"]
    #expect(EditDistance.nearest(to: "locaton", among: known) == "location")
    #expect(EditDistance.nearest(to: "tilte", among: known) == "title")
    #expect(EditDistance.nearest(to: "visitors", among: known) == nil)
    #expect(EditDistance.nearest(to: "ab", among: ["aab", "abb"]) == nil)
  }

  @Test(
    "the only near word: no second as near or one edit further",
    arguments: [
      ("gold", ["god", "hanok"], "god"), ("gold", ["god", "gild"], nil),
      ("jikjy", ["jikji", "jiki"], nil), ("jikjy", ["jikji", "jikji"], "jikji"),
      ("hanok_gat", ["hanok_gate", "hanok_gates2"], "hanok_gate"), ("ab", ["ac"], nil),
    ] as [(String, [String], String?)])
  func onlyNear(word: String, words: [String], near: String?) {
    #expect(NearWords(words).onlyNear(to: word) == near)
  }
}
