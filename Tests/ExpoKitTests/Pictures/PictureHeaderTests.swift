@testable import ExpoKit
import Testing

struct PictureHeaderTests {
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 1, 0x2C, 0, 0, 0, 200, 8, 3, 0, 0, 0]
  private static let jpeg: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xC2, 0, 11, 8, 0, 200, 1, 0x2C, 1, 1, 0, 0]
  private static let webp: [UInt8] =
    Array("RIFF0000WEBPVP8L0000".utf8) + [0x2F, 0x2B, 0xC1, 0x31, 0] + png
  private static let gif: [UInt8] = Array("GIF89a".utf8) + [0x2C, 1, 200, 0]

  @Test(
    "type and size are read from the first bytes, however few there are",
    arguments: [
      (png, "PNG 300×200"), (jpeg, "JPEG 300×200"), (gif, "GIF 300×200"),
      (Array("%PDF-1.4".utf8), "PDF"), (Array("<svg xmlns=''/>".utf8), "SVG"),
      (Array(png.prefix(20)), "PNG"), (Array(jpeg.prefix(12)), "JPEG"),
      (webp, "WebP 300×200"), (Array("\0\0\0\u{18}ftypavif".utf8), "AVIF"),
      ([], "none"), (Array("GI".utf8), "none"), (Array("hello".utf8), "none"),
    ] as [([UInt8], String)])
  func header(bytes: [UInt8], says: String) {
    let header = PictureHeader(bytes)
    let size = header?.size.map { " \($0.width)×\($0.height)" } ?? ""
    #expect((header.map { $0.kind.rawValue } ?? "none") + size == says)
    // Cut anywhere it does not trap.
    for count in 0..<bytes.count { _ = PictureHeader(Array(bytes.prefix(count))) }
  }

  @Test(
    "the brand of an ISO base media file decides whether it is a picture or a video",
    arguments: [
      ("heic", true), ("heix", true), ("mif1", true), ("msf1", true), ("isom", false),
      ("qt  ", false), ("mp42", false), ("hei", false), ("", false),
    ])
  func brand(name: String, isPicture: Bool) {
    let header = PictureHeader(Array("\0\0\0\u{18}ftyp\(name)".utf8))
    #expect(header?.kind == (isPicture ? .heic : nil))
  }

  @Test(
    "a PNG without a valid size is broken",
    arguments: [
      ([0, 0, 0, 1, 0x7F, 0xFF, 0xFF, 0xFF], false), ([0, 0, 0, 0, 0, 0, 0, 1], true),
      ([0, 0, 0, 1, 0, 0, 0, 0], true), ([0x80, 0, 0, 0, 0, 0, 0, 1], true),
      ([0, 0, 0, 1, 0, 0, 0], true), ([], true),
    ] as [([UInt8], Bool)])
  func broken(size: [UInt8], isBroken: Bool) throws {
    let header = try #require(PictureHeader(Array(Self.png.prefix(16)) + size))
    #expect(header.isBroken == isBroken)
    #expect((header.size == nil) == isBroken)
  }

  @Test(
    "a JPEG that a camera turned has the size in which it is shown",
    arguments: [(1, "300×200"), (4, "300×200"), (5, "200×300"), (8, "200×300"), (9, "300×200")])
  func orientation(value: UInt8, size: String) {
    let little: [UInt8] =
      Array("II*".utf8) + [0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, value, 0, 0, 0]
    let big: [UInt8] =
      Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, value, 0, 0]
    // A segment that is shorter than its length does not trap.
    _ = PictureHeader([0xFF, 0xD8, 0xFF, 0xE1, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    for tiff in [little, big] {
      let exif = Array("Exif".utf8) + [0, 0] + tiff
      let bytes = [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif + Self.jpeg[2...]
      let header = PictureHeader(bytes)
      #expect(header?.size.map { "\($0.width)×\($0.height)" } == size)
      for count in 0..<bytes.count { _ = PictureHeader(Array(bytes.prefix(count))) }
    }
  }
}
