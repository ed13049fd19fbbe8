import ExpoBase
import ExpoModel
import ExpoSystem

/// One update of a folder by an export.
///
/// Every changed file is first written under a temporary name. Then the manifest lists old and new contents,
/// so that, wherever this export is killed, the next one can distinguish its files from edited ones. Then
/// the files are renamed, stale files are removed, and the manifest lists the result.
struct FolderUpdate {
  private let settings: ExportFolder
  private let paths: [ExportPath]
  private let survey: ExportSurvey
  private let last: ExportManifest
  /// Foreign files and inputs that already have their new content: they stay, and do not become ours.
  private let identical: Set<ExportPath>
  private let root: OpenFolder
  private var manifest = ExportManifest()
  private var outcome = ExportOutcome()
  /// The files with temporary names, the paths they will have, and the folders they are in.
  private var staged: [(path: ExportPath, folder: String, temporaryName: String)] = []

  /// Throws ``ExportError`` if the export is refused, for example because a foreign file is in the way.
  init(
    _ settings: ExportFolder, in root: OpenFolder, _ files: [RenderedFile], at paths: [ExportPath]
  ) throws {
    self.settings = settings
    self.paths = paths
    self.root = root
    var names = try root.names()
    let old = try Self.manifest(in: root, names, isForced: settings.replacesForeign)
    names.removeAll { AtomicFile.isTemporaryName($0) || $0 == ExportManifest.fileName }
    guard old != nil || names.isEmpty || settings.replacesForeign else {
      throw ExportError.foreignFolder(settings.path)
    }
    last = old ?? ExportManifest()
    if !settings.replacesForeign, last.isOfAnotherKind(than: paths) {
      throw ExportError.otherKind(settings.path)
    }
    survey = try ExportSurvey(
      of: paths, after: last, reading: Self.inputs(settings, files), in: root,
      isEmpty: names.isEmpty)
    guard settings.replacesForeign || Self.isDescribed(root, paths, survey) else {
      throw ExportError.foreignFolder(settings.path)
    }
    identical = try Self.identical(survey, files, paths)
    let inputs = survey.inputs.filter { [identical] in !identical.contains($0) }
    guard inputs.isEmpty else {
      throw ExportError.inputs(inputs.map(\.text), folder: settings.path)
    }
    let foreign = survey.foreign.filter { [identical] in !identical.contains($0) }
    guard foreign.isEmpty || settings.replacesForeign else {
      throw ExportError.foreignFiles(foreign.map(\.text), folder: settings.path)
    }
    manifest.unmade = settings.unmade
    if !settings.isDryRun { sweep() }
  }

  /// Whether the manifest describes the folder, so that expo wrote it: at least half of the files
  /// in it are listed and of kinds that exports write, or at least half of those to be written are
  /// listed and exist.
  ///
  /// Hidden files do not count. Without this check, a manifest that came with a repository would let an
  /// export replace the files of any folder.
  private static func isDescribed(
    _ root: OpenFolder, _ paths: [ExportPath], _ survey: ExportSurvey
  ) -> Bool {
    if 2 * paths.count(where: survey.present.contains) >= paths.count { return true }
    let count = try? RenderedFile.staticFiles(in: root.path).count
    return count ?? .max <= 2 * survey.present.count(where: \.isOfExport)
  }

  private static func inputs(
    _ settings: ExportFolder, _ files: [RenderedFile]
  ) -> Set<FileIdentity> {
    let sources = files.compactMap { file -> String? in
      if case .copy(let source) = file.content { source } else { nil }
    }
    return Set((settings.inputs + sources).compactMap(FilePath.identity))
  }

  typealias ContentResult = Result<FileContent, any Error>

  /// The new contents of the files whose paths exist on disk; nil for the others.
  func contents(of files: [(RenderedFile, ExportPath)]) -> [ContentResult?] {
    parallelMap(files, jobs: nil) { [known = survey.onDisk] file, path in
      known[path].map { _ in ContentResult { try file.fileContent() } }
    }
  }

  /// Writes a temporary file unless the file already has the content, or was edited.
  mutating func put(_ file: RenderedFile, at path: ExportPath, _ content: ContentResult?) throws {
    if identical.contains(path) { return outcome.unchanged += 1 }
    let other = survey.respelled[path]
    // A protected file keeps its old name, and counts as stale.
    if let other, isProtected(other) { return }
    if other == nil, let known = survey.onDisk[path], let content {
      let isKept = if case .kept = file.content { true } else { false }
      if try isKept ? !survey.unrecorded.contains(path) : content.get() == known {
        outcome.unchanged += 1
        outcome.size += known.size
        return manifest.files[path] = known
      }
      if isKept || isProtected(path) { return keep(path) }
    }
    outcome.written.append(path.text)
    if settings.isDryRun { return }
    let written = try stage(file, at: path)
    outcome.size += written.size
    manifest.files[path] = written
  }

  /// Writes a temporary file in the file's folder, or in the nearest folder above it that exists.
  private mutating func stage(_ file: RenderedFile, at path: ExportPath) throws -> FileContent {
    let (folder, folderPath) = try root.nearest(to: path.folder)
    let present = try root.status(of: path)
    let new = try AtomicFile(
      path.name, in: folder, named: root.path(of: path.text),
      keeping: present?.kind == .file ? present : nil, by: .export)
    let written = try file.fileContent { try new.write($0) }
    staged.append((path, folderPath, try new.close()))
    return written
  }

