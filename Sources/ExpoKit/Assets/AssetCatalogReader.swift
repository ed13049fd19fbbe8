import ExpoJSON
import ExpoBase

/// Reads asset catalogs; a function reads the files, so that edits can be checked before they are
/// written.
struct AssetCatalogReader: Sendable {
  private let read: @Sendable (String) throws(FileError) -> SourceFile

  /// The folders of other kinds of asset, which are skipped.
  private static let otherSets: Set = [
    "colorset", "launchimage", "imagestacklayer", "brandassets", "stickerpack", "spriteatlas",
    "arimageset", "arresourcegroup", "textureset", "complicationset", "gcdashboardimage",
    "iconset", "cubetextureset", "mipmapset",
  ]

  /// Creates a reader.
  init(
    read: @escaping @Sendable (String) throws(FileError) -> SourceFile = FileReader.readFound
  ) {
    self.read = read
  }

  /// Lists the catalog at a path: of its files only those are read that describe groups.
  ///
  /// A folder or file of it that cannot be read is among its failures.
  ///
  /// - Throws: ``FileError`` if the catalog itself cannot be read.
  func catalog(at path: String) throws(FileError) -> AssetCatalog {
    var catalog = AssetCatalog(path: path)
    try list(path, in: "", &catalog)
    return catalog
  }

  /// Lists a group; the names of its sets begin with the namespace of those around it.
  private func list(
    _ folder: String, in outer: String, _ catalog: inout AssetCatalog
  ) throws(FileError) {
    let entries = try Self.entries(in: folder, &catalog.skipped)
    var namespace = outer
    if entries.contains(where: { $0.kind == .file && $0.name == AssetContents.fileName }) {
      let contents = try contents(of: folder)
      catalog.groups.append(contents)
      if folder != catalog.path, contents.providesNamespace {
        namespace += FileName.last(of: folder) + "/"
      }
    }
    for entry in entries {
      let path = FileName.path(of: entry.name, in: folder)
      switch entry.kind {
      case .folder: listFolder(path, entry.name, namespace, &catalog)
      case .file where FileName.isDocument(entry.name): catalog.looseFiles.append(path)
      case .other where Self.isSet(entry.name):
        // A set that cannot be read is not one that does not exist.
        catalog.failures.append(FileError(path: path, kind: .notAFolder))
      case .file where Self.isSet(entry.name):
        catalog.failures.append(FileError(path: path, kind: .notAFolder))
      case .file, .other: break
      }
    }
  }

  /// The entries of a folder, without hidden ones and those whose names are not UTF-8.
  private static func entries(
    in folder: String, _ skipped: inout [FoundFiles.Skipped]
  ) throws(FileError) -> [FolderEntry] {
    let entries = try FolderReader.entries(in: folder).filter { !$0.isHidden }
    skipped += entries.filter { !$0.isUTF8 }.map {
      .init(path: FileName.path(of: $0.name, in: folder), reason: .notUTF8)
    }
    return entries.filter(\.isUTF8)
  }

  private static func isSet(_ name: String) -> Bool {
    let kind = FileName.split(name).extension
    return kind == "imageset" || kind == "dataset"
  }

  private func listFolder(
    _ path: String, _ name: String, _ namespace: String, _ catalog: inout AssetCatalog
  ) {
    let (base, kind) = FileName.split(name)
    do throws(FileError) {
      if let kind = kind.flatMap(AssetSetPlace.Kind.init) {
        catalog.sets.append(AssetSetPlace(name: namespace + base, kind: kind, path: path))
        if kind == .data {
          catalog.dataFiles += try Self.documents(below: path, &catalog)
        }
      } else if !Self.otherSets.contains(kind ?? "") {
        try list(path, in: namespace, &catalog)
      }
    } catch {
      catalog.failures.append(error)
    }
  }

  /// The JSON files of a data set, in any folder of it.
  private static func documents(
    below folder: String, _ catalog: inout AssetCatalog
  ) throws(FileError) -> [String] {
    var found: [String] = []
    for entry in try entries(in: folder, &catalog.skipped) {
      let path = FileName.path(of: entry.name, in: folder)
      switch entry.kind {
      case .file where FileName.isDocument(entry.name): found.append(path)
      case .folder where FileName.isDocument(entry.name),
        .other where FileName.isDocument(entry.name):
        // The data set has no other document.
        catalog.failures.append(FileError(path: path, kind: .notAFile))
      case .folder: found += try documents(below: path, &catalog)
      case .file, .other: break
      }
    }
    return found
  }

  /// Reads one set.
  ///
  /// - Throws: ``FileError`` if its folder or its `Contents.json` cannot be read.
  func set(at place: AssetSetPlace) throws(FileError) -> AssetSet {
    let entries = try FolderReader.entries(in: place.path).filter { !$0.isHidden && $0.isUTF8 }
    let hasContents = entries.contains { $0.name == AssetContents.fileName }
    return AssetSet(
      place: place,
      contents: hasContents
        ? try contents(of: place.path)
        : AssetContents(path: "\(place.path)/\(AssetContents.fileName)", tree: nil),
      children: entries.map(\.name).filter { $0 != AssetContents.fileName })
  }

  private func contents(of folder: String) throws(FileError) -> AssetContents {
    let path = FileName.path(of: AssetContents.fileName, in: folder)
    return AssetContents(path: path, tree: JSONTree(reading: try read(path)))
  }
}
