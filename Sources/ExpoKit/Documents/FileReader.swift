package import ExpoBase

/// Reads whole files.
///
/// Files are copied into memory; only the command, which installs ``FaultHandler``, maps large
/// ones.
package enum FileReader {
  /// The maximum size of a document: 2 GiB.
  package static let sizeLimit = 1 << 31
  private static let blockSize = 1 << 16
  /// The size in bytes from which mapping a file is cheaper than reading it.
  private static let mappingThreshold = 1 << 18

  /// The file at a path, named by that path.
  ///
  /// - Throws: ``FileError`` if it is missing, a folder, too large, not readable, or breaks off.
  package static func read(_ path: String) throws(FileError) -> SourceFile {
    try read(OpenFile(path, for: .reading), named: path)
  }

  /// The plain file that a search found at a path, named by that path.
  ///
  /// A link, a pipe or a device that has replaced it is an error, so that a search never blocks.
  ///
  /// - Throws: ``FileError``, also if it is no longer a plain file.
  package static func readFound(_ path: String) throws(FileError) -> SourceFile {
    try read(OpenFile(plain: path), named: path)
  }

  /// The plain file that a path leads to, links followed.
  ///
  /// - Throws: ``FileError``, also for a pipe or a device, so that it never blocks.
  static func readPlain(_ path: String) throws(FileError) -> SourceFile {
    try read(OpenFile(plain: path, followingLinks: true), named: path)
  }

  private static func read(
    _ file: OpenFile, named path: String
  ) throws(FileError) -> SourceFile {
    let status = try file.status()
    guard status.kind == .file else { return try read(stream(of: file, named: path)) }
    guard status.size <= sizeLimit else { throw .tooLarge(path) }
    let bytes = try bytes(of: file, named: path, size: status.size)
    return SourceFile(name: path, bytes: ReadFile.bytes(bytes, of: status.version))
  }

  private static func bytes(
    of file: OpenFile, named path: String, size: Int
  ) throws(FileError) -> SourceBytes {
    if size >= mappingThreshold, let mapping = MappedFile(file.descriptor, size: size) {
      return mapping.bytes
    }
    return try read(stream(of: file, named: path), expecting: size).bytes
  }

  /// All bytes of a stream; `size` is the expected number of bytes.
  ///
  /// - Throws: ``FileError`` if reading breaks off, or there are more than `limit` bytes.
  package static func read(
    _ stream: ByteStream, expecting size: Int = 0, limit: Int = sizeLimit
  ) throws(FileError) -> SourceFile {
    // One more than the file's size, so that its end is seen without growing the block.
    let block = try FileError.naming(stream.name) { () throws(Errno) in
      try GrowingBlock(capacity: max(blockSize, size + 1))
    }
    while true {
      let count = unsafe try stream.read(block.free)
      if count == 0 { return SourceFile(name: stream.name, bytes: block.bytes) }
      guard block.count + count <= limit else { throw .tooLarge(stream.name, limit: limit) }
      try FileError.naming(stream.name) { () throws(Errno) in try block.fill(count) }
    }
  }

  /// Makes sure that no part of a file was lost while it was read.
  ///
  /// - Throws: ``FileError`` if the file became shorter while it was read.
  package static func checkIsWhole(_ file: SourceFile) throws(FileError) {
    guard let mapping = (file.bytes.owner as? ReadFile)?.memory as? MappedFile, mapping.isCut
    else { return }
    throw FileError(path: file.name, kind: .becameShorter)
  }
}

// MARK: - Streams

extension FileReader {
  /// The rest of an open descriptor, such as standard input (0).
  package static func stream(descriptor: Int32, named name: String) -> ByteStream {
    unsafe ByteStream(name: name) { memory throws(FileError) in
      try FileError.naming(name) { () throws(Errno) in
        unsafe try System.read(descriptor, into: memory)
      }
    }
  }

  /// Opens a file for reading from its beginning.
  ///
  /// - Throws: ``FileError`` if it cannot be opened.
  package static func stream(of path: String) throws(FileError) -> ByteStream {
    stream(of: try OpenFile(path, for: .reading), named: path)
  }

  private static func stream(of file: OpenFile, named name: String) -> ByteStream {
    unsafe ByteStream(name: name) { memory throws(FileError) in
      unsafe try file.read(into: memory)
    }
  }
}
