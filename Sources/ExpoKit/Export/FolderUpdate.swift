import ExpoBase
import ExpoModel

/// One update of a folder by an export: it writes file by file, then removes stale files.
struct FolderUpdate {
  private let settings: ExportFolder
  private let paths: [ExportPath]
  private let survey: ExportSurvey
  /// The manifest of the last export.
  private let last: ExportManifest
  /// The foreign files that already have the content of this export: they stay, and stay foreign.
  private let identical: Set<ExportPath>
  private var tree: FolderTree
  /// The files of this export so far.
  private var manifest = ExportManifest()
  private var outcome = ExportOutcome()
  private var content = RenderedContent()
  private var temporaryNames = TemporaryNames()
  /// The folder that is being filled under a temporary name.
  private var newFolder: NewFolder?
  /// The journal; nil until the first file is written.
  private var journal: ExportJournal?
  /// The stale files that were removed before the new ones were written.
  private var gone: Set<ExportPath> = []

  /// Creates an update and makes sure that no foreign file is in the way.
  init(
    _ settings: ExportFolder, _ root: OpenFolder, _ files: [RenderedFile], _ paths: [ExportPath]
  ) throws {
    self.settings = settings
    self.paths = paths
    tree = FolderTree(root: root)
    var names = try root.names()
    let old = try Self.manifest(in: root, names, isForced: settings.replacesForeign)
    let own = [ExportManifest.fileName, ExportJournal.fileName]
    names.removeAll {
      AtomicFile.isTemporaryName($0) || NewFolder.isTemporaryName($0) || own.contains($0)
    }
    guard old != nil || names.isEmpty || settings.replacesForeign else {
      throw ExportError.foreignFolder(settings.path)
    }
    last = old ?? ExportManifest()
    survey = try ExportSurvey(
      of: paths, after: last, last.isComplete ? [:] : ExportJournal.records(in: root),
      reading: ExportInputs(settings.inputs, files), in: &tree, isEmpty: names.isEmpty)
    identical = try Self.identical(survey, files, paths, &content)
    let inputs = survey.inputs.filter { [identical] in !identical.contains($0) }
    guard inputs.isEmpty else {
      throw ExportError.inputs(inputs.map(\.text), folder: settings.path)
    }
    let foreign = survey.foreign.filter { [identical] in !identical.contains($0) }
    guard foreign.isEmpty || settings.replacesForeign else {
      throw ExportError.foreignFiles(foreign.map(\.text), folder: settings.path)
    }
    manifest.files.reserveCapacity(paths.count)
    if !settings.isTrial { sweep() }
  }

  /// Writes a file unless it already has its content, or was edited.
  mutating func put(_ file: RenderedFile, at path: ExportPath) throws {
    if identical.contains(path) { return outcome.unchanged += 1 }
    let other = survey.respelled[path]
    // A file that stays under its old name is counted with the stale ones.
    if let other, isProtected(other) { return }
    let known = other == nil ? survey.onDisk[path] : nil
    if let known {
      let new = try content.measure(file)
      if new == known {
        outcome.unchanged += 1
        outcome.size += new.size
        manifest.files.list(path, new)
        return
      }
      if isProtected(path) { return keep(path) }
    }
    outcome.written.append(path.text)
    if settings.isTrial { return }
    try begin()
    let written = try write(file, at: path, isMeasured: known != nil)
    outcome.size += written.size
    manifest.files.list(path, written)
  }

  private mutating func write(
    _ file: RenderedFile, at path: ExportPath, isMeasured: Bool
  ) throws -> FileContent {
    if try isInNewFolder(path), let folder = try newFolder?.folder(of: path) {
      let new = try AtomicFile(path.name, inHidden: folder)
      let written = try content.write(file, isMeasured: isMeasured) { try new.write($0) }
      try new.publish()
      newFolder?.add(path, written)
      return written
    }
    guard let folder = try tree.folder(path.folder, making: true) else {
      throw FileError.missing(tree.root.path(of: path.folder))
    }
    let new = try AtomicFile(path.name, in: folder, using: &temporaryNames)
    let written = try content.write(file, isMeasured: isMeasured) { try new.write($0) }
    try journal?.record(path, written)
    try new.publish()
    return written
  }

  /// Removes stale files and writes the manifest.
  mutating func finish() throws -> ExportOutcome {
    try publishNewFolder()
    for path in survey.stale { try clean(path) }
    if !settings.isTrial {
      try removeEmptyFolders()
      if journal != nil || manifest != last { try write(manifest) }
      try tree.root.remove(ExportJournal.fileName)
    }
    outcome.kept.sort(byBytesOf: \.self)
    return outcome
  }

  /// Writes a manifest of the files so far when the update ends early.
  mutating func suspend() throws {
    guard journal != nil else { return }
    try publishNewFolder()
    var interim = survey.old
    interim.isComplete = false
    for (path, content) in manifest.files.sorted { interim.files.list(path, content) }
    try write(interim)
    try tree.root.remove(ExportJournal.fileName)
  }

  /// The foreign files that already have the content of this export.
  private static func identical(
    _ survey: ExportSurvey, _ files: [RenderedFile], _ paths: [ExportPath],
    _ content: inout RenderedContent
  ) throws -> Set<ExportPath> {
    let candidates = Set(survey.foreign + survey.inputs)
    guard !candidates.isEmpty else { return [] }
    var identical: Set<ExportPath> = []
    for (file, path) in zip(files, paths) where candidates.contains(path) {
      guard let known = survey.onDisk[path], try content.measure(file) == known else { continue }
      identical.insert(path)
    }
    return identical
  }

