import ExpoSource
public import ExpoModel
import ExpoText

/// Where the files of pictures lie below the folder of an export.
///
/// The image set `haegeum` → `images/haegeum.png`, `images/haegeum@2x.png`. A picture that
/// several entries share is there once; two sets whose names a file system may take for the same
/// get a number, as entries do in ``Slugs``.
public struct PictureFiles: Sendable {
  private let folder: String
  private let names: [Key: String]
  /// The files, each a copy of one of the catalog's.
  public let files: [RenderedFile]

  /// Names the pictures of an exhibition, the poster's first.
  public init(_ exhibition: Exhibition, folder: String = "images") {
    self.folder = folder
    var seen: Set<Key> = []
    let pictures = exhibition.pictures.filter { seen.insert(Key($0)).inserted }
    let distinct = DistinctNames(pictures.map(Self.wanted)).names
    names = Dictionary(
      zip(pictures.map { Key($0) }, distinct), uniquingKeysWith: { first, _ in first })
    var paths: Set<String> = []
    files = zip(pictures, distinct).flatMap { picture, name in
      picture.candidates.compactMap { candidate in
        let path = Self.path(folder, name, candidate)
        guard paths.insert(path).inserted else { return nil }
        return RenderedFile(path: path, content: .copy(of: candidate.source))
      }
    }
  }

  /// The path of a file of a picture, its parts separated by `/`.
  public func path(of candidate: Picture.Candidate, of picture: Picture) -> String {
    Self.path(folder, names[Key(picture)] ?? Self.wanted(picture), candidate)
  }

  /// The sign before the scale is no part of a name: the set `a@2x` would take a file of `a`.
  private static func wanted(_ picture: Picture) -> String {
    let parts = picture.name.unicodeScalars.split(
      separator: "@", omittingEmptySubsequences: false)
    let name = SafeName.from(parts.map { String($0) }.joined(separator: "-"))
    return name.isEmpty ? "picture" : name
  }

  private static func path(
    _ folder: String, _ name: String, _ candidate: Picture.Candidate
  ) -> String {
    let scale = candidate.scale == 1 ? "" : "@\(candidate.scale)x"
    let file = "\(name)\(scale).\(ending(of: candidate.format))"
    return folder.isEmpty ? file : "\(folder)/\(file)"
  }

  private static func ending(of format: Picture.Format) -> String {
    switch format {
    case .png: "png"
    case .jpeg: "jpg"
    case .gif: "gif"
    case .svg: "svg"
    }
  }

  /// What makes two pictures the same one: the name and the files, byte for byte.
  private struct Key: Hashable {
    private let bytes: [UInt8]

    init(_ picture: Picture) {
      let texts = [picture.name] + picture.candidates.map(\.source)
      bytes = Array(texts.map { Array($0.utf8) }.joined(separator: [0]))
    }
  }
}
