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

    /// The extensions, whether bytes begin as the type does, and whether it has pixels and a scale.
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

    /// The element may follow comments of any length.
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

  /// No program shows a PNG or a GIF without a valid size.
  var isBroken: Bool { [.png, .gif].contains(kind) && size == nil }

  /// Nil for an unknown type.
  package init?(_ bytes: [UInt8]) {
    guard let kind = Kind.allCases.first(where: { $0.row.begins(bytes) }) else { return nil }
    self.kind = kind
    self.size =
      switch kind {
      case .png: Self.pngSize(bytes)
      case .jpeg: Self.jpegSize(bytes)
      case .gif: Self.gifSize(bytes)
      case .webp: Self.webPSize(bytes)
      case .avif: Self.avifSize(bytes)
      case .pdf, .svg, .heic: nil
      }
  }

  /// The largest width and height of a PNG: §11.2.2.
  private static let pngLimit = Int(Int32.max)

  /// PNG §11.2.2: the first chunk is IHDR with width and height, neither of them 0.
  private static func pngSize(_ bytes: [UInt8]) -> Picture.Size? {
    guard bytes.count >= 24, bytes[12..<16].elementsEqual("IHDR".utf8) else { return nil }
    let width = bytes[16..<20].bigEndian
    let height = bytes[20..<24].bigEndian
    guard 1...pngLimit ~= width, 1...pngLimit ~= height else { return nil }
    return Picture.Size(width: width, height: height)
  }

  /// GIF89a §18: the logical screen, little-endian.
  private static func gifSize(_ bytes: [UInt8]) -> Picture.Size? {
    guard bytes.count >= 10 else { return nil }
    return Picture.Size(width: bytes[6..<8].littleEndian, height: bytes[8..<10].littleEndian)
  }

  /// ITU T.81 §B.2.2: the frame header SOF0 to SOF15, after segments of a given length.
  private static func jpegSize(_ bytes: [UInt8]) -> Picture.Size? {
    var index = 2
    var isTurned = false
    while index + 9 < bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      if marker == 0xFF {
        index += 1
        continue
      }
      let isFrame = 0xC0...0xCF ~= marker && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame {
        let sides = [index + 7, index + 5].map { bytes[$0..<$0 + 2].bigEndian }
        return Picture.Size(width: sides[isTurned ? 1 : 0], height: sides[isTurned ? 0 : 1])
      }
      if marker == 0xE1 { isTurned = Self.isTurned(bytes[(index + 4)...]) }
      index += 2 + bytes[index + 2..<index + 4].bigEndian
    }
    return nil
  }
}

extension BidirectionalCollection<UInt8> {
  var bigEndian: Int { reduce(0) { $0 << 8 | Int($1) } }
  var littleEndian: Int { reversed().bigEndian }
}

extension PictureHeader {
  /// Whether a segment of a JPEG says how the camera was held so that width and height change
  /// places: programs turn the picture before they show it.
  ///
  /// Exif 2.3 §4.6: a TIFF whose first directory may have the tag 0x0112; 5 to 8 are turned.
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
