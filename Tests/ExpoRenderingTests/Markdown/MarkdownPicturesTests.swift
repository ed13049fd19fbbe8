import Testing

@testable import ExpoRendering

/// Paths as folders see them.
struct RelativePathTests {
  @Test(
    "a path from a folder",
    arguments: [
      ("/a/b/x.png", "/a/b", "x.png"), ("/a/b/x.png", "/a/out", "../b/x.png"),
      ("/a/x.png", "/", "a/x.png"), ("/x.png", "/a/b/", "../../x.png"), ("a/x.png", "", "a/x.png"),
      ("a/x.png", ".", "a/x.png"), ("a//./b/../x.png", "a", "x.png"),
      ("a/x.png", "b/c", "../../a/x.png"),
      ("../a/x.png", "b", "../../a/x.png"), ("../a/x.png", "../b", "../a/x.png"),
      ("/../x.png", "/a", "../x.png"),
    ])
  func relative(path: String, folder: String, expected: String) {
    #expect(RelativePath.of(path, from: folder) == expected)
  }

  @Test(
    "a path that cannot be said from there stays",
    arguments: [("/a/x.png", "b"), ("a/x.png", "/b"), ("a/x.png", "../b")])
  func unknown(path: String, folder: String) {
    #expect(RelativePath.of(path, from: folder) == path)
  }
}