  /// Publishes the staged files, removes the stale ones, and writes the manifest.
  mutating func finish() throws -> ExportOutcome {
    // Stale files are removed before new ones that differ only in spelling: where the file system ignores case,
    // removing them later would remove the new ones.
    let new = survey.stale.isEmpty ? [] : Set(paths.map(\.folded))
    let inTheWay = Set(survey.stale.filter { new.contains($0.folded) || isRespelled($0) })
    if !staged.isEmpty {
      var interim = ExportManifest(files: survey.old)
      for file in staged { interim.next[file.path] = manifest.files[file.path] }
      try write(interim)
    }
    for path in survey.stale where inTheWay.contains(path) { try clean(path) }
    try publish()
    for path in survey.stale where !inTheWay.contains(path) { try clean(path) }
    if !settings.isDryRun {
      try removeEmptyFolders()
      if !staged.isEmpty || manifest != last { try write(manifest) }
    }
    outcome.removed = outcome.removed.sorted(byBytesOf: \.self)
    outcome.kept = outcome.kept.sorted(byBytesOf: \.self)
    return outcome
  }

  private mutating func publish() throws {
    for file in staged {
      guard let folder = try root.folder(at: file.path.folder, making: true),
        let source = file.folder == file.path.folder
          ? folder : try root.folder(at: file.folder)
      else { throw FileError.missing(root.path(of: file.path.folder)) }
      try FileError.naming(
        folder.path(of: file.path.name),
        try System.rename(
          file.temporaryName, in: source.descriptor, to: file.path.name, in: folder.descriptor))
    }
  }

  /// Removes the staged files when the update ends early.
  mutating func discard() {
    for file in staged {
      try? root.folder(at: file.folder)?.remove(file.temporaryName)
    }
  }

  private static func identical(
    _ survey: ExportSurvey, _ files: [RenderedFile], _ paths: [ExportPath]
  ) throws -> Set<ExportPath> {
    let candidates = Set(survey.foreign + survey.inputs)
    return Set(
      try zip(files, paths).filter { file, path in
        guard candidates.contains(path), let known = survey.onDisk[path] else { return false }
        return try file.fileContent() == known
      }.map(\.1))
  }

  private func isProtected(_ path: ExportPath) -> Bool {
    !settings.replacesForeign && survey.isEdited(path)
  }

  /// Keeps an edited file; its last written content stays listed, so that it counts as edited next time too.
  private mutating func keep(_ path: ExportPath) {
    outcome.kept.append(path.text)
    manifest.files[path] = survey.old[path]
  }

  /// Keeps a file that is no longer exported.
  ///
  /// With ``ExportFolder/replacesForeign``, or if exports do not write such files, it is no longer listed.
  private mutating func leave(_ path: ExportPath) {
    outcome.kept.append(path.text)
    outcome.keptStale.insert(path.text)
    if !settings.replacesForeign, path.isOfExport { manifest.files[path] = survey.old[path] }
  }
}

// MARK: - Cleaning

extension FolderUpdate {
  /// Removes a stale file, unless stale files are kept or it may not be removed.
  private mutating func clean(_ path: ExportPath) throws {
    if settings.keepsStale, !isRespelled(path) { return manifest.files[path] = survey.old[path] }
    guard try isRemovable(path) else { return leave(path) }
    outcome.removed.append(path.text)
    if settings.isDryRun { return }
    try root.folder(at: path.folder)?.remove(path.name)
  }

  /// Whether a stale file is of a kind that exports write, and has a recorded content at this moment.
  ///
  /// No other file is ever removed, not even with ``ExportFolder/replacesForeign``. A file that is written
  /// again under another spelling is replaced, not removed.
  private mutating func isRemovable(_ path: ExportPath) throws -> Bool {
    if isRespelled(path) { return !isProtected(path) }
    guard path.isOfExport, !survey.unrecorded.contains(path), let known = survey.onDisk[path] else {
      return false
    }
    return try root.content(of: path) == known
  }

  /// Removes folders that are empty because files were removed, or because an export was killed.
  private mutating func removeEmptyFolders() throws {
    let files = outcome.removed.compactMap(ExportPath.init) + last.next.keys
    let folders = Set(files.flatMap(\.folders))
    // Inner folders first: their paths are longer.
    for path in folders.sorted(by: { $0.utf8.count > $1.utf8.count }) {
      guard let folder = ExportPath(path) else { continue }
      try root.folder(at: folder.folder)?.remove(folder.name, isFolder: true)
    }
  }

  /// Removes temporary files of killed exports in the folders of old and new files.
  private mutating func sweep() {
    let known = last.paths + paths
    for path in Set(known.flatMap(\.folders)).union([""]) {
      guard let folder = try? root.folder(at: path), let names = try? folder.names()
      else { continue }
      AtomicFile.sweep(folder, names, for: .export)
    }
  }
}

// MARK: - The manifest

extension FolderUpdate {
  /// Whether the file is written again under another spelling.
  private func isRespelled(_ path: ExportPath) -> Bool {
    survey.respelled.values.contains(path)
  }

  private func write(_ manifest: ExportManifest) throws {
    let file = try AtomicFile(ExportManifest.fileName, in: root, by: .export)
    try Array(manifest.document.utf8).withSpan { bytes throws(FileError) in try file.write(bytes) }
    try file.publish(isDurable: true)
  }

  /// The manifest in a folder; nil if it is missing, or if it is broken and `isForced`.
  private static func manifest(
    in root: OpenFolder, _ names: [String], isForced: Bool
  ) throws -> ExportManifest? {
    let name = ExportManifest.fileName
    guard names.contains(name) else { return nil }
    let path = root.path(of: name)
    guard try root.status(of: name)?.kind == .file else {
      throw ExportError.blocked(name, folder: root.path)
    }
    // A copy, because the bytes of a mapped file change with it.
    let file = SourceFile(name: path, bytes: Array(try FileReader.readFound(path).bytes))
    do throws(ExportError) {
      return try ExportManifest(reading: file)
    } catch {
      if isForced, case .brokenManifest = error { return nil }
      throw error
    }
  }
}
