/// Finds the JSON files that a path stands for.
public enum DocumentFinder {
  /// A file and how it was come by.
  public struct Candidate: Equatable, Sendable {
    /// Why a file is looked at.
    public enum Origin: Comparable, Sendable {
      /// It was met in a folder: it is checked if it looks like a document.
      case searched
      /// It lies in a `.dataset`: it is checked whatever it is.
      case dataSet
      /// The user named it: it is checked whatever it is.
      case named
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

  /// What a path stands for.
  public struct Search: Equatable, Sendable {
    /// The JSON files, in the order of their paths' bytes.
    public fileprivate(set) var candidates: [Candidate] = []
    /// The asset catalogs, whole.
    public fileprivate(set) var catalogs: [String] = []
    /// The folders and files that could not be looked at.
    public fileprivate(set) var failures: [FileError] = []
    /// Whether a folder was searched.
    public fileprivate(set) var isFolder = false

    /// The file of that name and nothing else, whether it is on disk or not.
    public static func named(_ path: String) -> Search {
      var search = Search()
      search.candidates = [Candidate(path: path, origin: .named)]
      return search
    }
  }

  /// Folders that hold other people's files.
  private static let skippedNames: Set = ["node_modules", "Pods", "DerivedData"]

  /// The file itself, or all JSON files and asset catalogs of a folder.
  ///
  /// Hidden files and folders, those of build tools, links and the `Contents.json` of asset
  /// catalogs are passed over.
  ///
  /// - Throws: ``FileError`` if there is nothing at the path.
  public static func search(_ path: String) throws(FileError) -> Search {
    guard try FileStatus.at(path).kind == .folder else { return .named(path) }
    var found = Search()
    let root = trimmed(path)
    found.isFolder = true
    if root.hasSuffix(".xcassets") || (root == "." && workingCatalog == ".") {
      found.catalogs = [root]
    }
    search(root, isInDataSet: root.hasSuffix(".dataset"), &found)
    found.candidates.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    found.catalogs.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return found
  }

  /// The asset catalog that a path lies in; it may also be the working folder, or above it.
  ///
  /// `App/A.xcassets/x.dataset/x.json` → `App/A.xcassets`
  public static func catalog(around path: String) -> String? {
    var folder = FileName.folder(of: path)
    while folder != ".", folder != "/", folder != ".." {
      if folder.hasSuffix(".xcassets") { return folder }
      folder = FileName.folder(of: folder)
    }
    guard folder == "." else { return nil }
    return workingCatalog
  }

  /// The catalog that the process works in, as seen from there; nil if it works in none.
  private static let workingCatalog: String? = {
    var path = FilePath.workingFolder
    var seen = "."
    while path != "/", !path.isEmpty {
      if path.hasSuffix(".xcassets") { return seen }
      path = FileName.folder(of: path)
      seen = seen == "." ? ".." : seen + "/.."
    }
    return nil
  }()

  /// The path without what says nothing: `./a//b/./c/` → `a/b/c`.
  public static func trimmed(_ path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }
    let root = path.hasPrefix("/") ? "/" : ""
    return parts.isEmpty ? (root.isEmpty ? "." : root) : root + parts.joined(separator: "/")
  }

  private static func search(_ folder: String, isInDataSet: Bool, _ found: inout Search) {
    do throws(FileError) {
      for name in try FolderReader.names(in: folder) where !skippedNames.contains(name) {
        let path = FileName.path(of: name, in: folder)
        look(at: path, name, isInDataSet: isInDataSet, &found)
      }
    } catch {
      found.failures.append(error)
    }
  }

  private static func look(
    at path: String, _ name: String, isInDataSet: Bool, _ found: inout Search
  ) {
    do throws(FileError) {
      switch try FileStatus.at(path, followingLinks: false).kind {
      case .folder:
        if name.hasSuffix(".xcassets") { found.catalogs.append(path) }
        search(path, isInDataSet: isInDataSet || name.hasSuffix(".dataset"), &found)
      case .file where name.lowercased().hasSuffix(".json") && name != "Contents.json":
        found.candidates.append(
          Candidate(path: path, origin: isInDataSet ? .dataSet : .searched))
      case .file, .other: break
      }
    } catch {
      found.failures.append(error)
    }
  }
}
