import ExpoSystem

/// Finds the JSON files, asset catalogs, projects and pictures at a path.
///
/// Skips hidden files, links, dependencies, build products and what git ignores. Several threads
/// read the folders of one depth.
struct FileSearch: Sendable {
  var files = FileChoice()
  /// The number of threads; nil for one per processor.
  var jobs: Int?
  /// Whether a file is found even in a folder that the search skips; nil if there are no such files.
  var isIncluded: (@Sendable (_ path: String) -> Bool)?

  /// Dependencies and build products, which searches skip.
  static let buildFolders: Set = [
    "node_modules", "Pods", "DerivedData", "build", "vendor", "Carthage", "SourcePackages",
  ]

  /// Files in which an app names pictures.
  static let sourceKinds: Set = [
    "swift", "m", "mm", "h", "xib", "storyboard", "plist", "strings", "xcstrings",
  ]
  /// The number of folders from which several threads read them.
  private static let threadThreshold = 32

  private struct SearchedFolder: Sendable {
    var path: String
    var rules: IgnoreRules
    var isCatalog = false
    var origin = FoundFile.Origin.searched
    var isSkipped = false
    /// Documents in it are ignored, and it need not be readable.
    var isExcluded = false
    /// The files that exports wrote in it and below it: pictures among them do not belong to the app.
    var exported: Set<String> = []
    var isInDataSet: Bool { origin != .searched }
  }

  /// Finds a file, or the files in a folder; in excluded folders only the files that apps are built from.
  ///
  /// - Throws: ``FileError`` if the path does not exist or cannot be examined.
  func run(
    _ path: String, excluding isExcluded: (_ path: String) -> Bool = { _ in false }
  ) throws(FileError) -> FoundFiles {
    guard try FileStatus.at(path).kind == .folder else { return .named(path) }
    let root = Self.root(at: path)
    var found = FoundFiles(path: root, isFolder: true)
    var start = SearchedFolder(
      path: root, rules: files.heedsGitignore ? .above(root) : IgnoreRules())
    start.isCatalog = root.hasSuffix(".xcassets") || root == AssetCatalog.workingCatalog
    if root.hasSuffix(".dataset") { start.origin = files.forcesExclude ? .dataSet : .included }
    var level = [start]
    while !level.isEmpty {
      let results = parallelMap(level, jobs: level.count < Self.threadThreshold ? 1 : jobs) {
        folder in read(folder)
      }
      for (folder, result) in zip(level, results) {
        found.add(result.found, ofExcluded: folder.isExcluded)
      }
      level = results.flatMap(\.next)
      for index in level.indices where !level[index].isExcluded && isExcluded(level[index].path) {
        level[index].isExcluded = true
        found.excluded.append(level[index].path)
      }
    }
    // A catalog is read as a whole, although a pattern may exclude one of its sets.
    found.failures.removeAll { $0.path != root && isExcluded($0.path) }
    found.sort()
    return found
  }

  /// Resolves `..` by name, as project files name paths, unless a link makes it lead elsewhere.
  private static func root(at path: String) -> String {
    let root = FileName.resolved(path, in: ".")
    return DocumentPath(FilePath.isSame(root, path) ? root : FilePath.withoutLinks(path)).string
  }

  // MARK: One folder

  private func read(_ folder: SearchedFolder) -> (found: FoundFiles, next: [SearchedFolder]) {
    var found = FoundFiles(path: folder.path, isFolder: true)
    var next: [SearchedFolder] = []
    do throws(FileError) {
      if folder.isCatalog {
        found.add(try AssetCatalog(at: folder.path))
      } else {
        next = try list(folder, &found)
      }
    } catch {
      if folder.isCatalog {
        found.add(AssetCatalog(path: folder.path, failures: [error]))
      } else {
        found.failures.append(error)
      }
    }
    return (found, next)
  }

  private func list(_ folder: SearchedFolder, _ found: inout FoundFiles) throws(FileError)
    -> [SearchedFolder]
  {
    let entries = try FolderEntry.all(in: folder.path)
    var folder = folder
    if files.heedsGitignore { folder.rules = rules(of: folder, entries) }
    if !folder.isSkipped, entries.contains(where: { Self.isMarker($0.name) }) {
      found.parts[.project, default: []].append(folder.path)
    }
    if entries.contains(where: { $0.name == ExportManifest.fileName }),
      let manifest = ExportManifest(in: folder.path)
    {
      folder.exported.formUnion(manifest.paths.map { FileName.path(of: $0.text, in: folder.path) })
    }
    var next: [SearchedFolder] = []
    for entry in entries {
      let path = FileName.path(of: entry.name, in: folder.path)
      let isDocument =
        folder.origin == .included ? AssetCatalog.isData(path) : FileName.isDocument(entry.name)
      if !entry.isUTF8 {
        if entry.kind == .folder || isDocument, !folder.isSkipped {
          found.skipped.append(.init(path: path, reason: .notUTF8))
        }
      } else if entry.kind == .file, isDocument {
        addDocument(path, entry, of: folder, &found)
      } else if entry.kind == .file {
        addPart(path, entry, of: folder, &found)
      } else if isDocument, folder.isInDataSet {
        // It takes the place of the data set's only document.
        found.failures.append(FileError(path: path, kind: .notAFile))
      } else if entry.kind == .folder {
        enter(path, entry, from: folder, &found).map { next.append($0) }
      } else {
        found.parts[.link, default: []].append(path)
        if isDocument { found.skipped.append(.init(path: path, reason: .link)) }
      }
    }
    return next
  }

