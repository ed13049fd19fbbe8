import ExpoModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The bytes of rendered files, made block by block in memory that is used again.
struct RenderedContent {
  /// From how many bytes on a block is handed over.
  private static let blockSize = 1 << 18

  private var block: [UInt8] = []
  /// Whether the block holds all of the file that was measured last.
  private var isWhole = false

  /// What a file will hold.
  mutating func measure(_ file: RenderedFile) throws -> FileContent {
    var hasher = ContentHasher()
    var count = 0
    try forEachBlock(of: file) { bytes in
      hasher.update(bytes)
      count += 1
    }
    if case .parts = file.content { isWhole = count <= 1 }
    return FileContent(hasher)
  }

  /// Hands over a file block by block, and says what it holds; one just measured is not made again.
  mutating func write(
    _ file: RenderedFile, isMeasured: Bool,
    _ body: (UnsafeRawBufferPointer) throws -> Void
  ) throws -> FileContent {
    var hasher = ContentHasher()
    if isMeasured, isWhole {
      try block.withUnsafeBytes {
        hasher.update($0)
        try body($0)
      }
    } else {
      try forEachBlock(of: file) { bytes in
        hasher.update(bytes)
        try body(bytes)
      }
    }
    return FileContent(hasher)
  }

  private mutating func forEachBlock(
    of file: RenderedFile, _ body: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    block.removeAll(keepingCapacity: true)
    isWhole = false
    switch file.content {
    case .copy(let source): try Self.forEachBlock(ofFile: source, body)
    case .parts(let count, let render):
      for part in 0..<count {
        render(part, &block)
        // The last block stays, in case it is the only one.
        guard block.count >= Self.blockSize, part < count - 1 else { continue }
        try block.withUnsafeBytes(body)
        block.removeAll(keepingCapacity: true)
      }
      if !block.isEmpty { try block.withUnsafeBytes(body) }
    }
  }

  private static func forEachBlock(
    ofFile path: String, _ body: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(path, errno) }
    defer { close(descriptor) }
    try OpenFolder.forEachBlock(of: descriptor, named: path, body)
  }
}

extension OpenFolder {
  private static let blockSize = 1 << 16

  /// Reads a plain file from where it stands to its end.
  static func forEachBlock(
    of descriptor: Int32, named path: String, _ body: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    let stream = FileReader.stream(descriptor: descriptor, named: path)
    try withUnsafeTemporaryAllocation(byteCount: blockSize, alignment: 16) { memory in
      while true {
        let count = try stream.read(memory)
        if count == 0 { return }
        try body(UnsafeRawBufferPointer(rebasing: memory[..<count]))
      }
    }
  }

  /// What stands under a name.
  enum Look {
    case nothing
    case file(FileContent)
    /// A folder, a link, a device.
    case other
  }

  /// Looks at what stands under a name, and reads it if it is a file.
  func look(at name: String) throws -> Look {
    let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else {
      if errno == ENOENT { return .nothing }
      if [ELOOP, EMLINK, ENXIO].contains(errno) { return .other }
      throw FileError(path(of: name), errno)
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw FileError(path(of: name), errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { return .other }
    var hasher = ContentHasher()
    try Self.forEachBlock(of: file, named: path(of: name)) { hasher.update($0) }
    return .file(FileContent(hasher))
  }
}
