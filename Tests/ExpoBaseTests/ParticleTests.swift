import Testing

@testable import ExpoBase

struct ParticleTests {
  /// The forms behind each final sound, in the order of the particles.
  private static let forms: [FinalSound: [String]] = [
    .vowel: ["는", "가", "를", "와", "로", "여야"], .rieul: ["은", "이", "을", "과", "로", "이어야"],
    .consonant: ["은", "이", "을", "과", "으로", "이어야"],
  ]

  /// Words by how they end, between bars.
  private static let sounds: [(FinalSound, String)] = [
    // Hangul syllables, letters with their names (히읗, 리을), and conjoining letters.
    (.vowel, "가|ㅏ|\u{1112}\u{1161}"), (.rieul, "ㄹ|\u{1106}\u{116E}\u{11AF}"),
    (.consonant, "힣|여덟|앉|ㅎ|ㄱ|\u{1112}\u{1161}\u{11AB}"),
    // Digits: 영 일 이 삼 사 오 육 칠 팔 구
    (.vowel, "2|4|5|9"), (.rieul, "1|7|8"), (.consonant, "0|3|6"),
    // Numbers: 십 백 천 만 억 조 경 해
    (.vowel, "1000000000000|5,000,000,000,000|100000000000000000000|1.5|9e99|2x|U+200B|3/4"),
    (.rieul, "21|48|-7|8×8|9223372036854775807"),
    (.consonant, "10|13|100|1000|10,000|48,130,300|100000000|10000000000000000|1.50|0.0"),
    // A whole date is read with 일.
    (.vowel, "1.5.2|04. 02"),
    (.rieul, "1900. 04. 02|'1900. 04. 04'|1900.4.5|1993. 8. 9|1900. 04. 14 - 1900. 11. 12"),
    // Capitals and single letters are spelled out: 엘 엠 엔 아르
    (.vowel, "PDF|PNG|x|UTF-16LE|MB|A4"), (.rieul, "L|R|URL|HTML|UTF-8"),
    (.consonant, "M|N|JSON|BOM|n"),
    // Words: a guess from the last letter
    (.vowel, "true|false"), (.rieul, "null"), (.consonant, "location"),
    // Quotes, brackets and remarks in brackets are not spoken
    (.vowel, "'꿈돌이'|널 문자 (U+0000)|측우기(測雨器)|금속활자…|스위스 🎪"), (.rieul, "‘서울’|거울(鏡)"),
    (
      .consonant,
      "'한빛탑'|\"값\"|[항목]|값,|불리언(true/false)|탭(U+0009)|(한)|대전 (Taejŏn Expo '93)|한빛탑 |값…"
    ),
    // The signs of JSON are named: 쉼표 콜론 중괄호 대괄호
    (.vowel, "','|'}'|']'"), (.consonant, "':'"),
    // Nothing to say
    (.vowel, "|\"\"|…|🎡"),
  ]

  @Test("a particle fits words, numbers and quotations", arguments: sounds)
  func sound(expected: FinalSound, words: String) {
    for word in words.split(separator: "|", omittingEmptySubsequences: false).map(String.init) {
      #expect(FinalSound(of: word) == expected, "\(word)")
      #expect(
        Particle.allCases.map { $0.joined(to: word) } == Self.forms[expected]?.map { word + $0 })
    }
  }

  @Test(
    "a particle fits the last of several choices",
    arguments: [([], ""), (["ko"], "ko"), (["ko", "en"], "ko 또는 en")])
  func choices(items: [String], text: String) {
    #expect(Korean.choice(items) == text)
    #expect(Korean.choice(["auto", "always", "never"]) == "auto, always, never 중 하나")
  }
}
