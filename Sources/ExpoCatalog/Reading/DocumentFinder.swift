/// Finds the JSON files and asset catalogs at a path.
package enum DocumentFinder {
  /// A file, and how it was found.
  package struct Candidate: Equatable, Sendable {
    /// How a file was found.
    package enum Origin: Comparable, Sendable {
      /// In a folder: it is checked if it looks like a document.
      case searched
      /// In a `.dataset`: it is always checked.
      case dataSet
      /// Named by the user: it is always checked.
      case named
    }

    /// The path, which begins with the user's path.
    package let path: String
    /// How it was found.
    package let origin: Origin

    /// Creates a candidate.
    package init(path: String, origin: Origin) {
      self.path = path
      self.origin = origin
    }
  }

  /// What was found at a path.
  package struct Search: Equatable, Sendable {
    /// The JSON files, in the byte order of their paths.
    package fileprivate(set) var candidates: [Candidate] = []
    /// The asset catalogs.
    package fileprivate(set) var catalogs: [String] = []
    /// The folders and files that could not be read.
    package fileprivate(set) var failures: [FileError] = []
    /// Whether a folder was searched.
    package fileprivate(set) var isFolder = false

    /// A search that found one file, which need not exist.
    package static func named(_ path: String) -> Search {
      var search = Search()
      search.candidates = [Candidate(path: path, origin: .named)]
      return search
    }
  }

  /// The folders that contain dependencies and build products.
  private static let skippedNames: Set = ["node_modules", "Pods", "DerivedData"]

  /// Whether searches pass over folders of a name.
  package static func passesOver(_ name: String) -> Bool { skippedNames.contains(name) }

  /// Finds the file at a path, or all JSON files and asset catalogs of a folder.
  ///
  /// Hidden files and folders, those of build tools, links and the `Contents.json` of asset
  /// catalogs are skipped. In a data set a link, a pipe or a folder in place of a document is a
  /// failure: the data set has no other.
  ///
  /// - Throws: ``FileError`` if nothing exists at the path.
  package static func search(_ path: String) throws(FileError) -> Search {
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

  /// The asset catalog that contains a path; it may also be or contain the working folder.
  ///
  /// `App/A.xcassets/x.dataset/x.json` → `App/A.xcassets`
  package static func catalog(around path: String) -> String? {
    var folder = FileName.folder(of: path)
    while folder != ".", folder != "/", folder != ".." {
      if folder.hasSuffix(".xcassets") { return folder }
      folder = FileName.folder(of: folder)
    }
    guard folder == "." else { return nil }
    return workingCatalog
  }

  /// The relative path of the catalog that contains the working folder; nil if none does.
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

  /// The path without empty parts and `.`: `./a//b/./c/` → `a/b/c`.
  package static func trimmed(_ path: String) -> String {
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
    let isDocument = name.lowercased().hasSuffix(".json") && name != "Contents.json"
    do throws(FileError) {
      switch try FileStatus.at(path, followingLinks: false).kind {
      case .folder where isInDataSet && isDocument, .other where isInDataSet && isDocument:
        throw FileError(path: path, kind: .notAFile)
      case .folder:
        if name.hasSuffix(".xcassets") { found.catalogs.append(path) }
        search(path, isInDataSet: isInDataSet || name.hasSuffix(".dataset"), &found)
      case .file where isDocument:
        found.candidates.append(
          Candidate(path: path, origin: isInDataSet ? .dataSet : .searched))
      case .file, .other: break
      }
    } catch {
      found.failures.append(error)
    }
  }
}
