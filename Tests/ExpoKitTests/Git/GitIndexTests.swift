import ExpoTestSupport
import Foundation
import Testing

@testable import ExpoKit

/// The index of real repositories, and what is left of broken ones.
struct GitIndexTests {
  private static let files = [
    "a.json", "a/b.json", "a-b/c.json", "a/b/c/d.json", "x y.json", "한글/항목.json", "z",
  ]

  private func index(version: Int, hash: String = "sha1") throws -> [UInt8] {
    let git = Git()
    let folder = try TemporaryFolder(lists: Self.files)
    try git.run(["init", "-q", "--object-format=\(hash)"], in: folder.path)
    try git.run(["config", "index.version", "\(version)"], in: folder.path)
    try git.run(["add", "."], in: folder.path)
    // Only an entry with a flag of its own makes an index of version 3.
    if version == 3 { try git.run(["update-index", "--skip-worktree", "z"], in: folder.path) }
    let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/.git/index"))
    // The signature `DIRC` is before the version, a number of four bytes.
    #expect(bytes[7] == version)
    return Array(bytes)
  }

  @Test(
    "the tracked files of every version of an index are read",
    .enabled(if: Git.isInstalled, "git is missing"),
    arguments: [(2, "sha1"), (3, "sha1"), (4, "sha1"), (2, "sha256"), (4, "sha256")])
  func versions(version: Int, hash: String) throws {
    let bytes = SourceBytes(try index(version: version, hash: hash))
    let index = try #require(GitIndex(bytes))
    for file in Self.files { #expect(index.tracks(Array(file.utf8)), "\(file)") }
    for other in ["a", "b", "a.jso", "a.json2", "", "zz", "a/b"] {
      #expect(!index.tracks(Array(other.utf8)), "\(other)")
    }
    for folder in ["a", "a/b", "a/b/c", "a-b", "한글"] {
      #expect(index.tracksAnything(in: Array(folder.utf8)), "\(folder)")
    }
    for folder in ["b", "a.json", "a/c", "한", "z"] {
      #expect(!index.tracksAnything(in: Array(folder.utf8)), "\(folder)")
    }
    let part = try #require(GitIndex(bytes, below: Array("a/".utf8)))
    #expect(part.tracks(Array("a/b.json".utf8)))
    #expect(!part.tracks(Array("z".utf8)))
  }

  @Test(
    "a truncated index is refused, and no changed byte of one traps",
    .enabled(if: Git.isInstalled, "git is missing"), arguments: [2, 3, 4])
  func broken(version: Int) throws {
    let whole = try index(version: version)
    // The hash at the end has 20 bytes.
    let entries = whole.count - 20
    for count in stride(from: 0, to: entries / 2, by: 7) {
      #expect(GitIndex(SourceBytes(whole[..<count])) == nil, "\(count)")
    }
    for offset in whole.indices {
      var bytes = whole
      for change: UInt8 in [0x01, 0x40, 0x80, 0xFF] {
        bytes[offset] = whole[offset] ^ change
        _ = GitIndex(SourceBytes(bytes))?.tracks(Array("a.json".utf8))
      }
    }
  }

  @Test("names that grow with every entry are refused before they fill memory")
  func growing() {
    var bytes: [UInt8] = Array("DIRC".utf8) + [0, 0, 0, 4, 0, 0, 0x10, 0]
    for _ in 0..<0x1000 { bytes += [UInt8](repeating: 0, count: 62) + [0, UInt8(ascii: "a"), 0] }
    #expect(GitIndex(SourceBytes(bytes)) == nil)
  }
}
