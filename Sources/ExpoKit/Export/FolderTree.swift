import ExpoSystem

/// The folders of an export, each opened from its parent: no link is followed.
struct FolderTree {
  let root: OpenFolder
  /// The folder used last: consecutive files are mostly in one folder.
  private var last: (path: String, folder: OpenFolder)?

  init(root: OpenFolder) {
    self.root = root
  }

  /// The folder at a path below the root; nil if it is missing and not to be made.
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

  /// The status of what is at a path, links not followed; nil if nothing is.
  mutating func status(of path: ExportPath) throws -> FileStatus? {
    try folder(path.folder, making: false)?.status(of: path.name)
  }

  /// The content of the plain file at a path; nil if there is none.
  mutating func content(of path: ExportPath) throws -> FileContent? {
    try folder(path.folder, making: false)?.content(of: path.name)
  }

  /// The folder at a path or, where it is missing, the innermost one above that exists, and its path.
  ///
  /// Nobody else is expected to make the missing one meanwhile.
  mutating func nearest(to path: String) throws -> (folder: OpenFolder, path: String) {
    if let folder = try folder(path, making: false) { return (folder, path) }
    return try nearest(to: path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "")
  }

  /// Forgets the folder used last, which may be about to be removed.
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
