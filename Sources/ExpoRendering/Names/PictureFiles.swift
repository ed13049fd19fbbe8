import ExpoBase
import ExpoModel

/// The picture files of an export and their paths.
///
/// The image set `haegeum` → `images/haegeum.png`, `images/haegeum@2x.png`. A picture of several entries is
/// exported once; image sets whose names collide on some file system get numbers, as in ``SlugSource``.
struct PictureFiles: Sendable {
  private var folder: String
  private let names: [[UInt8]: String]
  /// Copies of catalog files.
  private(set) var files: [RenderedFile]

  /// The same pictures for pages in a folder below this one, without files to copy.
  var above: PictureFiles {
    var above = self
    above.folder = "../" + folder
    above.files = []
    return above
  }

  /// Creates the files, with those of the poster first.
  init(_ exhibitions: [Exhibition], folder: String = "images") {
    self.folder = folder
    var seen: Set<[UInt8]> = []
    let pictures = exhibitions.flatMap(\.pictures).filter {
      seen.insert(Self.key(of: $0)).inserted
    }
    let distinct = SafeName.distinct(pictures.map(Self.preferredName))
    names = Dictionary(
      zip(pictures.map(Self.key), distinct), uniquingKeysWith: { first, _ in first })
    var paths: Set<String> = []
    files = zip(pictures, distinct).flatMap { picture, name in
      picture.candidates.compactMap { candidate in
        let path = Self.path(folder, name, candidate)
        guard paths.insert(path).inserted else { return nil }
        return RenderedFile(path: path, content: .copy(of: candidate.source))
      }
    }
  }

  /// The path of a file of a picture, with `/` as separator.
  func path(of candidate: Picture.Candidate, of picture: Picture) -> String {
    Self.path(folder, names[Self.key(of: picture)] ?? Self.preferredName(picture), candidate)
  }

  /// The name without `@`: the set `a@2x` would otherwise overwrite a file of the set `a`.
  private static func preferredName(_ picture: Picture) -> String {
    let parts = picture.name.unicodeScalars.split(
      separator: "@", omittingEmptySubsequences: false)
    let name = SafeName.from(parts.map { String($0) }.joined(separator: "-"))
    return name.isEmpty ? "picture" : name
  }

  /// The path of a file: `haegeum` at scale 2 → `images/haegeum@2x.png`.
  static func path(
    _ folder: String, _ name: String, _ candidate: Picture.Candidate
  ) -> String {
    let scale = candidate.scale == 1 ? "" : "@\(candidate.scale)x"
    let mark = candidate.mark.map { "@" + $0 } ?? scale
    let ending = candidate.format == .jpeg ? "jpg" : candidate.format.rawValue
    let file = "\(name)\(mark).\(ending)"
    return folder.isEmpty ? file : "\(folder)/\(file)"
  }

  /// The identity of a picture: its name and source files, byte for byte.
  private static func key(of picture: Picture) -> [UInt8] {
    let texts = [picture.name] + picture.candidates.map(\.source)
    return Array(texts.map { Array($0.utf8) }.joined(separator: [0]))
  }
}
