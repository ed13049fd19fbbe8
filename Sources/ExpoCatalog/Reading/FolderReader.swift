import ExpoSource

/// An entry of a folder.
struct FolderEntry: Sendable {
  let name: String
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
    for (name, known) in try all(in: folder) {
      let path = FileName.path(of: name, in: folder)
      let kind = known ?? (try? FileStatus.at(path, followingLinks: false))?.kind
      entries.append(FolderEntry(name: name, kind: kind ?? .other))
    }
    return entries.sorted(byBytesOf: \.name)
  }

  private static func all(
    in folder: String
  ) throws(FileError) -> [(name: String, kind: FileStatus.Kind?)] {
    do throws(Errno) {
      return try System.entries(in: folder)
    } catch {
      if error == .denied { throw FileError(folder, error) }
      throw FileError(path: folder, kind: .folderUnreadable)
    }
  }
}
