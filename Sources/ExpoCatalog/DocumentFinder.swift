#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Finds the JSON files that a path stands for.
public enum DocumentFinder {
  /// A file and how it was come by.
  public struct Candidate: Equatable, Sendable {
    /// Why a file is looked at.
    public enum Origin: Equatable, Sendable {
      /// The user named it: it is checked whatever it is.
      case named
      /// It lies in a `.dataset`: it is checked whatever it is.
      case dataSet
      /// It was met in a folder: it is checked if it looks like a document.
      case searched
    }

    /// The path, beginning as the user's path does.
    public let path: String
    /// Why it is looked at.
    public let origin: Origin

    /// Describes a file.
    public init(path: String, origin: Origin) {
      self.path = path
      self.origin = origin
    }
  }

  /// Folders that hold other people's files.
  private static let skippedNames: Set = ["node_modules", "Pods", "DerivedData"]

  /// The file itself, or all JSON files of a folder in the order of their paths' bytes.
  ///
  /// Hidden files and folders, those of build tools, links and the `Contents.json` of asset
  /// catalogs are passed over.
  ///
  /// - Throws: ``FileError`` if the path or a folder below it cannot be read.
  public static func candidates(at path: String) throws(FileError) -> [Candidate] {
    guard try FileKind.of(path, followingLinks: true) == .folder else {
      return [Candidate(path: path, origin: .named)]
    }
    let root = trimmed(path)
    var found: [Candidate] = []
    try search(root, isInDataSet: root.hasSuffix(".dataset"), &found)
    return found.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// `./` and `.` are the folder without a name; a trailing slash says nothing.
  private static func trimmed(_ path: String) -> String {
    var path = path[...]
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return String(path)
  }

  private static func search(
    _ folder: String, isInDataSet: Bool, _ found: inout [Candidate]
  ) throws(FileError) {
    for name in try names(in: folder) where !name.hasPrefix(".") && !skippedNames.contains(name) {
      let path = folder == "." ? name : folder == "/" ? "/" + name : "\(folder)/\(name)"
      switch try FileKind.of(path, followingLinks: false) {
      case .folder:
        try search(path, isInDataSet: isInDataSet || name.hasSuffix(".dataset"), &found)
      case .file where name.lowercased().hasSuffix(".json") && name != "Contents.json":
        found.append(Candidate(path: path, origin: isInDataSet ? .dataSet : .searched))
      case .file, .other: break
      }
    }
  }

  private static func names(in folder: String) throws(FileError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw FileError(path: folder, reason: "the folder cannot be read")
    }
  }
}
