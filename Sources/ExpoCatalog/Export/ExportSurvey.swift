/// What lies in the folder of an export before anything is written: ours, ours but changed, others'.
struct ExportSurvey {
  /// What was written before, with what each file holds that an export may have been writing when
  /// it was cut off.
  private(set) var old: ExportManifest
  /// The files that may be replaced or removed, and what they hold.
  private(set) var onDisk: [ExportPath: FileContent] = [:]
  /// Those among them that hold something else than what was written.
  private(set) var changed: Set<ExportPath> = []
  /// Those among them that are not written any more, in the order of paths.
  private(set) var stale: [ExportPath] = []
  /// Files that are in the way and that expo did not write, in the order of paths.
  private(set) var foreign: [ExportPath] = []
  /// Files that are in the way and that this export reads, in the order of paths.
  private(set) var inputs: [ExportPath] = []
  /// What is to be written and is there under another spelling: `entry` for a file `Entry` of ours,
  /// where names differ only by case or normalization and the file system takes them for one.
  private(set) var respelled: [ExportPath: ExportPath] = [:]

  private let read: ExportInputs

  /// Looks at all files of the last export and of this one.
  ///
  /// - Parameters:
  ///   - paths: What is to be written.
  ///   - last: The manifest of the last export.
  ///   - records: What its journal notes, if it was cut off.
  ///   - read: The files that this export reads.
  ///   - tree: The folders.
  ///   - isEmpty: Whether there is nothing at all.
  /// - Throws: ``ExportError/blocked(_:folder:)`` if a file and a folder stand in each other's
  ///   way, ``FileError`` if a file of ours cannot be read.
  init(
    of paths: [ExportPath], after last: ExportManifest,
    _ records: [ExportPath: [FileContent]], reading read: ExportInputs,
    in tree: inout FolderTree, isEmpty: Bool
  ) throws {
    old = last
    self.read = read
    if isEmpty { return }
    old.files = ListedFiles()
    old.files.reserveCapacity(last.files.count)
    let wanted = Set(paths)
    let unlisted = records.keys.filter { last.files[$0] == nil }
    for path in (last.files.paths + unlisted).sorted() {
      try survey(ours: path, last.files[path], records[path] ?? [], &tree)
      if !wanted.contains(path), onDisk[path] != nil { stale.append(path) }
    }
    var spellings: [String: ExportPath]?
    for path in paths.sorted() where onDisk[path] == nil {
      try survey(new: path, &spellings, &tree)
    }
  }

  /// Looks at a file that an export wrote, or may have been about to write.
  private mutating func survey(
    ours path: ExportPath, _ listed: FileContent??, _ noted: [FileContent],
    _ tree: inout FolderTree
  ) throws {
    guard let content = try Self.content(of: path, &tree) else {
      if let listed { old.files.list(path, listed) }
      return
    }
    // Left to the files that are new: it is not ours, whatever a manifest says.
    if try isInput(path, &tree) { return }
    onDisk[path] = content
    if case .some(nil) = listed { return old.files.list(path, nil) }
    let known = [listed ?? nil].compactMap(\.self) + noted
    // A file that was cut to nothing is what a power failure leaves, not what somebody wrote.
    if content.size > 0, !known.contains(content) { changed.insert(path) }
    old.files.list(path, known.contains(content) ? content : known.first)
  }

  /// Looks at what is in the way of a file that no export wrote.
  private mutating func survey(
    new path: ExportPath, _ spellings: inout [String: ExportPath]?, _ tree: inout FolderTree
  ) throws {
    switch try tree.folder(path.folder, making: false)?.status(of: path.name)?.kind {
    case nil: break
    case .folder?: throw ExportError.blocked(path.text, folder: tree.root.path)
    case .other?: foreign.append(path)
    case .file?:
      onDisk[path] = try Self.content(of: path, &tree)
      if try isInput(path, &tree) { return inputs.append(path) }
      let known =
        spellings ?? Dictionary(stale.map { ($0.folded, $0) }, uniquingKeysWith: { $1 })
      spellings = known
      if let other = known[path.folded],
        try Self.identity(of: path, &tree)
          == Self.identity(of: other, &tree)
      {
        respelled[path] = other
      } else {
        foreign.append(path)
      }
    }
  }

  private func isInput(_ path: ExportPath, _ tree: inout FolderTree) throws -> Bool {
    try tree.folder(path.folder, making: false).map { read.contain(path.name, in: $0) } ?? false
  }

  private static func identity(
    of path: ExportPath, _ tree: inout FolderTree
  ) throws -> FileIdentity? {
    try tree.folder(path.folder, making: false)?.status(of: path.name)?.identity
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
