import ExpoSystem

extension AssetCatalog {
  /// The folders of other kinds of asset, which are skipped.
  private static let otherSets: Set = [
    "launchimage", "imagestacklayer", "solidimagestack", "brandassets", "stickerpack",
    "arimageset", "arresourcegroup", "textureset", "complicationset",
    "gcdashboardimage", "iconset", "cubetextureset", "mipmapset",
  ]

  /// Lists the catalog in an `.xcassets` folder; reads only the files that describe groups.
  ///
  /// Folders and files that cannot be read are among its failures.
  ///
  /// - Throws: ``FileError`` if the catalog itself cannot be read.
  public init(at path: String) throws(FileError) {
    self.init(path: path)
    try list(path, in: [""])
  }

  /// Lists the sets in a folder, whose names begin with the namespaces around them.
  ///
  /// If it is unknown whether a group is a namespace, its sets also get an `otherName`.
  private mutating func list(_ folder: String, in outer: [String]) throws(FileError) {
    let entries = try entries(in: folder)
    var namespaces = outer
    if entries.contains(where: { $0.name == AssetContents.fileName }) {
      let inner = outer.map { folder == path ? $0 : $0 + FileName.last(of: folder) + "/" }
      namespaces = [outer[0], inner[inner.count - 1]]
      do throws(FileError) {
        let contents = try AssetContents(of: folder, exists: true, read: FileReader.readFound)
        groups.append(folder)
        if contents.isReadable { namespaces = contents.providesNamespace ? inner : outer }
      } catch {
        failures.append(error)
      }
    }
    for entry in entries {
      let path = FileName.path(of: entry.name, in: folder)
      if entry.kind == .folder {
        listFolder(path, entry.name, namespaces)
      } else if ["imageset", "dataset"].contains(FileName.split(entry.name).extension) {
        // A set that cannot be read is not missing.
        failures.append(FileError(path: path, kind: .notAFolder))
      } else if entry.kind == .file, FileName.isDocument(entry.name) {
        looseFiles.append(path)
      }
    }
  }

  /// The entries of a folder, except hidden ones and those with names that are not UTF-8.
  private mutating func entries(in folder: String) throws(FileError) -> [FolderEntry] {
    let entries = try FolderEntry.all(in: folder).filter { !$0.isHidden }
    skipped += entries.filter { !$0.isUTF8 }.map {
      .init(path: FileName.path(of: $0.name, in: folder), reason: .notUTF8)
    }
    return entries.filter(\.isUTF8)
  }

  private mutating func listFolder(_ path: String, _ name: String, _ namespaces: [String]) {
    let (base, kind) = FileName.split(name)
    do throws(FileError) {
      if let kind = kind.flatMap(AssetSetFolder.Kind.init) {
        let names = namespaces.map { $0 + base }
        let other = names.last == names[0] ? nil : names.last
        sets.append(AssetSetFolder(name: names[0], kind: kind, path: path, otherName: other))
        if kind == .data { dataFiles += try documents(below: path) }
      } else if !Self.otherSets.contains(kind ?? "") {
        try list(path, in: namespaces)
      }
    } catch {
      failures.append(error)
    }
  }

  private mutating func documents(below folder: String) throws(FileError) -> [String] {
    var found: [String] = []
    for entry in try entries(in: folder) {
      let path = FileName.path(of: entry.name, in: folder)
      let isDocument = Self.isData(path)
      if isDocument, entry.kind == .file {
        found.append(path)
      } else if isDocument {
        // It takes the place of the data set's only document.
        failures.append(FileError(path: path, kind: .notAFile))
      } else if entry.kind == .folder {
        found += try documents(below: path)
      }
    }
    return found
  }

  /// Whether a file in a data set may be JSON: by its name, which NSDataAsset ignores, or by its content.
  static func isData(_ path: String) -> Bool {
    let name = FileName.last(of: path)
    if FileName.isDocument(name) || name == AssetContents.fileName {
      return name != AssetContents.fileName
    }
    let blanks: Set<UInt8> = [0x09, 0x0A, 0x0D, 0x20, 0xBB, 0xBF, 0xEF]
    let text = (try? FileReader.readFound(path))?.bytes.drop { blanks.contains($0) }.prefix(2)
    return text?.first == 0x5B || text?.first == 0x7B && text?.last != UInt8(ascii: "\\")
  }
}
