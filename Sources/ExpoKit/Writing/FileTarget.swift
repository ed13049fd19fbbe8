import ExpoSystem

/// The destination of a single file: the open folder, and the name in it.
///
/// Links are followed, even to a file that does not exist yet: the file is created there.
struct FileTarget {
  /// As the user gave it; errors name it.
  let path: String
  let folder: OpenFolder
  let name: String
  let status: FileStatus?

  /// `makesFolder` creates a missing folder with its parents, but not at the target of a link.
  ///
  /// - Throws: ``FileError`` if its folder does not exist or cannot be opened.
  init(_ path: String, makingFolder makesFolder: Bool = false) throws(FileError) {
    let target = FilePath.target(of: path)
    let name = FileName.last(of: target)
    do throws(FileError) {
      let place = FileName.folder(of: target)
      let makes = makesFolder && target == path
      guard let folder = try makes ? OpenFolder.make(place) : OpenFolder.at(place) else {
        throw .missing(path)
      }
      self.folder = folder
      status = try folder.status(of: name)
    } catch {
      throw FileError(path: path, kind: error.kind)
    }
    self.path = path
    self.name = name
  }

  func presentVersion() throws(FileError) -> FileVersion? {
    try folder.status(of: name, named: path)?.version
  }

  /// Begins a new content of the file, with the mode and attributes of the present one.
  ///
  /// - Throws: ``FileError`` if the file may not be written, or nothing new in its folder.
  func replacement() throws(FileError) -> AtomicFile {
    if status != nil {
      // Renaming would not ask whether the file itself is writable.
      try FileError.naming(path, try System.checkIsWritable(name, in: folder.descriptor))
    }
    return try AtomicFile(name, in: folder, named: path, keeping: status)
  }
}
