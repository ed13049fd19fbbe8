#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Lists folders.
enum FolderReader {
  /// The names in a folder in the order of their bytes; hidden ones left out.
  static func names(in folder: String) throws(FileError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder)
        .filter { !$0.hasPrefix(".") }
        .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    } catch {
      let isDenied = access(folder, R_OK | X_OK) != 0 && errno == EACCES
      throw FileError(path: folder, kind: isDenied ? .system(code: EACCES) : .folderUnreadable)
    }
  }
}
