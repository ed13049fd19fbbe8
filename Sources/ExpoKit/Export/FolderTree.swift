import ExpoSystem

/// The folders of an export, each opened from its parent: no link is followed.
struct FolderTree {
  let root: OpenFolder
  /// The folder used last: consecutive files are mostly in one folder.
  private var last: (path: String, folder: OpenFolder)?
  /// The missing folder asked for last, and the existing one above it.
  private var lastMissing: (path: String, above: (folder: OpenFolder, path: String))?

  init(root: OpenFolder) {
    self.root = root
  }

  /// Nil if the folder is missing and not to be made.
  ///
  /// - Throws: ``ExportError/blocked(_:folder:)`` if a file or a link has its name.
  mutating func folder(_ path: String, making: Bool) throws -> OpenFolder? {
    if path.isEmpty { return root }
    if let last, last.path == path { return last.folder }
    var folder = root
    for part in path.split(separator: "/").map(String.init) {
      guard let inner = try Self.inner(part, of: folder, in: root, making: making) else {
        return nil
      }
      folder = inner
    }
    last = (path, folder)
    return folder
  }

  /// Links are not followed; nil if nothing is there.
  mutating func status(of path: ExportPath) throws -> FileStatus? {
    try folder(path.folder, making: false)?.status(of: path.name)
  }

  /// Nil if there is no plain file.
  mutating func content(of path: ExportPath) throws -> FileContent? {
    try folder(path.folder, making: false)?.content(of: path.name)
  }

  /// The folder or the innermost existing one above it; assumes that nobody else makes it.
  mutating func nearest(to path: String) throws -> (folder: OpenFolder, path: String) {
    if let lastMissing, lastMissing.path == path { return lastMissing.above }
    if let folder = try folder(path, making: false) { return (folder, path) }
    let above = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    let found = try nearest(to: above)
    lastMissing = (path, found)
    return found
  }

  /// The folder may be about to be removed.
  mutating func forget() { last = nil }

  private static func inner(
    _ name: String, of folder: OpenFolder, in root: OpenFolder, making: Bool
  ) throws -> OpenFolder? {
    do throws(FileError) {
      if let inner = try folder.folder(name) { return inner }
      return making ? try folder.makeFolder(name) : nil
    } catch {
      let kind = try folder.status(of: name)?.kind
      guard kind == .folder || kind == nil else {
        let path = folder.path(of: name).dropFirst(root.path(of: "").count)
        throw ExportError.blocked(String(path), folder: root.path)
      }
      throw error
    }
  }
}
