import ExpoBase

/// The rule for documents that belong together: EX702.
extension InspectionRun {
  /// Reports an exposition without entries and entries without an exposition, where every document
  /// around them was looked at.
  mutating func checkPairing() throws {
    var projects: [DocumentPath: [Int]] = [:]
    for (index, document) in documents.enumerated()
    where document.document.kind != nil
      && plan.searched.contains(DocumentPath(named: document.document.name))
    {
      projects[DocumentPath(named: pictures.root(of: document.document.name)), default: []].append(
        index)
    }
    for members in projects.values { try checkPairing(of: members) }
  }

  /// Checks the documents of a project, given by their indices.
  private mutating func checkPairing(of members: [Int]) throws {
    let kinds = members.map { documents[$0].document.kind ?? .entries }
    let groups = Pairing.groups(zip(members, kinds).map { (documents[$0].document.name, $1) })
    let isOfOneKind = Set(kinds).count == 1
    for group in groups where !group.isComplete {
      let document = documents[members[group.first]]
      // A document beside a whole exposition may be a test's; not one with pictures of its own.
      let isAlone = isOfOneKind || hasPictures(around: document)
      guard isAlone, isWhole(around: document), let file = file(of: document) else { continue }
      let missing: CatalogProblem.Incomplete =
        document.document.kind == .exposition ? .entries : .exposition
      findings.add(
        [CatalogProblem(.incompleteExposition(missing), at: .start(of: file))], to: file,
        document.policy.selection)
      if isOfOneKind { return }
    }
  }

  private func hasPictures(around document: PicturedDocument) -> Bool {
    guard let path = document.catalog else { return false }
    return plan.catalogs.contains { catalog in
      DocumentPath(named: catalog.path) == DocumentPath(named: path)
        && catalog.sets.contains { $0.kind == .image }
    }
  }

  private func isWhole(around document: PicturedDocument) -> Bool {
    !incomplete.contains(
      DocumentPath(named: document.catalog ?? FileName.folder(of: document.document.name)))
  }
}
