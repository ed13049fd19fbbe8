import ExpoBase

/// EX701: the exposition is in the document that is named after entries, and the other way round.
enum SwappedContents {
  static func problems(in facts: ProjectFacts) -> [CatalogProblem] {
    let documents = facts.documents.filter { $0.isSearched && $0.kind != nil }
    guard documents.count == 2, let entries = documents.first(where: { $0.kind == .entries }),
      let exposition = documents.first(where: { $0.kind == .exposition }),
      isMisnamed(exposition), isMisnamed(entries)
    else { return [] }
    return [CatalogProblem(.swapped(.whole(entries.name)), at: .start(of: exposition.name))]
  }

  /// Whether a document has a name of the other kind, and none of its own.
  static func isMisnamed(_ document: ProjectFacts.Document) -> Bool {
    let name = document.nameInCode.lowercased()
    let hasOneOf = { (words: [String]) in words.contains { name.contains($0) } }
    let (entries, exposition) = (hasOneOf(["item", "entr"]), hasOneOf(["expo", "fair"]))
    return document.kind == .entries ? exposition && !entries : entries && !exposition
  }
}
