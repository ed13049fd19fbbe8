public import ExpoBase

/// The sets of an asset catalog, found by its folders; each is read when it is asked for.
public struct AssetCatalog: Sendable {
  /// The path of the `.xcassets` folder.
  public let path: String
  /// In the order of their paths.
  var sets: [AssetSetFolder] = []
  /// The folders with a `Contents.json`: the catalog and its groups.
  var groups: [String] = []
  /// The JSON files in data sets.
  var dataFiles: [String] = []
  /// The JSON files outside any set, which no app can read.
  var looseFiles: [String] = []
  var failures: [FileError] = []
  var skipped: [FoundFiles.Skipped] = []

  /// The asset catalog that contains a path, and may be or contain the working folder.
  ///
  /// `App/A.xcassets/x.dataset/x.json` → `App/A.xcassets`
  package static func path(around path: String) -> String? {
    if let catalog = FileName.folders(above: path).first(where: { $0.hasSuffix(".xcassets") }) {
      return catalog
    }
    guard let workingCatalog, !path.hasPrefix("/") else { return nil }
    if path != "..", !path.hasPrefix("../") { return workingCatalog }
    let catalog = DocumentPath(named: FilePath.absolute(workingCatalog))
    return catalog.contains(FilePath.absolute(path)) ? workingCatalog : nil
  }

  /// The catalog around a file, or else its folder.
  static func scope(of file: String) -> DocumentPath {
    DocumentPath(named: path(around: file) ?? FileName.folder(of: file))
  }

  package static func dataSet(around path: String) -> DocumentPath? {
    FileName.folders(above: path).first { $0.hasSuffix(".dataset") }.map { DocumentPath(named: $0) }
  }

  /// The relative path of the catalog that contains the working folder; nil if none does.
  static let workingCatalog: String? = {
    let paths = Array(FileName.ancestors(from: FilePath.workingFolder))
    return paths.firstIndex { $0.hasSuffix(".xcassets") }.map { depth in
      depth == 0 ? "." : Array(repeating: "..", count: depth).joined(separator: "/")
    }
  }()
}

/// The folder of a set of a catalog, such as `tower.imageset`.
struct AssetSetFolder: Sendable {
  enum Kind: String, Sendable {
    case image = "imageset"
    case data = "dataset"
    case icon = "appiconset"
    case symbol = "symbolset"
    case stack = "imagestack"
    case color = "colorset"

    /// Whether an app finds pictures by the names of such sets.
    var isPicture: Bool { self == .image || self == .symbol || self == .stack }

    /// The key of the list of its files.
    var list: String { self == .data ? "data" : "images" }
  }

  /// The name in code: that of the folder without its extension, after the namespaces.
  let name: String
  let kind: Kind
  let path: String
  /// The name with a group whose `Contents.json` cannot be read as a namespace.
  var otherName: String?

  var names: [String] { [name] + [otherName].compactMap(\.self) }

  var contentsPath: String { "\(path)/\(AssetContents.fileName)" }
}

extension AssetCatalog {
  /// The names of its image sets, as code uses them, in the order of their paths.
  public var imageNames: [String] { sets(.image).map(\.name) }

  /// The path, compared by bytes.
  var documentPath: DocumentPath { DocumentPath(named: path) }

  /// The path of the catalog's own `Contents.json`, which may be missing.
  var contentsPath: String { "\(path)/\(AssetContents.fileName)" }

  func sets(_ kind: AssetSetFolder.Kind) -> [AssetSetFolder] { sets.filter { $0.kind == kind } }

  var files: [String] {
    groups.map { FileName.path(of: AssetContents.fileName, in: $0) } + looseFiles
      + sets.map(\.contentsPath)
  }

  /// Reads the first file of a data set.
  ///
  /// - Throws: ``FileError`` if the catalog has no such set, or its file cannot be read.
  public func data(named name: String) throws(FileError) -> SourceFile {
    let folder = sets(.data).first { $0.name == name }
    guard let set = try folder.map({ folder throws(FileError) in try AssetSet(at: folder) }),
      let file = set.items.first?.filename.flatMap(set.children.file)
    else { throw .missing("\(path)/\(name).dataset") }
    // Only a name in the folder and a plain file: nothing outside of the catalog is read.
    return try FileReader.readFound(FileName.path(of: file, in: set.path))
  }
}
