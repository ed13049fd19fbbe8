import ExpoBase

/// The rules for projects; the longer ones are in files of their own.
extension ProjectFacts {
  /// Those of all rules; without pictures, of the rules for documents alone.
  var problems: [CatalogProblem] {
    let ofDocuments = [
      conflictedProjects, secondDocuments, missingCounterparts, languageDifferences,
      swappedContents,
    ]
    if assets.areNone { return Array(ofDocuments.joined()) }
    let ofPictures = [
      missingPictures, missingCatalogs, looseFiles, missingAssets, catalogsInNoTarget,
      ambiguousNames,
    ]
    return Array((ofPictures + ofDocuments).joined())
  }

  /// EX113: the file of an Xcode project has conflict marks.
  private var conflictedProjects: [CatalogProblem] {
    conflicts.map { CatalogProblem(.conflictedProject, at: $0) }
  }

  /// EX610: source code names an asset or a file that its targets do not have.
  private var missingAssets: [CatalogProblem] {
    missingInCode.map { reference in
      let asset = reference.asset
      return CatalogProblem(
        .missingAsset(
          asset.kind, asset.name, nearest: reference.resolution.meant, reference.how),
        at: reference.location)
    }
  }
}
