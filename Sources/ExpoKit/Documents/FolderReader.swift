import ExpoBase

/// An entry of a folder.
struct FolderEntry: Sendable {
  let name: String
  /// Whether the name is UTF-8; no path leads to an entry of another name.
  var isUTF8 = true
  /// Its kind; a link is not followed.
  let kind: FileStatus.Kind

  var isHidden: Bool { name.utf8.first == UInt8(ascii: ".") }
}

/// Lists folders.
enum FolderReader {
  /// The names in a folder in no order, hidden ones left out.
  static func names(in folder: String) throws(FileError) -> [String] {
    try all(in: folder).map(\.name).filter { !$0.hasPrefix(".") }
  }

  /// The entries of a folder in the byte order of their names, hidden ones too.
  ///
  /// A file's status is read only if the file system does not report the kind.
  static func entries(in folder: String) throws(FileError) -> [FolderEntry] {
    var entries: [FolderEntry] = []
    for entry in try all(in: folder) {
      let path = FileName.path(of: entry.name, in: folder)
      let kind =
        entry.kind
        ?? (entry.isUTF8 ? (try? FileStatus.at(path, followingLinks: false))?.kind : nil)
      entries.append(FolderEntry(name: entry.name, isUTF8: entry.isUTF8, kind: kind ?? .other))
    }
    return entries.sorted(byBytesOf: \.name)
  }

  private static func all(in folder: String) throws(FileError) -> [System.ListedEntry] {
    do throws(Errno) {
      return try System.entries(in: folder)
    } catch {
      if error == .denied { throw FileError(folder, error) }
      throw FileError(path: folder, kind: .folderUnreadable)
    }
  }
}
