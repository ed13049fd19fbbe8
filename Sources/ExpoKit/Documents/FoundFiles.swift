import ExpoBase
import ExpoSystem

/// A JSON file, and how it was found.
package struct FoundFile: Equatable, Sendable {
  enum Origin: Comparable, Sendable {
    /// In a folder: it is a document if it looks like one.
    case searched
    /// In a `.dataset`: it is a document if it looks like one, or may have looked like one.
    case dataSet
    /// By an `include` pattern, or in a `.dataset` that was named: it is always a document.
    case included
    /// Named by the user: it is always a document.
    case named
  }

  /// The path, which begins with the user's path.
  package let path: String
  let origin: Origin
}

/// What a search found at a path, each list in the byte order of paths.
package struct FoundFiles: Sendable {
  /// What apps are built from: the folders of projects, those with the extension `xcodeproj`, the files
  /// from which a program may make such a folder, the pictures outside any catalog, and the files of
  /// source code and of interfaces.
  enum Part { case project, xcodeProject, manifest, picture, source }

  /// A file or folder that was skipped.
  package struct Skipped: Equatable, Sendable {
    /// The reason for skipping a file or folder.
    package enum Reason: Equatable, Sendable {
      /// Its name begins with a period.
      case hidden
      /// It is a folder of dependencies or build products.
      case buildFolder
      case ignored, link
      /// Its name is not UTF-8, so that no path in a report would lead to it.
      case notUTF8
    }

    package let path: String
    package let reason: Reason
  }

  /// The folder that was searched, or the file that was named.
  let path: String
  package let isFolder: Bool
  package var jsonFiles: [FoundFile] = []
  var catalogs: [AssetCatalog] = []
  /// What apps are built from, by its paths.
  var parts: [Part: [String]] = [:]
  /// The Xcode projects that git ignores.
  var ignoredProjects: Set<String> = []
  package var skipped: [Skipped] = []
  /// The folders that patterns leave out: only what an app is built from was looked for in them.
  var excluded: [String] = []
  /// The folders and files that could not be read.
  package var failures: [FileError] = []

  /// A search that found one file, which need not exist.
  static func named(_ path: String) -> FoundFiles {
    FoundFiles(
      path: path, isFolder: false, jsonFiles: [FoundFile(path: path, origin: .named)])
  }

  mutating func sort() {
    jsonFiles = jsonFiles.sorted(byBytesOf: \.path)
    catalogs = catalogs.sorted(byBytesOf: \.path)
    parts = parts.mapValues { $0.sorted(byBytesOf: \.self) }
    skipped = skipped.sorted(byBytesOf: \.path)
  }
}

extension FolderEntry {
  /// The entries of a folder in the byte order of their names, hidden ones too.
  static func all(in folder: String) throws(FileError) -> [FolderEntry] {
    do throws(Errno) {
      return try System.entries(in: folder).sorted(byBytesOf: \.name)
    } catch {
      if error == .denied { throw FileError(folder, error) }
      throw FileError(path: folder, kind: .folderUnreadable)
    }
  }
}
