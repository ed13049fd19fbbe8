import ExpoSystem

/// The destination of a single file: the open folder, and the name in it.
///
/// Links are followed, even to a file that does not exist yet: the file is created there.
struct FileTarget {
  /// The path as the user gave it, which errors name.
  let path: String
  let folder: OpenFolder
  let name: String
  /// The status of the present file; nil if there is none.
  let status: FileStatus?

  /// Opens the folder; `makesFolder` creates a missing one with its parents, but not at the target of a link.
  ///
  /// - Throws: ``FileError`` if the folder does not exist or cannot be opened.
  init(_ path: String, makingFolder makesFolder: Bool = false) throws(FileError) {
    let target = FilePath.target(of: path)
    let name = FileName.last(of: target)
    do throws(FileError) {
      let parent = FileName.folder(of: target)
      let makes = makesFolder && target == path
      guard let folder = try makes ? OpenFolder.make(parent) : OpenFolder.at(parent) else {
        throw .missing(parent)
      }
      self.folder = folder
      status = try folder.status(of: name)
    } catch {
      throw Self.located(error, at: path)
    }
    self.path = path
    self.name = name
  }

  /// The error with the user's path; an error for a missing folder names that folder.
  // Not inlined: Swift 6.3 crashes in a release build with testing enabled.
  @inline(never)
  private static func located(_ error: FileError, at path: String) -> FileError {
    error.errno == .missing ? error : FileError(path: path, kind: error.kind)
  }

  /// Creates a temporary file that will replace this one, with its mode and attributes.
  ///
  /// - Throws: ``FileError`` if the file may not be written, or no file can be created in its folder.
  func replacement() throws(FileError) -> AtomicFile {
    if status != nil {
      // Renaming does not check whether the replaced file is writable.
      try FileError.naming(path, try System.checkIsWritable(name, in: folder.descriptor))
    }
    return try AtomicFile(name, in: folder, named: path, keeping: status)
  }
}

/// Replacing the content of a document in place, where a new file would lose something: the document has
/// several names, an access list, attributes of a user, or another owner.
///
/// Writing in place is not atomic, so a copy of the old content is kept beside the file until the
/// new content is complete: `items.json.expo-copy-04c1…9f`. If writing fails, the old content is
/// restored. A process that is killed leaves the copy, and no run removes it.
extension FileTarget {
  /// Opens the file to write in place; nil if a new file can replace it.
  ///
  /// - Throws: ``FileError`` if it cannot be opened.
  func openedInPlace() throws(FileError) -> OpenFile? {
    guard let status, status.kind == .file else { return nil }
    let file = try OpenFile(name, in: folder, for: .changing, named: path)
    return try FileError.naming(path, try file.descriptor.isReplaceable()) ? nil : file
  }

  /// Writes new content in place; `check` is called right before that, and prevents it by an error.
  ///
  /// - Throws: ``FileError``; the file then has its old content, unless the error names a copy of
  ///   it.
  func replaceContent(
    of file: OpenFile, with bytes: Span<UInt8>, check: () throws(FileError) -> Void
  ) throws(FileError) {
    // Two runs that write at once would mix their contents. The second one waits, but not for ever.
    let end = ContinuousClock.now + .seconds(10)
    while try !file.lock() {
      if .now > end { throw FileError(path, .busy) }
      System.pause(milliseconds: 1)
    }
    let copyName = name + ".expo-copy-" + AtomicFile.randomDigits
    let size = try file.status().size
    let copy = try OpenFile(copyName, in: folder, for: .creating(0o600), named: path)
    do throws(FileError) {
      try copyContent(of: file, to: copy)
      try copy.synchronize()
      try check()
    } catch {
      try? folder.remove(copyName)
      throw error
    }
    do throws(FileError) {
      try file.rewind()
      try file.write(bytes)
      try file.cut(to: bytes.count)
      try file.synchronize()
    } catch {
      try restore(file, from: copyName, size: size, after: error)
    }
    try? folder.remove(copyName)
  }

  /// Restores the old content from a copy after an error, and throws the error.
  private func restore(
    _ file: OpenFile, from copy: String, size: Int, after error: FileError
  ) throws(FileError) -> Never {
    do throws(FileError) {
      try file.rewind()
      try copyContent(of: OpenFile(copy, in: folder, for: .reading, named: path), to: file)
      try file.cut(to: size)
    } catch {
      throw FileError(path: folder.path(of: copy), kind: .isOldContent)
    }
    try? folder.remove(copy)
    throw error
  }

  private func copyContent(of source: OpenFile, to sink: OpenFile) throws(FileError) {
    do {
      try source.forEachBlock { block in try sink.write(block) }
    } catch {
      // `forEachBlock` throws any error, but only those of files occur.
      if let error = error as? FileError { throw error }
    }
  }
}
