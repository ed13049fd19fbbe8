import ExpoSystem

/// The files in the folder of an export before anything is written.
///
/// A file is listed if it is in the manifest of the last export, also if that was about to write it.
struct ExportSurvey {
  /// The listed files with their last written contents, or with their new ones if an interrupted export wrote these.
  private(set) var old: [ExportPath: FileContent]
  /// The listed files that exist and are not inputs.
  private(set) var present: Set<ExportPath> = []
  /// The present contents of listed files, and of files in the way of new ones.
  private(set) var onDisk: [ExportPath: FileContent] = [:]
  /// The listed files with a content that no export recorded; also the empty files that a power failure
  /// leaves, which do not count as edited.
  private(set) var unrecorded: Set<ExportPath> = []
  /// The listed files on disk that are no longer written, in the order of paths.
  private(set) var stale: [ExportPath] = []
  /// The files in the way that expo did not write, in the order of paths.
  private(set) var foreign: [ExportPath] = []
  /// The files in the way that this export reads, even if the last export wrote them.
  private(set) var inputs: [ExportPath] = []
  /// The stale path of each new path that the file system treats as equal: `entry`, `Entry`.
  private(set) var respelled: [ExportPath: ExportPath] = [:]

  private let read: Set<FileIdentity>
  private let root: OpenFolder

  /// `paths` are to be written; `read` are the files and folders that this export reads, which may be in its own folder.
  ///
  /// These files are never replaced; neither they nor files in these folders are removed or listed as written.
  ///
  /// - Throws: ``ExportError/blocked(_:folder:)`` if a folder is in the way of a file or a file in
  ///   the way of a folder, ``FileError`` if a listed file cannot be read.
  init(
    of paths: [ExportPath], after last: ExportManifest, reading read: Set<FileIdentity>,
    in root: OpenFolder, isEmpty: Bool
  ) throws {
    old = last.files
    self.read = read
    self.root = root
    if isEmpty { return }
    old = [:]
    let wanted = Set(paths)
    for path in Set(last.paths).sorted() {
      let isWanted = wanted.contains(path)
      try survey(listed: path, last.files[path], last.next[path], isWanted: isWanted)
      if !isWanted, onDisk[path] != nil { stale.append(path) }
    }
    let spellings = Dictionary(stale.map { ($0.folded, $0) }, uniquingKeysWith: { $1 })
    for path in paths.sorted() where onDisk[path] == nil && !inputs.contains(path) {
      try survey(new: path, spellings)
    }
  }

  /// Surveys a file that an export wrote, or may have been about to write.
  private mutating func survey(
    listed path: ExportPath, _ listed: FileContent?, _ next: FileContent?, isWanted: Bool
  ) throws {
    guard let content = try content(ofListed: path) else {
      return old[path] = listed
    }
    // An input never counts as written by an export, even if a manifest lists it.
    if isInput(path, orInOne: !isWanted) {
      if isWanted { inputs.append(path) }
      return
    }
    // A file that an interrupted export was about to write is ours only if it has that content, or if a
    // power failure left it empty.
    if listed == nil, content != next, content.size > 0 { return }
    onDisk[path] = content
    present.insert(path)
    guard content != listed, content != next else { return old[path] = content }
    unrecorded.insert(path)
    old[path] = listed ?? next
  }

  /// Surveys the path of a file that no export has written yet; `spellings` has the stale files by their
  /// folded paths.
  private mutating func survey(new path: ExportPath, _ spellings: [String: ExportPath]) throws {
    switch try root.status(of: path)?.kind {
    case nil: break
    case .folder?: throw ExportError.blocked(path.text, folder: root.path)
    case .other?: foreign.append(path)
    case .file?:
      onDisk[path] = try root.content(of: path)
      if isInput(path) { return inputs.append(path) }
      if let other = spellings[path.folded],
        try root.status(of: path)?.identity == root.status(of: other)?.identity
      {
        respelled[path] = other
      } else {
        foreign.append(path)
      }
    }
  }

  /// Whether a file was edited since the last export.
  func isEdited(_ path: ExportPath) -> Bool {
    unrecorded.contains(path) && onDisk[path].map { $0.size > 0 } ?? false
  }

  /// Whether this export reads a file, or with `isWide` a folder around it.
  private func isInput(_ path: ExportPath, orInOne isWide: Bool = false) -> Bool {
    let paths = [path] + (isWide ? path.folders.compactMap(ExportPath.init) : [])
    return !read.isEmpty
      && paths.contains { (try? root.status(of: $0)).map { read.contains($0.identity) } ?? false }
  }

  /// The content of a listed file; nil if it is gone or no longer a plain file.
  private func content(ofListed path: ExportPath) throws -> FileContent? {
    do {
      return try root.content(of: path)
    } catch is ExportError {
      return nil
    }
  }
}
