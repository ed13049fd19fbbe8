import ExpoBase
import Testing

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
  func lists(items: [String], text: String) {
    #expect(English.list(items, "or") == text)
  }
}
