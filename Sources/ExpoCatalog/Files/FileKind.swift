#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What stands at a path.
enum FileKind {
  case file, folder
  /// A link that is not followed, a device, a pipe.
  case other

  /// Asks the system.
  static func of(_ path: String, followingLinks: Bool) throws(FileError) -> FileKind {
    var status = stat()
    let result = followingLinks ? stat(path, &status) : lstat(path, &status)
    guard result == 0 else { throw FileError(path, errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }
}

extension FileReader {
  /// Whether there is a plain file at a path, or a link to one.
  public static func isFile(_ path: String) -> Bool {
    (try? FileKind.of(path, followingLinks: true)) == .file
  }

  /// Whether there is anything at a path.
  public static func exists(_ path: String) -> Bool {
    access(path, F_OK) == 0
  }

  /// The folder the process works in, absolute.
  public static var workingFolder: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }

  /// The path from the root of the file system, `.` and `..` resolved by their names.
  public static func absolute(_ path: String) -> String {
    let whole = path.hasPrefix("/") ? path : workingFolder + "/" + path
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// Whether a folder is the root of the file system, above which there is none.
  public static func isRootFolder(at folder: String) -> Bool {
    var (own, root) = (stat(), stat())
    guard stat(folder, &own) == 0, stat("/", &root) == 0 else { return true }
    return own.st_ino == root.st_ino && own.st_dev == root.st_dev
  }
}
