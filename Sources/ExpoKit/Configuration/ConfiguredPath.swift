import ExpoJSON

/// A path in a configuration: relative to its folder, without NUL, and not in a folder `.git`.
struct ConfiguredPath: Sendable {
  /// The path from the current folder.
  let path: String
  /// Whether it stays in the folder of the configuration, links followed.
  let staysInside: Bool
  /// Whether it leads to an asset catalog, links followed.
  private let isCatalog: Bool

  /// Nil if the path is empty or absolute, contains NUL or leads into a folder `.git`.
  init?(_ text: String, in folder: String) {
    if text.isEmpty || text.hasPrefix("/") || text.utf8.contains(0) { return nil }
    let joined = FileName.path(of: text, in: folder)
    let real = FilePath.inResolvedFolder(FilePath.target(of: joined))
    let inner = FilePath.relative(real, from: FilePath.withoutLinks(folder))
    let parts = [text, inner].map { $0.lowercased().split(separator: "/") }
    if parts.joined().contains(".git") { return nil }
    // A lone hyphen would mean standard output.
    path = joined == "-" ? FilePath.argument(joined) : joined
    staysInside =
      !parts[0].contains("..") && FilePath.folder(around: joined, among: [folder]) != nil
    isCatalog = real.hasSuffix(".xcassets")
  }

  /// Why a text is not the path of a folder below that of the configuration; nil if it is.
  static func fault(ofFolder text: String, in file: SourceFile) -> SettingFault? {
    let folder = FileName.folder(of: file.name)
    guard let path = ConfiguredPath(text, in: folder), path.staysInside else {
      return .outsideFolder
    }
    if FilePath.isFolder(path.path) { return nil }
    let near = FilePath.near(path.path).map { FilePath.relative($0, from: folder) }
    return .unknown(.exposition, nearest: near)
  }

  /// The errors of paths that lead out of the folder of the configuration.
  ///
  /// Only pictures may be outside, in a catalog that several projects share: they are checked, but not
  /// published.
  static func strays(in tree: JSONTree) -> [DecodeError] {
    let exportKeys = ExportSettings.CodingKeys.allCases.filter { $0.form == .path }
    let keys = exportKeys.map { ["export", $0.rawValue] } + [["assets"]]
    return keys.compactMap { keys -> DecodeError? in
      guard let node = tree.value(at: keys), let text = node.string else { return nil }
      let path = ConfiguredPath(text, in: FileName.folder(of: tree.file.name))
      let mayLeave = keys == ["assets"] && path?.isCatalog == true
      if let path, path.staysInside || mayLeave { return nil }
      let fault: SettingFault = text.isEmpty ? .emptyPath : .outsideFolder
      return .rejecting(node, at: keys, with: fault)
    }
  }
}

extension JSONTree {
  /// The value at a path of keys; nil if there is none.
  func value(at keys: [String]) -> JSONNode? { keys.reduce(root) { $0?[$1] } }

  /// The members of the object at a path of keys, with the text of each key; empty for another value.
  func members(at keys: [String]) -> [(name: String, key: JSONNode, value: JSONNode)] {
    value(at: keys)?.members.compactMap { key, value in key.string.map { ($0, key, value) } } ?? []
  }
}
