/// An open folder: its files are accessed through it even if its path changes.
final class OpenFolder {
  let descriptor: Int32
  /// The path that errors name.
  let path: String
  private var isLocked = false

  private init(_ descriptor: Int32, _ path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  deinit {
    if isLocked { System.unlock(descriptor) }
    try? System.close(descriptor)
  }

  /// Opens the folder at a path, links followed; nil if it does not exist.
  static func at(_ path: String) throws(FileError) -> OpenFolder? {
    do throws(Errno) {
      return OpenFolder(try System.open(path, for: .folder), path)
    } catch {
      if error == .missing { return nil }
      // Files in a folder that may not be listed can still be written.
      if error == .denied, let unlisted = try? System.open(path, for: .folderUnlisted) {
        return OpenFolder(unlisted, path)
      }
      throw FileError(path, error)
    }
  }

  /// Opens the folder at a path; makes it and its parents if they are missing.
  static func make(_ path: String) throws(FileError) -> OpenFolder {
    if let folder = try at(path) { return folder }
    let above = FileName.folder(of: path)
    if above != path, !System.exists(above) { _ = try make(above) }
    do throws(Errno) {
      try System.makeFolder(path)
    } catch {
      if error != .exists { throw FileError(path, error) }
    }
    guard let folder = try at(path) else { throw .missing(path) }
    return folder
  }

  /// The kind of what has a name, links not followed; nil if nothing has it.
  func status(of name: String) throws(FileError) -> FileStatus? {
    do throws(Errno) {
      return try System.status(at: name, in: descriptor, followingLinks: false)
    } catch {
      if error == .missing { return nil }
      throw FileError(path(of: name), error)
    }
  }

  /// Opens a folder in it; nil if nothing has that name.
  ///
  /// - Throws: ``FileError``, also for a link: none is followed.
  func folder(_ name: String) throws(FileError) -> OpenFolder? {
    let path = path(of: name)
    do throws(Errno) {
      return OpenFolder(try System.open(name, in: descriptor, for: .folderUnlinked), path)
    } catch {
      if error == .missing { return nil }
      throw FileError(path, error)
    }
  }

  /// Makes a folder in it, and opens it.
  func makeFolder(_ name: String) throws(FileError) -> OpenFolder {
    do throws(Errno) {
      try System.makeFolder(name, in: descriptor)
    } catch {
      if error != .exists { throw FileError(path(of: name), error) }
    }
    guard let folder = try folder(name) else { throw .missing(path(of: name)) }
    return folder
  }

  /// Removes a file, or an empty folder; does nothing if it is missing, not empty or in use.
  func remove(_ name: String, isFolder: Bool = false) throws(FileError) {
    do throws(Errno) {
      try System.remove(name, in: descriptor, isFolder: isFolder)
    } catch {
      if !Errno.notRemovable.contains(error) { throw FileError(path(of: name), error) }
    }
  }

  /// Removes a file, or a folder with all that is in it; no link is followed, and errors are ignored.
  func removeAll(_ name: String) {
    let inner = (try? folder(name)) ?? nil
    for name in (try? inner?.names()) ?? [] { inner?.removeAll(name) }
    try? remove(name, isFolder: inner != nil)
  }

  /// The names in it, hidden ones too, in no order.
  func names() throws(FileError) -> [String] {
    try FileError.naming(path) { () throws(Errno) in try System.names(in: ".", of: descriptor) }
  }

  /// The path of a name in it.
  func path(of name: String) -> String { path.hasSuffix("/") ? path + name : "\(path)/\(name)" }

  /// Locks it while it is open; false if another export has locked it.
  func lock() -> Bool {
    isLocked = System.lock(descriptor)
    return isLocked
  }
}

extension [UInt8] {
  /// Passes on the bytes as a span; `Array.span` needs macOS 26.
  func withSpan<Result, Failure: Error>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try unsafe withUnsafeBufferPointer { bytes throws(Failure) in try body(unsafe bytes.span) }
  }
}
