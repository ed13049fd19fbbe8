import Testing

@testable import ExpoBase

struct ParticleTests {
  /// Words and how they end: in a vowel, in ㄹ, in another consonant.
  private static let sounds: [(String, FinalSound)] = [
    // Hangul syllables
    ("가", .vowel), ("힣", .consonant),
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
