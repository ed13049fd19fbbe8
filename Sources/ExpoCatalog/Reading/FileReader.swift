public import ExpoSource

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads whole files, saying exactly why where it cannot; large ones are mapped, not copied.
public enum FileReader {
  private static let blockSize = 1 << 16
  /// From how many bytes on mapping a file costs less than reading it.
  private static let mappingThreshold = 1 << 18

  /// The file at a path, named by that path.
  ///
  /// - Throws: ``FileError`` if it is missing, a folder, not readable, or breaks off.
  public static func read(_ path: String) throws(FileError) -> SourceFile {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(path, errno) }
    defer { close(descriptor) }
    let size = size(of: descriptor)
    if size >= mappingThreshold, let mapping = MappedFile(descriptor, size: size) {
      return SourceFile(name: path, bytes: mapping.bytes)
    }
    return try read(descriptor: descriptor, named: path)
  }

  /// All that is left to read from an open descriptor, such as standard input (0).
  ///
  /// - Throws: ``FileError`` if reading breaks off.
  public static func read(
    descriptor: Int32, named name: String
  ) throws(FileError) -> SourceFile {
    try read(stream(descriptor: descriptor, named: name), expecting: size(of: descriptor))
  }

  /// All that is left of a stream; `size` is how many bytes are likely to come.
  ///
  /// - Throws: ``FileError`` if reading breaks off.
  public static func read(
    _ stream: ByteStream, expecting size: Int = 0
  ) throws(FileError) -> SourceFile {
    // One more than the file's size, so that its end is seen without growing the block.
    let block = GrowingBlock(capacity: max(blockSize, size + 1))
    while true {
      let count = try stream.read(block.free)
      if count == 0 { return SourceFile(name: stream.name, bytes: block.bytes) }
      block.fill(count)
    }
  }

  /// What is left to read from an open descriptor.
  public static func stream(descriptor: Int32, named name: String) -> ByteStream {
    ByteStream(name: name) { memory throws(FileError) in
      while true {
        let count = systemRead(descriptor, memory.baseAddress, memory.count)
        if count >= 0 { return count }
        if errno != EINTR { throw FileError(name, errno) }
      }
    }
  }

  /// Opens a file, hands it over as a stream and closes it.
  ///
  /// - Throws: ``FileError`` if it cannot be opened, and what `body` throws.
  public static func withStream<Result>(
    of path: String, _ body: (ByteStream) throws -> Result
  ) throws -> Result {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(path, errno) }
    defer { close(descriptor) }
    return try body(stream(descriptor: descriptor, named: path))
  }

  /// Makes sure that nothing of a file was lost while it was looked at.
  ///
  /// - Throws: ``FileError`` if somebody cut it short meanwhile.
  public static func checkIsWhole(_ file: SourceFile) throws(FileError) {
    guard let mapping = file.bytes.owner as? MappedFile, mapping.isCut else { return }
    throw FileError(path: file.name, kind: .becameShorter)
  }

  private static func size(of descriptor: Int32) -> Int {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return 0 }
    return Int(status.st_size)
  }
}

extension FileReader {
  /// The first bytes of a file, at most `count`; links are not followed.
  ///
  /// - Throws: ``FileError`` if it is no plain file or cannot be read.
  public static func readBeginning(of path: String, count: Int) throws(FileError) -> [UInt8] {
    guard try FileKind.of(path, followingLinks: false) == .file else {
      throw FileError(path: path, kind: .notAFile)
    }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(path, errno) }
    defer { close(descriptor) }
    var read = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      read = systemRead(descriptor, buffer.baseAddress, count)
      initialized = max(0, read)
    }
    guard read >= 0 else { throw FileError(path, errno) }
    return bytes
  }
}
