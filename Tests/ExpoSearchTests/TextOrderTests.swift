import Testing

@testable import ExpoSearch

struct TextOrderTests {
  @Test(
    "texts are sorted in one order",
    arguments: [
      ["2층", "010층", "10층", "100층", "가", "apple"],
      ["0", "00", "1", "1.", "2", "2 a", "10", "18446744073709551616"],
      ["ㄱ", "가", "“각”", "깋", "ㄴ", "나", "ㅎ", "힣", "a"],
      ["Apple", "apple", "Éa", "éb", "ez", "Zebra", "測雨器"],
      ["엑스포 다리", "엑스포다리", "엑스포 다리 2", "엑스포 다리 10", "엑스포 다리 가", "《직지》"],
      ["", "!", "🎪", "1", "ㄱ", "a", "я", "ㅏ", "測"],
    ])
  func order(texts: [String]) {
    for (index, one) in texts.enumerated() {
      for (other, text) in texts.enumerated() {
        #expect((TextOrder(one) < TextOrder(text)) == (index < other), "\(one) and \(text)")
      }
    }
  }

  @Test(
    "decomposed and wide forms are sorted beside the usual ones",
    arguments: [
      ("한복", "\u{1112}\u{1161}\u{11AB}\u{1107}\u{1169}\u{11A8}"), ("ＡＢ１２", "ab12"),
      ("é", "e\u{301}"),
    ])
  func forms(one: String, other: String) {
    let first = TextOrder(one)
    let second = TextOrder(other)
    for third in [TextOrder("갸"), TextOrder("c"), TextOrder("힣"), TextOrder("測")] {
      #expect((first < third) == (second < third))
    }
    #expect((first < second) != (second < first))
  }
}
