import ExpoBase
import ExpoSystem

/// An open folder, through which its files are accessed even if its path changes.
final class OpenFolder {
  let descriptor: FileDescriptor
  /// The path that errors name.
  let path: String
  /// The inner folder that was opened last, kept because files are visited in the order of their paths.
  var latest: (name: String, folder: OpenFolder)?

  private init(_ descriptor: FileDescriptor, _ path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  deinit {
    descriptor.unlock()
    try? descriptor.close()
  }

  /// Opens the folder at a path, links followed; nil if it does not exist.
  static func at(_ path: String) throws(FileError) -> OpenFolder? {
    do throws(Errno) {
      return OpenFolder(try .open(path, for: .folder), path)
    } catch {
      if error == .missing { return nil }
      guard error == .denied else { throw FileError(path, error) }
    }
    // Files in a folder that may not be listed can still be written.
    return try FileError.naming(
      path, expecting: [.missing], OpenFolder(try .open(path, for: .folderUnlisted), path))
  }

  /// Makes the folder and its parents if they are missing.
  static func make(_ path: String) throws(FileError) -> OpenFolder {
    if let folder = try at(path) { return folder }
    let above = FileName.folder(of: path)
    if above != path, !FilePath.exists(above) { _ = try make(above) }
    try FileError.naming(path, expecting: [.exists], try System.makeFolder(path))
    guard let folder = try at(path) else { throw .missing(path) }
    return folder
  }

  /// The status of a file, links not followed; nil if nothing has the name; errors name `path`, or its own path.
  func status(of name: String, named path: String? = nil) throws(FileError) -> FileStatus? {
    try FileError.naming(
      path ?? self.path(of: name), expecting: [.missing],
      try System.status(at: name, in: descriptor, followingLinks: false).get())
  }

  /// Opens an inner folder; nil if nothing has that name.
  ///
  /// - Throws: ``FileError``, also for a link, which is not followed.
  func folder(_ name: String) throws(FileError) -> OpenFolder? {
    let path = path(of: name)
    return try FileError.naming(
      path, expecting: [.missing],
      OpenFolder(try .open(name, in: descriptor, for: .folderUnlinked), path))
  }

  func makeFolder(_ name: String) throws(FileError) -> OpenFolder {
    try FileError.naming(
      path(of: name), expecting: [.exists], try System.makeFolder(name, in: descriptor))
    guard let folder = try folder(name) else { throw .missing(path(of: name)) }
    return folder
  }

  /// Removes a file or an empty folder; does nothing if it is missing, not empty or in use.
  func remove(_ name: String, isFolder: Bool = false) throws(FileError) {
    try FileError.naming(
      path(of: name), expecting: Errno.notRemovable,
      try System.remove(name, in: descriptor, isFolder: isFolder))
  }

  /// Removes a file, or a folder with all that is in it; follows no link and ignores errors.
  func removeAll(_ name: String) {
    let inner = (try? folder(name)) ?? nil
    for name in (try? inner?.names()) ?? [] { inner?.removeAll(name) }
    try? remove(name, isFolder: inner != nil)
  }

  /// The names of all files and folders, hidden ones too, in no order.
  func names() throws(FileError) -> [String] {
    try FileError.naming(path, try System.entries(in: ".", of: descriptor).map(\.name))
  }

  func path(of name: String) -> String { path.hasSuffix("/") ? path + name : "\(path)/\(name)" }

  /// Locks the folder until it is closed; false if another export has locked it.
  func lock() throws(FileError) -> Bool {
    try FileError.naming(path, try descriptor.lock())
  }
}

extension FolderEntry {
  /// The entries of a folder, hidden ones too, in the byte order of names.
  static func all(in folder: String) throws(FileError) -> [FolderEntry] {
    try FileError.naming(folder, try System.entries(in: folder)).sorted(byBytesOf: \.name)
  }
}
