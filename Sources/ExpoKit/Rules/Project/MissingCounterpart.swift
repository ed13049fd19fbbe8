extension ProjectFacts {
  /// EX702: a document without one of the other kind; an error if code loads two documents.
  var missingCounterparts: [CatalogProblem] {
    let all = self.documents.filter(\.isSearched)
    var documents = all.filter { $0.kind != nil }
    let isOfOneKind = Set(documents.map(\.kind)).count == 1
    // A document of unknown kind may be the missing one.
    if isOfOneKind, documents.count < all.count { return [] }
    // A document with a name of the other kind has the wrong content.
    if isOfOneKind, let wrong = documents.firstIndex(where: \.isMisnamed) {
      documents.swapAt(0, wrong)
    }
    let others = isOfOneKind ? documents.dropFirst() : []
    let loaded = documentsFoundByCode
    // Code may load a file that is named after the missing kind.
    let isNamed = loaded.contains { name in
      DocumentKind(suggestedBy: name).map { $0 != documents.first?.kind } ?? false
    }
    let isLoaded =
      isOfOneKind && (isNamed || documents.count { loaded.contains($0.nameInCode) } > 1)
    let incomplete = DocumentGroup.all(of: documents).filter { !$0.isComplete }
    let problems = incomplete.compactMap { group -> CatalogProblem? in
      let document = documents[group.all[0]]
      // A document beside a whole exposition may be a test's; not one with pictures of its own.
      let isAlone =
        isOfOneKind || hasPictures(around: document) && !hasOther(document)
      let kind = CatalogProblem.Kind.missingCounterpart(
        document.kind == .exposition ? .entries : .exposition,
        other: others.first.map { .whole($0.name) }, isLoaded: isLoaded)
      return isAlone ? CatalogProblem(kind, at: .start(of: document.name)) : nil
    }
    return problems + languages(of: documents, loaded)
  }

  /// Versions whose content is of the other kind than their name and than other versions.
  private func languages(of documents: [Document], _ loaded: Set<String>) -> [CatalogProblem] {
    let languages = documents.filter { $0.name.contains(".lproj/") }
    let versions = Dictionary(grouping: languages) { DocumentVersion.place(of: $0.name) }.values
    let mixed = versions.filter { Set($0.map(\.kind)).count > 1 }.joined()
    return mixed.filter(\.isMisnamed).map { document in
      let kind = CatalogProblem.Kind.missingCounterpart(
        document.kind == .exposition ? .entries : .exposition,
        isLoaded: loaded.contains(document.nameInCode))
      return CatalogProblem(kind, at: .start(of: document.name))
    }
  }

  private func hasPictures(around document: Document) -> Bool {
    guard let place = document.checked.catalog else { return false }
    return catalogs.contains { $0.catalog.place == place && !$0.catalog.sets(.image).isEmpty }
  }

  /// Whether a target that contains a document also contains one of the other kind.
  private func hasOther(_ document: Document) -> Bool {
    documents.contains { other in
      other.kind != nil && other.kind != document.kind
        && document.project?.hasTarget(with: document.name, and: other.name) ?? false
    }
  }
}
