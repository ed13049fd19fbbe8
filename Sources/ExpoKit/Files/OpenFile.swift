import ExpoBase
import ExpoSystem

final class OpenFile: Sendable {
  let descriptor: FileDescriptor
  /// The path that errors name.
  private let path: String

  /// Errors name the path of the file, or another one that is given.
  init(
    _ name: String, in folder: OpenFolder? = nil, for use: FileDescriptor.Use,
    named given: String? = nil
  ) throws(FileError) {
    let path = given ?? folder?.path(of: name) ?? name
    self.path = path
    descriptor = try FileError.naming(
      path, try .open(name, in: folder?.descriptor ?? .workingFolder, for: use))
  }

  /// Opens a plain file for reading; never blocks.
  ///
  /// - Throws: ``FileError``, also for a pipe, a device, or a link that is not followed.
  convenience init(plain path: String, followingLinks: Bool = false) throws(FileError) {
    do throws(FileError) {
      try self.init(path, for: followingLinks ? .readingAtOnce : .readingUnlinked)
    } catch {
      guard let errno = error.errno, Errno.noPlainFile.contains(errno) else { throw error }
      throw FileError(path: path, kind: .notAFile)
    }
    guard try status().kind == .file else { throw FileError(path: path, kind: .notAFile) }
  }

  deinit {
    descriptor.unlock()
    try? descriptor.close()
  }

  func status() throws(FileError) -> FileStatus {
    try FileError.naming(path, try descriptor.status())
  }

  /// Locks the file until it is closed; false if another process has locked it.
  func lock() throws(FileError) -> Bool { try FileError.naming(path, try descriptor.lock()) }

  /// Returns the number of bytes; 0 at the end of the file.
  func read(into memory: UnsafeMutableRawBufferPointer) throws(FileError) -> Int {
    try FileError.naming(path, unsafe try descriptor.fill(memory))
  }

  /// Reads at most `count` bytes from an offset in a plain file.
  func read(_ count: Int, at offset: Int) throws(FileError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let filled = try FileError.naming(path, try descriptor.fill(&bytes, at: offset))
    return Array(bytes[..<filled])
  }

  func write(_ bytes: Span<UInt8>) throws(FileError) {
    try FileError.naming(path, try descriptor.writeAll(bytes))
  }

  func rewind() throws(FileError) { try FileError.naming(path, try descriptor.rewind()) }

  /// Shortens the file to a number of bytes.
  func cut(to size: Int) throws(FileError) {
    try FileError.naming(path, try descriptor.cut(to: size))
  }

  /// Waits until the content is on the disk.
  func synchronize() throws(FileError) { try FileError.naming(path, try descriptor.synchronize()) }

  private static let blockSize = 1 << 16

  func forEachBlock(_ body: (Span<UInt8>) throws -> Void) throws {
    try unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.blockSize) { memory in
      while true {
        let count = unsafe try read(into: UnsafeMutableRawBufferPointer(memory))
        if count == 0 { return }
        let block = unsafe UnsafeBufferPointer(rebasing: memory[..<count])
        try body(unsafe block.span)
      }
    }
  }
}

extension FileStatus {
  var version: FileVersion {
    FileVersion(identity: identity, size: size, modified: modified, nanoseconds: nanoseconds)
  }

  static func at(_ path: String, followingLinks: Bool = true) throws(FileError) -> FileStatus {
    try FileError.naming(path, try System.status(at: path, followingLinks: followingLinks).get())
  }

  /// nil if nothing has that name, or the system cannot tell.
  static func known(at path: String, followingLinks: Bool = true) -> FileStatus? {
    let result = System.status(at: path, followingLinks: followingLinks)
    guard case .success(let status) = result else { return nil }
    return status
  }
}

/// Identifies the content of a file: different after the file is written to or replaced.
struct FileVersion: Equatable, Sendable {
  let identity: FileIdentity
  let size: Int
  let modified: Int
  let nanoseconds: Int

  /// The version of the file at a path, links followed; nil if there is none.
  static func at(_ path: String) -> FileVersion? { FileStatus.known(at: path)?.version }

  /// The version when a document was read; nil if it was not read from a file.
  static func read(by file: SourceFile) -> FileVersion? {
    (file.bytes.owner as? ReadFile)?.version
  }
}
