import Testing

@testable import ExpoRendering

struct LanguageTagTests {
  @Test(
    "language, script and direction of a tag",
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
    "language and region as Open Graph writes them",
    arguments: [
      ("ko", "ko_KR"), ("en-GB", "en_GB"), ("zh-Hant-tw", "zh_TW"), ("und-Cyrl", nil), ("ar", nil),
      ("de-1996", "de_DE"), ("en-x-gb", "en_US"),
    ] as [(String, String?)])
  func locale(tag: String, locale: String?) {
    #expect(LanguageTag(tag).locale == locale)
  }
}