  /// The rules in a folder, which start anew at the root of a repository.
  private func rules(of folder: SearchedFolder, _ entries: [FolderEntry]) -> IgnoreRules {
    var rules = folder.rules
    if entries.contains(where: { $0.name == ".git" }),
      let repository = GitRepository(at: folder.path)
    {
      rules = repository.rules()
    }
    let hasOwn = entries.contains { $0.name == IgnoreRules.fileName }
    return hasOwn ? rules.addingFile(in: folder.path) : rules
  }

  private func enter(
    _ path: String, _ entry: FolderEntry, from folder: SearchedFolder, _ found: inout FoundFiles
  ) -> SearchedFolder? {
    if entry.name == ".git" { return nil }
    if Self.isBundle(entry.name) {
      let reason = reason(toSkip: entry, in: folder)
      if entry.name.hasSuffix(".xcodeproj"), !folder.isSkipped, [nil, .ignored].contains(reason) {
        found.parts[.xcodeProject, default: []].append(path)
        // A generated project, as of XcodeGen, may differ on another machine.
        if reason == .ignored { found.ignoredProjects.insert(path) }
      }
      return nil
    }
    var inner = folder
    inner.path = path
    let status = folder.rules.status(of: entry.name, isFolder: true)
    inner.rules = folder.rules.entering(entry.name, isIgnored: status == .keptForTracked)
    if !folder.isInDataSet, entry.name.hasSuffix(".dataset") { inner.origin = .dataSet }
    if !folder.isSkipped, let reason = reason(toSkip: entry, in: folder) {
      found.skipped.append(.init(path: path, reason: reason))
      inner.isSkipped = true
    }
    if inner.isSkipped, isIncluded == nil { return nil }
    inner.isCatalog =
      entry.name.hasSuffix(".xcassets") && (!inner.isSkipped || isIncluded?(path) == true)
    return inner
  }

  private func addDocument(
    _ path: String, _ entry: FolderEntry, of folder: SearchedFolder, _ found: inout FoundFiles
  ) {
    if ExportManifest.listsData(at: path) { return }
    if let isIncluded, isIncluded(path) {
      found.jsonFiles.append(.init(path: path, origin: .included))
    } else if folder.isSkipped {
      return
    } else if let reason = reason(toSkip: entry, in: folder) {
      found.skipped.append(.init(path: path, reason: reason))
    } else {
      found.jsonFiles.append(.init(path: path, origin: folder.origin))
    }
  }

  /// Adds a file that apps are built from: a picture, source code, a manifest, or the folder of a pod.
  private func addPart(
    _ path: String, _ entry: FolderEntry, of folder: SearchedFolder, _ found: inout FoundFiles
  ) {
    guard !folder.isSkipped, !folder.exported.contains(path),
      let kind = FileName.split(entry.name).extension
    else { return }
    if kind == "podspec" { found.parts[.pod, default: []].append(folder.path) }
    if ProjectGenerator(rawValue: entry.name) != nil, reason(toSkip: entry, in: folder) == nil {
      found.parts[.manifest, default: []].append(path)
    }
    let isPicture = PictureHeader.Kind(extension: kind) != nil
    guard isPicture || Self.sourceKinds.contains(kind), reason(toSkip: entry, in: folder) == nil
    else { return }
    found.parts[isPicture ? .picture : .source, default: []].append(path)
  }

  private func reason(
    toSkip entry: FolderEntry, in folder: SearchedFolder
  ) -> FoundFiles.Skipped.Reason? {
    if entry.isHidden { return .hidden }
    let isFolder = entry.kind == .folder
    if isFolder, Self.buildFolders.contains(entry.name) { return .buildFolder }
    return folder.rules.status(of: entry.name, isFolder: isFolder) == .ignored ? .ignored : nil
  }
}

extension FoundFiles {
  fileprivate mutating func add(_ catalog: AssetCatalog) {
    failures += catalog.failures
    skipped += catalog.skipped
    jsonFiles += catalog.dataFiles.map { FoundFile(path: $0, origin: .dataSet) }
    catalogs.append(catalog)
  }

  /// Adds the files of a folder; of an excluded one, only those that apps are built from.
  fileprivate mutating func add(_ other: FoundFiles, ofExcluded isExcluded: Bool) {
    catalogs += other.catalogs
    for (part, paths) in other.parts { parts[part, default: []] += paths }
    ignoredProjects.formUnion(other.ignoredProjects)
    if isExcluded { return }
    jsonFiles += other.jsonFiles
    skipped += other.skipped
    failures += other.failures
  }
}

package struct FileChoice: Sendable {
  /// Patterns of files that count as documents in any folder and with any content.
  var included: [String]
  var excluded: [String]
  let heedsGitignore: Bool
  /// Whether patterns and recognition apply to named files as to found ones (`--force-exclude`).
  var forcesExclude: Bool

  package init(
    included: [String] = [], excluded: [String] = [], heedsGitignore: Bool = true,
    forcesExclude: Bool = false
  ) {
    self.included = included
    self.excluded = excluded
    self.heedsGitignore = heedsGitignore
    self.forcesExclude = forcesExclude
  }
}

/// The folder of a project contains an Xcode project, a workspace or a package.
extension FileSearch {
  static func isMarker(_ name: String) -> Bool { name == "Package.swift" || isBundle(name) }

  /// Only Xcode writes such a folder.
  private static func isBundle(_ name: String) -> Bool {
    name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
  }
}
