import ExpoJSON
package import ExpoModel

/// The type and the size of a picture, from its first bytes.
package struct PictureHeader: Equatable, Sendable {
  package enum Kind: String, CaseIterable, Equatable, Sendable {
    case png = "PNG"
    case jpeg = "JPEG"
    case pdf = "PDF"
    case gif = "GIF"
    case avif = "AVIF"
    case heic = "HEIC"
    case svg = "SVG"
    case webp = "WebP"

    /// The file extensions, whether bytes begin like the type, and whether it has pixels and a scale.
    fileprivate var row: (extensions: [String], begins: ([UInt8]) -> Bool, isBitmap: Bool) {
      switch self {
      case .png:
        (["png"], { $0.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) }, true)
      case .jpeg: (["jpg", "jpeg"], { $0.starts(with: [0xFF, 0xD8, 0xFF]) }, true)
      case .pdf: (["pdf"], { $0.starts(with: "%PDF-".utf8) }, false)
      case .gif: (["gif"], { $0.starts(with: "GIF8".utf8) }, true)
      // AV1 Image File Format §6: the brands avif and avis.
      case .avif: (["avif"], { $0.dropFirst(4).starts(with: "ftypavi".utf8) }, true)
      case .webp: (["webp"], { $0.dropFirst(8).starts(with: "WEBP".utf8) }, true)
      case .heic:
        (["heic", "heif"], { DecodeError.OtherFormat.isHEIF(SourceBytes($0.prefix(12))) }, true)
      case .svg: (["svg"], Self.beginsSVG, false)
      }
    }

    /// Whether bytes begin like an SVG; the element may follow comments of any length.
    private static func beginsSVG(_ bytes: [UInt8]) -> Bool {
      let start = bytes.drop { $0 == 0x20 || 0x09...0x0D ~= $0 || [0xEF, 0xBB, 0xBF].contains($0) }
      return ["<svg", "<?xml", "<!--", "<!DOCTYPE svg"].contains { start.starts(with: $0.utf8) }
    }

    private static let byExtension = Dictionary(
      uniqueKeysWithValues: allCases.flatMap { kind in kind.row.extensions.map { ($0, kind) } })

    init?(extension name: String?) {
      guard let kind = name.flatMap({ Self.byExtension[$0] }) else { return nil }
      self = kind
    }

    /// A bitmap has pixels, and therefore a scale.
    var isBitmap: Bool { row.isBitmap }

    /// Whether Xcode compiles it into the catalog of an app.
    var isCompiled: Bool { self != .webp && self != .avif }
  }

  package let kind: Kind
  /// In pixels; nil if the header does not contain it.
  package internal(set) var size: Picture.Size?
  /// The size of the file; nil if it was not asked for.
  package internal(set) var byteCount: Int?
  /// Whether every pixel is known to be opaque.
  var isOpaque = false

  /// Whether it has no valid size, although the first bytes of its type always contain one.
  var isBroken: Bool { [.png, .jpeg, .gif, .webp].contains(kind) && size == nil }

  /// Nil for an unknown type.
  package init?(_ bytes: [UInt8]) {
    guard let kind = Kind.allCases.first(where: { $0.row.begins(bytes) }) else { return nil }
    self.kind = kind
    self.size =
      switch kind {
      case .png: Self.pngSize(bytes)
      case .jpeg: Self.jpegParts { Array(bytes.dropFirst($0).prefix(Self.segmentLength)) }.size
      case .gif: Self.gifSize(bytes)
      case .webp: Self.webPSize(bytes)
      case .avif, .pdf, .svg, .heic: nil
      }
  }

  /// Nil if a side is 0, or longer than in any PNG (§11.2.2).
  private static func size(_ width: Int, _ height: Int) -> Picture.Size? {
    let lengths = 1...Int(Int32.max)
    return lengths ~= width && lengths ~= height ? Picture.Size(width: width, height: height) : nil
  }

  /// PNG §11.2.2: the first chunk is IHDR with width and height, neither of them 0.
  private static func pngSize(_ bytes: [UInt8]) -> Picture.Size? {
    guard bytes.count >= 24, bytes[12..<16].elementsEqual("IHDR".utf8) else { return nil }
    return size(bytes[16..<20].bigEndian, bytes[20..<24].bigEndian)
  }

  /// GIF89a §18: the logical screen, little-endian.
  private static func gifSize(_ bytes: [UInt8]) -> Picture.Size? {
    guard bytes.count >= 10 else { return nil }
    return Picture.Size(width: bytes[6..<8].littleEndian, height: bytes[8..<10].littleEndian)
  }

  /// RFC 9649: the size in the first chunk.
  private static func webPSize(_ bytes: [UInt8]) -> Picture.Size? {
    guard bytes.count >= 30, bytes.starts(with: "RIFF".utf8) else { return nil }
    switch String(decoding: bytes[12..<16], as: UTF8.self) {
    case "VP8X":
      return Picture.Size(
        width: bytes[24..<27].littleEndian + 1, height: bytes[27..<30].littleEndian + 1)
    case "VP8L":
      let bits = bytes[21..<25].littleEndian
      return Picture.Size(width: (bits & 0x3FFF) + 1, height: (bits >> 14 & 0x3FFF) + 1)
    case "VP8 ":
      return Picture.Size(
        width: bytes[26..<28].littleEndian & 0x3FFF, height: bytes[28..<30].littleEndian & 0x3FFF)
    default: return nil
    }
  }

  /// The size of the primary item in the box `meta` of an AVIF; if it has none, the largest: tiles and
  /// thumbnails have sizes too (ISO/IEC 23008-12 §6.5.3).
  static func avifSize(_ meta: [UInt8]) -> Picture.Size? {
    let boxes = boxes(in: meta.dropFirst(12))
    let properties = boxes.filter { $0.name == "iprp" }.flatMap { Self.boxes(in: $0.content) }
    let sizes = properties.filter { $0.name == "ipco" }.flatMap { Self.boxes(in: $0.content) }
      .map { name, content -> Picture.Size? in
        guard name == "ispe", content.count >= 12 else { return nil }
        let sides = content.dropFirst(4)
        return size(sides.prefix(4).bigEndian, sides.dropFirst(4).prefix(4).bigEndian)
      }
    let primary = boxes.first { $0.name == "pitm" }?.content.dropFirst(4).bigEndian
    let own = properties.lazy.filter { $0.name == "ipma" }
      .flatMap { Self.properties(of: primary ?? 0, in: $0.content) }
      .compactMap { sizes.indices.contains($0 - 1) ? sizes[$0 - 1] : nil }
    return own.first
      ?? sizes.compactMap(\.self).max { ($0.width, $0.height) < ($1.width, $1.height) }
  }

  /// The names and contents of boxes; a box that is cut off has the content up to the end (ISO/IEC 14496-12 §4.2).
  private static func boxes(
    in bytes: ArraySlice<UInt8>
  ) -> [(name: String, content: ArraySlice<UInt8>)] {
    var boxes: [(name: String, content: ArraySlice<UInt8>)] = []
    var rest = bytes
    while rest.count >= 8, rest.prefix(4).bigEndian >= 8 {
      let box = rest.prefix(rest.prefix(4).bigEndian).dropFirst(4)
      boxes.append((String(decoding: box.prefix(4), as: UTF8.self), box.dropFirst(4)))
      rest = rest[box.endIndex...]
    }
    return boxes
  }

  /// The numbers, from 1, of the properties of an item in a box `ipma` (ISO/IEC 23008-12 §9.3).
  private static func properties(of item: Int, in box: ArraySlice<UInt8>) -> [Int] {
    let idLength = box.first == 0 ? 2 : 4
    let length = box.dropFirst(3).first == 1 ? 2 : 1
    var rest = box.dropFirst(8)
    func take(_ count: Int) -> Int {
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count).bigEndian
    }
    while !rest.isEmpty {
      let isWanted = take(idLength) == item
      // The first bit is not a part of the number: it says whether a reader must know the property.
      let all = (0..<take(1)).map { _ in take(length) & (length == 1 ? 0x7F : 0x7FFF) }
      if isWanted { return all }
    }
    return []
  }

  /// The number of bytes of a JPEG segment that are examined.
  static let segmentLength = 1 << 13
  /// More segments than any JPEG has.
  private static let segmentLimit = 10_000

  /// The size in the frame header of a JPEG, SOF0 to SOF15, and the offset of its pixels.
  typealias JPEGParts = (size: Picture.Size?, pixels: Int?)

  /// Reads segment after segment by their lengths (ITU T.81 §B.1.1, §B.2.2); `read` returns bytes from an
  /// offset.
  ///
  /// Bytes between segments are skipped, as other programs do.
  static func jpegParts<Failure>(
    _ read: (Int) throws(Failure) -> [UInt8]
  ) throws(Failure) -> JPEGParts {
    var size: Picture.Size?
    var isTurned = false
    var offset = 2
    for _ in 0..<segmentLimit {
      let bytes = try read(offset)
      guard bytes.count >= 4 else { return (size, nil) }
      let marker = bytes[1]
      guard bytes[0] == 0xFF, 0xC0...0xFE ~= marker, !(0xD0...0xD8 ~= marker) else {
        offset += bytes.dropFirst().firstIndex(of: 0xFF) ?? bytes.count
        continue
      }
      if marker == 0xD9 { return (size, nil) }
      if marker == 0xDA { return (size, offset) }
      let isFrame = 0xC0...0xCF ~= marker && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame, size == nil, bytes.count >= 9 {
        let sides = [bytes[7..<9].bigEndian, bytes[5..<7].bigEndian]
        size =
          sides.contains(0)
          ? nil : Picture.Size(width: sides[isTurned ? 1 : 0], height: sides[isTurned ? 0 : 1])
      }
      if marker == 0xE1 { isTurned = Self.isTurned(bytes[4...]) }
      offset += 2 + bytes[2..<4].bigEndian
    }
    return (size, nil)
  }
}

