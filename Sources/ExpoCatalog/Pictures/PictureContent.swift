/// What a file with the name of a picture contains, by its first bytes and, for a PNG, its last.
package enum PictureContent: Equatable, Sendable {
  /// A picture.
  case picture(PictureHeader)
  /// No picture, or not all of it.
  case fault(PictureFault)
  /// Nothing that is known.
  case unknown

  /// How many bytes contain the type of any picture and the size of most.
  private static let usualLength = 1 << 10
  /// How many bytes contain the size of a JPEG with large metadata.
  private static let longLength = 1 << 18

  /// Looks at the file at a path; a link is not followed.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - readsEnd: Whether the end of a PNG is looked at too.
  /// - Throws: ``FileError`` if it cannot be read, or is no plain file.
  package init(of path: String, readsEnd: Bool = true) throws(FileError) {
    self = try Self.read(path, readsEnd: readsEnd)
  }

  private static func read(_ path: String, readsEnd: Bool) throws(FileError) -> PictureContent {
    let file = try OpenFile(plain: path)
    let bytes = try file.read(usualLength, at: 0)
    if let fault = PictureFault(firstBytes: bytes) { return .fault(fault) }
    guard let header = PictureHeader(bytes) else { return .unknown }
    if header.kind == .jpeg, header.size == nil {
      return .picture(PictureHeader(try file.read(longLength, at: 0)) ?? header)
    }
    if readsEnd, header.kind == .png, !header.isBroken, try isCut(file, size: file.status().size) {
      return .fault(.truncated)
    }
    return .picture(header)
  }

  // MARK: The end of a PNG

  /// The last chunk of a PNG, which is always the same: PNG §11.2.5.
  private static let lastChunk: [UInt8] = [
    0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
  ]
  /// How many chunks are looked at; a PNG of more counts as whole.
  private static let chunkLimit = 10_000

  /// Whether a PNG ends before its last chunk; bytes behind that do no harm.
  private static func isCut(_ file: OpenFile, size: Int) throws(FileError) -> Bool {
    let length = lastChunk.count
    if size >= length, try file.read(length, at: size - length) == lastChunk { return false }
    var offset = 8
    for _ in 0..<chunkLimit {
      let start = try file.read(8, at: offset)
      if start.count < 8 { return true }
      if start[4...].elementsEqual("IEND".utf8) { return offset + length > size }
      let content = start[..<4].reduce(0) { $0 << 8 | Int($1) }
      offset += content + length
      if offset >= size { return true }
    }
    return false
  }
}
