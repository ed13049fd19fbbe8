/// The rules for projects, each in a file of its own.
enum ProjectRules {
  /// What is wrong in a project.
  typealias Rule = @Sendable (ProjectFacts) -> [CatalogProblem]

  /// The rules for documents alone.
  static let ofDocuments: [Rule] = [
    ConflictedProject.problems, SecondDocument.problems, MissingCounterpart.problems,
    LanguageDifference.problems, SwappedContents.problems,
  ]

  /// The rules that need pictures, or what code names.
  static let ofPictures: [Rule] = [
    MissingPicture.problems, MissingCatalog.problems, LooseFiles.problems, MissingInCode.problems,
    CatalogInNoTarget.problems, AmbiguousName.problems,
  ]

  /// What all rules find in a project.
  static func problems(in facts: ProjectFacts) -> [CatalogProblem] {
    let hasPictures = if case .none = facts.assets { false } else { true }
    return (hasPictures ? ofPictures + ofDocuments : ofDocuments).flatMap { $0(facts) }
  }
}
