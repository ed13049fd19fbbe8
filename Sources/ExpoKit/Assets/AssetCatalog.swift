public import ExpoBase
import ExpoJSON
import ExpoSystem

/// The sets of an asset catalog, found by its folders; each is read when it is asked for.
public struct AssetCatalog: Sendable {
  /// The path of the `.xcassets` folder.
  public let path: String
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
    let paths = Array(FileName.places(from: FilePath.workingFolder))
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
  var place: DocumentPath { DocumentPath(named: path) }

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

/// A set of a catalog after reading it: its `Contents.json` and the names of its files.
struct AssetSet: Sendable {
  let folder: AssetSetFolder
  let contents: AssetContents
  let items: [AssetItem]
  /// The other visible files in the folder, by name, in the order of bytes.
  let children: [String]
  /// The slots whose file exists, with its name as spelled in the folder.
  let present: [(slot: AssetItem, file: String)]
  let unassignedFiles: [String]

  /// `read` reads its `Contents.json`, so that edits can be checked before they are written.
  /// - Throws: ``FileError`` if its folder or its `Contents.json` cannot be read.
  init(
    at folder: AssetSetFolder,
    read: (String) throws(FileError) -> SourceFile = FileReader.readFound
  ) throws(FileError) {
    let entries = try FolderEntry.all(in: folder.path).filter { !$0.isHidden && $0.isUTF8 }
    let names = entries.map(\.name)
    self.folder = folder
    contents = try AssetContents(
      of: folder.path, exists: names.contains(AssetContents.fileName), read: read)
    items = contents.items(folder.kind.list)
    let files = names.filter { $0 != AssetContents.fileName }
    children = files
    present = items.compactMap { slot in slot.filename.flatMap(files.file).map { (slot, $0) } }
    let assigned = Set(present.map(\.file))
    unassignedFiles = files.filter { !assigned.contains($0) }
  }

  var name: String { folder.name }
  var path: String { folder.path }
}

extension [String] {
  /// The file with exactly that name, or else in another Unicode normalization, or else in another case.
  func file(named name: String) -> String? {
    first { $0.hasBytes(of: name) } ?? first { $0 == name }
      ?? first { $0.lowercased() == name.lowercased() }
  }
}

struct AssetContents: Sendable {
  static let fileName = "Contents.json"

  let path: String
  let tree: JSONTree?
  /// JSON errors in the order of bytes: syntax, a byte order mark, a root other than an object,
  /// repeated keys.
  let errors: [DecodeError]
  let isReadable: Bool

  init(
    of folder: String, exists: Bool, read: (String) throws(FileError) -> SourceFile
  ) throws(FileError) {
    path = FileName.path(of: Self.fileName, in: folder)
    tree = exists ? JSONTree(reading: try read(path), errorLimit: Self.errorLimit) : nil
    let faults = tree.map(Self.faults) ?? []
    let errors = tree?.errors.filter { $0.severity == .error || $0.rule == .byteOrderMark } ?? []
    self.errors = (errors + faults).sorted {
      $0.location.bytes.lowerBound < $1.location.bytes.lowerBound
    }
    isReadable =
      faults.isEmpty && tree.map { $0.isWhole && $0.root?.isWhollySound == true } ?? false
  }

  private static let errorLimit = ErrorLimit(Validator.defaultFindingLimit)

  private static func faults(in tree: JSONTree) -> [DecodeError] {
    guard let root = tree.root else { return [] }
    if root.kind != .object, tree.isSound {
      let found = JSONType(root.kind)
      let location = root.location(at: .root)
      return [DecodeError(.typeMismatch(expected: .object, found: found, key: nil), at: location)]
    }
    if !root.hasDuplicateKeys { return [] }
    return ExpoDecoder().collect(AnyContents.self, from: root).errors.compactMap { error in
      guard case .duplicateKey(let key, var duplicates) = error.fault else { return nil }
      duplicates.areErrors = true
      return DecodeError(.duplicateKey(key, duplicates), at: error.location)
    }
  }

  /// The file for excerpts; empty if there is none.
  var file: SourceFile { tree?.file ?? SourceFile(name: path, bytes: []) }

  fileprivate func items(_ key: String) -> [AssetItem] {
    (tree?.root?[key].map { Array($0.elements) } ?? []).enumerated().map { index, node in
      AssetItem(
        node: node, pointer: JSONPointer([key]).appending(index),
        filename: node["filename"]?.string, idiom: node["idiom"]?.string,
        scale: node["scale"]?.string)
    }
  }

  /// Whether the names of sets in this group begin with the group's name.
  var providesNamespace: Bool {
    tree?.root?["properties"]?["provides-namespace"]?.boolean ?? false
  }
}

extension JSONNode {
  fileprivate var hasDuplicateKeys: Bool {
    if kind == .array { return elements.contains(where: \.hasDuplicateKeys) }
    if kind != .object { return false }
    var keys: Set<String> = []
    return members.contains {
      !keys.insert($0.key.string ?? "").inserted || $0.value.hasDuplicateKeys
    }
  }
}

/// Decodes any JSON; only its keys are examined.
private struct AnyContents: Decodable {
  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if (try? value.decode([String: AnyContents].self)) == nil {
      _ = try? value.decode([AnyContents].self)
    }
  }
}

/// One slot of a set: what a picture or a data file is for, and the name of the file.
struct AssetItem: Sendable {
  /// The object in `Contents.json`.
  let node: JSONNode
  let pointer: JSONPointer
  let filename: String?
  /// The devices that it is for, such as `universal` or `iphone`.
  let idiom: String?
  /// `1x`, `2x` or `3x`; nil for a picture of any scale.
  let scale: String?

  /// Equal for slots of the same purpose.
  var slot: String { conditions() }

  /// Equal for slots that differ only by scale.
  var variant: String { conditions(without: "scale") }

  /// All members as text, except the name of the file, the type of its data, and `others`.
  func conditions(without others: String...) -> String {
    node.members.compactMap { member in
      let key = member.key.string ?? ""
      if key == "filename" || key == "universal-type-identifier" { return nil }
      return others.contains(key) ? nil : key + "=" + member.value.spelling
    }.sorted().joined(separator: " ")
  }

  /// The location of one of its members, or its own if there is no such member.
  func location(of key: String) -> DocumentLocation {
    node[key]?.location(at: pointer.appending(key)) ?? node.location(at: pointer)
  }
}
