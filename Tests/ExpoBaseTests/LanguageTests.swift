@testable import ExpoBase
import Testing

struct LanguageTests {
  @Test(
    "messages are in the first preferred language that expo has, else in English",
    arguments: [
      (["ko-KR"], Language.korean), (["fr-FR", "ko", "en"], .korean),
      (["en-GB", "ko-KR"], .english),
      (["fr"], .english), ([], .english), ([""], .english),
    ])
  func preferred(tags: [String], language: Language) {
    #expect(Language(preferredLanguages: tags) == language)
  }

  @Test(
    "LC_ALL overrides LC_MESSAGES, which overrides LANG; an empty variable counts as unset",
    arguments: [
      (["LANG": "ko_KR.UTF-8"], Language.korean),
      (["LANG": "ko_KR.UTF-8", "LC_MESSAGES": "C"], .english),
      (["LANG": "C", "LC_MESSAGES": "en_US", "LC_ALL": "ko"], .korean),
      (["LANG": "ko", "LC_ALL": ""], .korean), (["LANG": "C.UTF-8"], .english), ([:], .english),
      (["LANG": "KO"], .korean), (["LANG": "kok_IN"], .english), (["LANG": "ja_JP"], .english),
    ])
  func environment(variables: [String: String], language: Language) {
    #expect(Language(environment: { variables[$0] }) == language)
  }
}

struct EnglishTests {
  @Test(
    "a noun agrees with its number",
    arguments: [(0, "0 files", "0 entries"), (1, "1 file", "1 entry"), (2, "2 files", "2 entries")])
  func counts(number: Int, files: String, entries: String) {
    #expect(English.count(number, "file") == files)
    #expect(English.entries(number) == entries)
  }

  @Test(
    "only the last two items are joined by the word",
    arguments: [
      ([], ""), (["ko"], "ko"), (["ko", "en"], "ko or en"),
      (["auto", "always", "never"], "auto, always or never"),
    ])
  func lists(items: [String], text: String) { #expect(English.list(items, "or") == text) }
}
