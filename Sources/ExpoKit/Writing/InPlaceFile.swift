import ExpoSystem

/// A document whose content is replaced in place, because a new file could not replace it: it has
/// several names, an access list, attributes of a user, or another owner.
///
/// Writing in place is not atomic, so a copy of the old content is kept beside the file until the
/// new content is complete: `items.json.expo-copy-04c1…9f`. If writing fails, the old content is
/// restored. A process that is killed leaves the copy, and no run removes it.
extension FileTarget {
  /// Nil if a new file can replace it, or if it may not be read and written.
  ///
  /// - Throws: ``FileError`` if its status cannot be read.
  func openedInPlace() throws(FileError) -> OpenFile? {
    guard let status, status.kind == .file,
      let file = try? OpenFile(name, in: folder, for: .changing, named: path)
    else { return nil }
    let own = try file.status()
    guard own.identity == status.identity, own.kind == .file else {
      throw FileError(path: path, kind: .changed)
    }
    return try FileError.naming(path, try file.descriptor.isReplaceable()) ? nil : file
  }

  /// Calls `check` at the last moment, whose error prevents the change.
  ///
  /// - Throws: ``FileError``; the file then has its old content, unless the error names a copy of
  ///   it.
  func replaceContent(
    of file: OpenFile, with bytes: Span<UInt8>, check: () throws(FileError) -> Void
  ) throws(FileError) {
    let copyName = name + ".expo-copy-" + AtomicFile.randomDigits
    let size = try file.status().size
    let copy = try OpenFile(copyName, in: folder, for: .creating(0o600), named: path)
    do throws(FileError) {
      try pour(file, into: copy)
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
      try putBack(copyName, into: file, size, after: error)
    }
    try? folder.remove(copyName)
  }

  /// Restores the old content from a copy after an error, and throws the error.
  private func putBack(
    _ copy: String, into file: OpenFile, _ size: Int, after error: FileError
  ) throws(FileError) -> Never {
    do throws(FileError) {
      try file.rewind()
      try pour(OpenFile(copy, in: folder, for: .reading, named: path), into: file)
      try file.cut(to: size)
    } catch {
      throw FileError(path: folder.path(of: copy), kind: .isOldContent)
    }
    try? folder.remove(copy)
    throw error
  }

  private func pour(_ source: OpenFile, into sink: OpenFile) throws(FileError) {
    var failure: FileError?
    do {
      try source.forEachBlock { block in try sink.write(block) }
    } catch {
      failure = error as? FileError
    }
    if let failure { throw failure }
  }
}
