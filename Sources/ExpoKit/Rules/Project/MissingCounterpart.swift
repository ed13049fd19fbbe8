/// The rules for the two kinds of documents, which belong together: EX701 and EX702.
extension ProjectFacts {
  /// EX702: a document without one of the other kind; an error if code loads two documents.
  var missingCounterparts: [CatalogProblem] {
    var documents = searched
    let isOfOneKind = Set(documents.map(\.kind)).count == 1
    // A document of unknown kind may be the missing one.
    if isOfOneKind, self.documents.contains(where: { $0.isSearched && $0.kind == nil }) {
      return []
    }
    // A document with a name of the other kind has the wrong content.
    if isOfOneKind, let wrong = documents.firstIndex(where: \.isMisnamed) {
      documents.swapAt(0, wrong)
    }
    let other = isOfOneKind ? documents.dropFirst().first?.name : nil
    let loaded = Set(foundByCode.filter(\.kind.isOfDocuments).map(\.base))
    // Code may load a file that is named after the missing kind.
    let isNamed = loaded.contains { name in
      DocumentKind(suggestedBy: name).map { $0 != documents.first?.kind } ?? false
    }
    let isLoaded =
      isOfOneKind && (isNamed || documents.count { loaded.contains($0.nameInCode) } > 1)
    let incomplete = DocumentGroup.all(of: documents).filter { !$0.isComplete }
    let withPictures = catalogs.map(\.catalog).filter { !$0.sets(.image).isEmpty }.map(
      \.documentPath)
    // A document beside a whole exposition may be a test's; not one with pictures of its own.
    let alone = incomplete.map { documents[$0.all[0]] }.filter {
      !copies.contains(DocumentPath(named: $0.name))
        && (isOfOneKind || $0.catalog.map(withPictures.contains) ?? false && !hasOther($0))
    }
    return alone.map { $0.lackingCounterpart(other, isLoaded: isLoaded) }
      + misnamedVersions(of: documents).map {
        $0.lackingCounterpart(nil, isLoaded: loaded.contains($0.nameInCode))
      }
  }

  /// Versions whose content is of the other kind than their name and than other versions.
  private func misnamedVersions(of documents: [Document]) -> [Document] {
    let languages = documents.filter { DocumentVersion.isLocalized($0.name) }
    let versions = Dictionary(grouping: languages) { DocumentVersion.sharedPath(of: $0.name) }
      .values
    return versions.filter { Set($0.map(\.kind)).count > 1 }.joined().filter(\.isMisnamed)
  }

  /// Whether a target that contains a document also contains one of the other kind.
  private func hasOther(_ document: Document) -> Bool {
    let targets = project?.targets(with: document.name) ?? []
    return documents.contains { other in
      other.kind != nil && other.kind != document.kind
        && !(project?.targets(with: other.name) ?? []).filter(targets.contains).isEmpty
    }
  }

  /// EX701: the exposition is in the document that is named after entries, and the other way round.
  var swappedContents: [CatalogProblem] {
    let documents = searched
    guard documents.count == 2, documents.allSatisfy(\.isMisnamed),
      let entries = documents.first(where: { $0.kind == .entries }),
      let exposition = documents.first(where: { $0.kind == .exposition })
    else { return [] }
    return [CatalogProblem(.swapped(.whole(entries.name)), at: .start(of: exposition.name))]
  }
}

extension ProjectFacts.Document {
  /// Whether it has a name of the other kind.
  fileprivate var isMisnamed: Bool {
    DocumentKind(suggestedBy: nameInCode).map { $0 != kind } ?? false
  }

  /// `other` is the name of another document of its kind.
  fileprivate func lackingCounterpart(_ other: String?, isLoaded: Bool) -> CatalogProblem {
    let missing: DocumentKind = kind == .exposition ? .entries : .exposition
    return CatalogProblem(
      .missingCounterpart(missing, other: other.map(DocumentLocation.whole), isLoaded: isLoaded),
      at: .start(of: name))
  }
}
