/// EX113: the file of an Xcode project has conflict marks.
enum ConflictedProject {
  static func problems(in facts: ProjectFacts) -> [CatalogProblem] {
    facts.conflicts.map { CatalogProblem(.conflictedProject, at: $0) }
  }
}
