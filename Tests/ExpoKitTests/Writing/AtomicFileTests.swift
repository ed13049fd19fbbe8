import ExpoTestSupport
import Foundation
import Testing

@testable import ExpoKit

struct AtomicFileTests {
  private let folder: TemporaryFolder
  private let open: OpenFolder

  init() throws {
    folder = try TemporaryFolder(["a": "old"])
    open = try #require(try OpenFolder.at(folder.path))
  }

  private func write(_ text: String, to file: borrowing AtomicFile) throws {
    try file.write(Array(text.utf8).span)
  }

  @Test("a file has its old content until the new one is published")
  func publishing() throws {
    let file = try AtomicFile("a", in: open)
    try write("new", to: file)
    #expect(try folder.text("a") == "old")
    #expect(try folder.names.count == 2)
    try file.publish()
    #expect(try folder.text("a") == "new")
    #expect(try folder.names == ["a"])
  }

  @Test("a file that cannot be renamed leaves nothing behind")
  func failing() throws {
    try folder.write("mine", to: "folder/x")
    #expect(throws: FileError(path: folder.path + "/folder", kind: .system(code: EISDIR))) {
      let file = try AtomicFile("folder", in: open)
      try file.publish()
    }
    #expect(try folder.names == ["a", "folder"])
  }

  @Test("1,000 temporary names are different")
  func random() {
    let names = Set((1...1000).map { _ in AtomicFile.temporaryName(of: .anyone) })
    #expect(names.count == 1000)
    #expect(names.allSatisfy(AtomicFile.isTemporaryName))
  }

  @Test("only temporary files older than an hour are swept")
  func sweeping() throws {
    let left = ".expo-tmp-0123456789abcdef"
    let kept = [
      ".expo-tmp", ".expo-tmp-", ".expo-1900", ".expo-notes", ".expo-tmp-notes",
      ".expo-tmp-0123456789ABCDEF", ".expo-tmp-0123456789abcdef.json", "a",
      ".expo-tmp-00000000000folder/b",
    ]
    for name in [left] + kept {
      try folder.write("x", to: name)
      try folder.setAge(3660, of: name)
    }
    try FileManager.default.createDirectory(
      atPath: folder.path + "/.expo-tmp-1111111111111111", withIntermediateDirectories: false)
    try folder.setAge(3660, of: ".expo-tmp-1111111111111111")
    let young = ".expo-tmp-fedcba9876543210"
    try folder.write("x", to: young)
    try folder.setAge(3540, of: young)
    let before = try Set(folder.names)
    AtomicFile.sweep(open)
    #expect(try before.subtracting(folder.names) == [left])
    #expect(try Set(folder.names).isSubset(of: before))
  }

  @Test("the temporary files of a killed export are removed at once, but only by the next export")
  func exports() throws {
    let (export, other) = (".expo-tmp-export-0123456789abcdef", ".expo-tmp-0123456789abcdef")
    for name in [export, other, ".expo-tmp-export-notes"] { try folder.write("x", to: name) }
    AtomicFile.sweep(open)
    #expect(try Set(folder.names).isSuperset(of: [export, other]))
    AtomicFile.sweep(open, try open.names(), for: .export)
    #expect(try !folder.names.contains(export))
    #expect(try Set(folder.names).isSuperset(of: [other, ".expo-tmp-export-notes"]))
  }
}
