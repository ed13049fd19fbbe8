import ExpoBase

/// EX701: the exposition is in the document that is named after entries, and the other way round.
enum SwappedContents {
  static func problems(in facts: ProjectFacts) -> [CatalogProblem] {
    let documents = facts.documents.filter { $0.isSearched && $0.kind != nil }
    guard documents.count == 2, let entries = documents.first(where: { $0.kind == .entries }),
      let exposition = documents.first(where: { $0.kind == .exposition }),
      isNamed(exposition, ["item", "entr"]), isNamed(entries, ["expo", "fair"]),
      !isNamed(exposition, ["expo", "fair"]), !isNamed(entries, ["item", "entr"])
    else { return [] }
    return [CatalogProblem(.swapped(.whole(entries.name)), at: .start(of: exposition.name))]
  }

  private static func isNamed(_ document: ProjectFacts.Document, _ words: [String]) -> Bool {
    words.contains { document.nameInCode.lowercased().contains($0) }
  }
}
