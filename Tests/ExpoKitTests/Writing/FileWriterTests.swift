import ExpoTestSupport
import Foundation
import Testing

struct FileWriterTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path + "/a.json" }

  init() throws { folder = try TemporaryFolder() }

  private func replace(_ path: String? = nil, with text: String) throws {
    var writer = FileWriter()
    try writer.replace(path ?? self.path, with: Array(text.utf8))
  }

  @Test(
    "a file that somebody changed after it was read is left as it is, without a copy",
    arguments: [10, 300_000], ["written", "replaced", "longer", "linked"])
  func changed(size: Int, change: String) throws {
    let old = String(repeating: "a", count: size)
    try folder.write(old, to: "a.json")
    if change == "linked" { try folder.hardLink("b.json", to: "a.json") }
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
    #expect(throws: FileError.missing(folder.path + "/none")) { try replace(lost, with: "new") }
    #expect(try folder.names == ["a.json", "lost"])
  }

  @Test("appending to a file with hard links separates it from them")
  func linkedLog() throws {
    try folder.write("old", to: "a.json")
    try folder.hardLink("b.json", to: "a.json")
    try FileWriter.append(Array(" and more".utf8), to: path)
    #expect(try folder.text("a.json") == "old and more")
    #expect(try folder.text("b.json") == "old")
  }

  #if os(Linux)
    private static let attributes = FileAttributeKey("NSFileExtendedAttributes")
    /// An access list (acl(5)) that lets user 65534 write, and the owning group only read.
    private static let accessList = Data([
      2, 0, 0, 0, 1, 0, 6, 0, 255, 255, 255, 255, 2, 0, 6, 0, 254, 255, 0, 0, 4, 0, 4, 0, 255, 255,
      255, 255, 16, 0, 6, 0, 255, 255, 255, 255, 32, 0, 0, 0, 255, 255, 255, 255,
    ])

    @Test(
      "mode, owner, access list and attributes stay as they are, and a document in its place",
      arguments: ["document", "output", "book", "page"], ["plain", "listed", "linked"])
    func keeping(kind: String, state: String) throws {
      let files = FileManager.default
      let status = { try files.attributesOfItem(atPath: path) }
      let page = { (text: String) in RenderedFile(path: "a.json") { $0 += text.utf8 } }
      _ = try ExportFolder(folder.path).export([page("old text")])
      // Only root may change the owner.
      if geteuid() == 0 {
        try files.setAttributes([.ownerAccountID: 7, .groupOwnerAccountID: 8], ofItemAtPath: path)
      }
      try folder.setMode(0o640, of: "a.json")
      var own: [String: Data] = [:]
      if state == "listed" {
        own = ["system.posix_acl_access": Self.accessList, "user.origin": Data("x".utf8)]
      }
      try files.setAttributes([Self.attributes: own], ofItemAtPath: path)
      if state == "linked" { try folder.hardLink("b.json", to: "a.json") }
      // A folder may give every new file a list.
      try files.setAttributes(
        [Self.attributes: ["system.posix_acl_default": Self.accessList]],
        ofItemAtPath: folder.path)
      let before = try (status(), folder.names)
      switch kind {
      case "document":
        var writer = FileWriter()
        try writer.replace(path, with: Array("new".utf8), madeFrom: FileReader.read(path))
      case "output": try replace(with: "new")
      case "book": _ = try FileWriter.export(page("new"), to: path)
      default: _ = try ExportFolder(folder.path).export([page("new")])
      }
      let after = try status()
      #expect(after[Self.attributes] as? [String: Data] ?? [:] == own)
      for key in [FileAttributeKey.posixPermissions, .ownerAccountID, .groupOwnerAccountID] {
        #expect(after[key] as? Int == before.0[key] as? Int, "\(key)")
      }
      let isInPlace = after[.systemFileNumber] as? Int == before.0[.systemFileNumber] as? Int
      #expect(isInPlace == (kind == "document" && state != "plain"))
      #expect(try folder.names == before.1 && folder.text("a.json") == "new")
      if state == "linked" {
        #expect(try folder.text("b.json") == (kind == "document" ? "new" : "old text"))
      }
    }
  #endif

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
    #expect(throws: FileError.missing(folder.path + "/none")) {
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
