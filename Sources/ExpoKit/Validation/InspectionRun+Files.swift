import ExpoBase

/// Finding the files of a run, before any document is read.
extension InspectionRun {
  /// Finds the files of paths.
  ///
  /// - Throws: ``ConfigurationError`` or ``FileError`` if a configuration cannot be used.
  mutating func findFiles(at paths: [DocumentPath]) throws {
    for path in paths {
      do {
        let found = try workspace.search(path)
        searchFailures += found.failures
        searches.append(found)
      } catch let error as FileError {
        searchFailures.append(error)
      }
    }
    searchPlaces = searches.map { FilePath.withoutLinks($0.path) }
    for found in searches where found.isFolder && AssetCatalog.path(around: found.path) == nil {
      searched.formUnion(found.jsonFiles.lazy.map { DocumentPath(named: $0.path) })
    }
    for file in foundFiles {
      if let candidate = try workspace.candidate(file) {
        candidates.append(candidate)
      } else {
        excluded.append(file.path)
      }
    }
    excluded += searches.flatMap(\.excluded)
    findCatalogs()
    unmatched = unmatchedPatterns()
  }

  /// The files that the searches found, each once, in the order of paths.
  ///
  /// A file that was also named counts as named. One that was found under several paths keeps the
  /// path from the outermost folder, so that it is in the catalog that was found there.
  private var foundFiles: [FoundFile] {
    guard searches.count > 1 else { return searches.flatMap(\.jsonFiles) }
    var files: [FoundFile] = []
    var known: [DocumentPath: Int] = [:]
    for found in outermostFirst {
      for file in found.jsonFiles {
        let identity = workspace.identity(of: file.path)
        if let index = known[identity] {
          let origin = max(files[index].origin, file.origin)
          files[index] = FoundFile(path: files[index].path, origin: origin)
        } else {
          known[identity] = files.count
          files.append(file)
        }
      }
    }
    return files.sorted(byBytesOf: \.path)
  }

  /// The searches, those of files in the overlay first, then those of the folders with the shortest
  /// paths; of one file, a path in its catalog comes before a link to it from outside.
  private var outermostFirst: [FoundFiles] {
    let ranked = searches.enumerated().map { offset, found in
      let isOnDisk = workspace.overlay[DocumentPath(named: found.path)] == nil
      let length = isOnDisk ? workspace.identity(of: found.path).string.utf8.count : 0
      let isOutside = AssetCatalog.path(around: found.path) == nil
      return (rank: (length, isOutside ? 1 : 0, offset), found: found)
    }
    return ranked.sorted { $0.rank < $1.rank }.map(\.found)
  }

  private mutating func findCatalogs() {
    var known: Set<DocumentPath> = []
    for catalog in outermostFirst.flatMap(\.catalogs)
    where known.insert(workspace.identity(of: catalog.path)).inserted {
      assetCatalogs.append(catalog)
    }
    var given = inspection.catalogs
    if case .path(let path) = inspection.assets { given.append(FilePath.trimmed(path)) }
    for path in given
    where path.hasSuffix(".xcassets")
      && known.insert(DocumentPath(named: FilePath.withoutLinks(path))).inserted
    {
      // What cannot be read is reported where pictures are looked for.
      if let catalog = try? AssetCatalog(at: path) {
        assetCatalogs.append(catalog)
        searchFailures += catalog.failures
      }
    }
    assetCatalogs.sort(byBytesOf: \.path)
  }
}
