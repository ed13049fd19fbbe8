import ExpoBase

/// The files of a run, found before any document is read.
struct RunFiles: Sendable {
  private(set) var searches: [FoundFiles] = []
  /// The paths of the searched folders without links.
  let folders: [String]
  /// The files to check, in the order of paths.
  private(set) var candidates: [Workspace.Candidate] = []
  /// The catalogs to check as a whole, in the order of paths.
  private(set) var catalogs: [AssetCatalog] = []
  /// The catalogs that have a set, by its kind and name.
  private(set) var catalogsOfSets: [NamedAsset.Kind: [String: Set<DocumentPath>]] = [:]
  /// The JSON files of the searched folders that are not part of a catalog.
  let searched: Set<DocumentPath>
  /// The files and folders that patterns exclude.
  private(set) var excluded: [String] = []
  /// The patterns that match none of the found files.
  private(set) var unmatched: [UnmatchedPattern] = []
  private(set) var failures: [FileError] = []

  /// - Throws: ``ConfigurationError`` or ``FileError`` if a configuration cannot be used.
  init(of inspection: Inspection, at paths: [DocumentPath], _ workspace: inout Workspace) throws {
    for path in paths {
      do {
        searches.append(try workspace.search(path))
        failures += searches[searches.count - 1].failures
      } catch let error as FileError {
        failures.append(error)
      }
    }
    folders = searches.filter(\.isFolder).map { FilePath.withoutLinks($0.path) }
    let plainFolders = searches.filter { $0.isFolder && !$0.isInCatalog }
    searched = Set(plainFolders.flatMap(\.jsonFiles).map { DocumentPath(named: $0.path) })
    for file in foundFiles(workspace) {
      if let candidate = try workspace.candidate(file) {
        candidates.append(candidate)
      } else {
        excluded.append(file.path)
      }
    }
    excluded += searches.flatMap(\.excluded)
    findCatalogs(of: inspection, workspace)
    unmatched = unmatchedPatterns(workspace.policies)
  }

  var skipped: [FoundFiles.Skipped] { searches.flatMap(\.skipped) }

  /// The path of a project's file from the searched folder that contains it; nil if no folder does.
  func searchedPath(_ path: String) -> String? {
    for (search, folder) in zip(searches.filter(\.isFolder), folders) {
      if Project.isIn(search.path, path) { return path }
      // A project around the folder was found by its absolute path.
      guard path.hasPrefix("/"), Project.isIn(folder, path) else { continue }
      return FileName.path(of: String(path.dropFirst(folder.count + 1)), in: search.path)
    }
    return nil
  }

  /// The files of all searches, each once, in the order of paths.
  ///
  /// A file that was both found in a folder and named counts as named. A file that was found under several paths keeps
  /// the path from the outermost folder, so that it is in the catalog that was found there.
  private func foundFiles(_ workspace: Workspace) -> [FoundFile] {
    if searches.count == 1 { return searches[0].jsonFiles }
    var files: [DocumentPath: FoundFile] = [:]
    for file in outermostFirst(workspace).flatMap(\.jsonFiles) {
      let identity = workspace.identity(of: file.path)
      let first = files[identity] ?? file
      files[identity] = FoundFile(path: first.path, origin: max(first.origin, file.origin))
    }
    return files.values.sorted(byBytesOf: \.path)
  }

  /// The searches in the order in which they give files their paths: first those of files in the overlay, then those
  /// of outer folders, and a path in a catalog before a link to it.
  private func outermostFirst(_ workspace: Workspace) -> [FoundFiles] {
    let ranked = searches.enumerated().map { offset, search in
      let isOnDisk = workspace.overlay[DocumentPath(named: search.path)] == nil
      let length = isOnDisk ? workspace.identity(of: search.path).string.utf8.count : 0
      let isOutsideCatalogs = AssetCatalog.path(around: search.path) == nil
      return (rank: (length, isOutsideCatalogs ? 1 : 0, offset), search: search)
    }
    return ranked.sorted { $0.rank < $1.rank }.map(\.search)
  }

  /// Collects the catalogs that were found, then those that the inspection names.
  private mutating func findCatalogs(of inspection: Inspection, _ workspace: Workspace) {
    var known: Set<DocumentPath> = []
    catalogs = outermostFirst(workspace).flatMap(\.catalogs).filter {
      known.insert(workspace.identity(of: $0.path)).inserted
    }
    let given = inspection.assets.path.map { DocumentPath($0).string }
    for path in inspection.catalogs + [given].compactMap(\.self) where path.hasSuffix(".xcassets") {
      // The search for pictures reports a catalog that cannot be read.
      guard known.insert(DocumentPath(named: FilePath.withoutLinks(path))).inserted,
        let catalog = try? AssetCatalog(at: path)
      else { continue }
      catalogs.append(catalog)
      failures += catalog.failures
    }
    catalogs = catalogs.sorted(byBytesOf: \.path)
    for catalog in catalogs {
      for set in catalog.sets {
        catalogsOfSets[.set(set.kind), default: [:]][set.name, default: []].insert(
          catalog.documentPath)
      }
    }
  }

  /// The patterns that match none of the found files; only those for folders that were searched as a whole.
  private func unmatchedPatterns(_ policies: PolicyFinder) -> [UnmatchedPattern] {
    let all =
      candidates.map(\.path) + excluded + skipped.map(\.path) + catalogs.flatMap(\.files)
    return policies.patterns.flatMap { list -> [UnmatchedPattern] in
      let folder = FilePath.withoutLinks(list.folder)
      guard folders.contains(where: { Project.isIn($0, folder) }) else { return [] }
      // A configuration that was found nearest to its files applies only in its folder.
      let isNearest =
        if case .nearest = policies.source { list.configuration != nil } else { false }
      let own = isNearest ? all.filter { Project.isIn(list.folder, $0) } : all
      return list.patterns.unmatched(among: own).map {
        (pattern: $0, configuration: list.configuration)
      }
    }
  }
}
