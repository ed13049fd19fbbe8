import ExpoTestSupport
import Foundation
import Testing

@testable import ExpoCatalog

/// What a site publishes of a folder, and what it does not.
struct StaticFolderTests {
  private func read(_ files: [String: [UInt8]]) throws -> StaticFolder {
    let folder = try TemporaryFolder([:])
    for (path, bytes) in files {
      let url = URL(filePath: folder.path + "/static/" + path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: url)
    }
    return try StaticFolder(reading: folder.path + "/static")
  }

  @Test("fonts, pictures and text, in every folder; hidden files are skipped")
  func published() throws {
    let folder = try read([
      "logo.svg": Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8),
      "fonts/한글.woff2": Array("wOF2....".utf8), "fonts/a.TTF": [0, 1, 0, 0, 0],
      "robots.txt": Array("User-agent: *\n".utf8), ".DS_Store": [0], "pictures/a.gif": gif,
    ])
    #expect(
      folder.files.map(\.path) == [
        "fonts/a.TTF", "fonts/한글.woff2", "logo.svg", "pictures/a.gif", "robots.txt",
      ])
    #expect(folder.refused.isEmpty)
  }

  private var gif: [UInt8] { Array("GIF89a".utf8) + [1, 0, 1, 0, 0, 0, 0, 0x3B] }

  @Test("what runs, and what is not what its name says, is refused")
  func refused() throws {
    let folder = try read([
      "a.js": Array("alert(1)".utf8), "b.html": Array("<p>".utf8), "c.css": [], "d": [1],
      "e.png": Array("<!DOCTYPE html><script>".utf8), "f.gif": Array("<svg onload='x'/>".utf8),
      "g.woff2": Array("<svg/>".utf8), "h.svgz": [0x1F, 0x8B], "i.png": [],
    ])
    #expect(folder.files.isEmpty)
    #expect(
      folder.refused.map { "\($0.file.path) \($0.reason)" } == [
        "a.js type", "b.html type", "c.css type", "d type",
        "e.png picture(ExpoCatalog.PictureFault.html)",
        "f.gif picture(ExpoCatalog.PictureFault.script)", "g.woff2 content", "h.svgz type",
        "i.png picture(ExpoCatalog.PictureFault.empty)",
      ])
  }

  @Test("links are not followed")
  func links() throws {
    let folder = try TemporaryFolder(["static/a.txt": "a", "secret.txt": "s"])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/static/b.txt", withDestinationPath: "../secret.txt")
    let read = try StaticFolder(reading: folder.path + "/static")
    #expect(read.files.map(\.path) == ["a.txt"])
    #expect(read.refused.map(\.reason) == [.notAFile])
  }

  @Test("a folder that does not exist")
  func missing() {
    #expect(throws: FileError.self) { try StaticFolder(reading: "/no/such/folder") }
  }
}
