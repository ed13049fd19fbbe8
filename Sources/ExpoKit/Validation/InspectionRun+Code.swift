import ExpoBase
import ExpoSystem

/// The rule for assets and files that source code names: EX610.
extension InspectionRun {
  /// Checks what the code of a project loads, and returns which of some names it mentions; code that
  /// was checked is only read for the names.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - names: The names of pictures to look for.
  ///   - documents: The kinds of its documents by the names that code has of them.
  /// - Returns: The names that it mentions.
  /// - Throws: An error if a configuration cannot be used.
  mutating func checkCode(
    of project: Project, _ names: Set<String>, documents: [String: [DocumentKind?]]
  ) throws -> Set<String> {
    let code = project.sources.map { (path: $0, searched: searchedPath($0)) }.filter { code in
      !documentPaths.contains(DocumentPath(named: code.searched ?? code.path))
        && (!names.isEmpty || code.searched.map { !checkedCode.contains($0) } ?? false)
    }
    let wanted = SourceNames.Wanted(names.union(documents.keys))
    let results = parallelMap(code.map(\.path), jobs: workspace.jobs) { [workspace] path in
      (try? workspace.readFound(path)).map { SourceNames(in: $0, wanted) }
    }
    let found = results.reduce(into: Set()) { $0.formUnion($1?.found ?? []) }
    // If code names a document of each kind, no other JSON file is one; one of an unknown kind counts.
    let kinds = Set(found.flatMap { documents[$0] ?? [] })
    let isWhole = kinds.count >= DocumentKind.allCases.count
    let outside = try setsOutOfTargets(of: project)
    var missing = 0
    for (path, result) in zip(code.map(\.searched), results) {
      guard let path, checkedCode.insert(path).inserted else { continue }
      let assets = (result?.assets ?? []).filter { asset in
        // Without any document only data sets are looked at.
        if documents.isEmpty { return asset.kind == .set(.data) }
        return asset.kind != .file || !isWhole
          || documents[FileName.split(asset.name).base] != nil
      }
      if !assets.isEmpty { try check(assets, in: path, of: project, outside, &missing) }
    }
    namedInCode.formUnion(found)
    return found
  }

  /// Catalogs by the kinds and names of their sets.
  private typealias CatalogsBySet = [NamedAsset.Kind: [String: DocumentPath]]

  /// The catalogs of a project of which it is reported that no target contains them.
  private mutating func setsOutOfTargets(of project: Project) throws -> CatalogsBySet {
    var sets: CatalogsBySet = [:]
    for catalog in project.catalogs where project.isOutOfTargets(catalog.path) {
      // A project around the folder was found by its absolute path.
      guard let catalog = catalogsByPath[FilePath.withoutLinks(catalog.path)],
        !pictures.projects.hasTarget(with: catalog.path)
      else { continue }
      let policy = try workspace.policy(for: catalog.contentsPath)
      guard !policy.isExcluded, policy.selection.includes(.catalogInNoTarget) else { continue }
      for set in catalog.sets { sets[.set(set.kind), default: [:]][set.name] = catalog.place }
    }
    return sets
  }

  /// The name by which code loads a document: of its data set, or of its file.
  static func name(of document: String) -> String {
    let folder = FileName.folder(of: document)
    return FileName.split(FileName.last(of: folder.hasSuffix(".dataset") ? folder : document)).base
  }

  /// A path of a project as a search found it; nil if none did.
  private func searchedPath(_ path: String) -> String? {
    for (found, place) in zip(searches, searchPlaces) where found.isFolder {
      if Project.isIn(found.path, path) { return path }
      // A project around the folder was found by its absolute path.
      guard path.hasPrefix("/"), Project.isIn(place, path) else { continue }
      return FileName.path(of: String(path.dropFirst(place.count + 1)), in: found.path)
    }
    return nil
  }

  private mutating func check(
    _ assets: [NamedAsset], in path: String, of project: Project, _ outside: CatalogsBySet,
    _ missing: inout Int
  ) throws {
    guard case .automatic = inspection.assets,
      let (bundle, isShared) = project.bundle(ofCode: path)
    else { return }
    let policy = try workspace.policy(for: path)
    if policy.isExcluded || policy.assets != nil { return }
    var problems: [CatalogProblem] = []
    for asset in assets {
      let index = pictures.assets(asset.kind, of: project, in: bundle)
      // A package without any may name those of its app.
      if index.isEmpty, project.isOfPackages(bundle) { continue }
      let resolution = index.resolve(asset.name, suggests: missing < Self.mostSuggestions)
      switch resolution {
      case .found, .fileName, .mismatch(_, isCase: false, _): continue
      // The project file may spell a file in another case than the disk.
      case .mismatch where asset.kind == .file: continue
      case .mismatch, .missing: if isShared, allNames.contains(asset.name) { continue }
      }
      // A catalog in no target is the finding.
      if let catalog = outside[asset.kind]?[asset.name] {
        if asset.kind == .set(.data) { neededCatalogs.insert(catalog) }
        continue
      }
      missing += 1
      problems.append(
        CatalogProblem(
          .missingAsset(asset.kind, asset.name, nearest: resolution.meant),
          at: DocumentLocation(file: path, bytes: asset.bytes, part: .file)))
      if asset.kind.isOfDocuments, policy.selection.includes(.missingAsset) {
        lostData.insert(DocumentPath(named: FilePath.withoutLinks(project.root)))
      }
    }
    if !problems.isEmpty, let file = try? workspace.readFound(path) {
      found.add(problems, to: file, policy.selection)
    }
  }
}
