package import Foundation

/// A folder with the given files, gone with its last reference.
package final class TemporaryFolder: Sendable {
  package let path: String

  /// In memory where it has room and `TMPDIR` names no other place: an export waits for the disk with
  /// each of its files.
  private static let parent: String = {
    let (manager, memory) = (FileManager.default, "/dev/shm/")
    guard ProcessInfo.processInfo.environment["TMPDIR"] == nil,
      manager.isWritableFile(atPath: memory),
      let free = try? manager.attributesOfFileSystem(forPath: memory)[.systemFreeSize],
      let bytes = free as? NSNumber, bytes.intValue >= 500_000_000
    else { return NSTemporaryDirectory() }
    return memory
  }()

  /// Makes a folder; keys are relative paths, values their texts.
  package init(_ files: [String: String] = [:]) throws {
    path = Self.parent + "expo-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (file, text) in files { try write(text, to: file) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, with the folders it needs.
  package func write(_ text: String, to file: String) throws {
    try write(Array(text.utf8), to: file)
  }

  /// Writes a file of bytes, and its folders.
  package func write(_ bytes: [UInt8], to file: String) throws {
    let url = URL(fileURLWithPath: path + "/" + file)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// Deletes a file, and the folders around it in this one that are empty then.
  package func delete(_ file: String) throws {
    var url = URL(fileURLWithPath: path + "/" + file)
    try FileManager.default.removeItem(at: url)
    url.deleteLastPathComponent()
    while url.path.count > path.count,
      try FileManager.default.contentsOfDirectory(atPath: url.path).isEmpty
    {
      try FileManager.default.removeItem(at: url)
      url.deleteLastPathComponent()
    }
  }

  /// Makes a link to a file of the folder, which need not exist.
  package func link(_ name: String, to file: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path + "/" + name, withDestinationPath: path + "/" + file)
  }

  /// Gives a file another name.
  package func hardLink(_ name: String, to file: String) throws {
    try FileManager.default.linkItem(atPath: path + "/" + file, toPath: path + "/" + name)
  }

  /// Makes a pipe that nobody writes to: reading it would wait for ever.
  package func pipe(_ name: String) throws {
    guard mkfifo(path + "/" + name, 0o600) == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  /// Copies a file or folder of the repository, with the folders around it.
  package func copy(_ relative: String, to file: String) throws {
    let url = URL(fileURLWithPath: path + "/" + file)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: Repository.path(relative), toPath: url.path)
  }

  package func text(_ file: String) throws -> String {
    try String(contentsOfFile: path + "/" + file, encoding: .utf8)
  }

  package var names: [String] { get throws { try names(in: "") } }

  /// The bytes of the files in the folder by their paths; folders end in `/`.
  package func contents() throws -> [String: Data] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: path)
    // Asked for its contents, a folder throws an error within, which is slow in tests.
    let folders = Set(names.compactMap { name in name.lastIndex(of: "/").map { name[..<$0] } })
    return names.reduce(into: [:]) { contents, name in
      let isFolder = folders.contains(name[...])
      let bytes = isFolder ? nil : FileManager.default.contents(atPath: path + "/" + name)
      contents[bytes == nil ? name + "/" : name] = bytes ?? Data()
    }
  }

  package func names(in inner: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path + "/" + inner).sorted()
  }

  package func mode(_ file: String) throws -> Int? {
    let attributes = try FileManager.default.attributesOfItem(atPath: path + "/" + file)
    return (attributes[.posixPermissions] as? NSNumber)?.intValue
  }

  /// Makes a file look as if it was last changed so many seconds ago.
  public func setAge(_ seconds: Double, of file: String) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -seconds)], ofItemAtPath: path + "/" + file)
  }

  package func setMode(_ mode: Int, of file: String) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: mode], ofItemAtPath: path + "/" + file)
  }
}