extension String {
  /// The kind of a file by its extension: `tower@2x.PNG` → PNG.
  var pictureKind: PictureHeader.Kind? {
    PictureHeader.Kind(extension: FileName.split(self).extension)
  }

  /// `tower.jpg` → `JPEG`, `tower.psd` → `.psd`.
  var typeName: String? {
    pictureKind?.rawValue ?? FileName.split(self).extension.map { ".\($0)" }
  }
}

extension BidirectionalCollection<UInt8> {
  var bigEndian: Int { reduce(0) { $0 << 8 | Int($1) } }
  var littleEndian: Int { reversed().bigEndian }
}

extension PictureHeader {
  /// Whether a segment of a JPEG says that the picture has to be turned by 90° before it is shown, which
  /// exchanges width and height.
  ///
  /// Exif 2.3 §4.6: the tag 0x0112 in the first directory of a TIFF; the values 5 to 8 are turned.
  private static func isTurned(_ segment: ArraySlice<UInt8>) -> Bool {
    guard segment.starts(with: Array("Exif".utf8) + [0, 0]) else { return false }
    let tiff = Array(segment.dropFirst(6).prefix(4096))
    let isLittle = tiff.starts(with: "II".utf8)
    func number(_ start: Int, _ count: Int) -> Int? {
      guard start + count <= tiff.count else { return nil }
      let bytes = tiff[start..<start + count]
      return isLittle ? bytes.littleEndian : bytes.bigEndian
    }
    guard let directory = number(4, 4), let count = number(directory, 2) else { return false }
    for entry in 0..<min(count, 100) {
      let start = directory + 2 + 12 * entry
      if number(start, 2) == 0x0112 { return number(start + 8, 2).map { 5...8 ~= $0 } ?? false }
    }
    return false
  }
}
