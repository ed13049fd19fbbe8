/// EX601 and EX608: the name of a picture in an entry leads to none, or not exactly.
enum MissingPicture {
  static func problems(in facts: ProjectFacts) -> [CatalogProblem] {
    facts.documents.flatMap { document in
      ImageReference.problems(in: document.names, used: document.checked.used)
    }
  }
}

/// EX702: there is no catalog with the pictures of the entries of a project.
enum MissingCatalog {
  static func problems(in facts: ProjectFacts) -> [CatalogProblem] {
    guard case .automatic = facts.assets else { return [] }
    let first = facts.documents.first { document in
      document.kind == .entries && document.pictures == nil && document.isSearched
        && document.checked.policy.assets == nil
        && document.project.map { !$0.isAside(document.name) } ?? false
    }
    return first.map { [CatalogProblem(.noCatalog, at: .start(of: $0.name))] } ?? []
  }
}
