import Testing

@testable import ExpoRendering

struct LanguageTagTests {
  @Test(
    "a tag tells language, script and direction",
    arguments: [
      ("ko", "ko", nil, false), ("KO-kr", "ko", nil, false), ("kok", "kok", nil, false),
      ("ar", "ar", nil, true), ("fa-IR", "fa", nil, true), ("he", "he", nil, true),
      ("ur", "ur", nil, true), ("und-Arab", "und", "arab", true),
      ("und-Cyrl", "und", "cyrl", false),
      ("ar-Latn", "ar", "latn", false), ("az-Arab-IR", "az", "arab", true),
      ("de-1996", "de", nil, false), ("ar-x-latn", "ar", nil, true), ("", "", nil, false),
    ] as [(String, String, String?, Bool)])
  func tag(tag: String, primary: String, script: String?, isRightToLeft: Bool) {
    let found = LanguageTag(tag)
    #expect((found.primary, found.script) == (primary, script))
    #expect(found.isRightToLeft == isRightToLeft)
  }

  @Test(
    "a tag is written with a region for Open Graph, if one is known",
    arguments: [
      ("ko", "ko_KR"), ("en-GB", "en_GB"), ("zh-Hant-tw", "zh_TW"), ("und-Cyrl", nil), ("ar", nil),
      ("de-1996", "de_DE"), ("en-x-gb", "en_US"),
    ] as [(String, String?)])
  func locale(tag: String, locale: String?) { #expect(LanguageTag(tag).locale == locale) }
}

struct TextLanguageTests {
  @Test(
    "the language of a text is guessed from its letters",
    arguments: [
      ("대전 세계 박람회 1993(Taejŏn Expo '93)", "ko"),
      ("팔만대장경(八萬大藏經)", "ko"),
      ("ㅎㄱ", "ko"),
      ("日本万国博覧会は大阪で開かれた", "ja"),
      ("ｶﾒﾗ", "ja"),
      ("上海世界博覽會", "zh"),
      ("The Great Exhibition 1851", "en"),
      ("The Korean alphabet, called Hangul (한글), was made in 1443", "en"),
      ("Exposición Universal", "en"),
      ("معرض عالمي", "und-Arab"),
      ("יריד עולמי", "he"),
      ("Всемирная выставка (Expo)", "und-Cyrl"),
      ("Παγκόσμια έκθεση", "el"),
      ("งานแสดงสินค้าโลก", "th"),
      ("विश्व मेला", "und-Deva"),
      ("საერთაშორისო გამოფენა", "ka"),
      ("Համաշխարհային ցուցահանդես", "hy"),
      ("உலக கண்காட்சி", "und"),
      ("대전 Москва", "ko"),
      ("1900. 04. 14", "en"),
      ("", "en"),
    ])
  func tag(text: String, expected: String) {
    var language = TextLanguage()
    language.count(text)
    #expect(language.tag == expected)
  }
}
