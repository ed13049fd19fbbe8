/// EX702: an exposition without entries, or entries without an exposition; an error if code loads two of
/// them.
enum MissingCounterpart {
  static func problems(in facts: ProjectFacts) -> [CatalogProblem] {
    let all = facts.documents.filter(\.isSearched)
    let documents = all.filter { $0.kind != nil }
    let isOfOneKind = Set(documents.map(\.kind)).count == 1
    // What is of no kind may be the document that is missing.
    if isOfOneKind, documents.count < all.count { return [] }
    let others = isOfOneKind ? documents.dropFirst() : []
    let isLoaded =
      !others.isEmpty && documents.count { facts.foundByCode(.data).contains($0.nameInCode) } > 1
    return DocumentGroup.all(of: documents).filter { !$0.isComplete }.compactMap { group in
      let document = documents[group.first]
      // A document beside a whole exposition may be a test's; not one with pictures of its own.
      let isAlone =
        isOfOneKind || hasPictures(around: document, facts) && !hasOther(document, facts)
      let kind = CatalogProblem.Kind.missingCounterpart(
        document.kind == .exposition ? .entries : .exposition,
        other: others.first.map { .whole($0.name) }, isLoaded: isLoaded)
      return isAlone ? CatalogProblem(kind, at: .start(of: document.name)) : nil
    }
  }

  private static func hasPictures(
    around document: ProjectFacts.Document, _ facts: ProjectFacts
  ) -> Bool {
    guard let place = document.checked.catalog else { return false }
    return facts.catalogs.contains {
      $0.catalog.place == place && !$0.catalog.sets(.image).isEmpty
    }
  }

  /// Whether a target that contains a document also contains one of the other kind.
  private static func hasOther(
    _ document: ProjectFacts.Document, _ facts: ProjectFacts
  ) -> Bool {
    facts.documents.contains { other in
      other.kind != nil && other.kind != document.kind
        && document.project?.hasTarget(with: document.name, and: other.name) ?? false
    }
  }
}
