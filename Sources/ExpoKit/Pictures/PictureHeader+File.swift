import ExpoJSON
import ExpoSystem

/// What a picture file contains, by its first bytes and, for some types, its last.
extension PictureHeader {
  /// How many bytes contain the type of any picture and the size of most.
  private static let usualLength = 1 << 10
  /// How many bytes contain the size of a JPEG with large metadata.
  private static let longLength = 1 << 18
  /// In bytes.
  private static let svgLimit = 1 << 24

  /// Finds faults, also at the end of a PNG or a JPEG; nil if the type is unknown.
  ///
  /// - Throws: ``FileError`` if it cannot be read, or is not a plain file; a link is not followed.
  static func checked(
    _ path: String
  ) throws(FileError) -> Result<PictureHeader?, PictureFault> {
    let file = try OpenFile(plain: path)
    let found = try look(at: file, try file.read(usualLength, at: 0))
    guard case .success(let header?) = found, !header.isBroken else { return found }
    let size = try file.status().size
    let isJPEGCut = header.kind == .jpeg ? try isCutJPEG(file, size) : false
    let isPNGCut = header.kind == .png ? try isCut(file, size) : false
    return isPNGCut || isJPEGCut ? .failure(.truncated) : found
  }

  /// The header with file size and opacity, for display; nil if not a picture, or with a fault.
  ///
  /// - Throws: ``FileError`` if it cannot be read, or is not a plain file; a link is not followed.
  static func read(_ path: String) throws(FileError) -> PictureHeader? {
    let file = try OpenFile(plain: path)
    let bytes = try file.read(usualLength, at: 0)
    guard case .success(var header?) = try look(at: file, bytes) else { return nil }
    header.byteCount = try file.status().size
    if header.kind == .png { header.isOpaque = try isOpaque(file, bytes) }
    if header.kind == .jpeg { header.isOpaque = true }
    return header
  }

  /// Nil if the file has more than `limit` bytes, or its first bytes are of another type.
  package static func bytes(of path: String, atMost limit: Int) -> [UInt8]? {
    guard let file = try? OpenFile(plain: path), let size = try? file.status().size, size <= limit,
      let bytes = try? file.read(size, at: 0), let header = PictureHeader(bytes)
    else { return nil }
    return header.kind == .png || header.kind == .jpeg ? bytes : nil
  }

  private static func look(
    at file: OpenFile, _ bytes: [UInt8]
  ) throws(FileError) -> Result<PictureHeader?, PictureFault> {
    if let fault = PictureFault(firstBytes: bytes) { return .failure(fault) }
    guard var header = PictureHeader(bytes) else { return .success(nil) }
    if header.kind == .jpeg, header.size == nil {
      header = PictureHeader(try file.read(longLength, at: 0)) ?? header
    }
    if header.kind == .svg {
      // An SVG that is too large to be read may contain a script.
      guard try file.status().size <= svgLimit else { return .failure(.script) }
      let svg = SVGDocument(try file.read(svgLimit, at: 0))
      if svg.isActive { return .failure(.script) }
      header.size = svg.size
    }
    return .success(header)
  }

  // MARK: The chunks of a PNG

  /// Always the same (PNG §11.2.5).
  private static let lastChunk: [UInt8] = [
    0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
  ]
  /// A PNG of more chunks counts as whole.
  private static let chunkLimit = 10_000
  /// How many chunks are examined before the pixels.
  private static let leadingChunkLimit = 64

  /// Whether a PNG ends before its last chunk; bytes after that do no harm.
  private static func isCut(_ file: OpenFile, _ size: Int) throws(FileError) -> Bool {
    let length = lastChunk.count
    if size >= length, try file.read(length, at: size - length) == lastChunk { return false }
    var offset = 8
    for _ in 0..<chunkLimit {
      let start = try file.read(8, at: offset)
      if start.count < 8 { return true }
      if start[4...].elementsEqual("IEND".utf8) { return offset + length > size }
      offset += start[..<4].bigEndian + length
      if offset >= size { return true }
    }
    return false
  }

  /// ITU T.81 §B.1.1.3.
  private static let endOfImage: [UInt8] = [0xFF, 0xD9]

  /// Whether a JPEG has no end marker after its header; what follows the marker does no harm.
  private static func isCutJPEG(_ file: OpenFile, _ size: Int) throws(FileError) -> Bool {
    if try file.read(2, at: max(2, size - 2)) == endOfImage { return false }
    var offset = 2
    for _ in 0..<chunkLimit {
      let start = try file.read(4, at: offset)
      if start.count < 4 { return true }
      if start[0] != 0xFF { return false }
      if start[1] == 0xDA { break }
      offset += start[1] == 0xFF ? 1 : 2 + start[2...].bigEndian
    }
    // No end marker can be in the pixels (ITU T.81 §B.1.1.5), but between two blocks.
    for block in stride(from: offset, to: size, by: longLength) {
      let bytes = try file.read(longLength + 1, at: block)
      if zip(bytes, bytes.dropFirst()).contains(where: { $0 == 0xFF && $1 == 0xD9 }) {
        return false
      }
    }
    return true
  }

  /// Whether it has no alpha channel and no `tRNS` chunk (PNG §11.2.2, §11.3.2.1).
  private static func isOpaque(_ file: OpenFile, _ header: [UInt8]) throws(FileError) -> Bool {
    // Color types 4 and 6 have an alpha channel.
    guard header.count > 25, header[25] < 4 else { return false }
    var offset = 8
    for _ in 0..<leadingChunkLimit {
      let start = try file.read(8, at: offset)
      guard start.count == 8 else { return false }
      if start[4...].elementsEqual("IDAT".utf8) { return true }
      if start[4...].elementsEqual("tRNS".utf8) { return false }
      offset += 12 + start[..<4].bigEndian
    }
    return false
  }
}

enum PictureFault: Error, Equatable {
  case empty
  /// What Git LFS leaves in place of a file that was not fetched.
  case gitLFSPointer
  /// Such as a failed download.
  case html
  /// A PNG or a JPEG whose end is missing.
  case truncated
  /// An SVG that contains a script, or may contain one.
  case script

  init?(firstBytes bytes: [UInt8]) {
    if bytes.isEmpty {
      self = .empty
      return
    }
    switch DecodeError.OtherFormat.beginning(SourceFile(name: "", bytes: SourceBytes(bytes))) {
    case .gitLFSPointer: self = .gitLFSPointer
    case .html: self = .html
    default: return nil
    }
  }
}
