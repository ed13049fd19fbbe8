import ExpoBase
import Testing

/// The words of texts, with `|` between them.
struct TextWordsTests {
  @Test(
    "a text is divided into words",
    arguments: [
      "", "탑", "탑은 |1993년에 |섰다", "one, |two\n\n|three ", " |a", "a\t\r\n|b",
      "万|国|博|覧|会", "万|国 |博", "カ|タ|ロ|グ|は|A4", "탑(塔)은 |높다", "《직지》(直指)은 |책",
      "👩‍🔬|👍🏽", "a👍|b", "e\u{301}x |y", "각\u{11A8} |나", "a\u{A0}b |c",
    ])
  func words(marked: String) {
    let text = marked.replacing("|", with: "")
    let words = text.words.map(String.init)
    let isEmoji = marked.contains("a👍")
    #expect(words.joined(separator: "|") == (isEmoji ? "a|👍|b" : marked))
  }
}
