public import ExpoBase
package import ExpoSystem

/// Reads whole files, or maps large ones where ``FaultHandler`` is installed.
package enum FileReader {
  /// The most bytes of a document: 2 GiB.
  static let sizeLimit = 1 << 31
  private static let blockSize = 1 << 16
  /// The size in bytes from which mapping is cheaper than reading.
  private static let mappingThreshold = 1 << 18

  /// - Throws: ``FileError`` if it is missing, a folder, too large, not readable, or breaks off.
  package static func read(_ path: String) throws(FileError) -> SourceFile {
    try read(OpenFile(path, for: .reading), named: path)
  }

  /// Reads a file that a search found; never blocks, because a link, pipe or device is an error.
  static func readFound(_ path: String) throws(FileError) -> SourceFile {
    try read(OpenFile(plain: path), named: path)
  }

  /// Reads a plain file, also through links; never blocks, because a pipe or device is an error.
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

  /// Reads a stream to its end; `size` is the expected number of bytes.
  ///
  /// - Throws: ``FileError`` if reading breaks off, or there are more than `limit` bytes.
  package static func read(
    _ stream: ByteStream, expecting size: Int = 0, limit: Int = sizeLimit
  ) throws(FileError) -> SourceFile {
    // One byte more than expected, so that the end is found without growing the block.
    let block = try FileError.naming(
      stream.name, try GrowingBlock(capacity: max(blockSize, size + 1)))
    while true {
      let count = unsafe try stream.read(block.free)
      if count == 0 { return SourceFile(name: stream.name, bytes: block.bytes) }
      guard block.count + count <= limit else { throw .tooLarge(stream.name, limit: limit) }
      try FileError.naming(stream.name, try block.fill(count))
    }
  }

  /// A function that returns whether the file has been written to, replaced or removed since it was
  /// read; nil if the document was not read from a file.
  package static func changes(of file: SourceFile) -> (@Sendable () -> Bool)? {
    guard let version = FileVersion.read(by: file) else { return nil }
    return { [name = file.name] in FileVersion.at(name) != version }
  }

  /// - Throws: ``FileError`` if the file became shorter while it was read.
  package static func checkIsWhole(_ file: SourceFile) throws(FileError) {
    guard let mapping = (file.bytes.owner as? ReadFile)?.memory as? MappedFile, mapping.isCut
    else { return }
    throw FileError(path: file.name, kind: .becameShorter)
  }
}

// MARK: - Streams

/// A source of bytes of unknown length, read in order.
@safe
package struct ByteStream: Sendable {
  package let name: String
  /// Fills memory with the next bytes and returns their number; 0 at the end.
  let read: @Sendable (UnsafeMutableRawBufferPointer) throws(FileError) -> Int

  package init(
    name: String,
    read: @escaping @Sendable (UnsafeMutableRawBufferPointer) throws(FileError) -> Int
  ) {
    self.name = name
    unsafe self.read = read
  }

  package func named(_ name: String) -> ByteStream { unsafe ByteStream(name: name, read: read) }
}

extension FileReader {
  package static func stream(_ descriptor: FileDescriptor, named name: String) -> ByteStream {
    unsafe ByteStream(name: name) { memory throws(FileError) in
      try FileError.naming(name, unsafe try descriptor.fill(memory))
    }
  }

  package static func stream(of path: String) throws(FileError) -> ByteStream {
    stream(of: try OpenFile(path, for: .reading), named: path)
  }

  private static func stream(of file: OpenFile, named name: String) -> ByteStream {
    unsafe ByteStream(name: name) { memory throws(FileError) in
      unsafe try file.read(into: memory)
    }
  }
}

/// The owner of a document's bytes, and the version of the file.
///
/// Code that replaces the document compares versions to detect that another program wrote the file
/// in the meantime.
final class ReadFile {
  let memory: AnyObject
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
