import ExpoBase

extension ProjectFacts {
  /// EX704: a second document of a kind in one target; the first is the one that code names.
  ///
  /// If code names other documents, one that no code names gets a note.
  var secondDocuments: [CatalogProblem] {
    let documents = searched.filter { !fixtures.contains($0.nameInCode) }
    let problems = DocumentGroup.all(of: documents).filter { !$0.isOne }.flatMap { group in
      seconds(of: .exposition, group.expositions.sorted().map { documents[$0] })
        + seconds(of: .entries, group.entries.sorted().map { documents[$0] })
    }
    let known = Set(problems.map(\.location.file))
    return problems
      + documents.compactMap { document in
        guard unnamed?.contains(document.nameInCode) == true, !known.contains(document.name),
          let targets = targets(of: document),
          // A document in no target may belong to other code.
          !targets.isEmpty || project?.targets.isEmpty != false
        else { return nil }
        return CatalogProblem(.unnamedDocument(document.nameInCode), at: .start(of: document.name))
      }
  }

  /// In each target, the document of the lowest rank is the first; each later one is a problem.
  ///
  /// The rank: named by the code of the app, by other code such as that of tests, or by none; then in
  /// a target, or in none; then with a name of its own, or with that of a copy.
  private func seconds(of kind: DocumentKind, _ documents: [Document]) -> [CatalogProblem] {
    let loaded = Set(code.map(\.asset).filter(\.kind.isOfDocuments).map(\.base))
    // A document whose name extends another name, such as `items copy`, is a copy.
    let plain = documents.map(\.nameInCode).min { $0.utf8.count < $1.utf8.count } ?? ""
    let ranked = documents.compactMap { document in
      targets(of: document).map { targets in
        let name = document.nameInCode
        let rank =
          (loaded.contains(name) ? 0 : namedInCode.contains(name) ? 4 : 8)
          + (targets.isEmpty ? 2 : 0) + (name.contains(plain) && name != plain ? 1 : 0)
        return (document: document, targets: targets, rank: rank)
      }
    }.sorted { $0.rank < $1.rank }
    var firsts: [Int: DocumentLocation] = [:]
    var files: Set<DocumentPath> = []
    return ranked.compactMap { document, targets, _ -> CatalogProblem? in
      // Versions are one document; two files of a slot are another problem.
      guard files.insert(DocumentVersion.sharedPath(of: document.name)).inserted else { return nil }
      // A document in no target may be in any: its target is -1.
      let own = targets.isEmpty ? [-1] : targets
      let known = targets.isEmpty ? firsts.keys.sorted() : own + [-1]
      let first = known.lazy.compactMap { firsts[$0] }.first
      for target in own where firsts[target] == nil { firsts[target] = .whole(document.name) }
      return first.flatMap { first in
        let names = [FileName.inCode(of: first.file), document.nameInCode]
        // Code may load both.
        let known = unnamed == nil ? loaded.union(namedInCode) : loaded
        if names[0] != names[1], known.isSuperset(of: names) { return nil }
        return CatalogProblem(
          .secondDocument(kind, names: names.joined(separator: ", "), first: first),
          at: .start(of: document.name))
      }
    }
  }

  /// Empty if no project file is known; nil if only in tests, previews or documentation, or outside of
  /// all projects.
  private func targets(of document: Document) -> [Int]? {
    guard let project else { return [] }
    let name = document.name
    let targets = project.targets(with: name)
    let isOutside = copies.contains(DocumentPath(named: name)) && !project.isOutOfTargets(name)
    let isUnshipped = targets.isEmpty && (isOutside || project.isTestOrDocumentation(name))
    return isUnshipped || project.isOfTests(name) ? nil : targets
  }
}

extension DocumentGroup {
  /// The groups of documents of one project, all of a kind.
  static func all(of documents: [ProjectFacts.Document]) -> [DocumentGroup] {
    all(of: documents.compactMap { document in document.kind.map { (document.name, $0, "") } })
  }
}
