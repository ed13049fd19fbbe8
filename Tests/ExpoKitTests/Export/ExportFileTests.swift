import ExpoTestSupport
import Foundation
import Testing

@testable import ExpoKit

struct ExportFileTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path + "/book.md" }

  init() throws { folder = try TemporaryFolder() }

  private func export(
    _ text: String, to path: String? = nil, isDryRun: Bool = false
  ) throws -> Bool {
    try FileWriter.export(
      RenderedFile(path: "index.md") { $0 += text.utf8 }, to: path ?? self.path, isDryRun: isDryRun)
  }

  @Test("a file is written only if it differs, and keeps its mode")
  func rounds() throws {
    #expect(try export("1", isDryRun: true))
    #expect(try folder.names == [])
    #expect(try export("1"))
    try folder.setMode(0o640, of: "book.md")
    #expect(try !export("1"))
    #expect(try export("2"))
    #expect(try folder.text("book.md") == "2")
    #expect(try folder.mode("book.md") == 0o640)
    #expect(try folder.names == ["book.md"])
  }

  @Test("missing folders are made, except in a dry run")
  func folders() throws {
    let path = folder.path + "/sub/deep/book.md"
    #expect(try export("1", to: path, isDryRun: true))
    #expect(try folder.names == [])
    #expect(try export("1", to: path))
    #expect(try folder.text("sub/deep/book.md") == "1")
    try folder.write("", to: "file")
    #expect(throws: FileError.self) { try export("1", to: folder.path + "/file/book.md") }
  }

  @Test("a link is followed, also to a missing file, completely or not at all")
  func link() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path + "/deep", withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "deep/real.md")
    #expect(try export("new", isDryRun: true))
    #expect(throws: CancellationError.self) {
      try FileWriter.export(RenderedFile(path: "index.md") { $0 += "half".utf8 }, to: path) {
        throw CancellationError()
      }
    }
    #expect(!FilePath.exists(path))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/deep") == [])
    #expect(try export("new"))
    #expect(try folder.text("deep/real.md") == "new")
    #expect(try export("newer") && folder.text("deep/real.md") == "newer")
    #expect(try folder.names == ["book.md", "deep"])
    try FileManager.default.removeItem(atPath: folder.path + "/deep")
    #expect(throws: FileError.self) { try export("new") }
  }
}
