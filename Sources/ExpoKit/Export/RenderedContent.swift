import ExpoModel
import ExpoSystem

extension RenderedFile {
  /// The content that the file will have; its bytes are passed on block by block.
  func fileContent(_ body: (Span<UInt8>) throws -> Void = { _ in }) throws -> FileContent {
    var hasher = ContentHasher()
    func pass(_ bytes: Span<UInt8>) throws {
      hasher.update(bytes)
      try body(bytes)
    }
    switch content {
    case .kept: throw FileError.missing(path)
    case .copy(let source): try OpenFile(source, for: .readingUnlinked).forEachBlock(pass)
    case .parts: try forEachBlock { block in try block.withSpan { try pass($0) } }
    }
    return hasher.content
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
