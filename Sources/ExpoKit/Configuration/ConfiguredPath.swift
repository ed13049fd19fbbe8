import ExpoBase
import ExpoJSON

/// A path that a configuration names: relative to its folder, without NUL, and never git's own.
struct ConfiguredPath: Sendable {
  /// The path as seen from the current folder.
  let path: String
  /// Whether it stays in the folder of the configuration, also behind links.
  let staysInside: Bool
  /// Whether it leads to an asset catalog, links followed.
  private let isCatalog: Bool

  /// Places a path; nil if it is empty or absolute, contains NUL or leads into a folder `.git`.
  init?(_ text: String, in folder: String) {
    if text.isEmpty || text.hasPrefix("/") || text.utf8.contains(0) { return nil }
    let place = FileName.path(of: text, in: folder)
    let real = FilePath.inResolvedFolder(FilePath.target(of: place))
    let inner = FilePath.relative(real, from: FilePath.withoutLinks(folder))
    let parts = [text, inner].map { $0.lowercased().split(separator: "/") }
    if parts.joined().contains(".git") { return nil }
    // Elsewhere a lone hyphen is standard output.
    path = place == "-" ? FilePath.argument(place) : place
    staysInside =
      !parts[0].contains("..") && FilePath.folder(around: place, among: [folder]) != nil
    isCatalog = real.hasSuffix(".xcassets")
  }

  /// The paths of a configuration that lead where none may.
  ///
  /// Only pictures may lie elsewhere, in an asset catalog that several projects share: they are checked
  /// there, and not published.
  static func strays(in tree: JSONTree) -> [DecodeError] {
    let exportKeys = ExportSettings.CodingKeys.allCases.filter { $0.form == .path }
    let keys = exportKeys.map { ["export", $0.rawValue] } + [["assets"]]
    return keys.compactMap { keys -> DecodeError? in
      guard let text = keys.reduce(tree.root, { $0?[$1] })?.string else { return nil }
      let path = ConfiguredPath(text, in: FileName.folder(of: tree.file.name))
      let mayLeave = keys == ["assets"] && path?.isCatalog == true
      if let path, path.staysInside || mayLeave { return nil }
      let fault: SettingFault = text.isEmpty ? .emptyPath : .outsideFolder
      return .rejecting(keys, of: tree, with: fault)
    }
  }
}

extension DecodeError {
  /// Rejects the value at the keys of a configuration; nil if there is none.
  static func rejecting(
    _ keys: [String], of tree: JSONTree, with reason: any RejectionReason
  ) -> DecodeError? {
    keys.reduce(tree.root) { $0?[$1] }.map { node in
      DecodeError(
        .rejecting(node, with: reason),
        at: node.location(at: keys.reduce(.root) { $0.appending($1) }))
    }
  }
}

extension ConfigurationError {
  /// Refuses the value at the keys of a configuration.
  static func refusing(
    _ keys: [String], in file: SourceFile, _ reason: any RejectionReason
  ) -> ConfigurationError {
    let tree = JSONTree(reading: file, errorLimit: .none)
    let error = DecodeError.rejecting(keys, of: tree, with: reason)
    return ConfigurationError(in: file, [error].compactMap(\.self))
  }
}
