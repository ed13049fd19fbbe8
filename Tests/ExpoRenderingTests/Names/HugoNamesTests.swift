import Testing

@testable import ExpoRendering

/// File names and the folders that Hugo publishes them under.
struct HugoNamesTests {
  @Test(
    "folders are in lower case, of letters and digits, and without a language",
    arguments: [
      (["flag.en", "flag", "flag-en", "a.b"], ["flag-en", "flag", "flag-en-2", "a-b"]),
      (["Up", "up", "ÄÉ"], ["up", "up-2", "äé"]),
      (["a!b", "a (b)", "a%41"], ["a-b", "a-b-2", "a-41"]),
      (["해금", "한 글"], ["해금", "한-글"]), (["👪", "!!", "2"], ["1", "2", "2-2"]),
      (["index", "tags", "_index"], ["index-2", "tags-2", "index-3"]),
      // A letter of Unicode 15, which Debian's Hugo drops.
      (["\u{31350}", "x"], ["1", "x"]),
    ])
  func names(fileNames: [String], expected: [String]) {
    #expect(HugoNames(fileNames).names == expected)
  }
}
