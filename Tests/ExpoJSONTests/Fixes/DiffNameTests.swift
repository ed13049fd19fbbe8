import ExpoJSON
import ExpoBase
import Testing

/// Names in the header of a difference, as git writes them.
struct DiffNameTests {
  @Test(
    "name → header",
    arguments: [
      ("a/b.json", "a/b.json"), ("한 글.json", "한 글.json\t"), ("한글.json", "한글.json"),
      ("x\n+++ victim\n", #""x\n+++ victim\n""#), ("a\tb", #""a\tb""#), ("a\r\u{7}", #""a\r\a""#),
      ("a\\b", #""a\\b""#), ("\"q\" r", #""\"q\" r""#), ("\u{1B}[2J", #""\033[2J""#),
      // `patch` skips white space before a name.
      (" a.json", #"" a.json""#), ("a.json ", #""a.json ""#), ("a .json", "a .json\t"),
      ("\u{7F}한\n", #""\177한\n""#),
    ])
  func names(name: String, header: String) {
    let bytes = UnifiedDiff.between(
      SourceFile(name: name, text: "a\n"), SourceFile(name: name, text: "b\n"))
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == "--- \(header)\n+++ \(header)\n@@ -1,1 +1,1 @@\n-a\n+b\n")
  }
}
