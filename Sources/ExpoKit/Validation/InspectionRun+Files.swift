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
      let candidate = try workspace.candidate(file, excludesNamed: inspection.excludesNamed)
      if let candidate { candidates.append(candidate) } else { excluded.append(file.path) }
    }
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
      let place = Place(of: found, workspace)
      for file in found.jsonFiles {
        if let index = known[place.path(of: file.path)] {
          let origin = max(files[index].origin, file.origin)
          files[index] = FoundFile(path: files[index].path, origin: origin)
        } else {
          known[place.path(of: file.path)] = files.count
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
      let place = Place(of: found, workspace)
      let length = place.isOverlaid ? 0 : place.path.string.utf8.count
      let isOutside = AssetCatalog.path(around: found.path) == nil
      return (rank: (length, isOutside ? 1 : 0, offset), found: found)
    }
    return ranked.sorted { $0.rank < $1.rank }.map(\.found)
  }

  /// Where a search began, links resolved; what is read from the overlay is not looked for on disk.
  private struct Place {
    let path: DocumentPath
    let isOverlaid: Bool
    private let start: String

    init(of found: FoundFiles, _ workspace: Workspace) {
      start = found.path
      isOverlaid = workspace.overlay[DocumentPath(named: start)] != nil
      path = DocumentPath(
        named: isOverlaid ? FilePath.absolute(start) : FilePath.withoutLinks(start))
    }

    /// The path of something that was found, as if the search had begun here.
    func path(of found: String) -> DocumentPath {
      if start == "." { return DocumentPath(named: "\(path.string)/\(found)") }
      let rest = String(Substring(found.utf8.dropFirst(start.utf8.count)))
      return DocumentPath(named: path.string + rest)
    }
  }

  private mutating func findCatalogs() {
    var known: Set<DocumentPath> = []
    for found in outermostFirst {
      let place = Place(of: found, workspace)
      assetCatalogs += found.catalogs.filter { known.insert(place.path(of: $0.path)).inserted }
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
