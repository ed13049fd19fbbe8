/// Lists folders.
enum FolderReader {
  /// The names in a folder in the order of their bytes, hidden ones left out.
  static func names(in folder: String) throws(FileError) -> [String] {
    do throws(Errno) {
      return try System.names(in: folder).filter { !$0.hasPrefix(".") }
        .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    } catch {
      if error == .denied { throw FileError(folder, error) }
      throw FileError(path: folder, kind: .folderUnreadable)
    }
  }
}
