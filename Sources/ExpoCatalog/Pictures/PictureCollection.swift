import ExpoJSON
public import ExpoModel

/// The pictures that can be published, by name: of an asset catalog, or of a plain folder.
///
/// Files are looked at only when their picture is asked for, and then only at their beginning.
public struct PictureCollection: Sendable {
  /// A file of a picture: what it is for and where it lies.
  struct File: Sendable {
    /// 1, 2 or 3.
    let scale: Int
    /// All that tells its kind from others but the scale; of the files of one kind each scale has
    /// one.
    let variant: String
    let path: String
  }

  /// The files of each picture by the bytes of its name, those to be preferred first.
  private var files: [[UInt8]: [File]] = [:]

  /// The picture of just that name; nil if there is none, or if it has no files.
  ///
  /// A name that could leave its folder is never looked up.
  public func picture(named name: String) -> Picture? {
    guard PictureIndex.isSafe(name), let files = files[Array(name.utf8)] else { return nil }
    var unshown: [String] = []
    var shown: (variant: String, candidates: [Picture.Candidate])?
    for file in files where shown.map({ $0.variant == file.variant }) ?? true {
      guard let header = PictureHeader(file: file.path), !header.isBroken else { continue }
      guard let format = Picture.Format(header.kind) else {
        if !unshown.contains(header.kind.rawValue) { unshown.append(header.kind.rawValue) }
        continue
      }
      var candidates = shown?.candidates ?? []
      if candidates.contains(where: { $0.scale == file.scale }) { continue }
      let size = header.size.map { Picture.Size(width: $0.width, height: $0.height) }
      candidates.append(
        Picture.Candidate(scale: file.scale, size: size, format: format, source: file.path))
      shown = (file.variant, candidates)
    }
    let candidates = (shown?.candidates ?? []).sorted { $0.scale < $1.scale }
    if candidates.isEmpty, unshown.isEmpty { return nil }
    return Picture(name: name, candidates: candidates, unshownTypes: unshown)
  }
}

extension Picture.Format {
  /// The type of file; nil for one that browsers do not show.
  init?(_ kind: PictureHeader.Kind) {
    switch kind {
    case .png: self = .png
    case .jpeg: self = .jpeg
    case .gif: self = .gif
    case .svg: self = .svg
    case .pdf, .heic: return nil
    }
  }
}

// MARK: - Of a catalog

extension PictureCollection {
  /// The image sets of a catalog; of several with one name the first, and none in a namespace.
  public init(_ catalog: AssetCatalog) {
    for set in catalog.imageSets where !set.name.contains("/") {
      let name = Array(set.name.utf8)
      if files[name] == nil { files[name] = Self.files(of: set) }
    }
  }

  /// Files for every device first, then those with the fewest conditions, then as they are listed;
  /// files for one appearance, such as dark, are left out.
  private static func files(of set: AssetSet) -> [File] {
    let slots = set.contents.items("images").filter { $0.node["appearances"] == nil }
    let ranked = slots.compactMap { slot -> (rank: (Int, Int), file: File)? in
      guard let name = slot.filename.flatMap(set.child(named:)),
        let scale = scale(slot.scale)
      else { return nil }
      let isUniversal = slot.idiom == nil || slot.idiom == "universal"
      let conditions = slot.variant.utf8.count { $0 == UInt8(ascii: "=") }
      let file = File(scale: scale, variant: slot.variant, path: "\(set.path)/\(name)")
      return ((isUniversal ? 0 : 1, conditions), file)
    }
    return ranked.enumerated().sorted { one, other in
      (one.element.rank.0, one.element.rank.1, one.offset)
        < (other.element.rank.0, other.element.rank.1, other.offset)
    }.map(\.element.file)
  }

  /// 1 for `1x` and for pictures of any scale; nil for a scale that does not exist.
  private static func scale(_ text: String?) -> Int? {
    text.map { ["1x": 1, "2x": 2, "3x": 3][$0] } ?? 1
  }
}

// MARK: - Of a folder

extension PictureCollection {
  /// The pictures below a folder by what their files are called: `NAME.png`, `NAME@2x.png`,
  /// `NAME~universal@3x.jpg`.
  ///
  /// Links are not followed, and folders that were exported to are passed over.
  ///
  /// - Throws: ``FileError`` if a folder cannot be read.
  public init(folder: String) throws(FileError) {
    try collect(folder)
    for (name, found) in files {
      files[name] = found.filter { $0.variant.isEmpty } + found.filter { !$0.variant.isEmpty }
    }
  }

  private mutating func collect(_ folder: String) throws(FileError) {
    if ExportFolder.isExported(folder) { return }
    for name in try FolderReader.names(in: folder) {
      let path = folder == "." ? name : folder == "/" ? "/" + name : "\(folder)/\(name)"
      switch try FileStatus.at(path, followingLinks: false).kind {
      case .folder: try collect(path)
      case .file:
        let (base, kind) = FileName.split(name)
        guard PictureHeader.Kind(extension: kind) != nil else { continue }
        let picture = base.prefix { $0 != "@" && $0 != "~" }
        files[Array(picture.utf8), default: []].append(
          Self.file(at: path, marks: String(base.dropFirst(picture.count))))
      case .other: break
      }
    }
  }

  /// A file by the marks behind its name: `@2x`, `~ipad@2x`, `@2x~ipad`.
  private static func file(at path: String, marks: String) -> File {
    var (scale, variant) = (1, "")
    for mark in marks.split(whereSeparator: { $0 == "@" || $0 == "~" }) {
      switch mark {
      case "1x", "2x", "3x": scale = Int(mark.prefix(1)) ?? 1
      case "universal": break
      default: variant += "~" + mark
      }
    }
    return File(scale: scale, variant: variant, path: path)
  }
}
