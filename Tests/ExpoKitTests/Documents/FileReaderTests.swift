import ExpoSystem
import ExpoTestSupport
import Foundation
import Testing

@testable import ExpoKit

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

  @Test("bytes that are added to a mapped file are ignored")
  func growing() throws {
    let folder = try TemporaryFolder(["f": Self.large])
    let path = folder.path + "/f"
    let file = try FileReader.read(path)
    try FileWriter.append(Array("more".utf8), to: path)
    #expect(file.bytes.count == 1 << 20)
    #expect(file.bytes.last == UInt8(ascii: "f"))
    try FileReader.checkIsWhole(file)
  }

  @Test("a found file is not read if it has become a link, a pipe, a device or a folder")
  func found() throws {
    let folder = try TemporaryFolder(["f": "text", "deep/f": ""])
    try folder.link("link", to: "f")
    try folder.link("loop", to: "loop")
    try folder.pipe("pipe")
    let file = try FileReader.readFound(folder.path + "/f")
    #expect(String(decoding: file.bytes, as: UTF8.self) == "text")
    for path in ["link", "loop", "pipe", "deep"].map({ folder.path + "/" + $0 }) + ["/dev/zero"] {
      #expect(throws: FileError(path: path, kind: .notAFile)) { try FileReader.readFound(path) }
    }
    #expect(throws: FileError.missing(folder.path + "/g")) {
      try FileReader.readFound(folder.path + "/g")
    }
  }

  @Test("a document of more than 2 GiB is an error before it is read, as is a stream without end")
  func limit() throws {
    let folder = try TemporaryFolder(["f": ""])
    let path = folder.path + "/f"
    #expect(truncate(path, FileReader.sizeLimit + 1) == 0)
    let error = FileError(path: path, kind: .tooLarge(limit: 1 << 31))
    #expect(throws: error) { try FileReader.read(path) }
    #expect(throws: error) { try FileReader.readFound(path) }
    let zeros = try FileReader.stream(of: "/dev/zero")
    #expect(throws: FileError(path: "/dev/zero", kind: .tooLarge(limit: 1 << 20))) {
      try FileReader.read(zeros, limit: 1 << 20)
    }
    try folder.write("12345", to: "g")
    let stream = { try FileReader.stream(of: folder.path + "/g") }
    #expect(try FileReader.read(stream(), limit: 5).bytes.count == 5)
    #expect(throws: FileError.self) { try FileReader.read(stream(), limit: 4) }
  }

  @Test("files beyond the limit of mappings are read")
  func many() throws {
    let folder = try TemporaryFolder(["f": Self.large])
    let files = try (0..<300).map { _ in try FileReader.read(folder.path + "/f") }
    #expect(files.allSatisfy { $0.bytes.count == 1 << 20 })
    #expect(files[0].bytes == files[299].bytes)
  }
}
