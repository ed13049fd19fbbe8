import ExpoBase
package import ExpoModel
import ExpoSystem

/// A file that a program makes from a picture: of a width, in a format.
///
/// Its mark, a part of its name, is a hash of the picture, the command and the width: a file with
/// the same mark need not be made again.
package struct ResizedPicture: Hashable, Sendable {
  package let source: String
  /// In pixels.
  package let width: Int
  /// In pixels.
  package let height: Int
  /// The height if the sides are swapped.
  let swappedHeight: Int
  package let format: Picture.Format
  /// `640w-04c1…9f`: the width, and 16 digits of the hash.
  package let mark: String

  private static let digits = 16

  /// The files that a command makes from a picture in several widths; the picture is read once.
  ///
  /// - Throws: ``FileError`` if the picture cannot be read.
  package static func all(
    of source: String, _ size: Picture.Size, by command: String, widths: [Int],
    format: Picture.Format
  ) throws -> [ResizedPicture] {
    var content = ContentHasher()
    let file = try OpenFile(plain: source)
    try file.forEachBlock { content.update($0) }
    return widths.map { width in
      var hasher = content
      Array("\0\(command)\0\(width)".utf8).withSpan { hasher.update($0) }
      let mark = "\(width)w-" + hasher.content.digits.prefix(digits)
      let height = { (long: Int, short: Int) in max(1, (width * long + short / 2) / short) }
      return ResizedPicture(
        source: source, width: width, height: height(size.height, size.width),
        swappedHeight: height(size.width, size.height), format: format, mark: mark)
    }
  }

  package typealias Outcome = Result<(size: Picture.Size, byteCount: Int), Fault>

  package enum Fault: String, CaseIterable, Error {
    /// It is not a picture of the format and the width.
    case missing
    /// Its sides are swapped: the program ignores how the camera was held (Exif).
    case turned
  }

  package func found(at path: String) -> Outcome {
    guard let file = try? OpenFile(plain: path), let byteCount = try? file.status().size,
      let size = size(of: file, path), size.height > 0
    else { return .failure(.missing) }
    if isTurned(size) { return .failure(.turned) }
    return abs(size.width - width) <= 1 ? .success((size, byteCount)) : .failure(.missing)
  }

  /// Whether sides are swapped: the program takes the width for that before or after it turns.
  private func isTurned(_ size: Picture.Size) -> Bool {
    let isNear = { (one: Int, other: Int) in abs(one - other) <= 2 + other / 100 }
    if isNear(height, swappedHeight) { return false }
    return [(size.width, size.height), (size.height, size.width)].contains {
      isNear($0, width) && isNear($1, swappedHeight)
    }
  }

  /// The bytes of a file that contain its size.
  private static let headLength = 1 << 12

  private func size(of file: OpenFile, _ path: String) -> Picture.Size? {
    switch format {
    case .avif: (try? file.read(Self.headLength, at: 0)).flatMap(PictureHeader.avifSize)
    case .png, .jpeg, .gif, .svg, .webp:
      (try? PictureHeader.read(path)).flatMap { $0 }.flatMap { header in
        Picture.Format(header.kind) == format ? header.size : nil
      }
    }
  }
}

extension PictureHeader {
  /// RFC 9649.
  static func webPSize(_ bytes: [UInt8]) -> Picture.Size? {
    guard bytes.count >= 30, bytes.starts(with: "RIFF".utf8),
      bytes[8..<12].elementsEqual("WEBP".utf8)
    else { return nil }
    switch String(decoding: bytes[12..<16], as: UTF8.self) {
    case "VP8X":
      return Picture.Size(
        width: bytes[24..<27].littleEndian + 1, height: bytes[27..<30].littleEndian + 1)
    case "VP8L":
      let bits = bytes[21..<25].littleEndian
      return Picture.Size(width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
    case "VP8 ":
      return Picture.Size(
        width: bytes[26..<28].littleEndian & 0x3FFF, height: bytes[28..<30].littleEndian & 0x3FFF)
    default: return nil
    }
  }

  /// In the first box `ispe` (ISO/IEC 23008-12 §6.5.3).
  static func avifSize(_ bytes: [UInt8]) -> Picture.Size? {
    guard bytes.count >= 12, bytes[4..<8].elementsEqual("ftyp".utf8) else { return nil }
    let name = Array("ispe".utf8)
    let last = bytes.count - 16
    guard last > 12,
      let place = (12..<last).first(where: {
        bytes[$0] == name[0] && bytes[$0..<$0 + 4].elementsEqual(name)
      })
    else { return nil }
    return Picture.Size(
      width: bytes[place + 8..<place + 12].bigEndian,
      height: bytes[place + 12..<place + 16].bigEndian)
  }
}
