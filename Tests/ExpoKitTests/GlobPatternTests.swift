@testable import ExpoKit
import Testing

struct GlobPatternTests {
  @Test(
    "patterns and paths",
    arguments: [
      ("sub", "sub/a/b.json", true), ("sub", "x/sub/b.json", true), ("sub", "subs/b.json", false),
      ("x/sub", "x/sub/b.json", true), ("x/sub", "y/x/sub/b.json", false), ("", "a.json", false),
      (".", "a.json", false), ("./sub", "x/sub/a.json", false), ("./sub", "sub/a.json", true),
      ("a/*", "a/b/c.json", true), ("*.json", "a.json", true), ("*.json", "x/y/a.json", true),
      ("*.json", "a.jsonl", false),
      ("a/*.json", "a/b.json", true), ("a/*.json", "a/b/c.json", false),
      ("a/**", "a/b/c.json", true), ("a/", "a/b.json", true), ("a/**/c.json", "a/c.json", true),
      ("**/poster.imageset/Contents.json", "A.xcassets/poster.imageset/Contents.json", true),
      ("?.json", "ab.json", false), ("*a*b*", "xxaxxbxx", true), ("*a*b*", "xxbxxaxx", false),
      ("./a.json", "a.json", true), ("한*", "한국.json", true),
      ("**/a/**/b/**", "x/a/y/b/z.json", true), ("**/a/**/b/**", "x/b/y/a/z.json", false),
      ("a/**/**/b.json", "a/b.json", true), ("**", "a/b.json", true), ("a/**", "b/a", false),
      (
        String(repeating: "**/a/", count: 30) + "b", String(repeating: "a/", count: 200) + "c",
        false
      ),
      ("*a*a*a*a*a*a*a*a*b", String(repeating: "a", count: 2000), false),
    ])
  func matching(pattern: String, path: String, isMatch: Bool) {
    #expect(GlobPattern(pattern).matches(path) == isMatch)
  }
}
