#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A folder that is held open: what lies in it is reached from there, whatever its path becomes.
final class OpenFolder {
  let descriptor: Int32
  /// The path that errors call it by.
  let path: String

  private init(_ descriptor: Int32, _ path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  deinit { close(descriptor) }

  /// Opens the folder at a path, a link to one too; nil if there is nothing.
  static func at(_ path: String) throws(FileError) -> OpenFolder? {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if descriptor >= 0 { return OpenFolder(descriptor, path) }
    if errno == ENOENT { return nil }
    throw FileError(path, errno)
  }

  /// Opens the folder at a path; makes it and those above it if they are not there.
  static func make(_ path: String) throws(FileError) -> OpenFolder {
    if let folder = try at(path) { return folder }
    let above = FileName.folder(of: path)
    if above != path, !FileReader.exists(above) { _ = try make(above) }
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw FileError(path, errno) }
    guard let folder = try at(path) else { throw FileError(path, ENOENT) }
    return folder
  }

  /// What an entry of the folder is; links are not followed.
  enum Kind {
    case file, folder, other
  }

  /// What stands under a name; nil if nothing does.
  func kind(of name: String) throws(FileError) -> Kind? {
    var status = stat()
    guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      if errno == ENOENT { return nil }
      throw FileError(path(of: name), errno)
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  /// Opens a folder in it; nil if nothing has that name.
  ///
  /// - Throws: ``FileError``, also for a link: none is followed.
  func folder(_ name: String) throws(FileError) -> OpenFolder? {
    let inner = openat(descriptor, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    if inner >= 0 { return OpenFolder(inner, path(of: name)) }
    if errno == ENOENT { return nil }
    throw FileError(path(of: name), errno)
  }

  /// Makes a folder in it, and opens it.
  func makeFolder(_ name: String) throws(FileError) -> OpenFolder {
    guard mkdirat(descriptor, name, 0o777) == 0 || errno == EEXIST else {
      throw FileError(path(of: name), errno)
    }
    guard let folder = try folder(name) else { throw FileError(path(of: name), ENOENT) }
    return folder
  }

  /// Removes a file, or a folder that is empty; false if it is not there, or not empty.
  func remove(_ name: String, isFolder: Bool = false) throws(FileError) -> Bool {
    if unlinkat(descriptor, name, isFolder ? AT_REMOVEDIR : 0) == 0 { return true }
    if [ENOENT, ENOTEMPTY, EEXIST, EBUSY].contains(errno) { return false }
    throw FileError(path(of: name), errno)
  }

  /// The names in it, hidden ones too, in no order.
  func names() throws(FileError) -> [String] {
    let own = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard own >= 0 else { throw FileError(path, errno) }
    guard let stream = fdopendir(own) else {
      close(own)
      throw FileError(path, errno)
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
        field.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// The path of something in it.
  func path(of name: String) -> String { path.hasSuffix("/") ? path + name : "\(path)/\(name)" }

  /// Keeps others from exporting to it while it is open; false if somebody does.
  func lock() -> Bool {
    flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
  }
}
