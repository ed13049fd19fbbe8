import ExpoKit
import ExpoTestSupport
import Testing

struct UnifiedDiffTests {
  @Test(
    "the difference of two versions is that of diff -u",
    arguments: TextTable.rows(
      #"""
      a⏎b⏎ → a⏎b⏎ → nothing
      a⏎b⏎c⏎ → a⏎x⏎c⏎ → @@ -1,3 +1,3 @@⏎ a⏎-b⏎+x⏎ c⏎
      a⏎ → a → @@ -1,1 +1,1 @@⏎-a⏎+a⏎\ No newline at end of file⏎
       → a⏎ → @@ -0,0 +1,1 @@⏎+a⏎
      a⏎ →  → @@ -1,1 +0,0 @@⏎-a⏎
      1⏎2⏎3⏎4⏎5⏎6⏎7⏎8⏎9⏎ → 1⏎2⏎3⏎4⏎x⏎6⏎7⏎8⏎9⏎ → @@ -2,7 +2,7 @@⏎ 2⏎ 3⏎ 4⏎-5⏎+x⏎ 6⏎ 7⏎ 8⏎
      a⏎1⏎2⏎3⏎4⏎5⏎6⏎7⏎b⏎ → A⏎1⏎2⏎3⏎4⏎5⏎6⏎7⏎B⏎ → @@ -1,4 +1,4 @@⏎-a⏎+A⏎ 1⏎ 2⏎ 3⏎@@ -6,4 +6,4 @@⏎ 5⏎ 6⏎ 7⏎-b⏎+B⏎
      """#))
  func difference(row: [String]) {
    let bytes = UnifiedDiff.between(
      SourceFile(name: "f", text: row[0]), SourceFile(name: "f", text: row[1]))
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text == (row[2] == "nothing" ? "" : "--- f\n+++ f\n" + row[2]))
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
    "the header has the name as git writes it",
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
