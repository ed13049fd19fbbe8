import ExpoDiagnostics

/// The pictures that entries can name: of an asset catalog, or of a plain folder.
public struct PictureIndex: Sendable {
  /// What a name leads to.
  public enum Resolution: Equatable, Sendable {
    /// A picture of just that name.
    case found
    /// A picture whose name is the same but for case or Unicode normalization.
    case mismatch(String, Difference)
    /// None; perhaps another was meant.
    case missing(nearest: String?)
  }

  /// How two names differ that some file systems take for one.
  public enum Difference: Equatable, Sendable {
    case letterCase, normalization
  }

  private let names: [String]
  private let exact: Set<[UInt8]>

  /// The image sets of a catalog; those in a namespace are named otherwise.
  public init(_ catalog: AssetCatalog) {
    self.init(names: catalog.imageSets.map(\.name).filter { !$0.contains("/") })
  }

  /// The pictures below a folder, by their names without scale, idiom and extension.
  ///
  /// - Throws: ``FileError`` if a folder cannot be read.
  public init(folder: String) throws(FileError) {
    var names: Set<String> = []
    try Self.collect(folder, &names)
    self.init(names: names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }

  private init(names: [String]) {
    self.names = names
    self.exact = Set(names.map { Array($0.utf8) })
  }

  private static func collect(_ folder: String, _ names: inout Set<String>) throws(FileError) {
    for name in try FolderReader.names(in: folder) {
      let path = "\(folder)/\(name)"
      switch try FileStatus.at(path, followingLinks: false).kind {
      case .folder: try collect(path, &names)
      case .file:
        let (base, kind) = FileName.split(name)
        guard PictureHeader.Kind(extension: kind) != nil else { continue }
        names.insert(String(base.prefix { $0 != "@" && $0 != "~" }))
      case .other: break
      }
    }
  }

  /// Looks a name up; one that could leave its folder is never looked up.
  public func resolve(_ name: String) -> Resolution {
    guard Self.isSafe(name) else { return .missing(nearest: nil) }
    if exact.contains(Array(name.utf8)) { return .found }
    // Strings are equal when they are canonically equivalent.
    if let same = names.first(where: { $0 == name }) { return .mismatch(same, .normalization) }
    let lower = name.lowercased()
    if let same = names.first(where: { $0.lowercased() == lower }) {
      return .mismatch(same, .letterCase)
    }
    return .missing(nearest: EditDistance.nearest(to: name, among: names))
  }

  /// Whether a name is one part of a path and nothing else.
  static func isSafe(_ name: String) -> Bool {
    !name.hasPrefix(".") && !name.contains("..")
      && !name.unicodeScalars.contains { $0 == "/" || $0 == "\\" || $0 == "\0" }
  }
}
