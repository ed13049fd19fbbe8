import ExpoBase

/// What an asset catalog holds, by its folders: its sets are read one by one when they are asked for.
public struct AssetCatalog: Sendable {
  /// The path of the `.xcassets` folder.
  public let path: String
  /// Every set that is looked at, in the order of paths.
  var sets: [AssetSetPlace] = []
  /// The existing `Contents.json` files of the catalog and its groups.
  var groups: [AssetContents] = []
  /// The JSON files in data sets.
  var dataFiles: [String] = []
  /// The JSON files outside any set, which no app can read.
  var looseFiles: [String] = []
  /// The folders and files of it that could not be read.
  var failures: [FileError] = []
  /// The files and folders of it whose names are not UTF-8.
  var skipped: [FoundFiles.Skipped] = []

  /// The asset catalog that contains a path; it may also be or contain the working folder.
  ///
  /// `App/A.xcassets/x.dataset/x.json` → `App/A.xcassets`
  package static func path(around path: String) -> String? {
    let bytes = path.utf8
    var end = bytes.endIndex
    while let slash = bytes[..<end].lastIndex(of: UInt8(ascii: "/")) {
      if path[..<slash].hasSuffix(".xcassets") { return String(path[..<slash]) }
      end = slash
    }
    guard let workingCatalog, !path.hasPrefix("/") else { return nil }
    if path != "..", !path.hasPrefix("../") { return workingCatalog }
    let catalog = DocumentPath(named: FilePath.absolute(workingCatalog))
    return catalog.contains(FilePath.absolute(path)) ? workingCatalog : nil
  }

  /// The relative path of the catalog that contains the working folder; nil if none does.
  static let workingCatalog: String? = {
    var path = FilePath.workingFolder
    var seen = "."
    while path != "/", !path.isEmpty {
      if path.hasSuffix(".xcassets") { return seen }
      path = FileName.folder(of: path)
      seen = seen == "." ? ".." : seen + "/.."
    }
    return nil
  }()
}

/// Where a set of a catalog is: a folder such as `tower.imageset`.
struct AssetSetPlace: Sendable {
  /// What a set holds.
  package enum Kind: String, Sendable {
    case image = "imageset"
    case data = "dataset"
    case icon = "appiconset"
    case symbol = "symbolset"
    case stack = "imagestack"

    /// Whether a picture is found by the name of such a set.
    var isPicture: Bool { self == .image || self == .symbol || self == .stack }
  }

  /// The name that code uses: the folder's without its extension, after its namespaces.
  package let name: String
  /// What it holds.
  let kind: Kind
  /// The path of the folder.
  let path: String
}
