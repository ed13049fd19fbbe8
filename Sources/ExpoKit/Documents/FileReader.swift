public import ExpoBase
package import ExpoSystem

/// Reads whole files.
///
/// Files are copied into memory; large ones are mapped where ``FaultHandler`` is installed, as the
/// command does.
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
  static func readFound(_ path: String) throws(FileError) -> SourceFile {
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
    let size = status.size
    let bytes =
      if size >= mappingThreshold, let mapping = MappedFile(file.descriptor, size: size) {
        mapping.bytes
      } else {
        try read(stream(of: file, named: path), expecting: size).bytes
      }
    return SourceFile(
      name: path, bytes: bytes.owned(by: ReadFile(bytes.owner, status.version)))
  }

  /// All bytes of a stream; `size` is the expected number of bytes.
  ///
  /// - Throws: ``FileError`` if reading breaks off, or there are more than `limit` bytes.
  package static func read(
    _ stream: ByteStream, expecting size: Int = 0, limit: Int = sizeLimit
  ) throws(FileError) -> SourceFile {
    // One more than the file's size, so that its end is seen without growing the block.
    let block = try FileError.naming(
      stream.name, try GrowingBlock(capacity: max(blockSize, size + 1)))
    while true {
      let count = unsafe try stream.read(block.free)
      if count == 0 { return SourceFile(name: stream.name, bytes: block.bytes) }
      guard block.count + count <= limit else { throw .tooLarge(stream.name, limit: limit) }
      try FileError.naming(stream.name, try block.fill(count))
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
  package static func stream(_ descriptor: FileDescriptor, named name: String) -> ByteStream {
    unsafe ByteStream(name: name) { memory throws(FileError) in
      try FileError.naming(name, unsafe try descriptor.fill(memory))
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

/// A source of bytes that is read in order, of unknown length.
@safe
package struct ByteStream: Sendable {
  /// The name that findings and errors use.
  package let name: String
  /// Fills memory with the next bytes and returns their number; 0 at the end.
  let read: @Sendable (UnsafeMutableRawBufferPointer) throws(FileError) -> Int

  /// Creates a stream; `read` fills memory with the next bytes and returns their number, 0 at the
  /// end.
  package init(
    name: String,
    read: @escaping @Sendable (UnsafeMutableRawBufferPointer) throws(FileError) -> Int
  ) {
    self.name = name
    unsafe self.read = read
  }

  /// The same stream under another name.
  package func named(_ name: String) -> ByteStream { unsafe ByteStream(name: name, read: read) }
}

/// The bytes of a file, and the version of the file that they were read from.
///
/// It owns the bytes of the document. Code that replaces the document uses the version to detect
/// whether another program wrote the file in the meantime.
final class ReadFile {
  /// The owner of the bytes.
  let memory: AnyObject
  /// The version when the file was opened.
  let version: FileVersion

  init(_ memory: AnyObject, _ version: FileVersion) {
    self.memory = memory
    self.version = version
  }
}

extension SourceFile {
  /// Reads the file at a path, named by that path.
  ///
  /// - Throws: ``FileError`` if it is missing, a folder, too large, not readable, or breaks off.
  public init(contentsOfFile path: String) throws(FileError) {
    self = try FileReader.read(path)
  }
}
