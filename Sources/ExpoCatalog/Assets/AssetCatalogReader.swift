import ExpoJSON
public import ExpoSource

/// Reads asset catalogs; a function reads the files, so that edits can be checked before they are
/// written.
public struct AssetCatalogReader: Sendable {
  private let read: @Sendable (String) throws(FileError) -> SourceFile

  /// The folders of other kinds of asset, which are skipped.
  private static let otherSets: Set = [
    "appiconset", "colorset", "symbolset", "launchimage", "imagestack", "imagestacklayer",
    "brandassets", "stickerpack", "spriteatlas", "arimageset", "arresourcegroup", "textureset",
    "complicationset", "gcdashboardimage", "iconset", "cubetextureset", "mipmapset",
  ]

  /// Creates a reader.
  public init(
    read: @escaping @Sendable (String) throws(FileError) -> SourceFile =
      FileReader.readFound
  ) {
    self.read = read
  }

  /// Reads the catalog at a path.
  ///
  /// - Throws: ``FileError`` if a folder or a file of it cannot be read.
  public func catalog(at path: String) throws(FileError) -> AssetCatalog {
    var (images, data, groups) = ([AssetSet](), [AssetSet](), [try contents(of: path)])
    groups.removeAll { $0.tree == nil }
    try search(path, namespace: "", &images, &data, &groups)
    return AssetCatalog(path: path, imageSets: images, dataSets: data, groups: groups)
  }

  private func search(
    _ folder: String, namespace: String, _ images: inout [AssetSet], _ data: inout [AssetSet],
    _ groups: inout [AssetContents]
  ) throws(FileError) {
    for name in try FolderReader.names(in: folder) {
      let path = FileName.path(of: name, in: folder)
      let (base, kind) = FileName.split(name)
      guard try FileStatus.at(path, followingLinks: false).kind == .folder else {
        // A set that cannot be read is not one that does not exist.
        if kind == "imageset" || kind == "dataset" {
          throw FileError(path: path, kind: .notAFolder)
        }
        continue
      }
      switch kind {
      case "imageset": images.append(try set(namespace + base, at: path))
      case "dataset": data.append(try set(namespace + base, at: path))
      case let kind? where Self.otherSets.contains(kind): break
      default:
        let contents = try contents(of: path)
        if contents.tree != nil { groups.append(contents) }
        let inner = contents.providesNamespace ? "\(namespace)\(name)/" : namespace
        try search(path, namespace: inner, &images, &data, &groups)
      }
    }
  }

  private func set(_ name: String, at path: String) throws(FileError) -> AssetSet {
    let children = try FolderReader.names(in: path).filter { $0 != "Contents.json" }
    return AssetSet(name: name, path: path, contents: try contents(of: path), children: children)
  }

  private func contents(of folder: String) throws(FileError) -> AssetContents {
    let path = "\(folder)/Contents.json"
    do throws(FileError) {
      _ = try FileStatus.at(path, followingLinks: false)
    } catch {
      if error.errno == .missing { return AssetContents(path: path, tree: nil) }
      throw error
    }
    return AssetContents(path: path, tree: JSONTree(reading: try read(path)))
  }
}
