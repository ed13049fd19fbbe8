import Testing

@testable import ExpoKit

/// Lists of files: their order, and when two are equal.
struct ListedFilesTests {
  private static let content = FileContent(of: [1])
  private static let other = FileContent(of: [1, 2])

  private func files(_ names: [String]) throws -> ListedFiles {
    var files = ListedFiles()
    for name in names { files.list(try #require(ExportPath(name)), Self.content) }
    return files
  }

  @Test("files in the order they were listed, and sorted by bytes")
  func order() throws {
    let files = try files(["b", "a/c", "한", "B", "b"])
    #expect(files.paths.map(\.text) == ["b", "a/c", "한", "B"])
    #expect(files.sorted.map(\.path.text) == ["B", "a/c", "b", "한"])
  }

  @Test("the content that was listed last counts")
  func replaced() throws {
    var files = try files(["a", "b"])
    let (a, b) = (try #require(ExportPath("a")), try #require(ExportPath("b")))
    files.list(a, Self.other)
    #expect(files[a] == Self.other)
    #expect(files[b] == Self.content)
    #expect(files[try #require(ExportPath("c"))] == nil)
    #expect(files.count == 2)
  }

  @Test("only files of another list are taken from it")
  func other() throws {
    let (known, asked) = (try files(["a"]), ["a", "b"])
    var files = ListedFiles()
    for name in asked { files.list(try #require(ExportPath(name)), asIn: known) }
    #expect(files == known)
  }

  @Test("lists are equal in any order, but not with different contents")
  func equality() throws {
    var other = try files(["b", "a"])
    #expect(try files(["a", "b"]) == other)
    #expect(try files(["a"]) != other)
    #expect(try files(["a", "c"]) != other)
    other.list(try #require(ExportPath("a")), Self.other)
    #expect(try files(["a", "b"]) != other)
  }
}
