@testable import ExpoBase
import Testing

struct LanguageTests {
  @Test(
    "the first preferred language that expo has, else English",
    arguments: [
      (["ko-KR"], Language.korean), (["fr-FR", "ko", "en"], .korean),
      (["en-GB", "ko-KR"], .english),
      (["fr"], .english), ([], .english), ([""], .english),
    ])
  func preferred(tags: [String], language: Language) {
    #expect(Language(preferredLanguages: tags) == language)
  }

  @Test(
    "the language of an environment: LC_ALL, LC_MESSAGES, LANG; an empty one counts as unset",
    arguments: [
      (["LANG": "ko_KR.UTF-8"], Language.korean),
      (["LANG": "ko_KR.UTF-8", "LC_MESSAGES": "C"], .english),
      (["LANG": "C", "LC_MESSAGES": "en_US", "LC_ALL": "ko"], .korean),
      (["LANG": "ko", "LC_ALL": ""], .korean), (["LANG": "C.UTF-8"], .english), ([:], .english),
    ])
  func environment(variables: [String: String], language: Language) {
    #expect(Language(environment: { variables[$0] }) == language)
  }
}
