import ExpoKit
import Testing

struct UnifiedDiffTests {
  @Test(
    "the difference of two versions is that of diff -u",
    arguments: [
      ("a\nb\n", "a\nb\n", ""),
      ("a\nb\nc\n", "a\nx\nc\n", "@@ -1,3 +1,3 @@\n a\n-b\n+x\n c\n"),
      ("a\n", "a", "@@ -1,1 +1,1 @@\n-a\n+a\n\\ No newline at end of file\n"),
      ("", "a\n", "@@ -0,0 +1,1 @@\n+a\n"),
      ("a\n", "", "@@ -1,1 +0,0 @@\n-a\n"),
      (
        "1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nx\n6\n7\n8\n9\n",
        "@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+x\n 6\n 7\n 8\n"
      ),
      (
        "a\n1\n2\n3\n4\n5\n6\n7\nb\n", "A\n1\n2\n3\n4\n5\n6\n7\nB\n",
        "@@ -1,4 +1,4 @@\n-a\n+A\n 1\n 2\n 3\n@@ -6,4 +6,4 @@\n 5\n 6\n 7\n-b\n+B\n"
      ),
    ])
  func difference(old: String, new: String, expected: String) {
    let bytes = UnifiedDiff.between(
      SourceFile(name: "f", text: old), SourceFile(name: "f", text: new))
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text == (expected.isEmpty ? "" : "--- f\n+++ f\n" + expected))
  }

  @Test("a document on one line and the same on very many have nothing in common")
  func minified() {
    let many = (0..<30_000).map { "line \($0)\n" }.joined()
    let bytes = UnifiedDiff.between(
      SourceFile(name: "f", text: "all\n"), SourceFile(name: "f", text: many))
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    #expect(lines.prefix(5) == ["--- f", "+++ f", "@@ -1,1 +1,30000 @@", "-all", "+line 0"])
    #expect(lines.count == 30_004)
  }
}

struct DiffNameTests {
  @Test(
    "a name stands in the header as git writes it",
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
