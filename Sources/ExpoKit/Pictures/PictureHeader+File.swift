import ExpoJSON
import ExpoSystem

/// The type, size and faults of a picture file, from its first bytes and, for some types, its last.
extension PictureHeader {
  /// The number of first bytes that contain the type of any picture and the size of most.
  private static let usualLength = 1 << 12
  /// The number of bytes of a JPEG's pixels or an AVIF's properties that are read at once.
  private static let blockLength = 1 << 18
  /// The size in bytes above which an SVG is not examined.
  private static let svgLimit = 1 << 24

  /// Finds faults, also at the end of a PNG or a JPEG; nil if the type is unknown.
  ///
  /// - Throws: ``FileError`` if it cannot be read, or is not a plain file; a link is not followed.
  static func checked(
    _ path: String
  ) throws(FileError) -> Result<PictureHeader?, PictureFault> {
    let file = try OpenFile(plain: path)
    let found = try look(at: file, try file.read(usualLength, at: 0))
    guard case .success(let header?) = found else { return found }
    let size = try file.status().size
    let isTruncated =
      switch header.kind {
      case .jpeg: try isCutJPEG(file, size)
      case .png where !header.isBroken: try isCut(file, size)
      default: false
      }
    return isTruncated ? .failure(.truncated) : found
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

  /// The bytes of a picture that a terminal can show; nil if there are more than `limit`, or of another type.
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
    if header.kind == .jpeg, header.size == nil { header.size = try jpegParts(of: file).size }
    if header.kind == .avif { header.size = try avifSize(of: file) }
    if header.kind == .svg {
      // An SVG that is not examined may contain a script.
      let size = try file.status().size
      let bytes = try file.read(min(size, svgLimit) + 1, at: 0)
      guard bytes.count == size else { return .failure(.script) }
      let svg = SVGDocument(bytes)
      if svg.isActive { return .failure(.script) }
      header.size = svg.size
    }
    return .success(header)
  }

  // MARK: Chunks

  /// The bytes of the last chunk, which are always the same (PNG §11.2.5).
  private static let lastChunk: [UInt8] = [
    0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
  ]
  /// More chunks than any picture has.
  private static let chunkLimit = 100_000

  /// The first PNG chunk or AVIF box that has one of the names; nil if there is none.
  ///
  /// Each begins with four bytes of length and four of name. The length of a chunk is that of its content,
  /// which is followed by a checksum (PNG §5.3). The length of a box includes its start, and follows the
  /// name if it does not fit (ISO/IEC 14496-12 §4.2).
  private static func chunk(
    _ names: String..., of file: OpenFile, isBox: Bool = false
  ) throws(FileError) -> (name: String, bytes: Range<Int>)? {
    var offset = isBox ? 0 : 8
    for _ in 0..<chunkLimit {
      let start = try file.read(16, at: offset)
      let isLong = isBox && start.prefix(4).bigEndian == 1
      // The upper half of a long length is 0: no picture has 4 GB.
      let length = start.dropFirst(isLong ? 12 : 0).prefix(4).bigEndian
      guard start.count >= 8, !isBox || length >= 8 else { return nil }
      let end = offset + (isBox ? length : 12 + length)
      let name = names.first { start[4..<8].elementsEqual($0.utf8) }
      if let name { return (name, offset..<end) }
      offset = end
    }
    return nil
  }

  /// The size of an AVIF, whose properties may follow the pixels.
  private static func avifSize(of file: OpenFile) throws(FileError) -> Picture.Size? {
    guard let meta = try chunk("meta", of: file, isBox: true)?.bytes else { return nil }
    return avifSize(try file.read(min(meta.count, blockLength), at: meta.lowerBound))
  }

  /// Whether a PNG lacks its last chunk; bytes after that chunk do no harm.
  private static func isCut(_ file: OpenFile, _ size: Int) throws(FileError) -> Bool {
    let length = lastChunk.count
    if size >= length, try file.read(length, at: size - length) == lastChunk { return false }
    return try chunk("IEND", of: file).map { $0.bytes.upperBound > size } ?? true
  }

  /// ITU T.81 §B.1.1.3.
  private static let endOfImage: [UInt8] = [0xFF, 0xD9]

  /// Whether a JPEG has no end marker after its header; what follows the marker does no harm.
  private static func isCutJPEG(_ file: OpenFile, _ size: Int) throws(FileError) -> Bool {
    if try file.read(2, at: max(2, size - 2)) == endOfImage { return false }
    guard let pixels = try jpegParts(of: file).pixels else { return true }
    // Pixels contain no end marker (ITU T.81 §B.1.1.5); it may lie across two blocks.
    for block in stride(from: pixels, to: size, by: blockLength) {
      let bytes = try file.read(blockLength + 1, at: block)
      if zip(bytes, bytes.dropFirst()).contains(where: { $0 == 0xFF && $1 == 0xD9 }) {
        return false
      }
    }
    return true
  }

  private static func jpegParts(of file: OpenFile) throws(FileError) -> JPEGParts {
    try jpegParts { offset throws(FileError) in try file.read(segmentLength, at: offset) }
  }

  /// Whether a PNG has no alpha channel and no `tRNS` chunk (PNG §11.2.2, §11.3.2.1).
  private static func isOpaque(_ file: OpenFile, _ header: [UInt8]) throws(FileError) -> Bool {
    // Color types 4 and 6 have an alpha channel.
    guard header.count > 25, header[25] < 4 else { return false }
    return try chunk("IDAT", "tRNS", of: file)?.name == "IDAT"
  }
}

enum PictureFault: Error, Equatable {
  case empty
  /// The text that Git LFS leaves in place of a file that was not fetched.
  case gitLFSPointer
  /// A web page, such as the message of a failed download.
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
