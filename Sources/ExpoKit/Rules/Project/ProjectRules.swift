import ExpoJSON

/// The rules for projects; the longer ones are in files of their own.
extension ProjectFacts {
  /// The problems of all rules; without pictures, of the rules for documents only.
  var problems: [CatalogProblem] {
    var problems: [CatalogProblem] = []
    if assets != .none {
      problems += missingPictures + missingCatalogs + looseFiles
      problems += missingAssets + catalogsInNoTarget + ambiguousNames + ambiguousDataSets
    }
    problems += conflicts.map { CatalogProblem(.conflictedProject, at: $0) }
    problems += secondDocuments + missingCounterparts
    return problems + languageDifferences + swappedContents
  }

  /// EX610: source code names an asset or a file that its targets do not have.
  private var missingAssets: [CatalogProblem] {
    missingInCode.map { reference in
      let asset = reference.asset
      let kind = CatalogProblem.Kind.missingAsset(
        asset.kind, asset.name, nearest: reference.resolution.meant, reference.how)
      return CatalogProblem(kind, at: reference.location)
    }
  }

  /// EX705: no target contains the catalog; an error if the app lacks one of its data sets or pictures, and if
  /// git does not ignore the project.
  private var catalogsInNoTarget: [CatalogProblem] {
    let needed = Set(missingInCode.filter { $0.asset.kind == .set(.data) }.map(\.asset.name))
    let pictures = Set(documents.flatMap(\.otherNames).filter(\.resolution.isMissing).map(\.name))
    return catalogs.filter(\.isOutOfTargets).compactMap { catalog, _, _ in
      let isUsed =
        catalog.sets(.data).contains { needed.contains($0.name) }
        || catalog.sets(.image).contains { pictures.contains($0.name) }
      // A package leaves out the folders that it names on purpose.
      let folder = FileName.folder(of: project?.path(of: catalog.path) ?? "")
      if !isUsed, project?.targets.contains(where: { $0.leavesOut(folder) }) ?? false { return nil }
      let kind = CatalogProblem.Kind.catalogInNoTarget(
        FileName.last(of: catalog.path), isNeeded: isUsed && project?.ignored.isEmpty ?? true)
      return CatalogProblem(kind, at: .start(of: catalog.contentsPath))
    }
  }
}
