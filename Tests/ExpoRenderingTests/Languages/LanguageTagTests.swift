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
}
