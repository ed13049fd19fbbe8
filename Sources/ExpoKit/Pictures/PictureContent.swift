import ExpoBase
import ExpoJSON

/// What a file with the name of a picture contains, by its first bytes and, for a PNG, its last.
enum PictureContent: Equatable, Sendable {
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
  /// The largest SVG that is read, in bytes.
  private static let svgLimit = 1 << 24

  /// What a picture is looked at for.
  enum Purpose: Sendable {
    /// To find its faults: the end of a PNG is read too.
    case check
    /// To show it: the size of the file and whether it is opaque are found out too.
    case show
  }

  /// Looks at the file at a path; a link is not followed.
  ///
  /// - Throws: ``FileError`` if it cannot be read, or is no plain file.
  init(of path: String, to purpose: Purpose = .check) throws(FileError) {
    self = try Self.read(path, to: purpose)
  }

  private static func read(
    _ path: String, to purpose: Purpose
  ) throws(FileError) -> PictureContent {
    let file = try OpenFile(plain: path)
    let bytes = try file.read(usualLength, at: 0)
    if let fault = PictureFault(firstBytes: bytes) { return .fault(fault) }
    guard var header = PictureHeader(bytes) else { return .unknown }
    if header.kind == .jpeg, header.size == nil {
      header = PictureHeader(try file.read(longLength, at: 0)) ?? header
    }
    if header.kind == .svg {
      let svg = try document(file)
      if svg?.isActive ?? true { return .fault(.script) }
      header.size = svg?.size
    }
    switch purpose {
    case .check:
      guard header.kind == .png, !header.isBroken else { return .picture(header) }
      return try isCut(file, file.status().size) ? .fault(.truncated) : .picture(header)
    case .show:
      header.byteCount = try file.status().size
      switch header.kind {
      case .png: header.isOpaque = try PNGChunks.areOpaque(in: file, bytes)
      case .jpeg: header.isOpaque = true
      case .gif, .svg, .pdf, .heic: break
      }
      return .picture(header)
    }
  }

  /// The markup of an SVG; nil if it is too large to be read.
  private static func document(_ file: OpenFile) throws(FileError) -> SVGDocument? {
    guard try file.status().size <= svgLimit else { return nil }
    return SVGDocument(try file.read(svgLimit, at: 0))
  }

  // MARK: The end of a PNG

  /// The last chunk of a PNG, which is always the same: PNG §11.2.5.
  private static let lastChunk: [UInt8] = [
    0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
  ]
  /// How many chunks are looked at; a PNG of more counts as whole.
  private static let chunkLimit = 10_000

  /// Whether a PNG ends before its last chunk; bytes behind that do no harm.
  private static func isCut(_ file: OpenFile, _ size: Int) throws(FileError) -> Bool {
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

/// Why a file with the name of a picture is not used as one.
enum PictureFault: Equatable, Sendable {
  /// It has no bytes.
  case empty
  /// It is what Git LFS leaves in place of a file that was not fetched.
  case gitLFSPointer
  /// It is a web page, such as a failed download.
  case html
  /// It is a PNG whose end is missing.
  case truncated
  /// It is an SVG that contains a script, or may contain one.
  case script

  /// Creates the fault of a file from its first bytes; nil if they have none of these.
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