  /// Whether a file was edited since the last export and is kept.
  private func isProtected(_ path: ExportPath) -> Bool {
    !settings.replacesForeign && survey.changed.contains(path)
  }

  /// Keeps a file; its last written content stays listed, so that it still counts as edited.
  private mutating func keep(_ path: ExportPath) {
    outcome.kept.append(path.text)
    manifest.files.list(path, asIn: survey.old.files)
  }

  /// Keeps a file that is no longer exported; by force it becomes a file of the user.
  private mutating func leave(_ path: ExportPath) {
    outcome.kept.append(path.text)
    outcome.keptStale.insert(path.text)
    if !settings.replacesForeign { manifest.files.list(path, asIn: survey.old.files) }
  }
}

// MARK: - New folders

extension FolderUpdate {
  /// Whether a file is written to a folder that has a temporary name.
  ///
  /// Such a folder is begun if that of the file does not exist, and gets its name before a file is
  /// written elsewhere: later files may refer to those in it.
  private mutating func isInNewFolder(_ path: ExportPath) throws -> Bool {
    if newFolder?.contains(path) == true { return true }
    try publishNewFolder()
    guard try tree.folder(path.folder, making: false) == nil,
      let missing = try tree.firstMissing(on: path.folder)
    else { return false }
    newFolder = try NewFolder(missing.path, in: missing.parent, using: &temporaryNames)
    return true
  }

  /// Gives the folder that is being filled its name.
  private mutating func publishNewFolder() throws {
    guard var folder = newFolder else { return }
    newFolder = nil
    do {
      try journal?.record(folder.files)
      try folder.publish()
    } catch {
      folder.discard()
      throw error
    }
  }
}

// MARK: - Cleaning

extension FolderUpdate {
  private mutating func clean(_ path: ExportPath) throws {
    if settings.keepsStale, !isRespelled(path) {
      return manifest.files.list(path, asIn: survey.old.files)
    }
    if !gone.contains(path), try !isRemovable(path) { return leave(path) }
    outcome.removed.append(path.text)
    if settings.isTrial { return }
    try begin()
    if !gone.contains(path) { try remove(path) }
  }

  private mutating func remove(_ path: ExportPath) throws {
    try tree.folder(path.folder, making: false)?.remove(path.name)
  }

  /// Whether a stale file still has, at this moment, a content that an export recorded.
  ///
  /// No other file is ever removed, not even by force. A file that is written again under another
  /// spelling is not removed but replaced.
  private mutating func isRemovable(_ path: ExportPath) throws -> Bool {
    if isRespelled(path) { return !isProtected(path) }
    guard !survey.unrecorded.contains(path), let known = survey.onDisk[path],
      case .file(let present)? = try tree.folder(path.folder, making: false)?.look(at: path.name)
    else { return false }
    return present == known
  }

  /// Removes the folders that removing files left empty.
  private mutating func removeEmptyFolders() throws {
    let folders = Set(outcome.removed.compactMap(ExportPath.init).flatMap(\.folders))
    tree.forget()
    // The path of an inner folder is longer than that of its parent.
    for path in folders.sorted(by: { $0.utf8.count > $1.utf8.count }) {
      guard let folder = ExportPath(path) else { continue }
      try tree.folder(folder.folder, making: false)?.remove(folder.name, isFolder: true)
      tree.forget()
    }
  }

  /// Removes the temporary files that killed exports left in the folders of old and new files.
  private mutating func sweep() {
    for path in Set((last.files.paths + paths).map(\.folder)).union([""]) {
      guard let folder = try? tree.folder(path, making: false), let names = try? folder.names()
      else { continue }
      AtomicFile.sweep(folder, names)
      NewFolder.sweep(folder, names)
    }
  }
}

// MARK: - The manifest

extension FolderUpdate {
  /// Marks the manifest as incomplete before the first file changes.
  ///
  /// It lists the files of the last export; new ones are recorded in the journal.
  private mutating func begin() throws {
    guard journal == nil else { return }
    var interim = survey.old
    interim.isComplete = false
    try write(interim)
    journal = try ExportJournal(in: tree.root)
    try removeOtherSpellings()
  }

  /// Removes stale files whose names differ from new ones only by case.
  ///
  /// Where the file system ignores case, removing them later would remove the new files.
  private mutating func removeOtherSpellings() throws {
    guard !survey.stale.isEmpty else { return }
    let new = settings.keepsStale ? [] : Set(paths.map(\.folded))
    for path in survey.stale where new.contains(path.folded) || isRespelled(path) {
      guard try isRemovable(path) else { continue }
      try remove(path)
      gone.insert(path)
    }
  }

  /// Whether a file of the last export is written again under another spelling.
  private func isRespelled(_ path: ExportPath) -> Bool {
    survey.respelled.values.contains(path)
  }

  private func write(_ manifest: ExportManifest) throws {
    let file = try AtomicFile(ExportManifest.fileName, in: tree.root)
    try manifest.document.withSpan { bytes throws(FileError) in try file.write(bytes) }
    try file.publish(isDurable: true)
  }

  /// The manifest of the last export; nil if it is missing, or broken and to be replaced.
  private static func manifest(
    in root: OpenFolder, _ names: [String], isForced: Bool
  ) throws -> ExportManifest? {
    let name = ExportManifest.fileName
    guard names.contains(name) else { return nil }
    let path = root.path(of: name)
    guard try root.status(of: name)?.kind == .file else {
      throw ExportError.blocked(name, folder: root.path)
    }
    let file = try FileReader.readFound(path).copy
    do throws(ExportError) {
      return try ExportManifest(reading: file)
    } catch {
      if isForced, case .brokenManifest = error { return nil }
      throw error
    }
  }
}
