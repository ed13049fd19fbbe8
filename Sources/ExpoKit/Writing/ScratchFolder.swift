import ExpoSystem

/// Folders for files that only one run needs, which other users cannot read.
///
/// A killed run leaves its folder; a later run in the same place removes it when nothing was added
/// to it for an hour.
package enum ScratchFolder {
  /// Makes a folder of a random name in another one, and returns its path.
  package static func make(in folder: String) throws(FileError) -> String {
    guard let parent = try OpenFolder.at(folder) else { throw .missing(folder) }
    AtomicFile.sweep(parent, for: .scratch)
    let made = try parent.makeFolder(AtomicFile.temporaryName(of: .scratch))
    try FileError.naming(made.path, try made.descriptor.setMode(0o700))
    return made.path
  }

  package static func remove(_ path: String) {
    try? OpenFolder.at(FileName.folder(of: path))?.removeAll(FileName.last(of: path))
  }
}
