@testable import ExpoKit
import Testing

/// Two texts and what changed, as `[-removed-]{+added+}`.
struct TextDifferenceTests {
  private static func marked(_ old: String, _ new: String) -> String {
    TextDifference(from: old, to: new).parts.map { part in
      switch part.kind {
      case .kept: part.text
      case .removed: "[-\(part.text)-]"
      case .added: "{+\(part.text)+}"
      }
    }.joined()
  }

  @Test(
    "a text differs in words, in parts of a word, and never in part of a character",
    arguments: [
      ("", "", ""), ("", "탑", "{+탑+}"), ("탑", "", "[-탑-]"), ("같은 글", "같은 글", "같은 글"),
      // A particle, a year, words in a row
      ("탑은 높다", "탑이 높다", "탑[-은-]{+이+} 높다"),
      ("1993년에 섰다", "1994년에 섰다", "[-1993-]{+1994+}년에 섰다"),
      ("탑은 높이가 낮다", "탑이 높이는 낮다", "탑[-은-]{+이+} 높이[-가-]{+는+} 낮다"),
      // A number is not cut, nor at the mark inside it; at other marks it ends
      ("05. 01", "05. 11", "05. [-01-]{+11+}"), ("1,000명", "1,500명", "[-1,000-]{+1,500+}명"),
      ("1.5m", "5m", "[-1.5-]{+5+}m"), ("2020년", "2020~2021년", "2020{+~2021+}년"),
      ("9,", "9.", "9[-,-]{+.+}"),
      ("１８５１년", "１８５２년", "[-１８５１-]{+１８５２+}년"), ("1년", "11년", "[-1-]{+11+}년"),
      // Words added and removed at the ends and inside
      ("a b c", "a c", "a [-b -]c"), ("a c", "a b c", "a {+b +}c"),
      ("a b", "a b c", "a b{+ c+}"), ("b c", "a b c", "{+a +}b c"),
      // Blanks alone
      ("a b", "a  b", "a {+ +}b"), ("a\n\nb", "a\nb", "a\n[-\n-]b"),
      // Grapheme clusters are not cut
      ("e\u{301}a", "e\u{300}a", "[-e\u{301}-]{+e\u{300}+}a"), ("👩‍🔬 a", "👩 a", "[-👩‍🔬-]{+👩+} a"),
      ("가나", "각나", "[-가-]{+각+}나"),
      // Canonically equivalent texts have other bytes
      ("\u{E9}", "e\u{301}", "[-\u{E9}-]{+e\u{301}+}"), ("金", "\u{F90A}", "[-金-]{+\u{F90A}+}"),
      // Text without blanks
      ("万国博覧会", "万国大博覧会", "万国{+大+}博覧会"), ("昨日は晴れ", "今日は晴れ", "[-昨-]{+今+}日は晴れ"),
      // Few words between two changes are part of one
      (
        "이 탑은 아주 높고 그 밖에 볼 것이 많다", "이 절은 매우 크며 그 앞뜰은 작고 좁은 편이다",
        "이 [-탑은 아주 높고 그 밖에 볼 것이 많-]{+절은 매우 크며 그 앞뜰은 작고 좁은 편이+}다"
      ),
    ])
  func difference(old: String, new: String, expected: String) {
    #expect(Self.marked(old, new) == expected)
  }

  @Test("the difference of two texts with little in common takes little time", arguments: [1, 3])
  func hostile(factor: Int) {
    let count = 3_000 * factor
    let old = (0..<count).map { "\($0 % 7)" }.joined(separator: " ")
    let new = (0..<count).map { "\($0 % 5)" }.joined(separator: " ")
    let parts = TextDifference(from: old, to: new).parts
    #expect(parts.filter { $0.kind != .added }.map(\.text).joined() == old)
    #expect(parts.filter { $0.kind != .removed }.map(\.text).joined() == new)
  }
}
