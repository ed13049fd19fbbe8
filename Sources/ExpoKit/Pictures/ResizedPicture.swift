import ExpoBase
package import ExpoModel
import ExpoSystem

/// A file that a program makes from a picture, with a width and a format.
///
/// Its mark, a part of its name, contains the width and a hash of the picture, the command and the width:
/// a file with the same mark need not be made again.
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
    /// There is no file, or it is not a picture with the format and the width.
    case missing
    /// Width and height are exchanged: the program ignores how the camera was held (Exif).
    case turned
  }

  /// The file that the program has made at a path, or what is wrong with it.
  package func found(at path: String) -> Outcome {
    guard let header = (try? PictureHeader.read(path)).flatMap(\.self),
      Picture.Format(header.kind) == format, let size = header.size, size.height > 0,
      let byteCount = header.byteCount
    else { return .failure(.missing) }
    if isTurned(size) { return .failure(.turned) }
    return abs(size.width - width) <= 1 ? .success((size, byteCount)) : .failure(.missing)
  }

  /// Whether width and height are exchanged; the program may apply the width before or after turning the picture.
  private func isTurned(_ size: Picture.Size) -> Bool {
    let isNear = { (one: Int, other: Int) in abs(one - other) <= 2 + other / 100 }
    if isNear(height, swappedHeight) { return false }
    return [(size.width, size.height), (size.height, size.width)].contains {
      isNear($0, width) && isNear($1, swappedHeight)
    }
  }
}
