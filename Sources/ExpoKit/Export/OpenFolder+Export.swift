import ExpoSystem

/// The folders of an export, each opened from its parent: no link is followed.
extension OpenFolder {
  /// Nil if the folder is missing and not to be made.
  ///
  /// - Throws: ``ExportError/blocked(_:folder:)`` if a file or a link has its name.
  func folder(at path: String, making: Bool = false) throws -> OpenFolder? {
    var folder = self
    for part in path.split(separator: "/").map(String.init) {
      guard let inner = try inner(part, of: folder, making: making) else { return nil }
      folder = inner
    }
    return folder
  }

  /// Links are not followed; nil if nothing is there.
  func status(of path: ExportPath) throws -> FileStatus? {
    try folder(at: path.folder)?.status(of: path.name)
  }

  /// Nil if there is no plain file.
  func content(of path: ExportPath) throws -> FileContent? {
    try folder(at: path.folder)?.content(of: path.name)
  }

  /// The folder or the innermost existing one above it; assumes that nobody else makes it.
  func nearest(to path: String) throws -> (folder: OpenFolder, path: String) {
    if let folder = try folder(at: path) { return (folder, path) }
    return try nearest(to: path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "")
  }

  private func inner(
    _ name: String, of folder: OpenFolder, making: Bool
  ) throws -> OpenFolder? {
    if let latest = folder.latest, latest.name == name { return latest.folder }
    do throws(FileError) {
      var inner = try folder.folder(name)
      if inner == nil, making { inner = try folder.makeFolder(name) }
      folder.latest = inner.map { (name, $0) }
      return inner
    } catch {
      let kind = try folder.status(of: name)?.kind
      guard kind == .folder || kind == nil else {
        let place = folder.path(of: name).dropFirst(path(of: "").count)
        throw ExportError.blocked(String(place), folder: path)
      }
      throw error
    }
  }
}
