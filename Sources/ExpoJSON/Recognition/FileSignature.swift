package import ExpoBase

/// The bytes that files of a format begin with.
package enum FileSignature {
  private typealias Row = (bytes: [UInt8], format: DecodeError.OtherFormat)

  private static let table: [Row] = [
    (Array("version https://git-lfs.github.com/spec/".utf8), .gitLFSPointer),
    ([0x1F, 0x8B], .compressed(.gzip)),
    ([0x50, 0x4B, 0x03, 0x04], .compressed(.zip)),
    ([0x50, 0x4B, 0x05, 0x06], .compressed(.zip)),
    ([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00], .compressed(.xz)),
    ([0x28, 0xB5, 0x2F, 0xFD], .compressed(.zstd)),
    (Array("bplist0".utf8), .propertyList(isBinary: true)),
    ([0x89, 0x50, 0x4E, 0x47], .picture(.png)),
    ([0xFF, 0xD8, 0xFF], .picture(.jpeg)),
    (Array("GIF87a".utf8), .picture(.gif)),
    (Array("GIF89a".utf8), .picture(.gif)),
    (Array("%PDF-".utf8), .picture(.pdf)),
  ]

  /// The brands of ISO base media files (ISO/IEC 14496-12) that are HEIF pictures.
  private static let pictureBrands = ["heic", "heix", "heim", "heis", "hevc", "mif1", "msf1"]

  /// Whether a file is an ISO base media file whose brand is that of a picture, not of a video.
  package static func isHEIF(_ bytes: SourceBytes) -> Bool {
    bytes.count >= 12 && bytes.matches("ftyp", at: 4)
      && pictureBrands.contains { bytes.matches($0, at: 8) }
  }

  /// The format of a file by its first bytes; nil for text and for unknown formats.
  static func format(of bytes: SourceBytes) -> DecodeError.OtherFormat? {
    if let row = table.first(where: { bytes.matches($0.bytes, at: 0) }) { return row.format }
    // "BZh", the size of a block and the digits of pi, or of its square root in an empty file.
    if bytes.matches("BZh", at: 0), bytes.count >= 10, bytes[3].isDigit,
      bytes.matches([0x31, 0x41, 0x59], at: 4) || bytes.matches([0x17, 0x72, 0x45], at: 4)
    {
      return .compressed(.bzip2)
    }
    if bytes.count >= 12, bytes.matches("RIFF", at: 0), bytes.matches("WEBP", at: 8) {
      return .picture(.webP)
    }
    return isHEIF(bytes) ? .picture(.heic) : nil
  }
}
