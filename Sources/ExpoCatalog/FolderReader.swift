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

/// File names taken apart.
public enum FileName {
  /// The name before the last point and the extension behind it in lower case, if there is one.
  ///
  /// `jikji@2x.PNG` → `jikji@2x`, `png`; `README` → `README`, nil
  public static func split(_ name: String) -> (base: String, extension: String?) {
    guard let point = name.lastIndex(of: "."), point > name.startIndex else { return (name, nil) }
    return (String(name[..<point]), name[name.index(after: point)...].lowercased())
  }

  /// The folder of a path: `a/b.json` → `a`, `b.json` → `.`, `/b` → `/`.
  public static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last part of a path.
  public static func last(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
