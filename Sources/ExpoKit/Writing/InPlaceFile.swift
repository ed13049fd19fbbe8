import ExpoSystem

/// A document whose content is replaced in place, because a new file could not replace it: it has
/// several names, an access list, attributes of a user, or another owner.
///
/// Writing in place is not atomic, so a copy of the old content is kept beside the file until the
/// new content is complete: `items.json.expo-copy-04c1…9f`. If writing fails, the old content is
/// restored. A killed process leaves the copy, and no run removes it.
struct InPlaceFile {
  private let target: FileTarget
  private let file: OpenFile
  private let status: FileStatus

  /// Nil if a new file can replace it, or if it may not be read and written.
  ///
  /// - Throws: ``FileError`` if its status cannot be read.
  init?(_ target: FileTarget) throws(FileError) {
    guard let known = target.status, known.kind == .file,
      let file = try? OpenFile(
        target.name, in: target.folder, for: .changing, named: target.path)
    else { return nil }
    (self.target, self.file) = (target, file)
    status = try file.status()
    guard status.identity == known.identity, status.kind == .file else {
      throw FileError(path: target.path, kind: .changed)
    }
    let isReplaceable = known.links == 1 && [known.owner, 0].contains(System.user)
    if isReplaceable, !file.descriptor.hasAttributes { return nil }
  }

  /// Calls `check` at the last moment, whose error prevents the change.
  ///
  /// - Throws: ``FileError``; the file then has its old content, unless the error names a copy of
  ///   it.
  func replaceContent(
    with bytes: Span<UInt8>, check: () throws(FileError) -> Void
  ) throws(FileError) {
    let name = target.name + ".expo-copy-" + AtomicFile.randomDigits
    let copy = try OpenFile(name, in: target.folder, for: .creating(0o600), named: target.path)
    do throws(FileError) {
      try pour(file, into: copy)
      try copy.synchronize()
      try check()
    } catch {
      try? target.folder.remove(name)
      throw error
    }
    do throws(FileError) {
      try file.rewind()
      try file.write(bytes)
      try file.cut(to: bytes.count)
      try file.synchronize()
    } catch {
      try putBack(from: name, after: error)
    }
    try? target.folder.remove(name)
  }

  /// Restores the old content after an error, and throws the error.
  private func putBack(from name: String, after error: FileError) throws(FileError) -> Never {
    do throws(FileError) {
      try file.rewind()
      try pour(OpenFile(name, in: target.folder, for: .reading, named: target.path), into: file)
      try file.cut(to: status.size)
    } catch {
      throw FileError(path: target.folder.path(of: name), kind: .isOldContent)
    }
    try? target.folder.remove(name)
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
