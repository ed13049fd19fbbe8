import ExpoBase

package struct FoundFile: Equatable, Sendable {
  enum Origin: Comparable, Sendable {
    /// Found in a folder: a document if it looks like one.
    case searched
    /// Found in a `.dataset`: a document if it looks like one, or cannot be read as a whole.
    case dataSet
    /// Found by an `include` pattern, or in a `.dataset` that was named: always a document.
    case included
    /// Named by the user: always a document.
    case named
  }

  /// Begins with the user's path, in which `..` is resolved.
  package let path: String
  let origin: Origin
}

/// What a search found at a path; each list is in the byte order of paths.
package struct FoundFiles: Sendable {
  /// Files and folders that apps are built from.
  ///
  /// A `manifest` is a file from which a program can generate an Xcode project; a `pod` is the folder of a
  /// CocoaPods library; pictures are those outside catalogs; sources include interface files; links are
  /// not followed.
  enum Part { case project, xcodeProject, manifest, pod, picture, source, link }

  package struct Skipped: Equatable, Sendable {
    package enum Reason: Equatable, Sendable {
      case hidden
      case buildFolder
      case ignored, link
      /// A report cannot show a path that leads to it.
      case notUTF8
    }

    package let path: String
    package let reason: Reason
  }

  let path: String
  package let isFolder: Bool
  package var jsonFiles: [FoundFile] = []
  var catalogs: [AssetCatalog] = []
  var parts: [Part: [String]] = [:]
  var ignoredProjects: Set<String> = []
  package var skipped: [Skipped] = []
  /// The excluded folders, in which only the parts of apps were searched.
  var excluded: [String] = []
  package var failures: [FileError] = []

  /// Whether the folder is a part of a catalog.
  var isInCatalog: Bool {
    AssetCatalog.path(around: path).map { !FilePath.isSame($0, path) } ?? false
  }

  /// The targets of links by the folded paths of the links; links to a folder around the search are left out.
  func ends(of links: [String]) -> [String: String] {
    let home = links.isEmpty ? path : FilePath.withoutLinks(path)
    return links.reduce(into: [:]) { ends, link in
      let end = FilePath.withoutLinks(link)
      if Project.isIn(end, home) { return }
      let inner = Project.isIn(home, end) ? "./" + end.dropFirst(home.count) : end
      ends[FileName.folded(link)] = FileName.resolved(inner, in: path)
    }
  }

  /// The result for a file that was named, which need not exist.
  static func named(_ path: String) -> FoundFiles {
    FoundFiles(
      path: path, isFolder: false, jsonFiles: [FoundFile(path: path, origin: .named)])
  }

  mutating func sort() {
    jsonFiles = jsonFiles.sorted(byBytesOf: \.path)
    catalogs = catalogs.sorted(byBytesOf: \.path)
    for part in parts.keys { parts[part] = parts[part]?.sorted(byBytesOf: \.self) }
    skipped = skipped.sorted(byBytesOf: \.path)
  }
}

extension [FoundFiles] {
  /// The searched folders, each once, without those that another search has reached from outside.
  var outermost: [FoundFiles] {
    var known: [DocumentPath: FoundFiles] = [:]
    let folders = filter(\.isFolder).map { (found: $0, real: FilePath.withoutLinks($0.path)) }
    return folders.sorted { $0.real.utf8.count < $1.real.utf8.count }.filter { found, real in
      let home = FileName.ancestors(from: real).first { known[DocumentPath(named: $0)] != nil }
      if let home, let outer = known[DocumentPath(named: home)] {
        let path = FileName.path(of: String(real.dropFirst(home.count + 1)), in: outer.path)
        if !outer.skipped.contains(where: { Project.isIn($0.path, path) }) { return false }
      }
      known[DocumentPath(named: real)] = found
      return true
    }.map(\.found)
  }
}

extension Array {
  /// The elements at or below a folder; the array is in the byte order of their paths.
  func below(_ folder: String, path: (Element) -> String) -> [Element] {
    if folder == "." { return filter { Project.isIn(folder, path($0)) } }
    let first = partitioningIndex { !path($0).precedesInBytes(folder) }
    return self[first...].prefix { path($0).beginsWithBytes(of: folder) }
      .filter { Project.isIn(folder, path($0)) }
  }
}
