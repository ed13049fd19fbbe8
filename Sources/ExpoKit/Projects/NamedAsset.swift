/// An asset that source code names: `UIImage(named: "flag")`.
struct NamedAsset: Sendable {
  enum Kind: Hashable, Sendable {
    case set(AssetSetFolder.Kind)
    /// A JSON file: `Bundle.main.url(forResource: "items", withExtension: "json")`.
    case file

    var isOfDocuments: Bool { self == .file || self == .set(.data) }
  }

  enum Bundle: String, Sendable {
    case main
    /// The bundle of the package.
    case module
    /// That of a class in the same file: of an app, or of a framework.
    case own = "Bundle(for:)"
    /// That of a class in another file, which may be in a framework.
    case other = "Bundle(for: Other.self)"
  }

  let kind: Kind
  /// A file's name has its extension.
  let name: String
  /// The name without its namespace and its extension.
  var base: String { FileName.split(FileName.last(of: name)).base }
  /// The bytes of the name in code, with the quotation marks.
  let bytes: Range<Int>
  let bundle: Bundle
  /// Whether the app certainly asks for it and shows nothing without it.
  let isCertain: Bool
}

extension NamedAsset {
  /// Nil for an asset of the system, an icon, a picture or file of another type, a color by number.
  init?(_ kind: Kind, _ name: String, at bytes: Range<Int>, in bundle: Bundle, isCertain: Bool) {
    let suffix = FileName.split(name).extension
    let isUnknown = suffix != nil && PictureHeader.Kind(extension: suffix) == nil
    let isOther =
      switch kind {
      case .set(.image): isUnknown || name.hasPrefix("NS") || name.hasPrefix("AppIcon")
      case .set(.color): name.hasPrefix("#")
      // On a Mac a path below the bundle begins with `Contents`.
      case .file:
        suffix ?? "json" != "json" || name == ".json"
          || ["/", "Contents/"].contains(where: name.hasPrefix)
      // A symbol is one of the system.
      case .set(let kind): kind == .symbol
      }
    let isText = name.contains { "\\&\n".contains($0) } || name.contains("://")
    if name.isEmpty || isText || isOther { return nil }
    self.init(kind: kind, name: name, bytes: bytes, bundle: bundle, isCertain: isCertain)
  }
}
