import Testing

@testable import ExpoBase

struct ParticleTests {
  @Test(
    "the last spoken syllable decides",
    arguments: [
      // Hangul
      ("값", "값은", "값이", "값을", "값과", "값으로", "값이어야"),
      ("키", "키는", "키가", "키를", "키와", "키로", "키여야"),
      ("문자열", "문자열은", "문자열이", "문자열을", "문자열과", "문자열로", "문자열이어야"),
      ("정수", "정수는", "정수가", "정수를", "정수와", "정수로", "정수여야"),
    ])
  func forms(
    word: String, topic: String, subject: String, object: String, and: String, direction: String,
    must: String
  ) {
    let expected = [topic, subject, object, and, direction, must]
    #expect(Particle.allCases.map { $0.joined(to: word) } == expected)
  }

  @Test(
    "a date takes the particle of its day",
    arguments: (1...31).map { "1900. 04. " + ($0 < 10 ? "0" : "") + String($0) }
      + ["1993. 8. 7", "'2026. 12. 2'", "1851.5.4", "1900. 11. 12 - 1901. 02. 05", "2000. 01. 09 "])
  func dates(date: String) {
    let joined = Particle.allCases.map { $0.joined(to: date) }
    #expect(joined == ["은", "이", "을", "과", "로", "이어야"].map { date + $0 })
  }

  /// Words and how they end: in a vowel, in ㄹ, in another consonant.
  private static let sounds: [(String, FinalSound)] = [
    // Hangul syllables
    ("한빛탑", .consonant), ("꿈돌이", .vowel), ("직지", .vowel), ("거북선", .consonant),
    ("서울", .rieul), ("물", .rieul), ("값", .consonant), ("닭", .consonant), ("여덟", .consonant),
    ("가", .vowel), ("힣", .consonant), ("항목", .consonant), ("파일", .rieul), ("배열", .rieul),
    // A lone consonant has a name: 히읗, 리을
    ("ㅎ", .consonant), ("ㄹ", .rieul), ("ㄱ", .consonant), ("ㅏ", .vowel),
    // Hangul as conjoining letters
    ("\u{1112}\u{1161}\u{11AB}", .consonant), ("\u{1112}\u{1161}", .vowel),
    ("\u{1106}\u{116E}\u{11AF}", .rieul),
    // Digits: 영 일 이 삼 사 오 육 칠 팔 구
    ("0", .consonant), ("1", .rieul), ("2", .vowel), ("3", .consonant), ("4", .vowel),
    ("5", .vowel), ("6", .consonant), ("7", .rieul), ("8", .rieul), ("9", .vowel),
    // Numbers: 십 백 천 만 억 조 경 해
    ("10", .consonant), ("13", .consonant), ("48", .rieul), ("100", .consonant),
    ("1000", .consonant), ("10,000", .consonant), ("48,130,300", .consonant),
    ("100000000", .consonant), ("1000000000000", .vowel), ("5,000,000,000,000", .vowel),
    ("10000000000000000", .consonant), ("100000000000000000000", .vowel), ("21", .rieul),
    ("1.5", .vowel), ("1.50", .consonant), ("0.0", .consonant), ("-7", .rieul), ("9e99", .vowel),
    ("1900. 02. 29", .rieul), ("8×8", .rieul), ("2x", .vowel), ("U+200B", .vowel),
    // Capitals and single letters are spelled out: 엘 엠 엔 아르
    ("L", .rieul), ("M", .consonant), ("N", .consonant), ("R", .rieul), ("URL", .rieul),
    ("PDF", .vowel), ("PNG", .vowel), ("JSON", .consonant), ("HTML", .rieul), ("BOM", .consonant),
    ("x", .vowel), ("n", .consonant), ("UTF-8", .rieul), ("UTF-16LE", .vowel),
    // Words: a guess from the last letter
    ("null", .rieul), ("true", .vowel), ("false", .vowel), ("location", .consonant),
    // Quotes, brackets and remarks in brackets are not spoken
    ("'한빛탑'", .consonant), ("'꿈돌이'", .vowel), ("\"값\"", .consonant), ("‘서울’", .rieul),
    ("[항목]", .consonant), ("값,", .consonant), ("불리언(true/false)", .consonant),
    ("탭(U+0009)", .consonant),
    ("널 문자 (U+0000)", .vowel), ("(한)", .consonant), ("대전 (Taejŏn Expo '93)", .consonant),
    ("한빛탑 ", .consonant), ("값…", .consonant),
    // The signs of JSON are named: 쉼표 콜론 중괄호 대괄호
    ("','", .vowel), ("':'", .consonant), ("'}'", .vowel), ("']'", .vowel),
    // Nothing to say
    ("", .vowel), ("\"\"", .vowel), ("…", .vowel), ("🎡", .vowel),
  ]

  @Test(
    "a date is read with 일",
    arguments: [
      ("1900. 04. 02", "1900. 04. 02이"), ("1900.4.5", "1900.4.5이"),
      ("1900. 11. 12", "1900. 11. 12이"), ("1.5.2", "1.5.2가"), ("04. 02", "04. 02가"),
    ])
  func date(date: String, expected: String) {
    #expect(Particle.subject.joined(to: date) == expected)
  }

  @Test("a particle fits words, numbers and what stands in quotes", arguments: sounds)
  func sound(word: String, expected: FinalSound) { #expect(FinalSound(of: word) == expected) }

  @Test(
    "a particle fits the last of several choices",
    arguments: [([], ""), (["ko"], "ko"), (["ko", "en"], "ko 또는 en")])
  func choices(items: [String], text: String) {
    #expect(Korean.choice(items) == text)
    #expect(Korean.choice(["auto", "always", "never"]) == "auto, always, never 중 하나")
  }
}
