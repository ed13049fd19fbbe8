public import ExpoBase

extension AssetCatalog {
  /// Lists the catalog at the path of an `.xcassets` folder.
  ///
  /// - Throws: ``FileError`` if it cannot be read.
  public init(at path: String) throws(FileError) {
    self = try AssetCatalogReader().catalog(at: path)
  }

  /// The names of its data sets, as code uses them, in the order of their paths.
  public var dataNames: [String] { sets.filter { $0.kind == .data }.map(\.name) }

  /// The names of its image sets, as code uses them, in the order of their paths.
  public var imageNames: [String] { sets.filter { $0.kind == .image }.map(\.name) }

  /// Reads the first file of a data set.
  ///
  /// - Throws: ``FileError`` if the catalog has no such set, or its file cannot be read.
  public func data(named name: String) throws(FileError) -> SourceFile {
    let place = sets.first { $0.kind == .data && $0.name == name }
    guard let set = try place.map(AssetCatalogReader().set),
      let file = set.contents.items("data").first?.filename.flatMap(set.child)
    else { throw .missing("\(path)/\(name).dataset") }
    // A name in the folder, not a path, and a plain file: never one outside of the catalog.
    return try FileReader.readFound(FileName.path(of: file, in: set.path))
  }
}
