/// What lies in the folder of an export before anything is written: ours, ours but changed, others'.
struct ExportSurvey {
  /// What the last export wrote.
  let old: ExportManifest
  /// The files that may be replaced or removed, and what they hold.
  private(set) var onDisk: [ExportPath: FileContent] = [:]
  /// Those among them that hold something else than what was written.
  private(set) var changed: Set<ExportPath> = []
  /// Those among them that are not written any more, in the order of paths.
  private(set) var stale: [ExportPath] = []
  /// Files that are in the way and that expo did not write, in the order of paths.
  private(set) var foreign: [ExportPath] = []

  /// Looks at all files of the last export and of this one.
  ///
  /// - Parameters:
  ///   - paths: What is to be written.
  ///   - old: What the last export wrote.
  ///   - tree: The folders.
  ///   - isEmpty: Whether there is nothing at all.
  /// - Throws: ``ExportError/blocked(_:folder:)`` if a file and a folder stand in each other's
  ///   way, ``FileError`` if a file of ours cannot be read.
  init(
    of paths: [ExportPath], after old: ExportManifest, in tree: inout FolderTree, isEmpty: Bool
  ) throws {
    self.old = old
    if isEmpty { return }
    let wanted = Set(paths)
    for path in old.files.paths.sorted() {
      guard let content = try Self.content(of: path, &tree) else { continue }
      onDisk[path] = content
      // A file that was cut to nothing is what a power failure leaves, not what somebody wrote.
      if let written = old.files[path] ?? nil, written != content, content.size > 0 {
        changed.insert(path)
      }
      if !wanted.contains(path) { stale.append(path) }
    }
    for path in paths.sorted() where onDisk[path] == nil {
      switch try tree.folder(path.folder, making: false)?.kind(of: path.name) {
      case nil: break
      case .folder?: throw ExportError.blocked(path.text, folder: tree.root.path)
      case .file?:
        foreign.append(path)
        onDisk[path] = try Self.content(of: path, &tree)
      case .other?: foreign.append(path)
      }
    }
  }

  /// What a file of ours holds; nil if it is gone, or no file any more.
  private static func content(
    of path: ExportPath, _ tree: inout FolderTree
  ) throws -> FileContent? {
    do {
      guard let folder = try tree.folder(path.folder, making: false),
        case .file(let content) = try folder.look(at: path.name)
      else { return nil }
      return content
    } catch is ExportError {
      return nil
    }
  }
}
