public import ExpoSource

/// Reads whole files; large ones are mapped, not copied.
public enum FileReader {
  private static let blockSize = 1 << 16
  /// From how many bytes on mapping a file costs less than reading it.
  private static let mappingThreshold = 1 << 18

  /// The file at a path, named by that path.
  ///
  /// - Throws: ``FileError`` if it is missing, a folder, not readable, or breaks off.
  public static func read(_ path: String) throws(FileError) -> SourceFile {
    let file = try OpenFile(path, for: .reading)
    let size = size(of: file.descriptor)
    if size >= mappingThreshold, let mapping = MappedFile(file.descriptor, size: size) {
      return SourceFile(name: path, bytes: mapping.bytes)
    }
    return try read(stream(of: file, named: path), expecting: size)
  }

  /// All bytes of a stream; `size` is how many bytes are likely to come.
  ///
  /// - Throws: ``FileError`` if reading breaks off.
  package static func read(
    _ stream: ByteStream, expecting size: Int = 0
  ) throws(FileError) -> SourceFile {
    // One more than the file's size, so that its end is seen without growing the block.
    let block = GrowingBlock(capacity: max(blockSize, size + 1))
    while true {
      let count = unsafe try stream.read(block.free)
      if count == 0 { return SourceFile(name: stream.name, bytes: block.bytes) }
      block.fill(count)
    }
  }

  /// The first bytes of a plain file, at most `count`; links are not followed.
  ///
  /// - Throws: ``FileError`` if it is no plain file or cannot be read.
  package static func readBeginning(of path: String, count: Int) throws(FileError) -> [UInt8] {
    guard try FileStatus.at(path, followingLinks: false).kind == .file else {
      throw FileError(path: path, kind: .notAFile)
    }
    let file = try OpenFile(path, for: .reading)
    var result = Result<Int, FileError>.success(0)
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { memory, initialized in
      do throws(FileError) {
        initialized = unsafe try file.read(into: UnsafeMutableRawBufferPointer(memory))
      } catch {
        result = .failure(error)
      }
    }
    _ = try result.get()
    return bytes
  }

  /// Makes sure that no part of a file was lost while it was read.
  ///
  /// - Throws: ``FileError`` if the file became shorter meanwhile.
  public static func checkIsWhole(_ file: SourceFile) throws(FileError) {
    guard let mapping = file.bytes.owner as? MappedFile, mapping.isCut else { return }
    throw FileError(path: file.name, kind: .becameShorter)
  }

  /// The size of a plain file; 0 for anything else.
  private static func size(of descriptor: Int32) -> Int {
    guard let status = try? System.status(of: descriptor), status.kind == .file else { return 0 }
    return status.size
  }
}

// MARK: - Streams

extension FileReader {
  /// What is left to read from an open descriptor, such as standard input (0).
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
