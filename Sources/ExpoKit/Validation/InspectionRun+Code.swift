import ExpoBase

/// The rule for assets that source code names: EX610.
extension InspectionRun {
  /// Checks what the code of a project loads, and returns which of some names it mentions; code that
  /// was checked is only read for the names.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - names: The names of pictures to look for.
  ///   - documents: The names of its documents.
  /// - Returns: The names that it mentions.
  /// - Throws: An error if a configuration cannot be used.
  mutating func checkCode(
    of project: Project, _ names: Set<String>, documents: Set<String>
  ) throws -> Set<String> {
    let code = project.sources.map { (path: $0, searched: searchedPath($0)) }.filter { code in
      !documentPaths.contains(DocumentPath(named: code.searched ?? code.path))
        && (!names.isEmpty || code.searched.map { !checkedCode.contains($0) } ?? false)
    }
    let wanted = SourceNames.Wanted(names.union(documents))
    let results = parallelMap(code.map(\.path), jobs: workspace.jobs) { [workspace] path in
      (try? workspace.readFound(path)).map { SourceNames(in: $0, wanted) }
    }
    let outside = project.catalogs.filter { project.isOutOfTargets($0.path) }
    let unreachable = Set(outside.flatMap(\.sets).filter { $0.kind != .data }.map(\.name))
    var (found, missing) = ([] as Set<String>, 0)
    for (path, result) in zip(code.map(\.searched), results) {
      found.formUnion(result?.found ?? [])
      guard let path, checkedCode.insert(path).inserted else { continue }
      // A catalog in no target is the finding; a data set is missing all the same. Without any
      // document only those are looked at.
      let assets = (result?.assets ?? []).filter {
        $0.kind == .data || !documents.isEmpty && !unreachable.contains($0.name)
      }
      if !assets.isEmpty { try check(assets, in: path, of: project, &missing) }
    }
    namedInCode.formUnion(found)
    return found
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
    _ assets: [NamedAsset], in path: String, of project: Project, _ missing: inout Int
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
      case .mismatch, .missing: if isShared, allNames.contains(asset.name) { continue }
      }
      missing += 1
      problems.append(
        CatalogProblem(
          .missingAsset(asset.kind, asset.name, nearest: resolution.meant),
          at: DocumentLocation(file: path, bytes: asset.bytes, part: .file)))
      if asset.kind == .data, policy.selection.includes(.missingAsset) {
        lostData.insert(DocumentPath(named: FilePath.withoutLinks(project.root)))
      }
    }
    if !problems.isEmpty, let file = try? workspace.readFound(path) {
      found.add(problems, to: file, policy.selection)
    }
  }
}
