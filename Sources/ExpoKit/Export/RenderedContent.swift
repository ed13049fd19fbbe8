import ExpoModel
import ExpoSystem

/// Rendered block by block into memory that is reused.
struct RenderedContent {
  /// In bytes.
  private static let blockSize = 1 << 18

  private var block: [UInt8] = []
  /// Whether the block contains the whole file that was measured last.
  private var isWhole = false

  mutating func measure(_ file: RenderedFile) throws -> FileContent {
    var hasher = ContentHasher()
    var count = 0
    try forEachBlock(of: file) { bytes in
      hasher.update(bytes)
      count += 1
    }
    if case .parts = file.content { isWhole = count <= 1 }
    return hasher.content
  }

  /// Returns the content; a small file that was just measured is not rendered again.
  mutating func write(
    _ file: RenderedFile, isMeasured: Bool,
    _ body: (Span<UInt8>) throws -> Void
  ) throws -> FileContent {
    var hasher = ContentHasher()
    if isMeasured, isWhole {
      try block.withSpan { bytes in
        hasher.update(bytes)
        try body(bytes)
      }
    } else {
      try forEachBlock(of: file) { bytes in
        hasher.update(bytes)
        try body(bytes)
      }
    }
    return hasher.content
  }

  private mutating func forEachBlock(
    of file: RenderedFile, _ body: (Span<UInt8>) throws -> Void
  ) throws {
    block.removeAll(keepingCapacity: true)
    isWhole = false
    switch file.content {
    case .kept: throw FileError.missing(file.path)
    case .copy(let source): try OpenFile(source, for: .readingUnlinked).forEachBlock(body)
    case .parts(let count, let render):
      for part in 0..<count {
        render(part, &block)
        // The last block stays, in case it is the only one.
        guard block.count >= Self.blockSize, part < count - 1 else { continue }
        try block.withSpan { bytes in try body(bytes) }
        block.removeAll(keepingCapacity: true)
      }
      if !block.isEmpty { try block.withSpan { bytes in try body(bytes) } }
    }
  }
}

extension OpenFolder {
  /// Nil if there is no plain file; no link is followed.
  func content(of name: String) throws -> FileContent? {
    let file: OpenFile
    do throws(FileError) {
      file = try OpenFile(name, in: self, for: .readingUnlinked)
    } catch {
      guard let errno = error.errno, errno == .missing || Errno.noPlainFile.contains(errno)
      else { throw error }
      return nil
    }
    guard try file.status().kind == .file else { return nil }
    var hasher = ContentHasher()
    try file.forEachBlock { hasher.update($0) }
    return hasher.content
  }
}
