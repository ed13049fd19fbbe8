import ExpoBase

/// The rule for assets that source code names: EX610.
extension InspectionRun {
  /// Checks what the code of a project loads, and returns which of some names it mentions.
  mutating func checkCode(of project: Project, _ names: Set<String>) throws -> Set<String> {
    let checked = Set(documents.map { DocumentPath(named: $0.name) })
    let paths = project.sources.filter {
      !checked.contains(DocumentPath(named: $0)) && (!names.isEmpty || isSearched($0))
    }
    checkedCode += paths.filter(isSearched)
    let wanted = SourceNames.Wanted(names)
    let results = parallelMap(paths, jobs: workspace.jobs) { [workspace] path in
      (try? workspace.readFound(path)).map { SourceNames(in: $0, wanted) }
    }
    let outside = project.catalogs.filter { project.isOutOfTargets($0.path) }
    let unreachable = Set(outside.flatMap(\.sets).filter { $0.kind != .data }.map(\.name))
    var (found, missing) = ([] as Set<String>, 0)
    for (path, result) in zip(paths, results) {
      found.formUnion(result?.found ?? [])
      // A catalog in no target is the finding; a data set is missing all the same.
      let assets =
        result?.assets.filter { $0.kind == .data || !unreachable.contains($0.name) } ?? []
      if !assets.isEmpty { try check(assets, in: path, of: project, &missing) }
    }
    return found
  }

  private func isSearched(_ path: String) -> Bool {
    searches.contains { $0.isFolder && Project.isIn($0.path, path) }
  }

  private mutating func check(
    _ assets: [NamedAsset], in path: String, of project: Project, _ missing: inout Int
  ) throws {
    guard case .automatic = inspection.assets, isSearched(path),
      let (bundle, isShared) = project.bundle(ofCode: path)
    else { return }
    let policy = try workspace.policy(for: path)
    if policy.isExcluded || policy.assets != nil { return }
    var problems: [CatalogProblem] = []
    for asset in assets {
      let index = pictures.assets(asset.kind, of: project, in: bundle)
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
        lostData.insert(DocumentPath(named: project.root))
      }
    }
    if !problems.isEmpty, let file = try? workspace.readFound(path) {
      found.add(problems, to: file, policy.selection)
    }
  }
}
