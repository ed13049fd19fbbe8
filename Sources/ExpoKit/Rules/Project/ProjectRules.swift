import ExpoBase

/// The rules for projects; the longer ones are in files of their own.
enum ProjectRules {
  static let ofDocuments: [@Sendable (ProjectFacts) -> [CatalogProblem]] = [
    conflictedProjects, secondDocuments, missingCounterparts, languageDifferences, swappedContents,
  ]

  /// The rules that need pictures, or what code names.
  static let ofPictures: [@Sendable (ProjectFacts) -> [CatalogProblem]] = [
    missingPictures, missingCatalogs, looseFiles, missingInCode, catalogsInNoTarget, ambiguousNames,
  ]

  static func problems(in facts: ProjectFacts) -> [CatalogProblem] {
    (facts.assets.areNone ? ofDocuments : ofPictures + ofDocuments).flatMap { $0(facts) }
  }

  /// EX113: the file of an Xcode project has conflict marks.
  private static func conflictedProjects(in facts: ProjectFacts) -> [CatalogProblem] {
    facts.conflicts.map { CatalogProblem(.conflictedProject, at: $0) }
  }

  /// EX610: source code names an asset or a file that its targets do not have.
  private static func missingInCode(in facts: ProjectFacts) -> [CatalogProblem] {
    facts.missingInCode.map { reference in
      let asset = reference.asset
      return CatalogProblem(
        .missingAsset(
          asset.kind, asset.name, nearest: reference.resolution.meant, reference.how),
        at: reference.location)
    }
  }
}
