import ExpoJSON
import ExpoModel
import ExpoSystem

struct PictureFile: Sendable {
  /// `1x`, `2x` or `3x`; nil for a picture of any scale.
  let scale: String?
  /// Equal for files that differ only by scale.
  let variant: String
  /// The order of publishing, lowest first: 1 if the file is only for some devices, then its number of
  /// conditions; nil if it is never published.
  let rank: (devices: Int, conditions: Int)?
  let path: String

  static let scales = ["1x": 1, "2x": 2, "3x": 3]

  /// The files that may be published: those for every device first, then those with the fewest conditions, then
  /// as listed.
  static func published(_ files: [PictureFile]) -> [PictureFile] {
    let ranked = files.enumerated().compactMap { index, file in
      file.rank.map { (rank: ($0.devices, $0.conditions, index), file: file) }
    }
    return ranked.sorted { $0.rank < $1.rank }.map(\.file)
  }

  func candidate(_ format: Picture.Format, _ header: PictureHeader) -> Picture.Candidate {
    Picture.Candidate(
      scale: scale.flatMap { Self.scales[$0] } ?? 1,
      size: header.size,
      format: format, source: path, byteCount: header.byteCount, isOpaque: header.isOpaque)
  }
}

// MARK: - In an image set

extension PictureFile {
  /// The listed files that exist; those for one appearance or with an unknown scale are not published.
  static func files(of set: AssetSet) -> [PictureFile] {
    set.present.map { slot, name in
      let isPublished =
        slot.node["appearances"] == nil && slot.scale.map { scales[$0] != nil } ?? true
      let rank = (
        devices: slot.idiom ?? "universal" == "universal" ? 0 : 1,
        conditions: slot.variant.utf8.count { $0 == UInt8(ascii: "=") }
      )
      return PictureFile(
        scale: slot.scale, variant: slot.variant, rank: isPublished ? rank : nil,
        path: "\(set.path)/\(name)")
    }
  }
}

// MARK: - In a folder

extension PictureIndex {
  /// The pictures of a catalog, or of those below a folder by the names of their files: `NAME.png`,
  /// `NAME@2x.png`, `NAME~universal@3x.jpg`.
  ///
  /// Links are not followed; folders that contain an export are left out.
  ///
  /// - Throws: ``FileError`` if the catalog or a folder cannot be read.
  init(at path: String) throws(FileError) {
    guard FilePath.exists(path) else { throw .missing(path) }
    if path.hasSuffix(".xcassets") {
      self.init([try AssetCatalog(at: path)])
    } else {
      var files: [String] = []
      try PictureFile.collect(path, &files)
      self.init(files: files)
    }
  }

  /// The files of a bundle by the names that `UIImage(named:)` finds.
  ///
  /// The name of a PNG file is without extension and marks, which are scale, then device: `a@2x~ipad.png` is
  /// `a`; `a~universal@2x.png` is not. A file of another type keeps its extension.
  init(bundleFiles paths: [String]) {
    var indices: [[UInt8]: Int] = [:]
    var pictures: [(name: String, files: [PictureFile])] = []
    for path in paths {
      let (whole, kind) = FileName.split(FileName.last(of: path))
      let base = PictureFile.withoutMarks(whole)
      let file = PictureFile(at: path, marks: PictureFile.parts(of: path).dropFirst())
      for base in base == whole ? [whole] : [base, whole] {
        for name in kind == "png" ? [base, base + ".png"] : ["\(base).\(kind ?? "")"] {
          let index = indices[Array(name.utf8), default: pictures.count]
          if index == pictures.count {
            indices[Array(name.utf8)] = index
            pictures.append((name, []))
          }
          pictures[index].files.append(file)
        }
      }
    }
    self.init(pictures.map { ($0.name, .files($0.files)) })
  }

  init(files paths: [String]) {
    let files = paths.map { path in
      let parts = PictureFile.parts(of: path)
      return (name: parts[0], file: PictureFile(at: path, marks: parts.dropFirst()))
    }
    let pictures = Dictionary(grouping: files) { Array($0.name.utf8) }.values
      .map { (name: $0[0].name, source: Source.files($0.map(\.file))) }
    self.init(pictures.sorted(byBytesOf: \.name))
  }
}

extension PictureFile {
  fileprivate static func collect(
    _ folder: String, _ files: inout [String]
  ) throws(FileError) {
    if FilePath.isFile("\(folder)/\(ExportManifest.fileName)") { return }
    for entry in try FolderEntry.all(in: folder) where !entry.isHidden && entry.isUTF8 {
      let path = FileName.path(of: entry.name, in: folder)
      switch entry.kind {
      case .folder: try collect(path, &files)
      case .file:
        if entry.name.pictureKind != nil { files.append(path) }
      case .other: break
      }
    }
  }

  /// A name without the marks of scale and device: `a@2x~ipad` → `a`.
  fileprivate static func withoutMarks(_ name: String) -> String {
    var name = name[...]
    for marks in [["~iphone", "~ipad"], ["@2x", "@3x"]] {
      if let mark = marks.first(where: name.hasSuffix) { name = name.dropLast(mark.count) }
    }
    return String(name)
  }

  /// The name of the picture, then its marks: `tower@2x~ipad.png` → `tower`, `2x`, `ipad`.
  fileprivate static func parts(of path: String) -> [String] {
    FileName.split(FileName.last(of: path)).base
      .split(omittingEmptySubsequences: false) { $0 == "@" || $0 == "~" }.map(String.init)
  }

  fileprivate init(at path: String, marks: ArraySlice<String>) {
    var scale: String?
    var variant = ""
    for mark in marks where !mark.isEmpty {
      if Self.scales[mark] != nil {
        scale = mark
      } else if mark != "universal" {
        variant += "~" + mark
      }
    }
    self.init(
      scale: scale, variant: variant, rank: (devices: variant.isEmpty ? 0 : 1, conditions: 0),
      path: path)
  }
}
