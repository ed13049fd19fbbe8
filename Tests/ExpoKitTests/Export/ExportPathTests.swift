import Testing

@testable import ExpoKit

struct ExportPathTests {
  @Test(
    "a path is a folder and a name",
    arguments: [
      ("index.html", "", "index.html", []), ("a/b.md", "a", "b.md", ["a"]),
      ("a/b/한글.png", "a/b", "한글.png", ["a", "a/b"]),
    ])
  func parts(text: String, folder: String, name: String, folders: [String]) throws {
    let path = try #require(ExportPath(text))
    #expect((path.folder, path.name) == (folder, name))
    #expect(path.folders == folders)
  }

  @Test(
    "a path that leads out of the folder or to a hidden file is refused",
    arguments: [
      "", "/", "/etc/passwd", "..", ".", "a/../b", "a/./b", "a//b", "a/", "../x", "a\\b", "a\0b",
      ".expo-export.json", "a/.expo-x/b", ".nojekyll", "a/..b", ".git/HEAD", "a/.GIT/config",
    ])
  func refused(text: String) {
    #expect(ExportPath(text) == nil)
    #expect(throws: ExportError.badPath(text)) {
      try ExportPath.checked([RenderedFile(path: text) { _ in }])
    }
  }

  @Test(
    "two names that some file systems treat as equal are refused",
    arguments: [
      (["a.html", "A.html"], ExportError.sameName("a.html", "A.html")),
      (["x/\u{D55C}", "x/\u{1112}\u{1161}\u{11AB}"], .sameName("x/한", "x/한")),
      (["a", "a/b"], .sameName("a", "a/")), (["A/x", "a"], .sameName("a", "A/")),
      (["a.html", "a.html"], .sameName("a.html", "a.html")),
    ])
  func same(paths: [String], error: ExportError) {
    #expect(throws: error) {
      try ExportPath.checked(paths.map { RenderedFile(path: $0) { _ in } })
    }
  }

  @Test("paths are equal only byte for byte")
  func bytes() throws {
    let composed = try #require(ExportPath("\u{D55C}"))
    let decomposed = try #require(ExportPath("\u{1112}\u{1161}\u{11AB}"))
    #expect(composed != decomposed)
    #expect(Set([composed, decomposed]).count == 2)
  }
}
