import ExpoTestSupport
import Foundation
import Testing

/// Files before and after their content is replaced.
struct FileWriterTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path + "/a.json" }

  init() throws { folder = try TemporaryFolder() }

  private func replace(_ path: String? = nil, with text: String) throws {
    var writer = FileWriter()
    try writer.replace(path ?? self.path, with: Array(text.utf8))
  }

  @Test("new content keeps the mode of the file")
  func rounds() throws {
    try replace(with: "1")
    #expect(try folder.text("a.json") == "1")
    try folder.setMode(0o640, of: "a.json")
    try replace(with: "2")
    #expect(try folder.text("a.json") == "2")
    #expect(try folder.mode("a.json") == 0o640)
    #expect(try folder.names == ["a.json"])
  }

  @Test(
    "a file that somebody changed after it was read is left as it is, without a copy",
    arguments: [10, 300_000], ["written", "replaced", "longer", "linked"])
  func changed(size: Int, change: String) throws {
    let old = String(repeating: "a", count: size)
    try folder.write(old, to: "a.json")
    let link = folder.path + "/b.json"
    if change == "linked" { try FileManager.default.linkItem(atPath: path, toPath: link) }
    try folder.setAge(10, of: "a.json")
    let read = try FileReader.read(path)
    let theirs = change == "longer" ? old + "b" : String(repeating: "b", count: size)
    if change == "replaced" {
      try folder.write(theirs, to: "a.json")
    } else {
      try theirs.write(toFile: path, atomically: false, encoding: .utf8)
    }
    var writer = FileWriter()
    #expect(throws: FileError(path: path, kind: .changed)) {
      try writer.replace(path, with: Array("new".utf8), madeFrom: read)
    }
    #expect(try folder.text("a.json") == theirs)
    #expect(try folder.names == (change == "linked" ? ["a.json", "b.json"] : ["a.json"]))
  }

  @Test("a file that was read is replaced, under each of its names")
  func unchanged() throws {
    try folder.write("old", to: "a.json")
    try folder.link("b.json", to: "a.json")
    let names = [path, folder.path + "/b.json"]
    let read = try names.map(FileReader.read)
    var writer = FileWriter()
    for (name, file) in zip(names, read) {
      try writer.replace(name, with: Array("new".utf8), madeFrom: file)
    }
    #expect(try folder.text("b.json") == "new")
    #expect(try folder.names == ["a.json", "b.json"])
  }

  @Test("a link is followed, also to a file that does not exist yet", arguments: ["old", nil])
  func link(old: String?) throws {
    try FileManager.default.createDirectory(
      atPath: folder.path + "/deep", withIntermediateDirectories: false)
    if let old { try folder.write(old, to: "deep/real.json") }
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "b.json")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/b.json", withDestinationPath: "deep/real.json")
    try replace(with: "new")
    #expect(try folder.text("deep/real.json") == "new")
    for link in ["a.json", "b.json"] {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/" + link)
      #expect(attributes[.type] as? FileAttributeType == .typeSymbolicLink)
    }
    #expect(try folder.names == ["a.json", "b.json", "deep"])
  }

  @Test("circular links and links to a missing folder are errors")
  func deadLinks() throws {
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "a.json")
    #expect(throws: FileError(path: path, kind: .system(code: ELOOP))) { try replace(with: "new") }
    let lost = folder.path + "/lost"
    try FileManager.default.createSymbolicLink(atPath: lost, withDestinationPath: "none/x")
    #expect(throws: FileError.missing(lost)) { try replace(lost, with: "new") }
    #expect(try folder.names == ["a.json", "lost"])
  }

  @Test(
    "hard links of a document stay links of one file", arguments: ["new", "", "a longer content"])
  func hardLink(content: String) throws {
    try folder.write("old text", to: "a.json")
    try folder.setMode(0o640, of: "a.json")
    try FileManager.default.linkItem(atPath: path, toPath: folder.path + "/b.json")
    var writer = FileWriter()
    try writer.replace(path, with: Array(content.utf8), madeFrom: FileReader.read(path))
    #expect(try folder.text("a.json") == content)
    #expect(try folder.text("b.json") == content)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.referenceCount] as? Int == 2)
    #expect(try folder.mode("a.json") == 0o640)
    #expect(try folder.names == ["a.json", "b.json"])
  }

  @Test("an output with hard links, also one that is appended to, becomes a file of its own")
  func linkedOutput() throws {
    try folder.write("old", to: "a.json")
    try FileManager.default.linkItem(atPath: path, toPath: folder.path + "/b.json")
    try FileManager.default.linkItem(atPath: path, toPath: folder.path + "/c.json")
    try replace(with: "new")
    try FileWriter.append(Array(" and more".utf8), to: folder.path + "/c.json")
    #expect(try folder.text("a.json") == "new")
    #expect(try folder.text("b.json") == "old")
    #expect(try folder.text("c.json") == "old and more")
    #expect(try folder.names == ["a.json", "b.json", "c.json"])
  }

  @Test("a device and a pipe are written to, a folder is not")
  func devices() throws {
    try replace("/dev/null", with: "x")
    #expect(throws: FileError(path: "/dev/full", kind: .system(code: ENOSPC))) {
      try replace("/dev/full", with: "x")
    }
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    defer { close(ends[0]) }
    // The link in /dev/fd does not lead to a name.
    try replace("/dev/fd/\(ends[1])", with: "through")
    close(ends[1])
    let text = FileHandle(fileDescriptor: ends[0]).readDataToEndOfFile()
    #expect(String(decoding: text, as: UTF8.self) == "through")
    #expect(throws: FileError(path: folder.path, kind: .system(code: EISDIR))) {
      try replace(folder.path, with: "x")
    }
    #expect(throws: FileError.missing(folder.path + "/none/a")) {
      try replace(folder.path + "/none/a", with: "x")
    }
  }

  @Test("the temporary file of a killed run is swept, once for each folder")
  func sweeping() throws {
    let left = [".expo-tmp-0000000000000001", ".expo-tmp-0000000000000002"]
    func leave(_ name: String) throws {
      try folder.write("part", to: name)
      try folder.setAge(2 * 3600, of: name)
    }
    var writer = FileWriter()
    try leave(left[0])
    try writer.replace(path, with: [])
    #expect(try folder.names == ["a.json"])
    try leave(left[1])
    try writer.replace(path, with: [])
    #expect(try folder.names == [left[1], "a.json"])
  }
}
