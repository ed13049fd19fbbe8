import ExpoText

/// One update of a folder by an export: file by file, then what is left of the one before.
struct FolderUpdate {
  private let settings: ExportFolder
  private let paths: [ExportPath]
  private let survey: ExportSurvey
  private var tree: FolderTree
  /// What the folder holds in the end.
  private var manifest = ExportManifest()
  private var outcome = ExportOutcome()
  private var content = RenderedContent()
  /// Whether the manifest says that an export is under way.
  private var hasBegun = false

  /// Looks at the folder, and makes sure that nothing of somebody else's is in the way.
  init(_ settings: ExportFolder, _ root: OpenFolder, _ paths: [ExportPath]) throws {
    self.settings = settings
    self.paths = paths
    tree = FolderTree(root: root)
    var names = try root.names()
    let old = try Self.manifest(in: root, names, isForced: settings.replacesForeign)
    names.removeAll { FreshFile.isLeft($0) || $0 == ExportManifest.fileName }
    guard old != nil || names.isEmpty || settings.replacesForeign else {
      throw ExportError.foreignFolder(settings.path)
    }
    survey = try ExportSurvey(
      of: paths, after: old ?? ExportManifest(), in: &tree, isEmpty: names.isEmpty)
    guard survey.foreign.isEmpty || settings.replacesForeign else {
      throw ExportError.foreignFiles(survey.foreign.map(\.text), folder: settings.path)
    }
    manifest.files.reserveCapacity(paths.count)
    if !settings.isTrial { try sweep() }
  }

  /// Writes a file unless it is there as it should be, or somebody changed it.
  mutating func put(_ file: RenderedFile, at path: ExportPath) throws {
    let known = survey.onDisk[path]
    if let known {
      let new = try content.measure(file)
      if new == known {
        outcome.unchanged += 1
        manifest.files.list(path, new)
        return
      }
      if isProtected(path) { return keep(path) }
    }
    outcome.written.append(path.text)
    if settings.isTrial { return }
    try begin()
    guard let folder = try tree.folder(path.folder, making: true) else { return }
    try FreshFile.write(path.name, in: folder) { write in
      manifest.files.list(
        path, try content.write(file, isMeasured: known != nil, write))
    }
  }

  /// Removes what is not written any more and writes the manifest.
  mutating func finish() throws -> ExportOutcome {
    for path in survey.stale { try clean(path) }
    if !settings.isTrial {
      try removeEmptyFolders()
      if hasBegun || manifest != survey.old { try write(manifest) }
    }
    outcome.kept.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return outcome
  }

  /// Whether somebody changed a file of ours, and it is to stay.
  private func isProtected(_ path: ExportPath) -> Bool {
    !settings.replacesForeign && survey.changed.contains(path)
  }

  /// Leaves a file as it is; what was written last is still known, so that it stays known as changed.
  private mutating func keep(_ path: ExportPath) {
    outcome.kept.append(path.text)
    manifest.files.list(path, asIn: survey.old.files)
  }
}

// MARK: - Cleaning

extension FolderUpdate {
  private mutating func clean(_ path: ExportPath) throws {
    if settings.keepsStale { return manifest.files.list(path, asIn: survey.old.files) }
    if isProtected(path) { return keep(path) }
    outcome.removed.append(path.text)
    if settings.isTrial { return }
    try begin()
    try remove(path)
  }

  private mutating func remove(_ path: ExportPath) throws {
    _ = try tree.folder(path.folder, making: false)?.remove(path.name)
  }

  /// Removes the folders that files were removed from, where nothing else is in them.
  private mutating func removeEmptyFolders() throws {
    let folders = Set(outcome.removed.compactMap(ExportPath.init).flatMap(\.folders))
    tree.forget()
    // An inner folder is longer than the one it lies in.
    for path in folders.sorted(by: { $0.utf8.count > $1.utf8.count }) {
      guard let folder = ExportPath(path) else { continue }
      _ = try tree.folder(folder.folder, making: false)?.remove(folder.name, isFolder: true)
      tree.forget()
    }
  }

  /// Removes what an export that was cut off did not finish.
  private mutating func sweep() throws {
    _ = try FreshFile.sweep(tree.root, tree.root.names())
    if survey.old.isComplete { return }
    for path in Set(survey.old.files.paths.map(\.folder)) where !path.isEmpty {
      guard let folder = try? tree.folder(path, making: false) else { continue }
      _ = try FreshFile.sweep(folder, folder.names())
    }
  }
}

// MARK: - The manifest

extension FolderUpdate {
  /// Says in the manifest that old files and new ones are ours, before the first of them changes.
  private mutating func begin() throws {
    guard !hasBegun else { return }
    hasBegun = true
    var both = ExportManifest(isComplete: false)
    both.files.reserveCapacity(max(paths.count, survey.old.files.count))
    for path in survey.old.files.paths { both.files.list(path, nil) }
    for path in paths { both.files.list(path, nil) }
    // What stays as it is must still be known as such if the export is cut off.
    let stale = settings.keepsStale ? survey.stale : []
    for path in survey.changed.filter(isProtected) + stale {
      both.files.list(path, asIn: survey.old.files)
    }
    try write(both)
    try removeOtherSpellings()
  }

  /// Removes files whose names differ from new ones only by case: where that makes no difference to
  /// the file system, removing them later would remove the new ones.
  private mutating func removeOtherSpellings() throws {
    guard !survey.stale.isEmpty, !settings.keepsStale else { return }
    let new = Set(paths.map(\.folded))
    for path in survey.stale where new.contains(path.folded) && !isProtected(path) {
      try remove(path)
    }
  }

  private func write(_ manifest: ExportManifest) throws {
    try FreshFile.write(ExportManifest.fileName, in: tree.root, isDurable: true) { write in
      let bytes = manifest.document
      try bytes.withUnsafeBytes { try write($0) }
    }
  }

  /// The manifest of the last export; nil if there is none, or none that can be used by force.
  private static func manifest(
    in root: OpenFolder, _ names: [String], isForced: Bool
  ) throws -> ExportManifest? {
    let name = ExportManifest.fileName
    guard names.contains(name) else { return nil }
    let path = root.path(of: name)
    guard try root.kind(of: name) == .file else { throw ExportError.brokenManifest(path) }
    let file = try FileReader.read(path).copy
    do throws(ExportError) {
      return try ExportManifest(reading: file)
    } catch {
      if isForced { return nil }
      throw error
    }
  }
}
