import ExpoBase

extension ProjectFacts {
  /// EX705: an error if the catalog has what the app lacks, a data set that code loads or the
  /// picture of an entry, and if every machine has the project.
  var catalogsInNoTarget: [CatalogProblem] {
    let needed = Set(
      missingInCode.filter { $0.asset.kind == .set(.data) }.map(\.asset.name))
    let pictures = Set(
      documents.flatMap(\.names).filter { $1.isMissing }.map(\.0.name))
    return catalogs.filter(\.isOutOfTargets).compactMap { found in
      let (catalog, project) = (found.catalog, found.project)
      let isUsed =
        catalog.sets(.data).contains { needed.contains($0.name) }
        || catalog.sets(.image).contains { pictures.contains($0.name) }
      // A package leaves out the folders that it names on purpose.
      if !isUsed, project?.leavesOutFolder(of: catalog.path) ?? false { return nil }
      return CatalogProblem(
        .catalogInNoTarget(
          FileName.last(of: catalog.path), isNeeded: isUsed && project?.ignored.isEmpty ?? true),
        at: .start(of: catalog.contentsPath))
    }
  }
}
