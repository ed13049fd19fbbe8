import ExpoBase

extension ProjectFacts {
  /// EX701: the exposition is in the document that is named after entries, and the other way round.
  var swappedContents: [CatalogProblem] {
    let documents = documents.filter { $0.isSearched && $0.kind != nil }
    guard documents.count == 2, let entries = documents.first(where: { $0.kind == .entries }),
      let exposition = documents.first(where: { $0.kind == .exposition }),
      exposition.isMisnamed, entries.isMisnamed
    else { return [] }
    return [CatalogProblem(.swapped(.whole(entries.name)), at: .start(of: exposition.name))]
  }
}

extension DocumentKind {
  /// The kind of document that a name in code suggests; nil if it suggests neither or both.
  init?(suggestedBy name: String) {
    let name = name.lowercased()
    let isOfEntries = ["item", "entr"].contains { name.contains($0) }
    let isOfExposition = ["expo", "fair"].contains { name.contains($0) }
    if isOfEntries == isOfExposition { return nil }
    self = isOfEntries ? .entries : .exposition
  }
}

extension ProjectFacts.Document {
  /// Whether it has a name of the other kind.
  var isMisnamed: Bool { DocumentKind(suggestedBy: nameInCode).map { $0 != kind } ?? false }
}
