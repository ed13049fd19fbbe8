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
  /// The catalogs by the kinds and names of their sets.
  private(set) var sets: [NamedAsset.Kind: [String: Set<DocumentPath>]] = [:]
  /// The candidates in folders that are not part of a catalog.
  let searched: Set<DocumentPath>
  /// The files and folders that patterns exclude.
  private(set) var excluded: [String] = []
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
    let whole = searches.filter { $0.isFolder && !$0.isInCatalog }
    searched = Set(whole.flatMap(\.jsonFiles).map { DocumentPath(named: $0.path) })
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

  /// The path of a project's file as a search found it; nil if no search contains it.
  func searchedPath(_ path: String) -> String? {
    for (found, folder) in zip(searches.filter(\.isFolder), folders) {
      if Project.isIn(found.path, path) { return path }
      // A project around the folder was found by its absolute path.
      guard path.hasPrefix("/"), Project.isIn(folder, path) else { continue }
      return FileName.path(of: String(path.dropFirst(folder.count + 1)), in: found.path)
    }
    return nil
  }

  /// The files of all searches, each once, in the order of paths.
  ///
  /// A file that was found and named counts as named. A file that was found under several paths keeps the
  /// path from the outermost folder, so that it is in the catalog that was found there.
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

  /// The searches with files of the overlay first, then those of outer folders, and catalogs before links to them.
  private func outermostFirst(_ workspace: Workspace) -> [FoundFiles] {
    let ranked = searches.enumerated().map { offset, found in
      let isOnDisk = workspace.overlay[DocumentPath(named: found.path)] == nil
      let length = isOnDisk ? workspace.identity(of: found.path).string.utf8.count : 0
      let isOutside = AssetCatalog.path(around: found.path) == nil
      return (rank: (length, isOutside ? 1 : 0, offset), found: found)
    }
    return ranked.sorted { $0.rank < $1.rank }.map(\.found)
  }

  private mutating func findCatalogs(of inspection: Inspection, _ workspace: Workspace) {
    var known: Set<DocumentPath> = []
    catalogs = outermostFirst(workspace).flatMap(\.catalogs).filter {
      known.insert(workspace.identity(of: $0.path)).inserted
    }
    let given = inspection.assets.path.map { DocumentPath($0).string }
    for path in inspection.catalogs + [given].compactMap(\.self) where path.hasSuffix(".xcassets") {
      // A catalog that cannot be read is reported where pictures are searched.
      guard known.insert(DocumentPath(named: FilePath.withoutLinks(path))).inserted,
        let catalog = try? AssetCatalog(at: path)
      else { continue }
      catalogs.append(catalog)
      failures += catalog.failures
    }
    catalogs = catalogs.sorted(byBytesOf: \.path)
    for catalog in catalogs {
      for set in catalog.sets {
        sets[.set(set.kind), default: [:]][set.name, default: []].insert(catalog.place)
      }
    }
  }

  /// The patterns that match none of the found files.
  ///
  /// Only patterns for folders that were searched as a whole are examined.
  private func unmatchedPatterns(_ policies: PolicyFinder) -> [UnmatchedPattern] {
    // The documents, the files of catalogs, and what was skipped.
    let all =
      candidates.map(\.path) + excluded + skipped.map(\.path) + catalogs.flatMap(\.files)
    return policies.patterns.flatMap { list -> [UnmatchedPattern] in
      let folder = FilePath.withoutLinks(list.folder)
      guard folders.contains(where: { Project.isIn($0, folder) }) else { return [] }
      // A nearest configuration applies only to files in its folder.
      let isNearest =
        if case .nearest = policies.source { list.configuration != nil } else { false }
      let own = isNearest ? all.filter { Project.isIn(list.folder, $0) } : all
      return list.patterns.unmatched(among: own).map {
        (pattern: $0, configuration: list.configuration)
      }
    }
  }
}
