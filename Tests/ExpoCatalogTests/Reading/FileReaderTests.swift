import ExpoSource
import ExpoCatalog
import ExpoTestSupport
import ExpoText
import Foundation
import Testing

/// Whole files, also while they are changed.
@Suite(.serialized) struct FileReaderTests {
  private static let large = String(repeating: "0123456789abcdef", count: 1 << 16)

  init() { FaultHandler.install() }

  @Test("large files are mapped only when a program has installed the fault handler")
  func unasked() async {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder(["f": Self.large])
      #expect(try FileReader.read(folder.path + "/f").bytes.isOwned)
      FaultHandler.install()
      #expect(try !FileReader.read(folder.path + "/f").bytes.isOwned)
    }
  }

  @Test("files of every size are read", arguments: [0, 1, 15, 4096, 1 << 18, 1 << 20])
  func sizes(count: Int) throws {
    let text = String(Self.large.prefix(count))
    let folder = try TemporaryFolder(["f": text])
    let file = try FileReader.read(folder.path + "/f")
    #expect(String(decoding: file.bytes, as: UTF8.self) == text)
    try FileReader.checkIsWhole(file)
  }

  @Test("a mapped file that becomes shorter is an error, not a crash")
  func cut() throws {
    let folder = try TemporaryFolder(["f": Self.large])
    let path = folder.path + "/f"
    let file = try FileReader.read(path)
    #expect(truncate(path, 5000) == 0)
    let ends = (file.bytes[4999], file.bytes[1 << 19], file.bytes[(1 << 20) - 1])
    #expect(ends == (UInt8(ascii: "7"), 0, 0))
    #expect(throws: FileError(path: path, kind: .becameShorter)) {
      try FileReader.checkIsWhole(file)
    }
  }

  @Test("bytes that are added to a mapped file are ignored")
  func growing() throws {
    let folder = try TemporaryFolder(["f": Self.large])
    let path = folder.path + "/f"
    let file = try FileReader.read(path)
    let handle = try #require(FileHandle(forWritingAtPath: path))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data("more".utf8))
    #expect(file.bytes.count == 1 << 20)
    #expect(file.bytes.last == UInt8(ascii: "f"))
    try FileReader.checkIsWhole(file)
  }

  @Test("files beyond the limit of mappings are read")
  func many() throws {
    let folder = try TemporaryFolder(["f": Self.large])
    let files = try (0..<300).map { _ in try FileReader.read(folder.path + "/f") }
    #expect(files.allSatisfy { $0.bytes.count == 1 << 20 })
    #expect(files[0].bytes == files[299].bytes)
  }
}
