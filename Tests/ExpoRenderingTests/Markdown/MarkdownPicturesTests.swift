import Testing

@testable import ExpoRendering

/// Paths of pictures relative to the folder of a book.
struct MarkdownPicturesTests {
  @Test(
    "a path relative to a folder",
    arguments: [
      ("/a/b/x.png", "/a/b", "x.png"), ("/a/b/x.png", "/a/out", "../b/x.png"),
      ("/a/x.png", "/", "a/x.png"), ("/x.png", "/a/b/", "../../x.png"), ("a/x.png", "", "a/x.png"),
      ("a/x.png", ".", "a/x.png"), ("a//./b/../x.png", "a", "x.png"),
      ("a/x.png", "b/c", "../../a/x.png"),
      ("../a/x.png", "b", "../../a/x.png"), ("../a/x.png", "../b", "../a/x.png"),
      ("/../x.png", "/a", "../x.png"),
    ])
  func relative(path: String, folder: String, expected: String) {
    #expect(MarkdownPictures.path(of: path, from: folder) == expected)
  }

  @Test(
    "a path with no relative form stays as it is",
    arguments: [("/a/x.png", "b"), ("a/x.png", "/b"), ("a/x.png", "../b")])
  func unknown(path: String, folder: String) {
    #expect(MarkdownPictures.path(of: path, from: folder) == path)
  }
}
