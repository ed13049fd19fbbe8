import ExpoBase

extension ProjectRules {
  /// EX701: the exposition is in the document that is named after entries, and the other way round.
  static func swappedContents(in facts: ProjectFacts) -> [CatalogProblem] {
    let documents = facts.documents.filter { $0.isSearched && $0.kind != nil }
    guard documents.count == 2, let entries = documents.first(where: { $0.kind == .entries }),
      let exposition = documents.first(where: { $0.kind == .exposition }),
      isMisnamed(exposition), isMisnamed(entries)
    else { return [] }
    return [CatalogProblem(.swapped(.whole(entries.name)), at: .start(of: exposition.name))]
  }

  /// Nil if the name suggests neither kind or both.
  static func kind(named name: String) -> DocumentKind? {
    let name = name.lowercased()
    let isOfEntries = ["item", "entr"].contains { name.contains($0) }
    let isOfExposition = ["expo", "fair"].contains { name.contains($0) }
    return isOfEntries == isOfExposition ? nil : isOfEntries ? .entries : .exposition
  }

  /// Whether a document has a name of the other kind.
  static func isMisnamed(_ document: ProjectFacts.Document) -> Bool {
    kind(named: document.nameInCode).map { $0 != document.kind } ?? false
  }
}
